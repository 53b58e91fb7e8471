import resitSheet from '#work/resit-sheet.json' with { type: 'json' };
import { transition } from '#catalogue/workflow/transition.ts';
import type { decideResits, removeResit, ResitSheet, submitResits } from '#contract/academics/resits.ts';
import { RESITS } from '#contract/academics/states.ts';
import type { Body, Reply } from '#contract/kit/endpoint.ts';
import { gradedResit, type Graded } from '#rules/academics/grading.ts';
import { notify } from '../../communication/notifications/service.ts';
import { writeAudit } from '../../platform/audit.ts';
import { actorOf, type By, type User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalid, mistakeAt, notFound, Problem } from '../../platform/problem.ts';
import { judgeAgain } from '../registration/service.ts';
import { maySee, NOT_TAUGHT, ownRefusal, partOf, stepOf, type Part } from './policy.ts';
import { resitDigest, resitWork } from './resitWork.ts';
import { loadSheet, statusOf } from './sheet.ts';
import * as sql from './sql/resits.ts';
import { lockStandings } from './sql/standings.ts';
import { computeStandings } from './standings.ts';

type Found = RowOf<'resit-sheet'>;
type Mark = RowOf<'resit-marks'>;

const TITLE = 'Invalid Action!';
const NOT_DONE = 'Not done!';
const NONE = 'There are no such resits';

export const gradeText = ({ total, grade }: Pick<Graded, 'total' | 'grade'>): string => `${total} ${grade}`;

/** Who entered a mark of a resit approves none of its sheet. */
const partIn = async (db: Queryable, user: User, found: Found, marks: readonly Mark[]): Promise<Part | undefined> => {
  const part = await partOf(db, user, found);
  return part && { ...part, hasScored: marks.some(({ enteredBy }) => enteredBy === user.userId) };
};

interface Seen {
  readonly found: Found;
  readonly marks: readonly Mark[];
  readonly part: Part;
}

async function* seenBy(database: Queryable, user: User): AsyncGenerator<Seen> {
  for (const found of await sql.openResits(database)) {
    const marks = await sql.resitMarks(database, { sheetId: found.id });
    const part = await partIn(database, user, found, marks);
    if (part && maySee(part, found.state, user)) yield { found, marks, part };
  }
}

/** Those of the sheets that the user may see. */
export async function resitsFor({ database }: Platform, user: User): Promise<ResitSheet[]> {
  const shown: ResitSheet[] = [];
  for await (const seen of seenBy(database, user)) shown.push(await shownSheet(database, user, seen));
  return shown;
}

/** The codes of those whose next step is the user's, the lecturer's submission too. Their lines are not read. */
export async function resitsWaitingFor({ database }: Platform, user: User): Promise<string[]> {
  const codes = new Set<string>();
  for await (const { found, part } of seenBy(database, user)) {
    const { submit, step } = await mayOf(database, user, found, part);
    if (submit || step !== null) codes.add(found.code);
  }
  return [...codes];
}

async function mayOf(db: Queryable, user: User, { id, state }: Found, part: Part): Promise<ResitSheet['may']> {
  const step = stepOf(resitSheet, state, part, user);
  const refusal = step && ownRefusal(part, step, await resitWork.barred(db, id, user));
  return {
    submit: state === RESITS.open && part.teaches && user.claims.has('marks'),
    step: refusal === null ? step : null,
    refusal,
  };
}

async function shownSheet(db: Queryable, user: User, { found, marks, part }: Seen): Promise<ResitSheet> {
  const { id, departmentCourseId, sessionId, code, title, session, state, returned } = found;
  const { lines } = await loadSheet(db, { departmentCourseId, sessionId });
  const markOf = new Map(marks.map(({ lineId, mark }) => [lineId, mark]));
  return {
    id,
    departmentCourseId,
    sessionId,
    code,
    title,
    session,
    state: state as ResitSheet['state'],
    status: statusOf(state),
    returned,
    digest: resitDigest(id, marks),
    lines: lines.flatMap((line) => {
      const mark = markOf.get(line.id);
      if (mark === undefined) return [];
      return {
        lineId: line.id,
        number: line.number,
        name: line.name,
        first: gradeText(line.result),
        mark: mark / 100,
        counted: gradeText(gradedResit(mark, line.rules)),
      };
    }),
    may: await mayOf(db, user, found, part),
  };
}

