import type { Query, Reply } from '#contract/kit/endpoint.ts';
import type { applicationReport } from '#contract/reports/applications.ts';
import type { paymentReport } from '#contract/reports/payments.ts';
import type { Platform } from '../../platform/platform.ts';
import { sumApplications, sumPayments } from './sql.ts';

type ApplicationReport = typeof applicationReport.report;
type PaymentReport = typeof paymentReport.report;

export async function reportApplications({ database, catalogue: { programmes } }: Platform, asked: Query<ApplicationReport>): Promise<Reply<ApplicationReport>> {
  const { sessionId = null, applicationTypeId = null, from = null, to = null } = asked;
  const found = await sumApplications(database, {
    sessionId, applicationTypeId, from, to,
    types: programmes.map((each) => each.applicationTypeId), programmes: programmes.map(({ id }) => id), names: programmes.map(({ name }) => name),
  });
  return parted(found, ({ invoices, paid, started, submitted, received_kobo }) => ({ invoices, paid, started, submitted, receivedKobo: received_kobo }),
    ({ programme, session }) => ({ programme: programme!, session: session! }));
}

const CHANNELS: Readonly<Record<string, string>> = { card: 'Card', bank: 'Bank branch', unknown: 'Not told' };

export async function reportPayments({ database }: Platform, asked: Query<PaymentReport>): Promise<Reply<PaymentReport>> {
  const { by = 'purpose', sessionId = null, purposeId = null, channel = null, from = null, to = null } = asked;
  const found = await sumPayments(database, { by, sessionId, purposeId, channel, from, to });
  return parted(found, ({ payments, received_kobo }) => ({ payments, receivedKobo: received_kobo }),
    ({ name }) => ({ [by]: by === 'channel' ? CHANNELS[name!]! : name! }));
}

function parted<Found extends { is_total: boolean }, Sums extends object, Group extends object>(found: readonly Found[], sums: (row: Found) => Sums, group: (row: Found) => Group) {
  return {
    rows: found.filter(({ is_total }) => !is_total).map((row) => ({ ...group(row), ...sums(row) })),
    total: sums(found.find(({ is_total }) => is_total)!),
  };
}
