import { expect, test } from 'vitest';
import { sessionSums, withBalances, type Entry } from './studentAccount.ts';

const [FIRST, SECOND] = ['2025/2026', '2026/2027'];

const ENTRIES: readonly Entry[] = [
  { kind: 'charge', session: SECOND, kobo: 60_000 },
  { kind: 'charge', session: FIRST, kobo: 50_000 },
  { kind: 'award', session: FIRST, kobo: -20_000 },
  { kind: 'payment', session: FIRST, kobo: -30_000 },
  { kind: 'payment', session: null, kobo: -5_000 },
  { kind: 'correction', session: FIRST, kobo: -10_000 },
  { kind: 'overpaid', session: FIRST, kobo: 10_000 },
  { kind: 'overpaid', session: null, kobo: -10_000 },
  { kind: 'credit used', session: null, kobo: 12_000 },
  { kind: 'credit used', session: SECOND, kobo: -12_000 },
];

test('a balance follows each entry, and is below zero where there is more credit than is owed', () => {
  expect(withBalances(ENTRIES).map(({ balanceKobo }) => balanceKobo)).toEqual([
    60_000, 110_000, 90_000, 60_000, 55_000, 45_000, 55_000, 45_000, 57_000, 45_000,
  ]);
  expect(withBalances([{ kind: 'payment', session: null, kobo: -1 }]).at(-1)).toMatchObject({ balanceKobo: -1 });
});

test('what the sessions owe, less the credit, is the balance; what was paid beyond a charge is paid for none', () => {
  const { sessions, creditKobo } = sessionSums(ENTRIES);
  expect(sessions).toEqual([
    { session: FIRST, chargedKobo: 40_000, awardedKobo: 20_000, waivedKobo: 0, paidKobo: 20_000, owedKobo: 0 },
    { session: SECOND, chargedKobo: 60_000, awardedKobo: 0, waivedKobo: 0, paidKobo: 12_000, owedKobo: 48_000 },
  ]);
  expect(creditKobo).toBe(3_000);
  expect(48_000 - creditKobo).toBe(withBalances(ENTRIES).at(-1)!.balanceKobo);
});

test('a student of no entries owes nothing', () => {
  expect(sessionSums([])).toEqual({ sessions: [], creditKobo: 0 });
});

test('what is waived is taken off what is owed, and paid by nobody; reversed, it is owed again', () => {
  const waived = (kobo: number, kind: 'waiver' | 'waiver reversed') => ({ kind, session: FIRST, kobo });
  const charged = { kind: 'charge', session: FIRST, kobo: 40_000 } as const;
  const of = (...moved: readonly ReturnType<typeof waived>[]) => sessionSums([charged, ...moved]).sessions[0];
  expect(of(waived(-15_000, 'waiver'))).toMatchObject({ waivedKobo: 15_000, paidKobo: 0, owedKobo: 25_000 });
  expect(of(waived(-15_000, 'waiver'), waived(15_000, 'waiver reversed'))).toMatchObject({
    waivedKobo: 0,
    owedKobo: 40_000,
  });
});
