import departmentChange from '#work/department-change.json' with { type: 'json' };
import { departmentChangeWork, type departmentChangeRecord } from '#contract/students/department-changes.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import { displayDate } from '#rules/displayDate.ts';
import { notify } from '../../communication/notifications/service.ts';
import { maySteps, presentSteps } from '../../kit/workflow/serveWorkflow.ts';
import { workflow, type Took } from '../../kit/workflow/workflow.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { EmailText } from '../../platform/mail/emailText.ts';
import type { Platform } from '../../platform/platform.ts';
import { forbidden, notFound } from '../../platform/problem.ts';
import { studentNamed } from '../records/service.ts';
import { checksFor } from './eligibility.ts';
import { leadingOf } from './leadingSql.ts';
import { hasPartIn, isTurnOf, type Leading } from './policy.ts';
import { changeById, moveLate } from './sql.ts';

export const changes = workflow(departmentChange, 'department_change');
export type ChangeRow = RowOf<'department-change-by-id'>;
type State = keyof typeof departmentChange.chart.states;

export const statusOf = (state: string): string => departmentChange.chart.states[state as State].meta.title;

async function leadingOfUser(db: Queryable, { userId }: User): Promise<Leading> {
  const rows = await leadingOf(db, { userId });
  return {
    departments: new Set(rows.flatMap(({ departmentId }) => departmentId ?? [])),
    faculties: new Set(rows.flatMap(({ facultyId }) => facultyId ?? [])),
  };
}

/** What follows a step of an office, in its transaction. @throws Problem 403 where it waits for another office, 404 for who has no part in it */
export const changeTook =
  (platform: Platform): Took<typeof departmentChange> =>
  async (tx, { id, step, reason, user }) => {
    const [change] = await changeById(tx, { id });
    const leading = await leadingOfUser(tx, user);
    if (!change || !hasPartIn(change, user, leading)) throw notFound('There is no such change of department');
    if (!isTurnOf(change.cameFrom ?? '', change, user, leading))
      throw forbidden('This application waits for another office');
    if (step === 'approve') await moveLate(tx, { id });
    await tell(platform, tx, change, departmentChange.steps[step].done, reason);
  };

/** With a reason by mail; each other step as a notification. */
async function tell(
  platform: Platform,
  tx: Queryable,
  { studentId, userId, toDepartment }: ChangeRow,
  done: string,
  reason: string | null,
): Promise<void> {
  const message = `Change of department to ${toDepartment}: ${done.charAt(0).toLowerCase()}${done.slice(1)}`;
  if (userId) await notify(platform, tx, { userId, category: 'studentProfile', message });
  const { fullName, address } = await studentNamed(tx, studentId);
  if (reason === null || !address) return;
  await platform.mail.queue(tx, {
    kind: 'department-change',
    subjectKind: 'student',
    subjectId: studentId,
    to: { name: fullName, address },
    content: reasonEmail(fullName, message, reason),
  });
}

const reasonEmail = (fullName: string, message: string, reason: string): EmailText => ({
  subject: message,
  greeting: `Dear ${fullName},`,
  parts: [`${message}. The college writes:`, reason, 'Your application is under Change of department in the portal.'],
});

export const factsOf = (change: ChangeRow): [string, string][] => [
  ['Matric number', change.number],
  ['Session', change.session],
  ['From', change.fromDepartment],
  ['To', change.toOption ? `${change.toDepartment}, ${change.toOption}` : change.toDepartment],
  ['Programme', change.toProgramme],
  ['Applied on', displayDate(change.createdAt.toISOString())],
];

/** @throws Problem 404 for who has no part in it */
export async function changeFor(
  platform: Platform,
  id: string,
  user: User,
): Promise<Reply<typeof departmentChangeRecord>> {
  const { database } = platform;
  const [change] = await changeById(database, { id });
  const leading = await leadingOfUser(database, user);
  if (!change || !hasPartIn(change, user, leading)) throw notFound('There is no such change of department');
  const [student, left] = [await studentNamed(database, change.studentId), await changes.barred(database, id, user)];
  const state = change.state as State;
  const isTurn = isTurnOf(state, change, user, leading);
  return {
    id,
    fullName: change.fullName,
    facts: factsOf(change),
    reason: change.reason,
    checks: await checksFor(platform, database, student, change.toDepartmentId, 'office'),
    state,
    status: statusOf(state),
    may: isTurn ? maySteps(departmentChangeWork, state, user).filter((step) => !left.has(step)) : [],
    steps: presentSteps(departmentChange, await changes.taken(database, id)),
  };
}
