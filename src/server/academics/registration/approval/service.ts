import { transition } from '#catalogue/workflow/transition.ts';
import type { Body, Query, Reply } from '#contract/kit/endpoint.ts';
import type * as contract from '#contract/academics/registration-approval.ts';
import { LINE, REGISTRATION } from '#contract/academics/states.ts';
import registrationLine from '#work/registration-line.json' with { type: 'json' };
import { LIFTED_BY_ADVISER, verdictOn } from '#rules/academics/registration.ts';
import { notify } from '../../../communication/notifications/service.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { actorOf, type By, type User } from '../../../platform/auth/caller.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mistakeAt, notFound, Problem } from '../../../platform/problem.ts';
import { lockRegistration } from '../change.ts';
import { lineWork } from '../lineWork.ts';
import { isLive, readSemester, type Place } from '../offer.ts';
import { standingOf } from '../present.ts';
import { reachOf } from '../rules/reach.ts';
import { stands } from '../service.ts';
import { placeOfStudent } from '../sql/place.ts';
import { decideRegistration, registrationById } from './sql.ts';

const FAILED = 'Not saved!';

type Case = contract.RegistrationCase;

async function placeIfAny(db: Queryable, id: string): Promise<Place | undefined> {
  const [found] = await registrationById(db, { id });
  const [place] = found
    ? await placeOfStudent(db, {
        studentId: found.studentId,
        sessionId: found.sessionId,
        semesterId: found.semesterId,
      })
    : [];
  return place;
}

async function placeOf(db: Queryable, id: string): Promise<Place> {
  const place = await placeIfAny(db, id);
  if (!place) throw notFound('There is no such registration');
  return place;
}

export const studentIn = ({ studentId, fullName, number, department, levelId }: Place) => ({
  studentId,
  fullName,
  number,
  department,
  levelId,
});

/** As it stands today: what was published or changed since it was submitted shows. */
async function judge(platform: Pick<Platform, 'facts' | 'log' | 'now'>, db: Queryable, place: Place) {
  const { offer, registration, lines } = await readSemester(platform, db, place);
  const chosen = lines.filter(isLive).map(({ departmentCourseId }) => departmentCourseId);
  return { ...verdictOn(offer, chosen, LIFTED_BY_ADVISER), registration, lines };
}

async function caseOf(platform: Platform, db: Queryable, user: User, place: Place, id: string): Promise<Case> {
  const reach = await reachOf(db, user, place.studentId, place.sessionId);
  if (!reach.sees) throw notFound('There is no such registration');
  const { registration, lines, ...verdict } = await judge(platform, db, place);
  return {
    id,
    student: studentIn(place),
    standing: standingOf(place, registration, lines),
    verdict: {
      ...verdict,
      reasons: [...verdict.reasons],
      conditions: [...verdict.conditions],
      notes: [...verdict.notes],
    },
    mayDecide: reach.decides && registration?.state === REGISTRATION.submitted,
    adviser: reach.adviser,
  };
}

export async function registrationCase(platform: Platform, user: User, id: string): Promise<Case> {
  const { database } = platform;
  return caseOf(platform, database, user, await placeOf(database, id), id);
}

/** What is not among the caller's is left out. */
export async function verdictsOf(
  platform: Platform,
  user: User,
  { ids }: Query<typeof contract.registrationVerdicts>,
): Promise<Reply<typeof contract.registrationVerdicts>> {
  const { database } = platform;
  const judged = [];
  for (const id of new Set(ids.split(','))) {
    const place = await placeIfAny(database, id);
    if (!place || !(await reachOf(database, user, place.studentId, place.sessionId)).sees) continue;
    const { reasons, conditions } = await judge(platform, database, place);
    const first = reasons[0] ?? conditions[0];
    judged.push({ id, reasons: reasons.length, conditions: conditions.length, first: first?.message ?? null });
  }
  return judged;
}

type Decision = Body<typeof contract.approveCourseRegistration>;
type Line = Decision['lines'][number];

export async function decide(platform: Platform, by: By, { id, revision, lines }: Decision): Promise<Case> {
  const { database } = platform;
  const place = await placeOf(database, id);
  return database.transaction(async (tx) => {
    const own = await lock(tx, by.user, place, revision);
    const unsaid = lines.findIndex(({ verdict, reason }) => verdict === 'return' && !reason?.trim());
    if (unsaid >= 0) throw mistakeAt(`/lines/${unsaid}/reason`, registrationLine.steps.return.reason, FAILED);
    await write(
      platform,
      tx,
      by,
      place,
      id,
      lines.filter((line) => own.has(line.id)),
    );
    return caseOf(platform, tx, by.user, place, id);
  });
}

