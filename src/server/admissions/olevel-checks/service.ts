import type { confirmOLevel, OLevelDetails, OLevelSitting, verifyOLevel } from '#contract/admissions/olevel-checks.ts';
import type { Body } from '#contract/kit/endpoint.ts';
import { isSameResult, type Graded } from '#rules/admissions/oLevelCheck.ts';
import type { ListedSitting } from '#rules/admissions/wideOLevel.ts';
import { NORMALISERS } from '#rules/normalisers.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { stale } from '../../kit/revision/stale.ts';
import { actorOf, type By, type User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Lookups } from '../../platform/lookups/lookups.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound, Problem } from '../../platform/problem.ts';
import { programmeName } from '../../platform/programmes/refusedProgrammes.ts';
import { lockChecks, sittingNow, sittingsOf, storeCheck, storeConfirmation } from './sql.ts';

const FAILED = 'Invalid Action!';

interface Claimed {
  readonly ExaminationTypeId?: number;
  readonly examNumber?: string;
  readonly examYear?: number;
  readonly examCenter?: string;
  readonly resultPin?: string;
  readonly resultSerialNumber?: string;
  readonly subjects?: readonly Graded[];
}

/** @throws Problem 404 where no submitted application has the number */
export async function detailsOf(platform: Platform, typed: string, user: User): Promise<OLevelDetails> {
  const rows = await sittingsOf(platform.database, { number: NORMALISERS.capitals(typed) });
  const [first] = rows;
  if (!first) throw notFound('No submitted application with an O-Level result has this number');
  return {
    applicationId: first.id,
    applicationNumber: first.applicationNumber,
    fullName: first.fullName,
    programme: programmeName(platform, first.programme),
    sittings: rows.map((row) => presentSitting(platform.lookups, row, user)),
  };
}

function presentSitting(lookups: Pick<Lookups, 'nameOf'>, row: RowOf<'olevel-sittings-of'>, user: User): OLevelSitting {
  const claimed = row.claimed as Claimed;
  const found = new Map(((row.found ?? []) as Graded[]).map(({ subjectId, gradeId }) => [subjectId, gradeId]));
  const listed = listedGrades(row.listed, claimed.examNumber);
  const gradeOf = (id: number) => lookups.nameOf('o-level-grades', id) ?? String(id);
  const state = row.state as OLevelSitting['state'];
  return {
    sitting: row.sitting,
    examType: examTypeOf(lookups, claimed.ExaminationTypeId),
    examNumber: claimed.examNumber ?? '',
    examYear: String(claimed.examYear ?? ''),
    examCenter: claimed.examCenter ?? '',
    resultPin: claimed.resultPin ?? '',
    resultSerialNumber: claimed.resultSerialNumber ?? '',
    subjects: (claimed.subjects ?? []).map(({ subjectId, gradeId }) => {
      const foundId = found.get(subjectId) ?? null;
      return {
        subjectId,
        subject: lookups.nameOf('o-level-subjects', subjectId) ?? String(subjectId),
        claimedId: gradeId,
        claimed: gradeOf(gradeId),
        foundId,
        found: foundId === null ? null : gradeOf(foundId),
        listed: listed.has(subjectId) ? gradeOf(listed.get(subjectId)!) : null,
      };
    }),
    state,
    evidence: row.evidence,
    checkedBy: row.checker,
    checkedAt: row.checkedAt?.toISOString() ?? null,
    confirmedBy: row.confirmer,
    revision: row.revision,
    may: [
      ...(state === 'awaited' || user.impersonatorId !== null ? [] : (['check'] as const)),
      ...(state === 'to-confirm' && row.checkedBy !== user.userId && user.impersonatorId === null
        ? (['confirm'] as const)
        : []),
    ],
  };
}

/** What JAMB has of the same examination number, by subjects. */
function listedGrades(sittings: unknown, examNumber = ''): ReadonlyMap<number, number> {
  const own = ((sittings ?? []) as readonly ListedSitting[]).find(
    (sitting) => examNumber !== '' && sitting.examNumber === examNumber.toUpperCase(),
  );
  return new Map(own?.subjects.map(({ subjectId, gradeId }) => [subjectId, gradeId]));
}

export const examTypeOf = (lookups: Pick<Lookups, 'nameOf'>, id: unknown): string =>
  lookups.nameOf('o-level-types', id) ?? '';

/** @throws Problem 409 when it was checked or corrected since, 422 for an awaited result or a difference that is none */
export async function check(platform: Platform, request: Body<typeof verifyOLevel>, { user, ip }: By): Promise<void> {
  const { evidence } = judgeForm(platform, 'olevel-evidence', { evidence: request.evidence.trim() }, FAILED);
  const { applicationId, sitting, verdict } = request;
  await platform.database.transaction(async (tx) => {
    const { state, claimed } = await seen(tx, request);
    if (state === 'awaited') throw new Problem(422, 'This result is still awaited', { title: FAILED });
    const subjects = (claimed as Claimed).subjects ?? [];
    if (verdict === 'differs' && isSameResult(subjects, request.found))
      throw mistakeAt('/found', 'please enter the grades that differ, or choose match', FAILED);
    await storeCheck(tx, {
      applicationId,
      sitting,
      claimed: claimed as object,
      found: verdict === 'silent' ? null : verdict === 'match' ? subjects : request.found,
      verdict,
      evidence,
      userId: user.userId,
      now: platform.now(),
      actor: actorOf(user),
      ip,
    });
  });
}

/** @throws Problem 403 for who found the difference, 409 when it was checked since or waits for nobody */
export async function confirm(
  platform: Platform,
  request: Body<typeof confirmOLevel>,
  { user, ip }: By,
): Promise<void> {
  await platform.database.transaction(async (tx) => {
    const { state, checkedBy } = await seen(tx, request);
    if (state !== 'to-confirm') throw new Problem(409, 'No difference waits to be confirmed', { title: FAILED });
    if (checkedBy === user.userId)
      throw new Problem(403, 'Another officer has to confirm what you found', { title: FAILED });
    const { applicationId, sitting, agrees } = request;
    await storeConfirmation(tx, {
      applicationId,
      sitting,
      agrees,
      userId: user.userId,
      now: platform.now(),
      actor: actorOf(user),
      ip,
    });
  });
}

async function seen(
  tx: Queryable,
  { applicationId, sitting, revision }: Pick<Body<typeof confirmOLevel>, 'applicationId' | 'sitting' | 'revision'>,
) {
  await lockChecks(tx, { applicationId });
  const [row] = await sittingNow(tx, { applicationId, sitting });
  if (!row) throw notFound('There is no such sitting');
  if (row.revision !== revision) throw await stale(tx, 'application', applicationId);
  return row;
}
