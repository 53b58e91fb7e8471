import { ADMISSIONS } from '#contract/admissions/pages.ts';
import type { Claim } from '#contract/people/claims.ts';
import { PEOPLE } from '#contract/people/pages.ts';
import { REPORTS } from '#contract/reports/pages.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Card, Figure } from '../../kit/cards/card.ts';
import type { Chart, Drawn } from '../../kit/charts/chart.ts';
import { eachDay, monthUntil } from '../../kit/charts/month.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { reportApplications, reportPayments } from './service.ts';
import { admissionsByDepartment, admissionsByState, studentsByEntry } from './sql.ts';
import { funnelOf, placesOf } from './stages.ts';

/** Reports are open to many; a figure of the whole college is for those whose work it is. */
const forWhoHolds =
  <Read extends Drawn | Figure>(claim: Claim, read: (platform: Platform) => Promise<Read>) =>
  async (platform: Platform, caller: User): Promise<Read | null> =>
    caller.claims.has(claim) ? read(platform) : null;

export const sessionCards = (sessionId: number): readonly Card[] => [
  {
    name: 'received-in-session',
    title: 'Received for the session',
    kind: 'figure',
    unit: 'kobo',
    page: REPORTS.payments,
    read: forWhoHolds('invoices', async (platform) => ({
      value: (await reportPayments(platform, { sessionId })).total.receivedKobo,
      filters: { sessionId },
    })),
  },
  {
    name: 'submitted-in-session',
    title: 'Applications submitted in the session',
    kind: 'figure',
    page: REPORTS.applications,
    read: forWhoHolds('applications', async (platform) => ({
      value: (await reportApplications(platform, { sessionId })).total.submitted,
      filters: { sessionId },
    })),
  },
];

export const sessionCharts = (sessionId: number): readonly Chart[] => [
  {
    name: 'received-by-day',
    title: 'Received day by day',
    look: 'line',
    unit: 'kobo',
    label: 'Day',
    draws: ['Received'],
    page: REPORTS.payments,
    read: forWhoHolds('invoices', async (platform) => {
      const days = monthUntil(lagosDay(platform.now()));
      const received = new Map(
        (await reportPayments(platform, { by: 'day', ...days })).rows.map(({ day, receivedKobo }) => [
          day!,
          receivedKobo,
        ]),
      );
      return {
        rows: eachDay(days.from, days.to).map((day) => ({ name: day, amounts: [received.get(day) ?? 0] })),
        filters: { by: 'day', ...days },
      };
    }),
  },
  {
    name: 'received-by-purpose',
    title: 'Received for the session, by purpose',
    look: 'bars',
    unit: 'kobo',
    label: 'Purpose',
    draws: ['Received'],
    page: REPORTS.payments,
    read: forWhoHolds('invoices', async (platform) => ({
      rows: (await reportPayments(platform, { sessionId })).rows.map(({ purpose, receivedKobo }) => ({
        name: purpose!,
        amounts: [receivedKobo],
      })),
      filters: { sessionId },
    })),
  },
  {
    name: 'admission-funnel',
    title: 'From the invoice to the matric number',
    look: 'steps',
    label: 'Stage',
    draws: ['Candidates'],
    page: REPORTS.applications,
    read: forWhoHolds('applications', async (platform) => {
      const {
        total: { invoices, paid, submitted },
      } = await reportApplications(platform, { sessionId });
      const stages = [
        ['Invoices', invoices],
        ['Paid', paid],
        ['Submitted', submitted],
        ...funnelOf(await admissionsByState(platform.database, { sessionId })),
      ] as const;
      return { rows: stages.map(([name, candidates]) => ({ name, amounts: [candidates] })), filters: { sessionId } };
    }),
  },
  {
    name: 'applications-by-programme',
    title: 'Applications by programme',
    look: 'bars',
    label: 'Programme',
    draws: ['Invoices', 'Paid', 'Submitted'],
    page: REPORTS.applications,
    read: forWhoHolds('applications', async (platform) => ({
      rows: (await reportApplications(platform, { sessionId })).rows.map(
        ({ programme, invoices, paid, submitted }) => ({ name: programme, amounts: [invoices, paid, submitted] }),
      ),
      filters: { sessionId },
    })),
  },
  {
    name: 'candidates-by-department',
    title: 'Candidates by department',
    look: 'columns',
    label: 'Department',
    draws: ['No place taken', 'Accepted', 'Students'],
    page: ADMISSIONS.admissionList,
    async read({ database }) {
      const byDepartment = Map.groupBy(
        await admissionsByDepartment(database, { sessionId }),
        ({ department }) => department ?? 'No department',
      );
      return { rows: [...byDepartment].map(([name, counted]) => ({ name, amounts: placesOf(counted) })) };
    },
  },
  {
    name: 'students-by-entry',
    title: 'Students by the session of their entry',
    look: 'columns',
    label: 'Session',
    draws: ['Students'],
    page: { claim: PEOPLE.users.claim },
    read: async ({ database }) => ({
      rows: (await studentsByEntry(database)).map(({ session, students }) => ({ name: session, amounts: [students] })),
    }),
  },
];
