import type { Debt, debtorsReport } from '#contract/finance/debtors.ts';
import type { Query, Reply } from '#contract/kit/endpoint.ts';
import { ageOf } from '#rules/finance/ageing.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Platform } from '../../platform/platform.ts';
import { levelName } from '../student-fees/service.ts';
import { sumDebt, type debtList } from './sql.ts';

type Report = typeof debtorsReport.report;
type Listed = NonNullable<Awaited<ReturnType<typeof debtList.find>>>;

const OF_NONE = { faculty: 'Of no faculty', department: 'Of no department', level: 'Of no level', fee: '' } as const;

export async function reportDebtors(platform: Platform, query: Query<Report>): Promise<Reply<Report>> {
  const {
    by = 'faculty',
    sessionId = null,
    facultyId = null,
    departmentId = null,
    levelId = null,
    feeId = null,
  } = query;
  const rows = await sumDebt(platform.database, {
    by,
    sessionId,
    facultyId,
    departmentId,
    levelId,
    feeId,
    today: lagosDay(platform.now()),
  });
  const nameOf = (id: number | null, name: string | null) =>
    by === 'level' && id !== null ? levelName(platform, id) : (name ?? OF_NONE[by]);
  const sums = ({ isTotal: _, id: __, name: ___, ...summed }: (typeof rows)[number]) => summed;
  return {
    rows: rows
      .filter(({ isTotal }) => !isTotal)
      .map((row) => ({ id: row.id, [by]: nameOf(row.id, row.name), ...sums(row) })),
    total: sums(rows.find(({ isTotal }) => isTotal)!),
  };
}

export const presentDebt =
  (platform: Pick<Platform, 'lookups' | 'now'>) =>
  ({ levelId, ...row }: Listed): Debt => ({
    ...row,
    level: levelId === null ? null : levelName(platform, levelId),
    age: ageOf(row.dueOn, lagosDay(platform.now())).title,
  });
