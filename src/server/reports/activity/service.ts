import type { Query, Reply } from '#contract/kit/endpoint.ts';
import type { applicationReport } from '#contract/reports/applications.ts';
import type { paymentReport } from '#contract/reports/payments.ts';
import type { Platform } from '../../platform/platform.ts';
import { countedProgrammes } from '../../platform/programmes/refusedProgrammes.ts';
import { sumApplications, sumPayments } from './sql.ts';

type ApplicationReport = typeof applicationReport.report;
type PaymentReport = typeof paymentReport.report;

export async function reportApplications(
  platform: Platform,
  query: Query<ApplicationReport>,
): Promise<Reply<ApplicationReport>> {
  const { sessionId = null, applicationTypeId = null, from = null, to = null } = query;
  const programmes = countedProgrammes(platform);
  const rows = await sumApplications(platform.database, {
    sessionId,
    applicationTypeId,
    from,
    to,
    types: programmes.map((each) => each.applicationTypeId),
    programmes: programmes.map(({ id }) => id),
    names: programmes.map(({ name }) => name),
  });
  return withTotal(
    rows,
    ({ invoices, paid, started, submitted, receivedKobo }) => ({
      invoices,
      paid,
      started,
      submitted,
      receivedKobo,
    }),
    ({ programme, session }) => ({ programme: programme!, session: session! }),
  );
}

const CHANNELS: Readonly<Record<string, string>> = { card: 'Card', bank: 'Bank branch', unknown: 'Not stated' };

export async function reportPayments(
  { database }: Platform,
  query: Query<PaymentReport>,
): Promise<Reply<PaymentReport>> {
  const { by = 'purpose', sessionId = null, purposeId = null, channel = null, from = null, to = null } = query;
  const rows = await sumPayments(database, { by, sessionId, purposeId, channel, from, to });
  return withTotal(
    rows,
    ({ payments, receivedKobo }) => ({ payments, receivedKobo }),
    ({ name }) => ({ [by]: by === 'channel' ? CHANNELS[name!]! : name! }),
  );
}

function withTotal<Summed extends { isTotal: boolean }, Sums extends object, Group extends object>(
  rows: readonly Summed[],
  sums: (row: Summed) => Sums,
  group: (row: Summed) => Group,
) {
  return {
    rows: rows.filter(({ isTotal }) => !isTotal).map((row) => ({ ...group(row), ...sums(row) })),
    total: sums(rows.find(({ isTotal }) => isTotal)!),
  };
}
