import { beforeAll, expect, test } from 'vitest';
import type { cashReport, CashEntry, RevenueLine, revenueReport } from '#contract/finance/books.ts';
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
  const all = async <Row>(path: string): Promise<Row[]> => {
    const rows: Row[] = [];
    for (let page = 1; ; page += 1) {
      const { rows: some, metadata } = await read<{ rows: Row[]; metadata: { totalCount: number } }>(
        `${path}&pageSize=100&page=${page}`,
      );
      rows.push(...some);
      if (rows.length >= metadata.totalCount) return rows;
    }
  };
  /** The last line of a file has the totals of the page. */
  const saysAsFile = async (name: string, totals: readonly number[]) => {
    const { text } = await server.call('GET', `/api/Bursary/${name}?format=csv`, { token: books.bursar });
    const last = text.trim().split('\r\n').at(-1)!;
    for (const kobo of totals) expect(last.replaceAll(/[",]/g, '')).toContain((kobo / 100).toFixed(2));
  };
  /** Debts of students alone: what a payment case writes off names no charge. */
  const debtsWrittenOff = async () => {
    const { rows } = await server.platform.database.query({
      name: '',
      text: `select sum(amount_kobo)::int8 as kobo from posting where account = 'write-offs' and charge_id is not null`,
      values: [],
    });
    return Number(rows[0]!['kobo']);
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
    const waivedKobo = sum(all, (each) => sum(each.sessions, (session) => session.waivedKobo));
    expect(waivedKobo).toBe(ledger['waivers']! + (await debtsWrittenOff()));
    expect([ledger['waivers'], await debtsWrittenOff()]).toEqual([30_000_00, 15_000_00]);
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

  test('the cash book is what the provider has by the ledger: its payments and what waits in suspense; each figure is the sum of its lines', async () => {
    const ledger = await ledgerOf(server);
    const { rows, total } = await read<Reply<typeof cashReport.report>>('Bursary/cash-book');
    const lines = await all<CashEntry>('Bursary/cash-entries?');
    const payments = await read<{ total: { receivedKobo: number } }>('Payment/fee-report');
    // With the provider, at the bank, or kept by it as its charge.
    expect(total.receivedKobo).toBe(ledger['clearing']! + ledger['bank']! + ledger['charges']!);
    expect(total.receivedKobo).toBe(payments.total.receivedKobo);
    expect([total.entries, sum(lines, (line) => line.amountKobo)]).toEqual([lines.length, total.receivedKobo]);
    for (const day of rows) {
      const own = await all<CashEntry>(`Bursary/cash-entries?from=${day.day}&to=${day.day}`);
      expect([own.length, sum(own, (line) => line.amountKobo)]).toEqual([day.entries, day.receivedKobo]);
      for (const channel of ['card', 'bank', 'unknown'] as const) {
        const by = own.filter((line) => line.channel === channel);
        expect(sum(by, (line) => line.amountKobo)).toBe(day[`${channel}Kobo`]);
      }
    }
    expect(sum(rows, (row) => row.receivedKobo)).toBe(total.receivedKobo);
    await saysAsFile('download-cash-book', [total.receivedKobo]);
  });

  test('revenue by head is what was charged, awarded and owed by the ledger, and collected by the cash book; each figure is the sum of its lines', async () => {
    const ledger = await ledgerOf(server);
    const { rows, total } = await read<Reply<typeof revenueReport.report>>('Bursary/revenue');
    const cash = await read<Reply<typeof cashReport.report>>('Bursary/cash-book');
    const bursary = await read<{ total: Record<'expectedKobo' | 'awardedKobo' | 'waivedKobo' | 'owedKobo', number> }>(
      'Bursary/report',
    );
    expect(total).toEqual({
      chargedKobo: 0 - ledger['income']!,
      awardedKobo: ledger['awards'],
      waivedKobo: ledger['waivers']! + (await debtsWrittenOff()),
      collectedKobo: cash.total.receivedKobo,
      owedKobo: ledger['receivable'],
    });
    expect([total.awardedKobo, total.waivedKobo, total.owedKobo]).toEqual([
      bursary.total.awardedKobo,
      bursary.total.waivedKobo,
      bursary.total.owedKobo,
    ]);
    const kobo = (id: string) => rows.find((row) => row.id === id)?.collectedKobo ?? 0;
    for (const account of ['suspense', 'student credit', 'refunds due'])
      expect(kobo(account), account).toBe(0 - (ledger[account] ?? 0));
    expect(kobo('write-offs')).toBe((await debtsWrittenOff()) - ledger['write-offs']!);
    const sessions = (await accounts()).flatMap((each) => each.sessions);
    const ofFees = rows.filter(({ head }) => head === 'Tuition' || head === 'Library');
    expect(sum(ofFees, (row) => row.chargedKobo)).toBe(sum(sessions, (each) => each.chargedKobo));
    expect(sum(ofFees, (row) => row.chargedKobo)).toBe(bursary.total.expectedKobo);
    expect(sum(ofFees, (row) => row.collectedKobo)).toBe(sum(sessions, (each) => each.paidKobo));
    for (const row of rows)
      for (const figure of ['charged', 'awarded', 'waived', 'collected'] as const) {
        const own = await all<RevenueLine>(
          `Bursary/revenue-lines?headId=${encodeURIComponent(row.id)}&figure=${figure}`,
        );
        expect(
          sum(own, (line) => line.amountKobo),
          `${row.head} ${figure}`,
        ).toBe(row[`${figure}Kobo`]);
      }
    await saysAsFile('download-revenue', Object.values(total));
  });

  test('a period has what was posted in it: a day later there is what the reversal took back, and nothing was charged', async () => {
    const later = '2026-11-04';
    const cash = await read<Reply<typeof cashReport.report>>(`Bursary/cash-book?from=${later}`);
    expect(cash.total.receivedKobo).toBe(-100_000_00);
    const revenue = await read<Reply<typeof revenueReport.report>>(`Bursary/revenue?from=${later}`);
    expect(revenue.total).toMatchObject({ chargedKobo: 0, collectedKobo: -100_000_00, owedKobo: 100_000_00 });
  });
});

const sum = <T>(all: readonly T[], kobo: (each: T) => number): number =>
  all.reduce((total, each) => total + kobo(each), 0);
