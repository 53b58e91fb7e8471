import { expect, test } from 'vitest';
import type { RuledFee } from './dues.ts';
import {
  isOwedUnasked,
  overpaidKobo,
  paidOfferedLines,
  postedAs,
  pricedLines,
  type PricedCharge,
  type RuledFees,
} from './pricing.ts';

const rule = (feeId: number, naira: number): RuledFee => ({
  feeId,
  name: '',
  rank: feeId,
  isSplittable: true,
  amountKobo: naira * 100,
  why: {},
});
const charge = (feeId: number, naira: number, paid = 0, more: Partial<PricedCharge> = {}): PricedCharge => ({
  ...rule(feeId, naira),
  id: `charge ${feeId}`,
  session: '2026/2027',
  sessionId: 1,
  occasion: '',
  purpose: 'school',
  isOnce: false,
  chargedKobo: naira * 100,
  awardedKobo: 0,
  paidKobo: paid * 100,
  hasPaid: paid > 0,
  dueKobo: (naira - paid) * 100,
  ...more,
});
const ruled = (fees: RuledFee[], more: Partial<RuledFees> = {}): RuledFees => ({
  fees,
  offered: new Set(),
  reachesPaid: false,
  ...more,
});
const SCHOOL = { purpose: 'school', sessionId: 1 };
const SUNDRY = { purpose: 'sundry', sessionId: 1 };
const naira = (lines: readonly { readonly amountKobo: number }[]) => lines.map(({ amountKobo }) => amountKobo / 100);

test('whoever has paid is spared a raise, and the same again once it was spared', () => {
  const charges = [charge(1, 60_000, 60_000)];
  expect(naira(pricedLines(SCHOOL, ruled([rule(1, 63_000)]), charges))).toEqual([60_000]);
  expect(naira(pricedLines(SCHOOL, ruled([rule(1, 63_000)], { reachesPaid: true }), charges))).toEqual([63_000]);
});

test('whoever has paid is spared too where an award has made that payment credit', () => {
  const charges = [charge(1, 60_000, 0, { awardedKobo: 60_000_00, hasPaid: true, dueKobo: 0 })];
  expect(naira(pricedLines(SCHOOL, ruled([rule(1, 63_000)]), charges))).toEqual([60_000]);
});

test('a fee that is cut below its award costs nothing: what was paid is credit, and no more', () => {
  const charges = [charge(1, 10_000, 5_000, { awardedKobo: 5_000_00, dueKobo: 0 })];
  const lines = pricedLines(SCHOOL, ruled([rule(1, 2_000)]), charges);
  expect(lines.map((line) => [line.awardedKobo, line.dueKobo, overpaidKobo(line)])).toEqual([
    [2_000_00, -5_000_00, 5_000_00],
  ]);
  expect(postedAs(SCHOOL, lines, charges)).toMatchObject([{ awardedKobo: 2_000_00, paidKobo: 0, dueKobo: 0 }]);
});

test('of sundry fees each is spared by itself, whatever else was paid', () => {
  const charges = [charge(1, 2_000, 2_000, { purpose: 'sundry' }), charge(2, 1_000, 0, { purpose: 'sundry' })];
  const raised = ruled([rule(1, 2_500), rule(2, 1_500)]);
  expect(naira(pricedLines(SUNDRY, raised, charges))).toEqual([2_000, 1_500]);
  expect(naira(pricedLines(SUNDRY, ruled([rule(1, 1_800), rule(2, 1_000)]), charges))).toEqual([1_800, 1_000]);
});

test('of a fee that is offered a cut reaches each time that it was paid, and a raise none', () => {
  const paid = { purpose: 'sundry', dueKobo: 0 };
  const charges = [charge(1, 2_000, 2_000, paid), charge(1, 1_800, 1_800, { ...paid, id: 'again', occasion: '2' })];
  const offered = (naira: number) => ruled([rule(1, naira)], { offered: new Set([1]) });
  const cut = paidOfferedLines(SUNDRY, offered(1_500), charges);
  expect(cut.map((line) => [line.chargeId, line.amountKobo / 100, overpaidKobo(line) / 100])).toEqual([
    ['charge 1', 1_500, 500],
    ['again', 1_500, 300],
  ]);
  expect(naira(paidOfferedLines(SUNDRY, offered(1_900), charges))).toEqual([1_900, 1_800]);
  expect(naira(paidOfferedLines(SUNDRY, offered(2_500), charges))).toEqual([2_000, 1_800]);
});

test('a fee that is charged once in all years stays as another session charged it', () => {
  const charges = [charge(1, 18_000, 18_000, { sessionId: 7, isOnce: true })];
  expect(naira(pricedLines(SCHOOL, ruled([rule(1, 15_000)]), charges))).toEqual([18_000]);
});

test('posted, a cut of what is paid leaves nothing due and less paid; priced again, nothing changes', () => {
  const charges = [charge(1, 60_000, 60_000)];
  const fees = ruled([rule(1, 25_000), rule(2, 3_000)]);
  const posted = postedAs(SCHOOL, pricedLines(SCHOOL, fees, charges), charges);
  expect(posted.map(({ chargedKobo, paidKobo, dueKobo }) => [chargedKobo, paidKobo, dueKobo])).toEqual([
    [25_000_00, 25_000_00, 0],
    [3_000_00, 0, 3_000_00],
  ]);
  expect(naira(pricedLines(SCHOOL, fees, posted))).toEqual([25_000, 3_000]);
});

test('a change of degree is owed by who asks for one, a development levy by who enters', () => {
  expect(
    ['school', 'sundry', 'development', 'acceptance', 'change-of-degree'].map((each) => isOwedUnasked(each, true)),
  ).toEqual([true, true, true, false, false]);
  expect(isOwedUnasked('development', false)).toBe(false);
});
