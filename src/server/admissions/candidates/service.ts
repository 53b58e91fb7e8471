import type { Candidate, CandidateHit } from '#contract/admissions/candidates.ts';
import { NORMALISERS } from '#rules/normalisers.ts';
import { normalisePhone } from '#rules/phone.ts';
import { searchQuery } from '../../kit/list/search.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { programmeName } from '../../platform/programmes/refusedProgrammes.ts';
import { readRrr } from '../../finance/payments/service.ts';
import { candidacy, readRegNumber } from '../admission-list/service.ts';
import { presentAdmission, presentApplication, presentListing, presentPayment, presentSelection } from './present.ts';
import { admissionsOf, applicationsOf, listingsOf, paymentsOf, searchStatement, selectionsOf } from './sql.ts';

const MOST = 25;

export async function search(platform: Platform, typed: string): Promise<CandidateHit[]> {
  const rows = await searchStatement(platform.database, {
    number: readRegNumber(NORMALISERS.trimmed(typed)),
    rrr: readRrr(typed),
    phone: normalisePhone(typed) ?? '',
    words: searchQuery(typed),
    limit: MOST,
  });
  return rows.map((row) => ({
    number: row.number,
    fullName: row.fullName,
    matched: row.matched,
    detail: row.programme ?? (row.appliedFor && programmeName(platform, row.appliedFor)) ?? row.department ?? '-',
    status: statusOf(row),
  }));
}

function statusOf({ state, isSubmitted, department }: RowOf<'search-candidates'>): string {
  if (state) return candidacy.work.chart.states[state as keyof typeof candidacy.work.chart.states].meta.title;
  if (isSubmitted !== null) return isSubmitted ? 'Applied' : 'Application begun';
  return department ? 'On the JAMB list' : '-';
}

/** @throws Problem 404 */
export async function story(platform: Platform, typed: string, user: User): Promise<Candidate> {
  const { database } = platform;
  const number = readRegNumber(typed);
  const [listings, applications, selections, admissions, payments] = [
    await listingsOf(database, { number }),
    await applicationsOf(database, { number }),
    await selectionsOf(database, { number }),
    await admissionsOf(database, { number }),
    await paymentsOf(database, { number }),
  ];
  const [first] = [...admissions, ...listings, ...applications];
  if (!first) throw notFound('There is no candidate with this number');
  return {
    number,
    fullName: first.fullName,
    listings: listings.map((row) => presentListing(platform, row)),
    applications: applications.map((row) => presentApplication(platform, row)),
    selections: selections.map(presentSelection),
    admissions: await Promise.all(admissions.map((row) => presentAdmission(platform, row, user))),
    payments: payments.map(presentPayment),
  };
}
