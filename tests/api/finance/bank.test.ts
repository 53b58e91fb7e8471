import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { BankBook, BankLineRow } from '#contract/finance/bank.ts';
import type { PaymentCase, PaymentCaseRow } from '#contract/finance/reconciliation.ts';
import { DECISIONS } from '#rules/finance/caseSettlement.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { enrolled } from '../../support/enrolled.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { ledgerOf, planInstalments, publishFees, studentFee } from '../../support/studentMoney.ts';
import {
  commitUpload,
  officeFile,
  sendSheet,
  settledUpload,
  takeUploadBack,
  tryMatched,
  tryRows,
  type Uploader,
} from '../../support/uploading.ts';

const [FIRST, NEXT] = ['bank-statement.csv', 'bank-statement-next.csv'];
const SUM = 87_300_00;
const HEADINGS = ['Account number', 'Date', 'Value date', 'Narration', 'Debit', 'Credit', 'Balance', 'Reference'];
const ACCOUNT = '0099000001';

onBothDatabases("the bank's statement", (databases) => {
  let server: TestServer;
  let bursar: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    bursar = (await signedIn(server, 'bursar')).token;
    await run(`update fee_assignment set state = 'replaced'`);
    await publishFees(server, { [await studentFee(server, 'Tuition')]: SUM });
    await planInstalments(server);
    for (const [place, number] of ['230099000001', '230099000002', '230099000004'].entries()) {
      const rrr = await invoiced(`bank${place}`);
      await run('update remita_order set rrr = $1 where rrr = $2', [number, rrr]);
      await run('update remita_sandbox_order set rrr = $1 where rrr = $2', [number, rrr]);
    }
    await paid('230099000002');
  });

  const run = async (text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  const invoiced = async (name: string) => {
    const { token } = await enrolled(server, name);
    const wanted = { purpose: 'school', sessionId: 1, paymentTypeId: 1, expectedTotal: SUM / 100 };
    const path = '/api/Payment/generate-fee-Invoice' as const;
    const { data, text } = await server.call<{ rrr: string }>('POST', path, { token, body: wanted });
    if (!data?.rrr) throw new Error(text);
    return data.rrr;
  };
  const paidAtProvider = (rrr: string, kobo = SUM) =>
    run(`update remita_sandbox_order set state = 'paid', paid_kobo = $2 where rrr = $1`, [rrr, kobo]);
  const paid = async (rrr: string) => {
    await paidAtProvider(rrr);
    await server.call('POST', '/api/Payment/recheck', { token: bursar, body: { rrr } });
  };
  const to = (): Uploader => ({
    college: server,
    token: bursar,
    list: '/api/Payment/bank-lines',
    action: 'upload-bank-statement',
  });
  const read = async <T>(path: string, token = bursar) => {
    const { status, data, text } = await server.call<T>('GET', `/api/Payment/${path}` as '/api/Payment/bank-book', {
      token,
    });
    if (status !== 200) throw new Error(text);
    return data as T;
  };
  const lines = async () =>
    (await read<{ rows: BankLineRow[] }>('bank-lines?pageSize=100&sort=day')).rows.sort((a, b) => a.id - b.id);
  const place = () => server.jobs.run('place-bank-lines');
  const upload = async (name: string) => {
    const bytes = await officeFile(name);
    const { data, text } = await sendSheet(to(), bytes, name);
    if (!data) throw new Error(text);
    const { id } = await settledUpload(to(), data.id);
    const report = await commitUpload(to(), id);
    await place();
    return report;
  };
  const caseOf = async (rrr: string, kind: string) =>
    (await read<{ rows: PaymentCaseRow[] }>(`cases?search=${rrr}`)).rows.find((row) => row.kind === kind);

  test('goes up as the bank has it: its titles, its balances and its totals are no lines, and every line is placed', async () => {
    await paidAtProvider('230099000001');
    const trial = await tryMatched(to(), await officeFile(FIRST), FIRST);
    expect(trial.report).toMatchObject({ rows: 6, created: 6, refused: 0 });
    expect(trial.notes).toEqual(expect.arrayContaining([`Account number '${ACCOUNT}' was read above the headings.`]));
    // Two lines of one day, text and sum are told apart by their balance.
    expect(trial.report?.headings).toEqual(['Date', 'Narration', 'Debit', 'Credit', 'Balance']);
    expect(trial.report?.examples.created.slice(0, 2).map(({ cells }) => cells.slice(3))).toEqual([
      ['87,300.00', '1,087,300.00'],
      ['87,300.00', '1,174,600.00'],
    ]);
    expect(await lines()).toEqual([]);
    await commitUpload(to(), trial.id);
    await place();
    const placed = (await lines()).map(({ narration, amountKobo, state }) => [narration, amountKobo, state]);
    expect(placed).toHaveLength(6);
    expect(placed).toEqual(
      expect.arrayContaining([
        ['RRR:230099000001/OKORO ADA/SCH FEES', SUM, 'matched'],
        ['RRR:230099000001/OKORO ADA/SCH FEES', SUM, 'case'],
        ['RRR 2300-9900-0002 BELLO MUSA', SUM, 'matched'],
        ['TRF FROM SALAMI KEMI REF HOSTEL', 45_000_00, 'suspense'],
        ['RVSL RRR:230099000002', -SUM, 'case'],
        ['COLLECTION CHARGES', -48_375, 'charge'],
      ]),
    );
    expect(await ledgerOf(server)).toMatchObject({
      bank: 3 * SUM + 45_000_00 - SUM - 48_375,
      charges: 48_375,
      suspense: -(SUM + 45_000_00),
      clearing: SUM,
    });
    expect(await caseOf('230099000001', 'twice')).toMatchObject({ heldKobo: SUM, state: 'open' });
    expect(await caseOf('230099000002', 'unconfirmed')).toMatchObject({ heldKobo: 0, state: 'open' });
  });

  test('that overlaps adds what is new, and a second time nothing; the bank ends where its statement does', async () => {
    expect(await upload(NEXT)).toMatchObject({ created: 1, unchanged: 3, refused: 0 });
    expect(await upload(FIRST)).toMatchObject({ created: 0, unchanged: 6 });
    const book = await read<BankBook>('bank-book');
    expect(book).toMatchObject({
      openingKobo: 1_000_000_00,
      ledgerKobo: 1_265_316_25,
      statementKobo: 1_265_316_25,
      chargesKobo: -48_375,
      differences: [],
    });
    // The bank has money of an RRR that the provider does not know as paid: nothing is credited, a person looks at it.
    expect(await caseOf('230099000004', 'mismatch')).toMatchObject({ heldKobo: 46_200_00 });
    const [invoice] = await run(`select count(*)::int4 as paid from payment where rrr = '230099000004'`);
    expect(invoice!['paid']).toBe(0);
  });

  test('that came twice by one RRR is credited to its student, by the case', async () => {
    const { id } = (await caseOf('230099000001', 'twice'))!;
    const { digest, state } = await read<PaymentCase>(`case/${id}`);
    const before = (await ledgerOf(server))['student credit'] ?? 0;
    const { status, text } = await server.call('POST', `/api/Payment/case/${id}/settle`, {
      token: bursar,
      body: {
        request: randomUUID(),
        from: state,
        digest,
        answers: { decision: DECISIONS.credit, reason: 'Paid twice' },
      },
    });
    expect(status, text).toBe(200);
    expect((await ledgerOf(server))['student credit']! - before).toBe(-SUM);
  });

  test('of which the bank kept its charge is no part payment', async () => {
    const rrr = await invoiced('bankNet');
    await paid(rrr);
    const before = await ledgerOf(server);
    const { id, report } = await tryRows(to(), [
      HEADINGS,
      [ACCOUNT, '07-Oct-2026', '', `RRR ${rrr}`, '', '87,139.05', '', ''],
    ]);
    expect(report).toMatchObject({ created: 1, refused: 0 });
    await commitUpload(to(), id);
    await place();
    const after = await ledgerOf(server);
    expect(after['bank']! - before['bank']!).toBe(87_139_05);
    expect(after['charges']! - before['charges']!).toBe(160_95);
    expect(after['clearing']! - before['clearing']!).toBe(-SUM);
    expect((await lines()).find((line) => line.rrr === rrr)).toMatchObject({ state: 'matched' });
  });

  test('names what is wrong of a line, at its column', async () => {
    const { report } = await tryRows(to(), [
      HEADINGS,
      [ACCOUNT, '31-Feb-2026', '', 'A', '', '1,000', '', ''],
      [ACCOUNT, '01-Oct-2026', '', 'B', 'Paid', '', '', ''],
      [ACCOUNT, '01-Oct-2026', '', 'C', '10', '10', '', ''],
      [ACCOUNT, '01-Oct-2027', '', 'D', '', '10', '', ''],
      [ACCOUNT, '01-Oct-2026', '', 'E', '', '-', '', ''],
    ]);
    expect(report).toMatchObject({ created: 0, refused: 5 });
    expect(report.mistakes.map(({ row, column }) => [row, column])).toEqual([
      [2, 'Date'],
      [3, 'Debit'],
      [4, 'Credit'],
      [5, 'Date'],
      [6, 'Credit'],
    ]);
  });

  test('is taken back as long as nothing of it is posted', async () => {
    const { id } = await tryRows(to(), [HEADINGS, [ACCOUNT, '01-Oct-2026', '', 'CASH', '', '10', '', '']]);
    await commitUpload(to(), id);
    await place();
    expect(await takeUploadBack(to(), id)).toMatchObject({ removed: 0, spared: 1 });
  });

  test('is uploaded by whoever has the claim, and read by whoever sees invoices', async () => {
    const auditor = (await signedIn(server, 'auditor')).token;
    const refused = await sendSheet({ ...to(), token: auditor }, await officeFile(FIRST), FIRST);
    expect(refused.status).toBe(403);
    expect((await read<BankBook>('bank-book', auditor)).accounts).toHaveLength(1);
    const lecturer = (await signedIn(server, 'lecturer')).token;
    expect((await server.call('GET', '/api/Payment/bank-book', { token: lecturer })).status).toBe(403);
  });

  test('is placed once by ten at once', async () => {
    const { id } = await tryRows(to(), [
      HEADINGS,
      ...Array.from({ length: 10 }, (_, place) => [
        ACCOUNT,
        '08-Oct-2026',
        '',
        'CASH LODGED',
        '',
        '100',
        String(place),
        '',
      ]),
      [ACCOUNT, '08-Oct-2026', '', 'CASH LODGED', '', '100', '0', ''],
    ]);
    const before = (await ledgerOf(server))['bank']!;
    expect(await commitUpload(to(), id)).toMatchObject({ created: 11 });
    await Promise.all(Array.from({ length: 10 }, place));
    expect((await ledgerOf(server))['bank']! - before).toBe(1_100_00);
    expect((await settledUpload(to(), id)).report).toMatchObject({ created: 11 });
  });
});
