import { beforeAll, expect, test } from 'vitest';
import type { StudentAccount } from '#contract/finance/student-accounts.ts';
import { balanceOf } from '#server/finance/ledger/service.ts';
import { onBothDatabases } from '../../../support/databases.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { ledgerOf } from '../../../support/studentMoney.ts';
import { collegeWithBooks, type Books } from './money.ts';

onBothDatabases('the books of a college agree', (databases) => {
  let server: TestServer;
  let books: Books;
  beforeAll(async () => {
    server = await freshServer(databases);
    books = await collegeWithBooks(server);
  });

  const read = async <T>(path: string) => {
    const { status, data, text } = await server.call<T>('GET', `/api/${path}`, { token: books.bursar });
    if (status !== 200) throw new Error(text);
    return data;
  };
  const accountOf = (studentId: string) => read<StudentAccount>(`Bursary/student-account?studentId=${studentId}`);
  const accounts = () => Promise.all(Object.values(books.students).map(({ studentId }) => accountOf(studentId)));

  test('a student’s account ends with the ledger’s balance, by line and by session', async () => {
    for (const { studentId } of Object.values(books.students)) {
      const { lines, sessions, creditKobo, balanceKobo } = await accountOf(studentId);
      const ledger = await balanceOf(server.platform.database, studentId);
      expect(balanceKobo).toBe(ledger.owedKobo - ledger.creditKobo);
      expect(creditKobo).toBe(ledger.creditKobo);
      expect(sum(sessions, (each) => each.owedKobo)).toBe(ledger.owedKobo);
      expect(lines.at(-1)?.balanceKobo ?? 0).toBe(balanceKobo);
      expect(sum(lines, (each) => each.debitKobo - each.creditKobo)).toBe(balanceKobo);
    }
  });

  test('all accounts together are what the ledger says is owed, less the credit', async () => {
    const ledger = await ledgerOf(server);
    const all = await accounts();
    expect(sum(all, (each) => each.balanceKobo)).toBe(ledger['receivable']! + ledger['student credit']!);
    expect(sum(all, (each) => each.creditKobo)).toBe(0 - ledger['student credit']!);
    expect(sum(all, (each) => sum(each.sessions, (session) => session.awardedKobo))).toBe(ledger['awards']!);
  });
});

const sum = <T>(all: readonly T[], kobo: (each: T) => number): number =>
  all.reduce((total, each) => total + kobo(each), 0);
