import type { AssignedPurpose, AssignmentLine, Impact } from '#contract/finance/assignments.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { stale } from '../../kit/revision/stale.ts';
import { writeAudit } from '../../platform/audit.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/uniqueViolation.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound, Problem } from '../../platform/problem.ts';
import { impactOf } from './impact.ts';
import { FAILED, type Kind } from './policy.ts';
import { linesOf } from './rules.ts';
import { assignableFees, assignmentById } from './sql/reading.ts';
import { clearLines, insertDraft, insertLines, insertNextVersion, removeDraft, touchDraft } from './sql/writing.ts';

interface Drafted {
  readonly group: unknown;
  readonly lines: readonly AssignmentLine[];
}

/** @throws Problem 409 where the group has a draft, 422 for a wrong group or line */
export async function draft(
  platform: Platform,
  kind: Kind,
  { group, lines }: Drafted,
  by: By,
): Promise<{ id: number }> {
  const { purpose, answers } = readGroup(platform, kind, group);
  const { sessionId, studentTypeId, programmeId, departmentId, levelId, entrySessionId, residence, tag, genderId } =
    answers;
  const refusal = kind.refuses(studentTypeId);
  if (refusal) throw mistakeAt('/studentTypeId', refusal, FAILED);
  return platform.database
    .transaction(async (tx) => {
      await requireLines(tx, purpose, lines);
      const [made] = await insertDraft(tx, {
        purpose,
        sessionId,
        studentTypeId,
        programmeId: programmeId ?? null,
        departmentId: departmentId ?? null,
        levelId: levelId ?? null,
        entrySessionId: entrySessionId ?? null,
        isIndigene: residence === undefined ? null : residence === 'Indigenes',
        tag: tag ?? null,
        genderId: genderId ?? null,
        actor: actorOf(by.user),
      });
      await insertLines(tx, { id: made!.id, lines });
      await audit(platform, tx, by, 'fees-drafted', made!.id, { purpose, lines });
      return { id: made!.id };
    })
    .catch(alreadyDrafted);
}

/** By the words of the forms. */
export const KINDS = {
  'Sundry fees': 'sundry',
  'Development levy': 'development',
  'Change of degree': 'change-of-degree',
} as const satisfies Readonly<Record<string, AssignedPurpose>>;

function readGroup(platform: Platform, kind: Kind, group: unknown) {
  if (kind.purpose !== 'sundry')
    return { purpose: kind.purpose, answers: judgeForm(platform, 'fee-group', group, FAILED) };
  const answers = judgeForm(platform, 'sundry-fee-group', group, FAILED);
  return { purpose: KINDS[answers.kind], answers };
}

interface Revised {
  readonly lines: readonly AssignmentLine[];
  readonly revision: number;
}

/** The lines of a draft change; what is published gets its next version. @throws Problem 409 where it was changed since that revision */
export async function revise(
  platform: Platform,
  id: number,
  { lines, revision }: Revised,
  by: By,
  isOf: (purpose: string) => boolean,
): Promise<{ id: number; revision: number; impact: Impact }> {
  return platform.database
    .transaction(async (tx) => {
      const [found] = await assignmentById(tx, { id });
      if (!found || !isOf(found.purpose)) throw notFound('There is no such fee assignment');
      if (found.revision !== revision || found.state === 'replaced') throw await stale(tx, 'fee_assignment', id);
      await requireLines(tx, found.purpose, lines);
      const isDraft = found.state === 'draft';
      const actor = actorOf(by.user);
      const target = isDraft ? id : (await insertNextVersion(tx, { id, actor }))[0]!.id;
      if (isDraft && (await touchDraft(tx, { id, revision, actor })).length === 0)
        throw await stale(tx, 'fee_assignment', id);
      await clearLines(tx, { id: target });
      await insertLines(tx, { id: target, lines });
      await audit(platform, tx, by, 'fees-drafted', target, { before: linesOf(found), after: lines });
      const [drafted] = await assignmentById(tx, { id: target });
      return { id: target, revision: drafted!.revision, impact: await impactOf(platform, tx, [drafted!], false) };
    })
    .catch(alreadyDrafted);
}

export async function discard(platform: Platform, id: number, by: By): Promise<void> {
  await platform.database.transaction(async (tx) => {
    const [found] = await assignmentById(tx, { id });
    if (!found) throw notFound('There is no such fee assignment');
    if ((await removeDraft(tx, { id })).length === 0)
      throw new Problem(409, 'This is published, and stays. Change it, or publish it without fees', { title: FAILED });
    await audit(platform, tx, by, 'fee-draft-discarded', id, { lines: linesOf(found) });
  });
}

/** Each fee once, of this purpose and offered; what may be chosen is a sundry fee. */
async function requireLines(tx: Queryable, purpose: string, lines: readonly AssignmentLine[]): Promise<void> {
  const fees = await assignableFees(tx, { purpose });
  lines.forEach(({ feeId, isOffered }, index) => {
    const at = `/lines/${index}`;
    if (!fees.some(({ id }) => id === feeId)) throw mistakeAt(at, 'please select one of the fees', FAILED);
    if (lines.findIndex((line) => line.feeId === feeId) < index)
      throw mistakeAt(at, 'this fee is there already', FAILED);
    if (isOffered && purpose !== 'sundry') throw mistakeAt(at, 'only sundry fees can be offered', FAILED);
  });
}

export async function audit(
  { now }: Platform,
  tx: Queryable,
  { user, ip }: By,
  action: string,
  id: number,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  const actor = actorOf(user);
  await writeAudit(tx, { at: now(), actor, action, subjectKind: 'fee_assignment', subjectId: String(id), detail, ip });
}

function alreadyDrafted(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  throw new Problem(409, 'There is a draft for this group already. Open it from the list of drafts', { title: FAILED });
}
