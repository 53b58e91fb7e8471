import { expect, test } from 'vitest';
import {
  allotCredit,
  allotInTurn,
  chargedAs,
  duesOf,
  linesToPay,
  targetsOf,
  type KnownCharge,
  type RuledFee,
} from './dues.ts';

const PLAN = [
  { part: 'FirstInstallment', percent: 60 },
  { part: 'SecondInstallment', percent: 40 },
];
const fee = (feeId: number, naira: number, isSplittable = true): RuledFee => ({
  feeId,
  name: `Fee ${feeId}`,
  rank: feeId,
  isSplittable,
  amountKobo: Math.round(naira * 100),
  why: {},
});
/** Of 133,500 with 18,000 that are whole in the first part. */
const rules = [fee(1, 60_000), fee(2, 7_500), fee(3, 18_000, false), fee(4, 48_000)];
const charged = (naira: readonly number[], paid: readonly number[] = [], awarded: readonly number[] = []) =>
  rules.map((rule, place): KnownCharge => ({
    ...rule,
    id: `charge ${rule.feeId}`,
    session: '2026/2027',
    occasion: '',
    purpose: 'school',
    chargedKobo: naira[place]! * 100,
    paidKobo: (paid[place] ?? 0) * 100,
    hasPaid: (paid[place] ?? 0) > 0,
    awardedKobo: (awarded[place] ?? 0) * 100,
  }));
const STANDS = [60_000, 7_500, 18_000, 48_000];
const FIRST_PAID = [36_000, 4_500, 18_000, 28_800];
const dues = (charges: readonly KnownCharge[], paidParts: readonly string[] = [], of = rules, reachesPaid = false) =>
  duesOf(chargedAs(targetsOf(of, charges, reachesPaid), of, charges), PLAN, paidParts);
const states = ({ parts }: ReturnType<typeof dues>) => parts.map(({ dueKobo, state }) => [dueKobo / 100, state]);

test('whoever was not charged yet may pay 133,500 whole, or 87,300 first', () => {
  const due = dues([]);
  expect(states(due)).toEqual([
    [133_500, 'open'],
    [87_300, 'open'],
    [46_200, 'closed'],
  ]);
  expect(linesToPay(due, PLAN, 'FirstInstallment').map(({ payKobo }) => payKobo / 100)).toEqual(FIRST_PAID);
});

test('once the first part is paid the second is open, with the rest of each line', () => {
  const due = dues(charged(STANDS, FIRST_PAID), ['FirstInstallment']);
  expect(states(due)).toEqual([
    [46_200, 'closed'],
    [0, 'paid'],
    [46_200, 'open'],
  ]);
  expect(linesToPay(due, PLAN, 'SecondInstallment').map(({ payKobo }) => payKobo / 100)).toEqual([
    24_000, 3_000, 0, 19_200,
  ]);
});

test('what credit covers is no payment yet: the part stays open, and a raise stays a balance', () => {
  const covered = (paidParts: readonly string[], paid: readonly number[]) => {
    const charges = charged(STANDS, paid);
    const lines = chargedAs(targetsOf(rules, charges, false), rules, charges);
    return duesOf(
      lines.map((line) => ({ ...line, creditKobo: line.dueKobo, dueKobo: 0 })),
      PLAN,
      paidParts,
    );
  };
  expect(states(covered(['FirstInstallment'], FIRST_PAID))).toEqual([
    [0, 'closed'],
    [0, 'paid'],
    [0, 'open'],
  ]);
  const raised = covered(['Full'], [58_200, 7_500, 18_000, 48_000]);
  expect(raised.balanceKobo).toBe(180_000);
  expect(linesToPay(raised, PLAN, 'Balance').reduce((sum, { payKobo }) => sum + payKobo, 0)).toBe(0);
});

test('an award precedes the plan: 103,500 is 69,300 and 34,200', () => {
  expect(states(dues(charged(STANDS, [], [30_000])))).toEqual([
    [103_500, 'open'],
    [69_300, 'open'],
    [34_200, 'closed'],
  ]);
});

test('a raise spares whoever has paid; where it does not, 87,300 to 89,100 is a balance of 1,800', () => {
  const raised = [fee(1, 63_000), ...rules.slice(1)];
  const charges = charged(STANDS, FIRST_PAID);
  expect(dues(charges, ['FirstInstallment'], raised)).toMatchObject({ balanceKobo: 0, dueKobo: 46_200_00 });
  const reached = dues(charges, ['FirstInstallment'], raised, true);
  expect(reached).toMatchObject({ balanceKobo: 1_800_00, dueKobo: 49_200_00 });
  expect(linesToPay(reached, PLAN, 'Balance').map(({ payKobo }) => payKobo / 100)).toEqual([1_800, 0, 0, 0]);
  expect(dues(charged(STANDS), [], raised).dueKobo).toBe(136_500_00);
});

test('credit pays a balance before the next part: what it covers is not asked for again', () => {
  const raised = [fee(1, 63_000), ...rules.slice(1)];
  const charges = charged(STANDS, FIRST_PAID);
  const lines = chargedAs(targetsOf(raised, charges, true), raised, charges);
  const balance = (creditKobo: number) => {
    const credited = lines.map((line) =>
      line.feeId === 1 ? { ...line, creditKobo, dueKobo: line.dueKobo - creditKobo } : line,
    );
    return linesToPay(duesOf(credited, PLAN, ['FirstInstallment']), PLAN, 'Balance').reduce(
      (sum, { payKobo }) => sum + payKobo,
      0,
    );
  };
  expect([0, 800_00, 1_800_00, 5_000_00].map(balance)).toEqual([1_800_00, 1_000_00, 0, 0]);
});

test('a fee that no rule names any more is charged nothing; without any rule everything stays', () => {
  expect(dues(charged(STANDS), [], rules.slice(1)).dueKobo).toBe(73_500_00);
  expect(dues(charged(STANDS), [], []).dueKobo).toBe(133_500_00);
});

test('credit pays the oldest session first, then by rank; what was paid beyond a fee is credit too', () => {
  const owing = [
    { session: '2026/2027', rank: 1, feeId: 1, dueKobo: 300 },
    { session: '2025/2026', rank: 9, feeId: 9, dueKobo: 200 },
    { session: '2026/2027', rank: 2, feeId: 2, dueKobo: -50 },
  ];
  expect([...allotCredit(owing, 250)].map(([{ feeId }, kobo]) => [feeId, kobo])).toEqual([
    [9, 200],
    [1, 100],
  ]);
});

test('credit that is less than the first part leaves the difference to pay', () => {
  const lines = chargedAs(targetsOf(rules, [], false), rules, []).map((line) =>
    line.feeId === 1 ? { ...line, creditKobo: 60_000_00, dueKobo: 0 } : line,
  );
  const due = duesOf(lines, PLAN, []);
  expect(states(due)[1]).toEqual([27_300, 'open']);
  expect(linesToPay(due, PLAN, 'FirstInstallment').reduce((sum, { payKobo }) => sum + payKobo, 0)).toBe(27_300_00);
});

test('credit pays what is charged or chosen before what might be chosen too', () => {
  const owing = (feeId: number, naira: number) => ({ session: '2026/2027', rank: feeId, feeId, dueKobo: naira * 100 });
  const [compulsory, offered] = [owing(1, 2_292), owing(2, 1_022)];
  const allotted = allotInTurn([[offered!], [compulsory!]], 1_572_00);
  expect([allotted.get(offered!), allotted.get(compulsory!)]).toEqual([1_022_00, 550_00]);
});
