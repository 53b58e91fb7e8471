import type { Body, Params, Query, Reply } from '#contract/kit/endpoint.ts';
import type * as contract from '#contract/academics/registration-approval.ts';
import { inOrder, LIFTED_BY_STAFF, verdictOn } from '#rules/academics/registration.ts';
import { currentTerm } from '../../../kit/student/place.ts';
import type { By, User } from '../../../platform/auth/caller.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { lockRegistration, readLocked, writeChoice } from '../change.ts';
import { readSemester, type Place } from '../offer.ts';
import { offeredLine, standingOf } from '../present.ts';
import { requireSeen } from '../rules/reach.ts';
import { standing, stands } from '../service.ts';
import { placeOfNumber, placeOfStudent, typeOfNumber } from '../sql/place.ts';
import { studentIn } from './service.ts';
import { registrationOfLine } from './sql.ts';

const FAILED = 'Not saved!';

/** @throws Problem 404 for a number of nobody, 422 for a student of another department or level */
async function find(db: Queryable, user: User, query: Query<typeof contract.addOrDropCourses>): Promise<Place> {
  const number = query.regNumber.trim();
  const [student] = await typeOfNumber(db, { number });
  const [current] = student ? await currentTerm(db, { studentTypeId: student.studentTypeId }) : [];
  const sessionId = query.sessionId ?? current?.sessionId;
  const semesterId = query.semesterId ?? current?.semesterId;
  const [place] = sessionId && semesterId ? await placeOfNumber(db, { number, sessionId, semesterId }) : [];
  if (!place) throw notFound('Nobody of this session has this number');
  await requireSeen(db, user, place.studentId, place.sessionId);
  return place;
}

export async function registrationByNumber(
  platform: Platform,
  user: User,
  query: Query<typeof contract.addOrDropCourses>,
): Promise<Reply<typeof contract.addOrDropCourses>> {
  const { database } = platform;
  const place = await find(database, user, query);
  const { offer, registration, lines } = await readSemester(platform, database, place);
  return {
    student: studentIn(place),
    standing: standingOf(place, registration, lines),
    limits: offer.limits,
    gates: [...offer.gates],
  };
}

export async function addable(
  platform: Platform,
  user: User,
  query: Query<typeof contract.registerableCourses>,
): Promise<Reply<typeof contract.registerableCourses>> {
  const { database } = platform;
  const place = await find(database, user, query);
  const { offer } = await readSemester(platform, database, place);
  return offer.lines
    .filter(({ isRegistered }) => !isRegistered)
    .toSorted(inOrder)
    .map((line) => offeredLine(line, offer));
}

export async function addFor(
  platform: Platform,
  by: By,
  { departmentCourseIds, reason, revision, ...query }: Body<typeof contract.addCourses>,
): Promise<Reply<typeof contract.addCourses>> {
  const { database, now } = platform;
  const place = await find(database, by.user, query);
  return database.transaction(async (tx) => {
    const { registration, lines } = await lockRegistration(tx, place);
    if ((registration?.revision ?? 0) !== revision) throw stands(registration, lines);
    const ids = [...lines.map((line) => line.departmentCourseId), ...departmentCourseIds];
    const semester = await readLocked(platform, tx, place, ids);
    const verdict = verdictOn(semester.offer, ids, LIFTED_BY_STAFF);
    if (verdict.accepted)
      await writeChoice(tx, place, semester, new Set(ids), { by, now: now(), action: 'courses-added', reason });
    return {
      ...verdict,
      reasons: [...verdict.reasons],
      conditions: [...verdict.conditions],
      notes: [...verdict.notes],
      standing: await standing(tx, place),
    };
  });
}

/** What has a mark stays: a course that was examined is not undone. */
export async function dropFor(
  platform: Platform,
  by: By,
  { id }: Params<typeof contract.dropCourses>,
  { revision, reason }: Query<typeof contract.dropCourses>,
): Promise<Reply<typeof contract.dropCourses>> {
  const { database, now } = platform;
  const [found] = await registrationOfLine(database, { lineId: id });
  const [place] = found
    ? await placeOfStudent(database, {
        studentId: found.studentId,
        sessionId: found.sessionId,
        semesterId: found.semesterId,
      })
    : [];
  if (!place) throw notFound('There is no such course');
  await requireSeen(database, by.user, place.studentId, place.sessionId);
  return database.transaction(async (tx) => {
    const { registration, lines } = await lockRegistration(tx, place);
    if (registration?.revision !== revision) throw stands(registration, lines);
    const line = lines.find((each) => each.id === id);
    if (!line) throw new Problem(409, 'This course is dropped already', { title: FAILED });
    if (line.isScored) throw new Problem(409, `${line.code} has a mark already, so it stays`, { title: FAILED });
    const semester = await readLocked(platform, tx, place, [line.departmentCourseId]);
    const rest = lines.filter((each) => each.id !== id).map(({ departmentCourseId }) => departmentCourseId);
    await writeChoice(tx, place, semester, new Set(rest), { by, now: now(), action: 'course-dropped', reason });
    return standing(tx, place);
  });
}
