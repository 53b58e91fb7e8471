import resultSheet from '#work/result-sheet.json' with { type: 'json' };
import { transition } from '#catalogue/workflow/transition.ts';
import type { StepOf } from '#catalogue/workflow/work.ts';
import type { adminApproval, submitSheet } from '#contract/academics/result-sheets.ts';
import { SHEET } from '#contract/academics/states.ts';
import type { Body, Reply } from '#contract/kit/endpoint.ts';
import { isComplete } from '#rules/academics/grading.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { andMore } from '#rules/text/andMore.ts';
import { notify } from '../../communication/notifications/service.ts';
import { actorOf, type By, type User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalid, mistakeAt, notFound, Problem } from '../../platform/problem.ts';
import { judgeAgain } from '../registration/service.ts';
import { NOT_TAUGHT, ownRefusal, partOf, stepOf } from './policy.ts';
import { holdSheet } from './save.ts';
import { loadSheet, type Facts, type LoadedSheet, type SheetKey } from './sheet.ts';
import { sheetWork } from './sheetWork.ts';
import { lecturersOf } from './sql/people.ts';
import { lockSheet, sheetFacts, sheetFactsById, sheetSteps } from './sql/sheets.ts';
import { lockStandings, studentsOnSheet } from './sql/standings.ts';
import { computeStandings } from './standings.ts';
import { unplacedOf, waitingRefusal } from './unplaced.ts';

const TITLE = 'Invalid Action!';
const NOT_DONE = 'Not done!';

/** Once it is submitted nobody changes a score of it. @throws Problem 409 where it is another sheet than was seen, 422 while a score is missing */
export async function submit(
  platform: Platform,
  by: By,
  { digest, ...key }: Body<typeof submitSheet>,
): Promise<Reply<typeof submitSheet>> {
  const { database, now } = platform;
  return database.transaction(async (tx) => {
    const part = await partOf(tx, by.user, key);
    if (!part) throw notFound('There is no such course');
    if (!part.teaches) throw invalid(NOT_TAUGHT);
    await holdSheet(tx, key, now());
    const { facts, lines } = await loadSheet(tx, key);
    if (facts.state !== SHEET.open) return alreadySubmitted(tx, by.user, facts, digest);
    if (lines.length === 0) throw invalid('No student is registered for this course');
    const open = lines.filter((line) => !isComplete(line));
    if (open.length > 0) throw new Problem(422, missing(open), { title: TITLE });
    await requireAllPlaced(tx, key, lines);
    await move(tx, by, facts, { step: 'submit', digest, reason: null, now: now() });
    return { sheetId: facts.sheetId!, state: SHEET.submitted };
  });
}

const SHOWN = 5;

function missing(open: readonly { readonly number: string }[]): string {
  const named = open.slice(0, SHOWN).map(({ number }) => number);
  return `Each student needs both marks or a code: ${andMore(named, open.length)}`;
}

/** Nothing is submitted or published over a score that waits for its student. @throws Problem 422 */
async function requireAllPlaced(tx: Queryable, key: SheetKey, lines: LoadedSheet['lines']): Promise<void> {
  const refusal = waitingRefusal(await unplacedOf(tx, key, lines));
  if (refusal !== null) throw new Problem(422, refusal, { title: TITLE });
}

/** The answer to the first request was lost on its way. */
async function alreadySubmitted(tx: Queryable, user: User, facts: Facts, digest: string) {
  const steps = await sheetSteps(tx, { sheetId: facts.sheetId! });
  const last = steps.findLast(({ step }) => step === 'submit');
  if (last?.actor === actorOf(user) && last.digest === digest && facts.state === SHEET.submitted)
    return { sheetId: facts.sheetId!, state: SHEET.submitted };
  throw new Problem(409, `This sheet was submitted${last ? ` by ${last.by}` : ''} already`, { title: NOT_DONE });
}

interface Moving {
  readonly step: StepOf<typeof resultSheet>;
  /** Of what was seen. */
  readonly digest: string;
  readonly reason: string | null;
  readonly now: Date;
}

/** The caller holds the sheet, and has asked who may take the step. @throws Problem 409 where it is another sheet than was seen or was approved */
async function move(tx: Queryable, { user, ip }: By, facts: Facts, { digest, ...step }: Moving): Promise<void> {
  const sheetId = facts.sheetId!;
  const isAsApproved = facts.digest === null || facts.digest === digest;
  const given = { digests: { [sheetId]: digest }, answers: { digest }, actor: actorOf(user), ip };
  const moved = isAsApproved ? await sheetWork.takeMany(tx, { ids: [sheetId], ...given, ...step }) : [];
  if (moved.length === 0)
    throw new Problem(409, `${facts.code} has changed since you looked at it. Please look again`, { title: NOT_DONE });
}

