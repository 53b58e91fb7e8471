import type { Reply } from '#contract/kit/endpoint.ts';
import { hostelOccupancy, hostelReport, hostelSummary } from '#contract/hostels/reports.ts';
import list from '#lists/hostels/reservations.json' with { type: 'json' };
import { serveReport } from '../../kit/report/serveReport.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { levelName } from '../../students/records/service.ts';
import { endLapsedHolds } from '../lapsing.ts';
import { bedsByHostel, occupancy, reservationsByState } from './sql.ts';

export const hostelReports: Domain = {
  name: 'hostel reports',
  register(app, platform) {
    serveReport(app, platform, hostelReport, (query) => byState(platform, query));
    serveReport(app, platform, hostelOccupancy, (query) => whoSleepsWhere(platform, query));
    serveReport(app, platform, hostelSummary, (query) => summary(platform, query));
  },
};

const WORDS: Readonly<Record<string, string>> = list.columns.state.values;

interface Filters {
  readonly sessionId?: number | undefined;
  readonly hostelId?: number | undefined;
}

async function byState(
  { database, now }: Platform,
  { sessionId = undefined, hostelId = undefined }: Filters,
): Promise<Reply<typeof hostelReport.report>> {
  await endLapsedHolds(database, now());
  const found = await reservationsByState(database, { sessionId: sessionId ?? null, hostelId: hostelId ?? null });
  return totalled(
    found.map(({ state, ...row }) => ({ ...row, status: WORDS[state] ?? state })),
    ['reservations', 'dueKobo', 'paidKobo'],
  );
}

async function summary(
  { database, lookups, now }: Platform,
  { sessionId }: Filters,
): Promise<Reply<typeof hostelSummary.report>> {
  await endLapsedHolds(database, now());
  const found = await bedsByHostel(database, { sessionId: sessionId ?? null });
  return totalled(
    found.map(({ genderId, ...row }) => ({ ...row, gender: lookups.nameOf('genders', genderId) ?? '' })),
    ['beds', 'in', 'paid', 'held', 'free', 'outOfUse', 'dueKobo', 'paidKobo'],
  );
}

async function whoSleepsWhere(
  { database, lookups, now }: Platform,
  { sessionId = undefined, hostelId = undefined }: Filters,
): Promise<Reply<typeof hostelOccupancy.report>> {
  await endLapsedHolds(database, now());
  const found = await occupancy(database, { sessionId: sessionId ?? null, hostelId: hostelId ?? null });
  return totalled(
    found.map(({ hostel, faculty, levelId: level, ...sums }) => ({
      hostel,
      faculty: faculty ?? 'Of no faculty',
      level: level === null ? 'Of no level' : levelName(lookups, level),
      ...sums,
    })),
    ['students', 'in', 'paid', 'held', 'dueKobo', 'arrearsKobo'],
  );
}

function totalled<Name extends string, Row extends Readonly<Record<Name, number>>>(
  rows: readonly Row[],
  names: readonly Name[],
) {
  const total = Object.fromEntries(names.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]));
  return { rows: [...rows], total: total as Record<Name, number> };
}
