import amendment from '#work/score-amendment.json' with { type: 'json' };
import { transition } from '#catalogue/workflow/transition.ts';
import type { Amendment, amendScore, decideAmendment, ScoreMarks } from '#contract/academics/result-sheets.ts';
import { AMENDMENT, SHEET } from '#contract/academics/states.ts';
import type { Body, Reply } from '#contract/kit/endpoint.ts';
import { isComplete, type Marks } from '#rules/academics/grading.ts';
import { notify } from '../../communication/notifications/service.ts';
import { actorOf, type By, type User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalid, mistakeAt, notFound, Problem } from '../../platform/problem.ts';
import { judgeAgain } from '../registration/service.ts';
import { amendmentDigest, amendmentWork, type FoundAmendment } from './amendmentWork.ts';
import { judged, marksOf, sameMarks, shownMarks } from './marks.ts';
import { maySee, NOT_TAUGHT, ownRefusal, partOf, stepOf } from './policy.ts';
import { writeChanges } from './save.ts';
import { AFTER_SENATE, loadSheet, statusOf } from './sheet.ts';
import * as sql from './sql/amendments.ts';
import { beginAmending, endAmending } from './sql/scores.ts';
import { lockSheet, sheetOfLine } from './sql/sheets.ts';
import { lockStandings } from './sql/standings.ts';
import { computeStandings } from './standings.ts';

const TITLE = 'Invalid Action!';
const NOT_DONE = 'Not done!';

/** The score stays as it is until the amendment has taken every step. @throws Problem 409 where one is under way or the score is another than was seen */
export async function amend(
  { database, now }: Platform,
  { user, ip }: By,
  { id, lineId, base, reason: typed, ...wanted }: Body<typeof amendScore>,
): Promise<Reply<typeof amendScore>> {
  const reason = typed.trim();
  if (reason === '') throw mistakeAt('/reason', 'please say why', TITLE);
  return database.transaction(async (tx) => {
    const [of] = await sheetOfLine(tx, { lineId });
    if (!of) throw notFound('There is no such line');
    const key = { departmentCourseId: of.departmentCourseId, sessionId: of.sessionId };
    const part = await partOf(tx, user, key);
    if (!part?.teaches) throw invalid(NOT_TAUGHT);
    const { facts, lines } = await loadSheet(tx, key);
    if (!AFTER_SENATE.has(facts.state))
      throw new Problem(422, 'A score is amended after senate has approved its sheet', { title: TITLE });
    const line = lines.find((each) => each.id === lineId);
    if (!line) throw notFound('This student is not registered for the course');
    const [seen, after] = [judged(base, { caWeight: 100, examWeight: 100 }), judged(wanted, line.rules)];
    if ('mistake' in seen) throw invalid(seen.mistake);
    if ('mistake' in after) throw invalid(after.mistake);
    const before: Marks = { ca: line.ca, exam: line.exam, code: line.code };
    if (!sameMarks(seen.marks, before))
      throw new Problem(409, 'This score has changed. Please look again', { title: NOT_DONE });
    if (!isComplete(after.marks)) throw invalid('An amended score has both marks or a code');
    if (sameMarks(after.marks, before)) throw invalid('The score is so already');
    const given = { lineId, before: shownMarks(before), after: shownMarks(after.marks) };
    const made = await sql.insertAmendment(tx, { id, ...given, reason, userId: user.userId, now: now() });
    if (made.length === 0 && (await sql.amendmentById(tx, { id }))[0]?.madeBy !== user.userId)
      throw new Problem(409, 'An amendment of this score is under way already', { title: NOT_DONE });
    const answers = { line: lineId, before: given.before, after: given.after };
    await amendmentWork.takeMany(tx, {
      ids: [id],
      step: 'submit',
      reason,
      answers,
      actor: actorOf(user),
      ip,
      now: now(),
    });
    return { id };
  });
}

