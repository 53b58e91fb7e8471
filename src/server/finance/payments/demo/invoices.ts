import { fullName } from '#rules/fullName.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { later, startOf, workingMomentAfter } from '../../../kit/demo/calendar.ts';
import type { Random } from '../../../kit/demo/random.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Demo } from '../../../platform/demo.ts';
import { insertInvoices, postDemoIncome } from './sql.ts';

export { demoRrr } from './reference.ts';

/** An invoice with its RRR, and its payment where there is one; the sandbox knows the same of it as the college. */
export interface DemoInvoice {
  readonly id: string;
  /** Of an application; else `fee` is the name of one. */
  readonly applicationTypeId?: number;
  readonly fee?: string;
  /** '' stands for the fee's own. */
  readonly description: string;
  /** Of a fee, how often its price. */
  readonly times?: number;
  readonly amountKobo?: number;
  readonly regNumber: string;
  /** What within the fee it is for. */
  readonly about: string;
  readonly phone: string;
  readonly lastname: string;
  readonly firstname: string;
  readonly middlename: string;
  readonly email: string;
  readonly createdAt: Date;
  readonly rrr: string;
  readonly orderId: string;
  /** Absent while it is open. */
  readonly paidAt?: Date;
  readonly channel: 'CARDPAYMENT' | 'BANKBRANCH';
  readonly verificationCode: string;
}

export const orderIdOf = (random: Random): string => random.uuid().replaceAll('-', '');

/** Cards in three of five payments, as the pay page is at hand. */
export const channelOf = (random: Random): DemoInvoice['channel'] =>
  random.chance(0.6) ? 'CARDPAYMENT' : 'BANKBRANCH';

/** Most pay at once, others within four days; undefined where that is not over yet. */
export function paidAfter(random: Random, createdAt: Date, day: string): Date | undefined {
  const paidAt = random.chance(0.7)
    ? later(createdAt, random.between(2, 90))
    : workingMomentAfter(random, createdAt, 3);
  return paidAt < startOf(day) ? paidAt : undefined;
}

export async function insertDemoInvoices(
  tx: Queryable,
  { day, session }: Pick<Demo, 'day' | 'session'>,
  invoices: readonly DemoInvoice[],
): Promise<void> {
  const rows = invoices.map((invoice, place) => ({
    ...invoice,
    place,
    payer: fullName(invoice),
    paidText: paidText(invoice.paidAt),
  }));
  await insertInvoices(tx, { rows, sessionId: session.id, numberPrefix: `INV${day.slice(2, 4)}` });
  await postDemoIncome(tx, { ids: invoices.map(({ id }) => id) });
}

/** As the provider writes it. */
const paidText = (moment: Date | undefined): string | undefined =>
  moment && `${lagosDay(moment)} ${moment.toISOString().slice(11, 19)}`;