async function overtaken(tx: Queryable, { sheetId, code }: Facts): Promise<Problem> {
  const last = (await sheetSteps(tx, { sheetId: sheetId! })).at(-1);
  const past = last && resultSheet.steps[last.step as keyof typeof resultSheet.steps].past;
  return new Problem(
    409,
    last ? `${last.by} ${past} ${code} on ${displayMoment(last.at.toISOString())}` : `${code} is not submitted`,
    { title: NOT_DONE },
  );
}

type Decision = Body<typeof adminApproval>;

/** All of the sheets or none. @throws Problem 409 for another state or digest than was seen, 422 for who may not take the step */
export async function decide(platform: Platform, by: By, decision: Decision): Promise<Reply<typeof adminApproval>> {
  const { sheetIds, digests, verdict } = decision;
  const reason = decision.reason?.trim() ?? '';
  if (digests.length !== sheetIds.length || new Set(sheetIds).size !== sheetIds.length)
    throw invalid('Each sheet needs its own digest');
  if (verdict === 'return' && reason === '') throw mistakeAt('/reason', resultSheet.steps.return.reason, TITLE);
  await platform.database.transaction(async (tx) => {
    if (decision.step === 'publish') await lockStandings(tx);
    // In one order, so that two who approve many at once do not wait for each other.
    const sheets = sheetIds.map((sheetId, index) => ({ sheetId, digest: digests[index]! }));
    for (const { sheetId, digest } of sheets.toSorted((one, other) => (one.sheetId < other.sheetId ? -1 : 1)))
      await decideOne(platform, tx, by, { ...decision, reason, sheetId, digest });
  });
  return { moved: sheetIds.length };
}

type DecisionOfOne = Pick<Decision, 'step' | 'verdict'> & {
  readonly reason: string;
  readonly sheetId: string;
  readonly digest: string;
};

/** The caller holds the standings where the step is `publish`. */
export async function decideOne(platform: Platform, tx: Queryable, by: By, decision: DecisionOfOne): Promise<void> {
  const { sheetId, digest, verdict, step } = decision;
  const [found] = await sheetFactsById(tx, { sheetId });
  if (!found) throw notFound('There is no such sheet');
  const key = { departmentCourseId: found.departmentCourseId, sessionId: found.sessionId };
  await lockSheet(tx, key);
  const facts = (await sheetFacts(tx, key))[0]!;
  const part = (await partOf(tx, by.user, key))!;
  const repeated = (await sheetSteps(tx, { sheetId })).at(-1);
  const taken = verdict === 'approve' ? step : 'return';
  if (repeated?.actor === actorOf(by.user) && repeated.step === taken && repeated.digest === digest) return;
  if (stepOf(resultSheet, facts.state, part, by.user) !== step) {
    if (transition(resultSheet, facts.state, step) === undefined) throw await overtaken(tx, facts);
    throw new Problem(422, `You do not hold the office that takes this step of ${facts.code}`, { title: TITLE });
  }
  const refusal = ownRefusal(part, taken, await sheetWork.barred(tx, sheetId, by.user));
  if (refusal) throw new Problem(422, `${facts.code}: ${refusal}`, { title: TITLE });
  const reason = decision.reason === '' ? null : decision.reason;
  if (taken === 'publish') await requireAllPlaced(tx, key, (await loadSheet(tx, key)).lines);
  await move(tx, by, facts, { step: taken, digest, reason, now: platform.now() });
  if (taken === 'publish') await publish(platform, tx, by, key, facts);
  if (taken === 'return')
    await notifyLecturers(platform, tx, key, `${facts.code} is returned to you: ${decision.reason}`);
}

/** Runs with the standings locked. */
async function publish(
  platform: Platform,
  tx: Queryable,
  by: By,
  key: SheetKey,
  { code, session, sessionId, semesterId }: Facts,
) {
  const students = await studentsOnSheet(tx, key);
  const studentIds = students.map(({ id }) => id);
  await computeStandings(tx, studentIds, platform.now());
  await judgeAgain(platform, tx, { departmentCourseId: key.departmentCourseId, studentIds }, by);
  for (const { userId } of students)
    if (userId)
      await notify(platform, tx, {
        userId,
        category: 'results',
        message: `Your result of ${code}, ${session}, is published`,
        properties: { sessionId, semesterId },
      });
}

async function notifyLecturers(platform: Platform, tx: Queryable, key: SheetKey, message: string): Promise<void> {
  for (const { userId } of await lecturersOf(tx, { departmentCourseId: key.departmentCourseId }))
    await notify(platform, tx, { userId, category: 'lecturerCourses', message });
}