/** Those of the sheets that the user may see. */
export async function amendmentsFor({ database }: Platform, user: User): Promise<Amendment[]> {
  const shown: Amendment[] = [];
  for (const found of await sql.openAmendments(database)) {
    const key = { departmentCourseId: found.departmentCourseId, sessionId: found.sessionId };
    const part = await partOf(database, user, key);
    if (!part || !maySee(part, found.state, user)) continue;
    const step = stepOf(amendment, found.state, part, user);
    const isOwn = step && ownRefusal(part, step, await amendmentWork.barred(database, found.id, user)) !== null;
    shown.push({
      ...key,
      id: found.id,
      course: found.course,
      number: found.number,
      name: found.name,
      before: found.before as ScoreMarks,
      after: shownMarks(marksOf(found)),
      reason: found.reason,
      by: found.by,
      at: found.madeAt.toISOString(),
      state: found.state,
      status: statusOf(found.state),
      digest: amendmentDigest(found),
      step: isOwn ? null : step,
    });
  }
  return shown;
}

/** @throws Problem 409 where it is another than was seen, 422 for who may not take the step */
export async function decideOnAmendment(
  platform: Platform,
  by: By,
  { id, step, verdict, digest, reason: typed = '' }: Body<typeof decideAmendment>,
): Promise<Reply<typeof decideAmendment>> {
  const { database, now } = platform;
  const reason = typed.trim();
  if (verdict === 'return' && reason === '') throw mistakeAt('/reason', amendment.steps.return.reason, TITLE);
  return database.transaction(async (tx) => {
    if (step === 'publish') await lockStandings(tx);
    const [found] = await sql.amendmentById(tx, { id });
    if (!found) throw notFound('There is no such amendment');
    const part = (await partOf(tx, by.user, {
      departmentCourseId: found.departmentCourseId,
      sessionId: found.sessionId,
    }))!;
    const taken = verdict === 'return' ? 'return' : step;
    const to = transition(amendment, found.state, taken);
    if (to === undefined || digest !== amendmentDigest(found))
      throw new Problem(409, 'This amendment has changed since you looked at it. Please look again', {
        title: NOT_DONE,
      });
    if (stepOf(amendment, found.state, part, by.user) !== step)
      throw new Problem(422, 'You do not hold the office that takes this step', { title: TITLE });
    const refusal = ownRefusal(part, taken, await amendmentWork.barred(tx, id, by.user));
    if (refusal) throw new Problem(422, refusal, { title: TITLE });
    await amendmentWork.takeMany(tx, {
      ids: [id],
      digests: { [id]: digest },
      step: taken,
      reason: reason === '' ? null : reason,
      actor: actorOf(by.user),
      ip: by.ip,
      now: now(),
    });
    if (to === AMENDMENT.published) await apply(platform, tx, by, found);
    return { state: to };
  });
}

/** Runs with the standings locked. Before and after stay in the history of the score, and the student is notified. */
async function apply(platform: Platform, tx: Queryable, by: By, found: FoundAmendment): Promise<void> {
  const key = { departmentCourseId: found.departmentCourseId, sessionId: found.sessionId };
  await lockSheet(tx, key);
  const line = (await loadSheet(tx, key)).lines.find(({ id }) => id === found.lineId)!;
  const before: Marks = { ca: line.ca, exam: line.exam, code: line.code };
  await beginAmending(tx);
  await writeChanges(tx, [{ lineId: found.lineId, before, after: marksOf(found) }], {
    userId: found.madeBy,
    via: 'amendment',
    batch: found.id,
    reason: found.reason,
    now: platform.now(),
  });
  await endAmending(tx);
  const { facts, digest } = await loadSheet(tx, key);
  await sql.setSheetDigest(tx, { ...key, digest });
  if (facts.state !== SHEET.published) return;
  const [student] = await sql.studentOfLine(tx, { lineId: found.lineId });
  const studentIds = [student!.studentId];
  await computeStandings(tx, studentIds, platform.now());
  await judgeAgain(platform, tx, { departmentCourseId: key.departmentCourseId, studentIds }, by);
  if (found.userId)
    await notify(platform, tx, {
      userId: found.userId,
      category: 'results',
      message: `Your result of ${found.course} is amended: ${found.reason}`,
      properties: { sessionId: facts.sessionId, semesterId: facts.semesterId },
    });
}
