import { workingMoment, later } from '../../../kit/demo/calendar.ts';
import { randomOf } from '../../../kit/demo/random.ts';
import { OWN_STUDENT, sessionOf, type DemoStudent } from '../../../kit/demo/students.ts';
import type { Demo } from '../../../platform/demo.ts';
import { YEARS_WITH_FEES } from '../../fees/demo/index.ts';
import { koboOf, LEVIES } from '../../fees/demo/prices.ts';
import { BILL, billOf, chargeOf, paidSoon, type DemoBill, type DemoCharge } from './bills.ts';

interface Levy {
  readonly number: number;
  readonly purpose: string;
  readonly fee: string;
  readonly title: string;
  readonly yearsAgo: number;
  readonly isPaid: boolean;
}

/** Levies of the first year, and what some ask for beside. */
export function otherFees(
  demo: Demo,
  student: DemoStudent,
): { readonly charges: DemoCharge[]; readonly bills: DemoBill[] }[] {
  const random = randomOf(`other fees ${student.place}`);
  const isOwn = student.userName === OWN_STUDENT.userName;
  const years = Number(demo.session.name.slice(0, 4)) - student.entryYear;
  const isNew = years === 0;
  const [levyPaid, asksSundry, sundryPaid] = [
    random.chance(isNew ? 0.6 : 0.95),
    random.chance(0.25),
    random.chance(0.8),
  ];
  const levies: readonly Levy[] = [
    {
      number: BILL.development,
      purpose: 'development',
      fee: 'Development Levy',
      title: 'Development levy',
      yearsAgo: years,
      isPaid: isOwn || levyPaid,
    },
    {
      number: BILL.acceptance,
      purpose: 'acceptance',
      fee: 'Acceptance of Admission',
      title: 'Acceptance fee',
      yearsAgo: years,
      isPaid: true,
    },
  ];
  const sundry: Levy = {
    number: BILL.sundry,
    purpose: 'sundry',
    fee: 'Departmental Dues',
    title: 'Departmental Dues',
    yearsAgo: 0,
    isPaid: isOwn || sundryPaid,
  };
  return [...(years < YEARS_WITH_FEES ? levies : []), ...(isOwn || asksSundry ? [sundry] : [])].map((levy) =>
    levied(demo, student, levy),
  );
}

function levied(demo: Demo, student: DemoStudent, { number, purpose, fee, title, yearsAgo, isPaid }: Levy) {
  const random = randomOf(`levy ${demo.day} ${student.place} ${number}`);
  const year = Number(demo.session.name.slice(0, 4)) - yearsAgo;
  const session = sessionOf(year);
  const at = workingMoment(random, yearsAgo === 0 ? demo.day : `${year}-12-10`, 40, 5);
  const charge = chargeOf(random, student, {
    session,
    purpose,
    fee,
    at,
    kobo: koboOf(LEVIES[purpose]![fee]!, yearsAgo),
  });
  const createdAt = later(at, 5);
  const bill = billOf(student, {
    number,
    session,
    purpose,
    description: `${title} ${session}`,
    createdAt,
    paidAt: isPaid ? paidSoon(random, createdAt, demo.day) : undefined,
    lines: [{ charge: charge.id, kobo: charge.kobo }],
  });
  return { charges: [charge], bills: [bill] };
}
