import type { By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { lockMoney, ruleBookOf, type RuleBook } from '../charges/service.ts';
import { chargeLatecomer } from './chargingLate.ts';
import { POSTING } from './job.ts';
import { postFees } from './posting.ts';
import {
  countPendingStudents,
  insertPublications,
  lateSessions,
  lockPublications,
  noteLatest,
  pendingPublications,
  pendingSessions,
} from './sql.ts';

interface Group {
  readonly sessionId: number;
  readonly studentTypeId: number;
  readonly purpose: string;
}

/** Numbers what is published now. Call it once what it takes the place of is locked. @returns the number of each group's publication */
export async function beginPublications(
  tx: Queryable,
  groups: readonly Group[],
  { now, actor }: { readonly now: Date; readonly actor: string },
) {
  await lockPublications(tx);
  return insertPublications(tx, { groups, now, actor });
}

/** Call it where they are published, and `backgroundJobs.prompt` once that is committed. */
export async function enqueuePosting(
  { backgroundJobs }: Platform,
  tx: Queryable,
  { ids, page }: { readonly ids: readonly number[]; readonly page: string },
  by: By,
): Promise<void> {
  const [counted] = await countPendingStudents(tx, { ids });
  const job = { kind: POSTING, subject: { publicationIds: ids }, title: 'Published fees are charged', page };
  await backgroundJobs.enqueue(tx, { ...job, total: counted!.students }, by).catch(leftToSchedule);
}

/** Whoever has many jobs under way publishes all the same. */
function leftToSchedule(error: unknown): void {
  if (!(error instanceof Problem && error.status === 429)) throw error;
}

export interface PendingBook {
  readonly book: RuleBook;
  /** Whose ledger does not have it yet. */
  readonly studentIds: ReadonlySet<string>;
}

/** What is published for a purpose and still to be posted for some of these students, in its order. */
export async function pendingBooks(
  db: Queryable,
  { sessionId, studentTypeId, purpose }: Group,
  studentIds: readonly string[],
): Promise<PendingBook[]> {
  const books: PendingBook[] = [];
  for (const publication of await pendingPublications(db, { studentIds, sessionId }))
    if (publication.purpose === purpose)
      books.push({
        book: await ruleBookOf(db, purpose, { sessionId, studentTypeId }, publication.id),
        studentIds: new Set((publication.students as readonly { studentId: string }[]).map((each) => each.studentId)),
      });
  return books;
}

/** What is published is posted to a student's ledger now, before the job comes to it. */
export async function postOwnFees(platform: Platform, studentId: string): Promise<void> {
  const { database } = platform;
  const isLate = (await lateSessions(database, { studentId })).length > 0;
  if (isLate || (await pendingSessions(database, { studentId })).length > 0)
    await database.transaction((tx) => (isLate ? postFeesFirst : postPending)(platform, tx, studentId));
}

/** As `postOwnFees`, for whoever charges the student in this transaction: what is published later is posted from here on. */
export async function postFeesFirst(
  platform: Pick<Platform, 'now' | 'reactions'>,
  tx: Queryable,
  studentId: string,
): Promise<void> {
  await lockMoney(tx, { studentId });
  const late = await lateSessions(tx, { studentId });
  await postPending(platform, tx, studentId);
  await chargeLatecomer(platform, tx, studentId, late);
  await noteLatest(tx, { studentId });
}

async function postPending(
  platform: Pick<Platform, 'now' | 'reactions'>,
  tx: Queryable,
  studentId: string,
): Promise<void> {
  for (const { sessionId, studentTypeId } of await pendingSessions(tx, { studentId }))
    await postFees(platform, tx, { sessionId, studentTypeId }, [studentId]);
}