type Outcome = Reply<typeof contract.bulkApproveCourseRegistration>[number];

/** Each in a transaction of its own: one that fails holds up no other. */
export async function decideMany(
  platform: Platform,
  by: By,
  { registrations, trial }: Body<typeof contract.bulkApproveCourseRegistration>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const each of registrations) outcomes.push(await approveClean(platform, by, each, trial));
  return outcomes;
}

async function approveClean(
  platform: Platform,
  by: By,
  { id, revision }: { readonly id: string; readonly revision: number },
  trial: boolean,
): Promise<Outcome> {
  const { database } = platform;
  let fullName: string | null = null;
  try {
    const place = await placeOf(database, id);
    const seen = await reachOf(database, by.user, place.studentId, place.sessionId);
    if (seen.sees) fullName = place.fullName;
    return await database.transaction(async (tx) => {
      await lock(tx, by.user, place, revision);
      const { verdict, standing } = await caseOf(platform, tx, by.user, place, id);
      const [reason] = verdict.reasons;
      if (reason) return { id, fullName, approved: false, message: `${reason.message} ${reason.remedy}` };
      const waiting = standing.lines.filter(({ state }) => state === LINE.registered);
      if (!trial)
        await write(
          platform,
          tx,
          by,
          place,
          id,
          waiting.map((line) => ({ id: line.id, verdict: 'approve' as const })),
        );
      return { id, fullName, approved: true, message: trial ? 'Nothing is wrong with it' : 'Approved' };
    });
  } catch (error) {
    if (error instanceof Problem) return { id, fullName, approved: false, message: error.message };
    throw error;
  }
}

/** @returns the ids of its courses. @throws Problem 422 for who does not decide here, 409 where it was changed or decided since */
async function lock(tx: Queryable, user: User, place: Place, revision: number): Promise<ReadonlySet<string>> {
  const { sees, decides, adviser } = await reachOf(tx, user, place.studentId, place.sessionId);
  if (!sees) throw notFound('There is no such registration');
  if (!decides)
    throw new Problem(
      422,
      adviser ? `${adviser} is the adviser of this level, and decides` : 'You do not decide on this',
      {
        title: FAILED,
      },
    );
  const { registration, lines } = await lockRegistration(tx, place);
  if (registration?.revision !== revision) throw stands(registration, lines);
  if (registration.state !== REGISTRATION.submitted)
    throw new Problem(409, 'This registration is decided already', { title: FAILED });
  return new Set(lines.map((line) => line.id));
}

async function write(
  platform: Platform,
  tx: Queryable,
  { user, ip }: By,
  place: Place,
  id: string,
  lines: readonly Line[],
): Promise<void> {
  const now = platform.now();
  const decided = lines.map((line) => ({
    id: line.id,
    state: transition(registrationLine, LINE.registered, line.verdict)!,
    reason: line.verdict === 'return' ? line.reason!.trim() : null,
  }));
  const given = { actor: actorOf(user), ip, now };
  const idsOf = (verdict: Line['verdict']) => lines.flatMap((line) => (line.verdict === verdict ? [line.id] : []));
  const reasons = Object.fromEntries(decided.map((line) => [line.id, line.reason ?? '']));
  await lineWork.takeMany(tx, { ids: idsOf('approve'), step: 'approve', reason: null, ...given });
  await lineWork.takeMany(tx, { ids: idsOf('return'), step: 'return', reason: reasons, ...given });
  const [made] = await decideRegistration(tx, { id, userId: user.userId, now });
  if (!made) throw new Problem(422, 'Please decide on every course that waits', { title: FAILED });
  await writeAudit(tx, {
    subjectKind: 'registration',
    subjectId: id,
    action: made.state === REGISTRATION.approved ? 'registration-approved' : 'registration-returned',
    detail: { lines: decided },
    at: now,
    actor: given.actor,
    ip,
  });
  if (!place.userId) return;
  const term = `${place.semester}, ${place.session}`;
  await notify(platform, tx, {
    userId: place.userId,
    category: 'courseApproval',
    message:
      made.state === REGISTRATION.approved
        ? `Your courses of ${term} are approved`
        : `Courses of ${term} were returned to you, each with a reason`,
    properties: { sessionId: place.sessionId, semesterId: place.semesterId },
  });
}
