import departmentChange from '#work/department-change.json' with { type: 'json' };
import { OWN_STUDENT } from '#contract/students/pages.ts';
import type { applyForChange, ChangeVerdict } from '#contract/students/department-changes.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import { mayApply } from '#rules/departmentChange.ts';
import {
  chargesOfStudent,
  type ChargePaid,
  type InvoicePaid,
  type PaymentReversed,
} from '../../finance/charges/service.ts';
import { makeFeeInvoice } from '../../finance/student-fees/service.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { BLANK, type Printable } from '../../kit/paper/servePaper.ts';
import { currentTerm } from '../../kit/student/place.ts';
import { presentSteps } from '../../kit/workflow/serveWorkflow.ts';
import { actorOf, type By, type User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/uniqueViolation.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, notFound, Problem, unmet } from '../../platform/problem.ts';
import { studentOf, type Student } from '../records/service.ts';
import { changes, factsOf, statusOf, type ChangeRow } from './deciding.ts';
import { checksFor } from './eligibility.ts';
import * as stored from './sql.ts';

const FAILED = 'Failed!';
type State = keyof typeof departmentChange.chart.states;

/** @throws Problem 404 for an account without a record, 422 where no session is current */
async function ownNow({ database }: Platform, user: User) {
  const student = await studentOf(database, user.userId);
  if (!student) throw notFound('You have no student record yet');
  const [term] = await currentTerm(database, { studentTypeId: student.studentTypeId });
  if (!term) throw new Problem(422, 'No session is open. Please come back when the session has begun');
  return { student, term };
}

export async function verdict(platform: Platform, user: User, departmentId: number | null): Promise<ChangeVerdict> {
  const { database } = platform;
  const { student, term } = await ownNow(platform, user);
  const checks = await checksFor(platform, database, student, departmentId, 'student');
  const [latest] = await stored.latestChangeOf(database, { studentId: student.studentId });
  return {
    studentTypeId: student.studentTypeId,
    department: student.department,
    session: term.session,
    checks,
    mayApply: student.state === 'matriculated' && mayApply(checks) && !(latest && isOpen(latest)),
    application: latest ? await presentOwn(platform, latest) : null,
  };
}

const isOpen = ({ state }: Pick<ChangeRow, 'state'>) => !['approved', 'refused', 'withdrawn'].includes(state);

const presentOwn = async ({ database }: Platform, change: ChangeRow): Promise<ChangeVerdict['application']> => ({
  id: change.id,
  facts: factsOf(change),
  reason: change.reason,
  state: change.state as State,
  status: statusOf(change.state),
  steps: presentSteps(departmentChange, await changes.taken(database, change.id)),
  mayWithdraw: isOpen(change),
  hasLetter: change.state === 'approved',
});

/**
 * An application is submitted once its fee is paid: by the invoice that is made here, or by one of the session that no decided
 * application has used. @throws Problem 409 while one is open, 422 for what stands in the way
 */
export async function apply(
  platform: Platform,
  by: By,
  { request, answers }: { readonly request: string; readonly answers: unknown },
): Promise<Reply<typeof applyForChange>> {
  const { database, now } = platform;
  const typed = judgeForm(platform, 'department-change', answers, FAILED);
  const { student, term } = await ownNow(platform, by.user);
  await refuseFor(platform, student, typed);
  const { programmeId, departmentId, optionId = null, reason } = typed;
  const [studentId, sessionId, actor] = [student.studentId, term.sessionId, actorOf(by.user)];
  const isSubmitted = await database
    .transaction(async (tx) => {
      const change = { id: request, studentId, sessionId, programmeId, departmentId, optionId, reason };
      await stored.insertChange(tx, { ...change, now: now(), actor, ip: by.ip });
      const [paid] = await stored.paidFee(tx, { studentId, sessionId });
      const [free] = paid ? [] : await stored.freeChange(tx, { studentId, sessionId });
      const isCovered = paid !== undefined || free !== undefined;
      if (isCovered) await submit(tx, { id: request, invoiceId: paid?.id ?? null, actor, ip: by.ip, now: now() });
      return isCovered;
    })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      throw new Problem(409, 'You have an application that is not decided yet', { title: FAILED });
    });
  if (!isSubmitted) await makeInvoice(platform, by, { studentId, sessionId });
  const [made] = await stored.changeById(database, { id: request });
  return { id: request, state: made!.state as State };
}

async function refuseFor(
  platform: Platform,
  student: Student,
  typed: { readonly studentTypeId: number; readonly departmentId: number },
): Promise<void> {
  if (student.state !== 'matriculated')
    throw new Problem(422, 'Only who studies now can change department', { title: FAILED });
  if (typed.studentTypeId !== student.studentTypeId)
    throw mistakeAt('/studentTypeId', 'a student stays of one student type', FAILED);
  if (typed.departmentId === student.departmentId)
    throw mistakeAt('/departmentId', 'you are in this department already', FAILED);
  const checks = await checksFor(platform, platform.database, student, typed.departmentId, 'student');
  const missing = checks.filter(({ met }) => met === false);
  if (missing.length > 0)
    throw new Problem(422, `Not yet. ${missing.map(({ words }) => words).join('; ')}`, { title: FAILED });
}