/** Locked, so that who uploads, submits and approves follow one another. @throws Problem 404 */
async function held(tx: Queryable, user: User, id: string) {
  await sql.lockResits(tx, { id });
  const [found] = await sql.resitsById(tx, { id });
  if (!found) throw notFound(NONE);
  const marks = await sql.resitMarks(tx, { sheetId: id });
  const part = await partIn(tx, user, found, marks);
  if (!part || !maySee(part, found.state, user)) throw notFound(NONE);
  return { found, marks, part };
}

const changed = ({ code }: Found) =>
  new Problem(409, `The resits of ${code} have changed since you looked at them. Please look again`, {
    title: NOT_DONE,
  });

/** @throws Problem 409 where they are others than were seen, or with another office by now */
export async function submitted(
  { database, now }: Platform,
  { user, ip }: By,
  { id, digest }: Body<typeof submitResits>,
): Promise<Reply<typeof submitResits>> {
  return database.transaction(async (tx) => {
    const { found, marks, part } = await held(tx, user, id);
    if (!part.teaches) throw invalid(NOT_TAUGHT);
    if (marks.length === 0) throw invalid('Nobody sat this course again');
    if (found.state !== RESITS.open || digest !== resitDigest(id, marks)) throw changed(found);
    const given = { digests: { [id]: digest }, reason: null, actor: actorOf(user), ip, now: now() };
    await resitWork.takeMany(tx, { ids: [id], step: 'submit', ...given });
    return { state: RESITS.submitted };
  });
}

/** @throws Problem 409 where they are others than were seen, 422 for who may not take the step */
export async function decideOnResits(
  platform: Platform,
  by: By,
  { id, step, verdict, digest, reason: typed = '' }: Body<typeof decideResits>,
): Promise<Reply<typeof decideResits>> {
  const { database, now } = platform;
  const { user, ip } = by;
  const reason = typed.trim();
  if (verdict === 'return' && reason === '') throw mistakeAt('/reason', resitSheet.steps.return.reason, TITLE);
  return database.transaction(async (tx) => {
    if (step === 'publish') await lockStandings(tx);
    const { found, marks, part } = await held(tx, user, id);
    const taken = verdict === 'return' ? 'return' : step;
    const to = transition(resitSheet, found.state, taken);
    if (to === undefined || digest !== resitDigest(id, marks)) throw changed(found);
    if (stepOf(resitSheet, found.state, part, user) !== step)
      throw new Problem(422, `You do not hold the office that takes this step of ${found.code}`, { title: TITLE });
    const refusal = ownRefusal(part, taken, await resitWork.barred(tx, id, user));
    if (refusal) throw new Problem(422, `${found.code}: ${refusal}`, { title: TITLE });
    const moved = await resitWork.takeMany(tx, {
      ids: [id],
      digests: { [id]: digest },
      step: taken,
      reason: reason === '' ? null : reason,
      actor: actorOf(user),
      ip,
      now: now(),
    });
    if (moved.length === 0) throw changed(found);
    if (to === RESITS.published) await publish(platform, tx, by, found, marks);
    return { state: to, students: marks.length };
  });
}

/** Runs with the standings locked. A carry-over ends here, and not before. */
async function publish(platform: Platform, tx: Queryable, by: By, found: Found, marks: readonly Mark[]): Promise<void> {
  const studentIds = marks.map(({ studentId }) => studentId);
  await computeStandings(tx, studentIds, platform.now());
  await judgeAgain(platform, tx, { departmentCourseId: found.departmentCourseId, studentIds }, by);
  for (const { userId } of marks)
    if (userId)
      await notify(platform, tx, {
        userId,
        category: 'results',
        message: `Your resit of ${found.code}, ${found.session}, is published`,
        properties: { sessionId: found.sessionId, semesterId: found.semesterId },
      });
}

/** @throws Problem 409 once they are submitted */
export async function removed(
  { database, now }: Platform,
  { user, ip }: By,
  { lineId }: Body<typeof removeResit>,
): Promise<void> {
  await database.transaction(async (tx) => {
    const [of] = await sql.sheetOfResit(tx, { lineId });
    if (!of) throw notFound(NONE);
    const { found, part } = await held(tx, user, of.sheetId);
    if (!part.teaches) throw invalid(NOT_TAUGHT);
    if (found.state !== RESITS.open) throw changed(found);
    await sql.deleteResit(tx, { lineId });
    await writeAudit(tx, {
      at: now(),
      actor: actorOf(user),
      action: 'resit-removed',
      subjectKind: 'resit_sheet',
      subjectId: of.sheetId,
      detail: { line: lineId, mark: of.mark / 100 },
      ...(ip && { ip }),
    });
  });
}
