import { beforeAll, expect, test } from 'vitest';
import type { debtorsReport, Debt } from '#contract/finance/debtors.ts';
import type { StudentAccount } from '#contract/finance/student-accounts.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import { AGES, ageOf } from '#rules/finance/ageing.ts';
import { lagosDay } from '#rules/lagosDay.ts';
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
  /** Every row of a list, page by page, and its sum at the foot. */
  const all = async <Row extends { owedKobo?: number }>(path: string): Promise<Row[]> => {
    const rows: Row[] = [];
    for (let page = 1; ; page += 1) {
      const { rows: some, metadata } = await read<{ rows: Row[]; metadata: { totalCount: number } }>(
        `${path}&pageSize=100&page=${page}`,
      );
      rows.push(...some);
      if (rows.length >= metadata.totalCount) return rows;
    }
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

  test('debtors are what the ledger says is receivable, however they are divided; each figure is the sum of its lines', async () => {
    const ledger = await ledgerOf(server);
    const today = lagosDay(server.platform.now());
    const owing = (await accounts()).filter((each) => each.sessions.some(({ owedKobo }) => owedKobo > 0));
    const lines = await all<Debt>('Bursary/debts?');
    for (const by of ['faculty', 'department', 'level', 'fee'] as const) {
      const { rows, total } = await read<Reply<typeof debtorsReport.report>>(`Bursary/debtors?by=${by}`);
      expect(total.owedKobo).toBe(ledger['receivable']);
      expect(total.students).toBe(owing.length);
      expect(sum(rows, (row) => row.owedKobo)).toBe(total.owedKobo);
      const namedRows = [...rows.map((row) => ({ row, name: row[by] })), { row: total, name: undefined }];
      for (const { row, name } of namedRows) {
        const own = lines.filter((line) => name === undefined || line[by] === name);
        expect(sum(own, (line) => line.owedKobo)).toBe(row.owedKobo);
        for (const age of AGES) {
          const aged = own.filter(({ dueOn }) => ageOf(dueOn, today) === age);
          expect(
            sum(aged, (line) => line.owedKobo),
            `${name} ${age.title}`,
          ).toBe(row[`${age.name}Kobo`]);
        }
      }
    }
    expect(ledger['receivable']! + ledger['student credit']!).toBe(sum(await accounts(), (each) => each.balanceKobo));
  });
});

const sum = <T>(all: readonly T[], kobo: (each: T) => number): number =>
  all.reduce((total, each) => total + kobo(each), 0);
