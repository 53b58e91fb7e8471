import { isDeepStrictEqual } from 'node:util';
import correctionWork from '#work/correction-request.json' with { type: 'json' };
import { correctionWork as contract, type Correction } from '#contract/students/corrections.ts';
import { notify } from '../../communication/notifications/service.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { maySteps } from '../../kit/workflow/serveWorkflow.ts';
import { workflow, type Took } from '../../kit/workflow/workflow.ts';
import { actorOf, type By, type User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { isUniqueViolation } from '../../platform/database/uniqueViolation.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound, Problem } from '../../platform/problem.ts';
import { filesOfUser } from '../files/service.ts';
import { guardPerson } from '../../people/roles/service.ts';
import { factsOf, studentAdmitted, studentOf, type Student } from '../records/service.ts';
import { correctedEmail } from './email.ts';
import { changesInWords, correct, fieldsOf, type Answers, type Fact, type Fields } from './facts.ts';
import { correctionById, correctionsOf, insertCorrection } from './sql.ts';

const FAILED = 'Failed!';

export const corrections = workflow(correctionWork, 'correction_request');

interface Requested {
  readonly request: string;
  readonly answers: unknown;
}

/** @throws Problem 409 where one of the same fact is waiting, 422 for what stands already */
export async function request(platform: Platform, by: By, requested: Requested): Promise<{ id: string }> {
  const { database } = platform;
  const student = await studentOf(database, by.user.userId);
  if (!student) throw notFound('You have no student record yet');
  const typed = await judgedFor(platform, by.user, student, requested.answers);
  await database
    .transaction((tx) => insert(platform, tx, by, student, requested.request, typed))
    .catch(waiting('You have asked for this already. It waits for an officer'));
  return { id: requested.request };
}

/** An officer's own finding is decided as it is made. @throws Problem 409 where the student's own request waits for a decision */
export async function correctAtOnce(
  platform: Platform,
  by: By,
  admissionId: string,
  requested: Requested,
): Promise<{ id: string }> {
  const { database, mail, now } = platform;
  const student = await studentAdmitted(database, admissionId);
  const typed = await judgedFor(platform, by.user, student, requested.answers);
  await database
    .transaction(async (tx) => {
      if (!(await insert(platform, tx, by, student, requested.request, typed))) return;
      const taken = { step: 'approve', reason: typed.reason, actor: actorOf(by.user), ip: by.ip, now: now() } as const;
      await corrections.takeMany(tx, { ids: [requested.request], ...taken });
      await decided(platform)(tx, { id: requested.request, user: by.user, ...taken });
    })
    .catch(waiting('The student has already requested a correction of this, which waits for a decision'));
  mail.prompt();
  return { id: requested.request };
}

async function judgedFor(platform: Platform, user: User, student: Student, answers: unknown): Promise<Answers> {
  const typed = judgeForm(platform, 'correction', answers, FAILED, await filesOfUser(platform.database, user.userId));
  const { locked } = factsOf(platform, student);
  if (typed.fact === 'Programme' && typed.studentTypeId !== student.studentTypeId)
    throw mistakeAt('/studentTypeId', 'a student stays of one student type', FAILED);
  if (isDeepStrictEqual(fieldsOf(typed.fact, typed), fieldsOf(typed.fact, locked)))
    throw mistakeAt('/fact', 'this is what the record says already', FAILED);
  return typed;
}

async function insert(
  platform: Platform,
  tx: Queryable,
  { user, ip }: By,
  student: Student,
  id: string,
  typed: Answers,
): Promise<boolean> {
  const { fact, reason, evidence } = typed;
  const made = await insertCorrection(tx, {
    id,
    studentId: student.studentId,
    fact,
    stood: fieldsOf(fact, factsOf(platform, student).locked),
    wanted: fieldsOf(fact, typed),
    reason,
    evidence,
    now: platform.now(),
    actor: actorOf(user),
    ip,
  });
  return made.length > 0;
}

const waiting =
  (message: string) =>
  (error: unknown): never => {
    throw isUniqueViolation(error) ? new Problem(409, message, { title: FAILED }) : error;
  };

/** What follows a decision, in its transaction: the record is corrected, and the student told. */
export const decided =
  (platform: Platform): Took<typeof correctionWork> =>
  async (tx, { id, step, reason, user, actor }) => {
    const [found] = await correctionById(tx, { id });
    if (!found || step === 'take-back') return;
    const { studentId, userId, fullName, fact, wanted } = found;
    if (step === 'approve' && userId) await guardPerson(tx, user, userId);
    const correcting = { studentId, fact: fact as Fact, wanted: wanted as Fields, actor };
    const message =
      step === 'approve'
        ? `${fact}: your record is corrected${await correct(platform, tx, correcting)}`
        : `${fact}: your request is declined`;
    if (userId) await notify(platform, tx, { userId, category: 'studentProfile', message });
    const { address } = await studentAdmitted(tx, found.admissionId);
    if (address)
      await platform.mail.queue(tx, {
        kind: 'correction-decided',
        subjectKind: 'student',
        subjectId: studentId,
        to: { name: fullName, address },
        content: correctedEmail(fullName, message, reason),
      });
  };

/** @throws Problem 409 where somebody has decided it */
export async function takeBack(platform: Platform, { user, ip }: By, id: string): Promise<void> {
  const { database, now } = platform;
  const [found] = await correctionById(database, { id });
  if (found?.userId !== user.userId) throw notFound('There is no such request');
  const moved = await database.transaction((tx) =>
    corrections.takeMany(tx, { ids: [id], step: 'take-back', reason: null, actor: actorOf(user), ip, now: now() }),
  );
  if (moved.length === 0) throw new Problem(409, 'This request is decided already', { title: 'Not done!' });
}

export async function correctionNamed(platform: Platform, id: string, user: User): Promise<Correction> {
  const [found] = await correctionById(platform.database, { id });
  if (!found) throw notFound('There is no such correction');
  return present(platform, user, found);
}

export async function correctionsOfStudent(
  platform: Platform,
  student: Student | undefined,
  user: User,
): Promise<Correction[]> {
  return student
    ? (await correctionsOf(platform.database, { studentId: student.studentId })).map((row) =>
        present(platform, user, row),
      )
    : [];
}

function present(platform: Platform, user: User, row: RowOf<'correction-by-id'>): Correction {
  const {
    id,
    admissionId,
    fullName,
    number,
    fact,
    stood,
    wanted,
    reason,
    evidence,
    evidenceName,
    requestedAt,
    requestedBy,
    state,
    decidedBy,
    decision,
    decidedAt,
  } = row;
  return {
    id,
    admissionId,
    fullName,
    number,
    fact: fact as Fact,
    changes: changesInWords(platform, stood as Fields, wanted as Fields),
    reason,
    evidence: { id: evidence, name: evidenceName },
    requestedAt: requestedAt.toISOString(),
    requestedBy,
    state: state as Correction['state'],
    status: correctionWork.chart.states[state as Correction['state']].meta.title,
    may: maySteps(contract, state, user),
    decision: decidedAt ? { by: decidedBy!, reason: decision, at: decidedAt.toISOString() } : null,
  };
}
