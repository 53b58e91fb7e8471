import { expect, test } from 'vitest';
import { closingMistake, periodOf, totalsThatDiffer } from './closing.ts';

const BOOKS = { closedThrough: '2026-10-03', begunOn: '2026-09-01', today: '2026-10-07' };

test('a day is closed with the open days before it', () => {
  expect(periodOf('day', '2026-10-05', BOOKS)).toEqual({ from: '2026-10-04', to: '2026-10-05' });
  expect(periodOf('day', '2026-09-09', { ...BOOKS, closedThrough: null })).toEqual({
    from: '2026-09-01',
    to: '2026-09-09',
  });
});

test('only what is over is closed, and once', () => {
  const of = (span: 'day' | 'month', day: string, books = BOOKS) =>
    closingMistake(span, periodOf(span, day, books), books);
  expect(of('day', '2026-10-06')).toBeNull();
  expect(of('day', '2026-10-07')).toBe('this day is not over yet');
  expect(of('day', '2026-10-03')).toBe('this day is closed already');
  expect(of('month', '2026-10-03')).toBe('this month is not over yet');
  expect(of('month', '2026-09-15')).toBeNull();
  expect(of('month', '2026-09-15', { ...BOOKS, closedThrough: '2026-08-30', begunOn: '2026-08-01' })).toBe(
    'days before this month are open: please close them first',
  );
});

test('a period whose totals differ is named by them', () => {
  const account = (name: string, debitKobo: number, creditKobo: number) => ({
    account: name,
    debitKobo,
    creditKobo,
    closingKobo: debitKobo - creditKobo,
  });
  const right = {
    accounts: [account('clearing', 500, 0), account('suspense', 0, 500)],
    suspense: [{ kobo: 500 }],
    cash: { cardKobo: 200, bankKobo: 300, unknownKobo: 0, receivedKobo: 500 },
    bank: { ledgerKobo: 0 },
    clearing: { receivedKobo: 500 },
  };
  expect(totalsThatDiffer(right)).toEqual([]);
  expect(totalsThatDiffer({ ...right, suspense: [] })).toEqual([
    'suspense by its kinds and by the ledger do not agree',
  ]);
  expect(totalsThatDiffer({ ...right, cash: { ...right.cash, cardKobo: 1 } })).toEqual([
    'cash by its channels and its total do not agree',
  ]);
});
