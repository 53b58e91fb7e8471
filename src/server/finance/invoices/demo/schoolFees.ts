import { withPart } from '#rules/finance/partNames.ts';
import { dayBefore, later, startOf, workingMoment } from '../../../kit/demo/calendar.ts';
import { randomOf } from '../../../kit/demo/random.ts';
import { hasLaboratory, isIndigene, sessionOf, yearsOf, type DemoStudent } from '../../../kit/demo/students.ts';
import type { Demo } from '../../../platform/demo.ts';
import { YEARS_WITH_FEES } from '../../fees/demo/index.ts';
import { DEMO_FEES, schoolFeesOf } from '../../fees/demo/prices.ts';
import { BILL, billOf, chargeOf, paidSoon, type DemoBill, type DemoCharge } from './bills.ts';
import { demoPaying, isInArrears } from './paying.ts';

const FIRST_PERCENT = 60;
const DUE_DAYS = 55;

interface Money {
  readonly charges: readonly DemoCharge[];
  readonly bills: readonly DemoBill[];
}

/** School fees of each session that has them. */
export const schoolFees = (demo: Demo, student: DemoStudent): Money[] =>
  yearsOf(demo, student).flatMap((year) => {
    const yearsAgo = Number(demo.session.name.slice(0, 4)) - year;
    return yearsAgo < YEARS_WITH_FEES ? [feesOfSession(demo, student, yearsAgo)] : [];
  });

function feesOfSession(demo: Demo, student: DemoStudent, yearsAgo: number): Money {
  const random = randomOf(`school fees ${demo.day} ${student.place} ${yearsAgo}`);
  const year = Number(demo.session.name.slice(0, 4)) - yearsAgo;
  const session = sessionOf(year);
  /** They are assessed before the first part is due. */
  const due = yearsAgo === 0 ? demo.day : `${year}-11-28`;
  const at = workingMoment(random, due, DUE_DAYS, 6);
  const charges = [...schoolFeesOf(student, yearsAgo)].map(([fee, kobo]) =>
    chargeOf(random, student, { session, purpose: 'school', fee, kobo, at, ...special(student, fee) }),
  );
  const bill = (index: number, part: Part, createdAt: Date, isPaid: boolean) =>
    billOf(student, {
      number: BILL.school + yearsAgo * 3 + index,
      session,
      purpose: 'school',
      part,
      description: withPart(`School fees ${session}`, part),
      createdAt,
      paidAt: isPaid ? paidSoon(random, createdAt, demo.day) : undefined,
      lines: charges.map((charge) => ({ charge: charge.id, kobo: shareOf(charge, part) })),
    });
  const [first, second] = [later(at, 20), secondAt(demo, year, yearsAgo, random.between(1, 20))];
  return { charges, bills: billsOf() };

  function billsOf(): DemoBill[] {
    if (yearsAgo > 0) {
      const inArrears = yearsAgo === 1 && isInArrears(student);
      if (!inArrears && random.chance(0.7)) return [bill(0, 'Full', first, true)];
      return [
        bill(0, 'FirstInstallment', first, true),
        ...(inArrears ? [] : [bill(1, 'SecondInstallment', second, true)]),
      ];
    }
    const paying = demoPaying(student);
    if (paying === 'charged') return [];
    if (paying === 'whole') return [bill(0, 'Full', first, true)];
    if (paying === 'invoiced') return [bill(0, random.chance(0.5) ? 'Full' : 'FirstInstallment', first, false)];
    const asksAgain = student.userName === 'student' || random.chance(0.3);
    return [
      bill(0, 'FirstInstallment', first, true),
      ...(asksAgain ? [bill(1, 'SecondInstallment', second, false)] : []),
    ];
  }
}

type Part = 'Full' | 'FirstInstallment' | 'SecondInstallment';

/** What an assignment says of this student alone. */
const special = (student: DemoStudent, fee: string) => ({
  ...(fee === 'Tuition' && !isIndigene(student) && { isIndigene: false }),
  ...(fee === 'Laboratory' && hasLaboratory(student) && { tag: 'laboratory' }),
});

/** What is not splittable is whole in the first part; the second one takes the remainder. */
function shareOf({ fee, kobo }: DemoCharge, part: Part): number {
  if (part === 'Full') return kobo;
  const isSplittable = DEMO_FEES.find(({ name, purpose }) => name === fee && purpose === 'school')!.isSplittable;
  const first = isSplittable ? Math.floor((kobo * FIRST_PERCENT) / 100) : kobo;
  return part === 'FirstInstallment' ? first : kobo - first;
}

/** In March; of this session, lately. */
const secondAt = ({ day }: Demo, year: number, yearsAgo: number, days: number): Date =>
  yearsAgo === 0
    ? later(startOf(dayBefore(day, 1)), 600 + days)
    : later(startOf(dayBefore(`${year + 1}-03-30`, days)), 660);
