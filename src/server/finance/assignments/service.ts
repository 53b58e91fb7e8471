import type { Assignment, AssignmentRow as Listed, ScheduleRow } from '#contract/finance/assignments.ts';
import { nameOfUser } from '../../kit/people.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { levelName } from '../student-fees/service.ts';
import { groupWords, type GroupNames } from './groupWords.ts';
import { linesOf } from './rules.ts';
import {
  assignmentById,
  feesOfPurpose,
  assignableFees,
  requestOf,
  versionsOf,
  type scheduleList,
} from './sql/reading.ts';

interface ListRow extends GroupNames {
  readonly publishedAt: Date | null;
}

export { impactOf } from './impact.ts';
export { groupWords } from './groupWords.ts';
export { isSameGroup } from './impact.ts';
export { lockedDrafts, putInForce } from './publish.ts';
export { linesOf, type AssignmentRow } from './rules.ts';
export { assignmentsById, feesOfPurpose, publishedFor, tagsOfFees } from './sql/reading.ts';

/** A row of any of the lists. */
export const presentRow =
  (platform: Platform) =>
  <R extends ListRow>(row: R): Listed => ({
    ...(row as unknown as Listed),
    group: groupWords(platform, row),
    publishedAt: row.publishedAt?.toISOString() ?? null,
  });

type ScheduledFee = NonNullable<Awaited<ReturnType<typeof scheduleList.find>>>;

/** A row of the schedule, in the words that an upload of it reads. */
export const presentScheduled =
  (platform: Pick<Platform, 'lookups'>) =>
  ({ levelId, genderId, isIndigene, purpose, ...row }: ScheduledFee): ScheduleRow => ({
    ...row,
    purpose: purpose as ScheduleRow['purpose'],
    level: levelId === null ? null : levelName(platform, levelId),
    residence: isIndigene,
    sex: genderId === null ? null : (platform.lookups.nameOf('genders', genderId) ?? null),
  });

export async function assignmentNamed(platform: Platform, id: number): Promise<Assignment> {
  const { database } = platform;
  const [row] = await assignmentById(database, { id });
  if (!row) throw notFound('There is no such fee assignment');
  const { purpose } = row;
  const fees = new Map((await feesOfPurpose(database, { purpose })).map((fee) => [fee.id, presentFee(fee)]));
  const publisher = row.publishedBy?.startsWith('user:')
    ? (await nameOfUser(database, { userId: row.publishedBy.slice(5, 41) }))[0]?.name
    : undefined;
  const { sessionId, studentTypeId, revision } = row;
  return {
    ...presentRow(platform)(row),
    sessionId,
    studentTypeId,
    revision,
    publishedBy: row.publishedBy === null ? null : (publisher ?? 'The college'),
    lines: linesOf(row).map((line) => ({ ...fees.get(line.feeId)!, ...line })),
    fees: (await assignableFees(database, { purpose })).map(presentFee),
    request: await requestFor(database, row),
    versions: (await versionsOf(database, { id })).map(({ totalKobo, publishedAt, state, ...version }) => ({
      ...version,
      state: state as Assignment['state'],
      totalKobo,
      publishedAt: publishedAt?.toISOString() ?? null,
    })),
  };
}

const requestFor = async (db: Queryable, { id, state }: { readonly id: number; readonly state: string }) => {
  const [request] = state === 'draft' ? await requestOf(db, { id }) : [];
  return request ? { ...request, askedAt: request.askedAt.toISOString() } : null;
};

const presentFee = ({ id, name, isSplittable, isOnceAProgramme }: RowOf<'fees-in-assignments'>) => ({
  id,
  name,
  isSplittable,
  isOnce: isOnceAProgramme,
});
