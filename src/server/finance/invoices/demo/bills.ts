import { fullName } from '#rules/fullName.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { later, startOf } from '../../../kit/demo/calendar.ts';
import { randomOf, type Random } from '../../../kit/demo/random.ts';
import type { DemoStudent } from '../../../kit/demo/students.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Demo } from '../../../platform/demo.ts';
import { channelOf, demoRrr, orderIdOf } from '../../payments/demo/invoices.ts';
import {
  insertDemoCharges,
  insertDemoInvoiceLines,
  insertDemoStudentInvoices,
  postDemoCharges,
  postDemoPayments,
} from './sql.ts';

export interface DemoCharge {
  readonly id: string;
  /** Of the account. */
  readonly userName: string;
  readonly session: string;
  readonly purpose: string;
  readonly fee: string;
  readonly occasion: string;
  readonly kobo: number;
  /** Which of the published assignments it follows, where it follows one. */
  readonly isIndigene?: boolean;
  readonly tag?: string;
  readonly at: Date;
}

/** A student's invoice with its RRR, and its payment where there is one; the sandbox knows the same of it as the college. */
export type DemoBill = ReturnType<typeof billOf>;

/** Of one student each has its own, so that no two have an RRR. */
export const BILL = {
  school: 0,
  development: 9,
  sundry: 10,
  acceptance: 11,
  hostel: 12,
  earlierHostel: 13,
  change: 14,
} as const;
const MOST_BILLS = 16;

interface Billed {
  readonly number: number;
  readonly session: string;
  readonly purpose: string;
  readonly part?: string;
  readonly description: string;
  readonly createdAt: Date;
  /** Absent while it is open. */
  readonly paidAt?: Date | undefined;
  readonly lines: readonly { readonly charge: string; readonly kobo: number }[];
}

export function chargeOf(
  random: Random,
  { userName }: DemoStudent,
  charge: Omit<DemoCharge, 'id' | 'userName' | 'occasion'> & { readonly occasion?: string },
): DemoCharge {
  return { occasion: '', ...charge, id: random.uuidAt(charge.at), userName };
}

export function billOf(student: DemoStudent, billed: Billed) {
  const { number, lines, createdAt, paidAt, ...rest } = billed;
  const random = randomOf(`bill ${student.place} ${number}`);
  const { userName, surname: lastname, firstname, middlename, phone, email } = student;
  return {
    ...rest,
    createdAt,
    paidAt,
    id: random.uuidAt(createdAt),
    userName,
    lastname,
    firstname,
    middlename,
    phone,
    email,
    payer: fullName({ lastname, firstname, middlename }),
    lines: lines.filter(({ kobo }) => kobo > 0),
    kobo: lines.reduce((sum, { kobo }) => sum + kobo, 0),
    rrr: demoRrr(6, student.place * MOST_BILLS + number),
    orderId: orderIdOf(random),
    channel: channelOf(random),
    verificationCode: random.uuid().replaceAll('-', ''),
    paidText: paidAt && `${lagosDay(paidAt)} ${paidAt.toISOString().slice(11, 19)}`,
  };
}

/** Within three days, and before the demo's own day. */
export function paidSoon(random: Random, createdAt: Date, day: string): Date {
  const paidAt = later(createdAt, random.chance(0.7) ? random.between(2, 90) : random.between(600, 4_000));
  return paidAt < startOf(day) ? paidAt : later(startOf(day), -random.between(2, 60));
}

/** Charges first, and what was invoiced of them, with the journals of both. */
export async function insertDemoBills(
  tx: Queryable,
  { day }: Pick<Demo, 'day'>,
  charges: readonly DemoCharge[],
  bills: readonly DemoBill[],
): Promise<void> {
  await insertDemoCharges(tx, { charges });
  await postDemoCharges(tx, { ids: charges.map(({ id }) => id) });
  const rows = [...bills]
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map(({ lines: _, ...row }, place) => ({ ...row, place }));
  await insertDemoStudentInvoices(tx, { rows, numberPrefix: `INV${day.slice(2, 4)}` });
  await insertDemoInvoiceLines(tx, {
    lines: bills.flatMap(({ id, lines }) => lines.map((line) => ({ invoice: id, ...line }))),
  });
  await postDemoPayments(tx, { ids: bills.map(({ id }) => id) });
}
