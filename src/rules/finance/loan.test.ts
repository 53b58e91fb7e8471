import { expect, test } from 'vitest';
import { batchNamedOn, loanKey, loanProblem, sessionKey, type LoanFacts } from './loan.ts';

const RIGHT: LoanFacts = {
  student: { fullName: 'Okafor Ada Ngozi', hasLeft: false, isOfSession: true },
  isSession: true,
  fullName: 'ADA OKAFOR',
  amountKobo: 50_000_00,
  verifiedKobo: null,
};
const student = RIGHT.student!;

test.each([
  ['of a student of the session', {}, null],
  ['of the amount that was verified', { verifiedKobo: 50_000_00 }, null],
  ['of a number that nobody has', { student: null, isSession: false }, 'number'],
  ['of another name', { fullName: 'Ada Bello' }, 'name'],
  ['of a session that the college has not', { isSession: false }, 'session'],
  ['of a student who has left', { student: { ...student, hasLeft: true } }, 'left'],
  ['of a student of another session', { student: { ...student, isOfSession: false } }, 'enrolment'],
  ['of another amount than was verified', { verifiedKobo: 40_000_00 }, 'amount'],
] as const)('a line %s', (_, facts, problem) => {
  expect(loanProblem({ ...RIGHT, ...facts })).toBe(problem);
});

test('a batch and a session are known however they are written', () => {
  expect(loanKey(' batch  7 ')).toBe('BATCH 7');
  expect(['2026/27', '2026-2027', ' 2026 / 2027 ', '2026/2027'].map(sessionKey)).toEqual(Array(4).fill('2026/2027'));
  expect(sessionKey('first session')).toBe('FIRST SESSION');
});

const [B1, B12] = [{ reference: 'NLF-1' }, { reference: 'NLF-12' }];

test.each([
  ['names it', 'TRF NELFUND NLF/12 UPKEEP', [B1, B12], B12],
  ['names the fund, and one batch has the amount', 'Nigerian Education Loan Fund disbursement', [B1], B1],
  ['names the fund, and two batches have the amount', 'NELFUND DISB', [B1, B12], undefined],
  ['names both', 'NLF-1 AND NLF-12', [B1, B12], undefined],
  ['is of somebody else', 'TRF FROM SALAMI KEMI', [B1], undefined],
] as const)('a line of the bank that %s', (_, line, batches, found) => {
  expect(batchNamedOn(line, batches)).toBe(found);
});