/** Where no price is published yet the application waits, and its page leads to the fee. */
async function makeInvoice(
  platform: Platform,
  { user, ip }: By,
  { studentId, sessionId }: { readonly studentId: string; readonly sessionId: number },
): Promise<void> {
  const by = { actor: actorOf(user), ip };
  const wanted = { purpose: 'change-of-degree', chosen: { part: 'Full' }, expectedTotal: undefined } as const;
  await makeFeeInvoice(platform, { ...wanted, studentId, sessionId, by }).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    platform.log.info({ student: studentId, message: error.message }, 'no invoice for a change of department');
  });
  platform.mail.prompt();
}

interface Submitting {
  readonly id: string;
  /** Null where it costs nothing. */
  readonly invoiceId: string | null;
  readonly actor: string;
  readonly ip: string | null;
  readonly now: Date;
}

async function submit(tx: Queryable, { id, invoiceId, ...given }: Submitting): Promise<void> {
  await stored.noteInvoice(tx, { id, invoiceId });
  await changes.takeMany(tx, { ids: [id], step: 'pay', reason: null, ...given });
}

/** In the transaction that credits the fee. */
export async function feePaid(
  tx: Queryable,
  { studentId, sessionId, invoiceId, actor, at }: InvoicePaid,
): Promise<void> {
  for (const { id } of await stored.unpaidChange(tx, { studentId, sessionId }))
    await submit(tx, { id, invoiceId, actor, ip: null, now: at });
}

/** Its fee was corrected to nothing, of which no invoice is made. */
export async function feeCovered(
  tx: Queryable,
  { studentId, sessionId, chargeId, actor, at }: ChargePaid,
): Promise<void> {
  const charge = (await chargesOfStudent(tx, studentId)).find(({ id }) => id === chargeId);
  if (!charge || charge.chargedKobo > 0) return;
  for (const { id } of await stored.unpaidChange(tx, { studentId, sessionId }))
    await submit(tx, { id, invoiceId: null, actor, ip: null, now: at });
}

/** It waits for its fee again; what was approved stays, and the bursary's case names it. */
export async function feeReversed(tx: Queryable, { invoiceId, actor, at, remains }: PaymentReversed): Promise<void> {
  for (const { id, state, toDepartment } of await stored.changesPaidBy(tx, { invoiceId })) {
    if (state === 'approved') remains.push(`The change of department to ${toDepartment} was approved, and stays`);
    else {
      await changes.takeMany(tx, { ids: [id], step: 'reverse', reason: null, actor, ip: null, now: at });
      await stored.noteInvoice(tx, { id, invoiceId: null });
    }
  }
}

/** @throws Problem 404 for another's */
async function ownChange({ database }: Platform, user: User, id: string): Promise<ChangeRow> {
  const [change] = await stored.changeById(database, { id });
  if (change?.userId !== user.userId) throw notFound('You have no such application');
  return change;
}

/** @throws Problem 409 for what is not returned any more */
export async function resubmit(
  platform: Platform,
  { user, ip }: By,
  { id, reason: typed }: { readonly id: string; readonly reason: string },
): Promise<void> {
  const { reason } = judgeForm(platform, 'student-reason', { reason: typed.trim() }, FAILED);
  await ownChange(platform, user, id);
  await platform.database.transaction(async (tx) => {
    const step = { ids: [id], step: 'resubmit', reason: null, actor: actorOf(user), ip, now: platform.now() } as const;
    if ((await changes.takeMany(tx, step)).length === 0)
      throw new Problem(409, 'This application is not with you any more', { title: FAILED });
    await stored.correctReason(tx, { id, reason });
  });
}

/** A fee that was paid stays paid: it serves another application of the session. @throws Problem 409 for what is decided */
export async function withdraw(platform: Platform, { user, ip }: By, id: string): Promise<void> {
  await ownChange(platform, user, id);
  const step = { ids: [id], step: 'withdraw', reason: null, actor: actorOf(user), ip, now: platform.now() } as const;
  const moved = await platform.database.transaction((tx) => changes.takeMany(tx, step));
  if (moved.length === 0) throw new Problem(409, 'This application is decided already', { title: FAILED });
}

/** @throws Problem 404 before one is approved */
export async function letterOf(platform: Platform, user: User): Promise<Printable> {
  const student = await studentOf(platform.database, user.userId);
  const [change] = student ? await stored.latestChangeOf(platform.database, { studentId: student.studentId }) : [];
  if (change?.state !== 'approved')
    throw unmet(
      'No change of department of yours is approved',
      [
        {
          words: 'See your application',
          link: { name: OWN_STUDENT.departmentChange.name, to: OWN_STUDENT.departmentChange.to },
        },
      ],
      { status: 404 },
    );
  const facts = factsOf(change);
  return {
    subjectKind: 'department_change',
    subjectId: change.id,
    studentId: change.studentId,
    content: {
      ...BLANK,
      title: 'Change of department',
      office: 'Registry',
      holder: change.fullName,
      groups: [{ title: '', facts }],
      paragraphs: [
        `Dear ${change.fullName},`,
        `Your change from ${change.fromDepartment} to ${change.toDepartment} is approved. It holds from the session after ${change.session}.`,
      ],
      points: [
        'Your matric number stays as it is.',
        'Register the courses of your new department from the next session on. Its head says which of your courses count there.',
      ],
      closing: 'We wish you success.',
      signatures: ['Registrar'],
    },
  };
}
