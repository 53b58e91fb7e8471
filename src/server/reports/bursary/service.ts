import type { Query, Reply } from '#contract/kit/endpoint.ts';
import type { bursaryReport } from '#contract/reports/bursary.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Platform } from '../../platform/platform.ts';
import { sumCharges } from './sql.ts';

type Report = typeof bursaryReport.report;

const AGES = ['Up to 30 days', '31 to 90 days', '91 to 180 days', 'More than 180 days'];

export async function reportBursary(platform: Platform, query: Query<Report>): Promise<Reply<Report>> {
  const { by = 'fee', sessionId = null, purpose = null, facultyId = null } = query;
  const today = lagosDay(platform.now());
  const rows = await sumCharges(platform.database, { by, sessionId, purpose, facultyId, today });
  const nameOf = (name: string) => {
    if (by === 'age') return AGES[Number(name)]!;
    return by === 'level' ? (platform.lookups.nameOf('levels', Number(name)) ?? 'Of no level') : name;
  };
  const sums = ({
    students,
    expectedKobo,
    awardedKobo,
    waivedKobo,
    collectedKobo,
    owedKobo,
    suspenseKobo,
  }: (typeof rows)[number]) => ({
    students,
    expectedKobo,
    awardedKobo,
    waivedKobo,
    collectedKobo,
    owedKobo,
    suspenseKobo,
  });
  return {
    rows: rows.filter(({ isTotal }) => !isTotal).map((row) => ({ [by]: nameOf(row.name!), ...sums(row) })),
    total: sums(rows.find(({ isTotal }) => isTotal)!),
  };
}
