import { beforeAll, expect, test } from 'vitest';
import type { BursaryInvoice } from '#contract/finance/bursary-invoices.ts';
import type { Receipt } from '#contract/finance/payments.ts';
import { pay } from '../../support/applicant.ts';
import { parseCsv } from '../../support/csv.ts';
import { onDatabases } from '../../support/databases.ts';
import { enrolled } from '../../support/enrolled.ts';
import { feeNamed, invoiceFee, newPayer, payInvoice } from '../../support/payer.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { publishFees, studentFee } from '../../support/studentMoney.ts';

onDatabases('invoices of the bursary', (databases) => {
  let server: TestServer;
  let bursar: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    bursar = (await signedIn(server, 'bursar')).token;
  });
  const call = <T>(method: 'GET' | 'POST', path: string, body?: object, token = bursar) =>
    server.call<T>(method, `/api${path}`, { token, ...(body && { body }) });
  const details = async (code: string) =>
    (await call<BursaryInvoice>('GET', `/Bursary/invoice-details?invoiceCode=${code}`)).data;
  const deactivate = (code: string, reason = 'Made by mistake') =>
    call('POST', '/Bursary/deactivate-bursary-invoice', { code, reason });

  test('one that a visitor made is void once, with a reason, and its payer makes another', async () => {
    const fee = await feeNamed(server, 'Identity Card');
    const payer = newPayer();
    const { rrr, invoiceNumber } = await invoiceFee(server, fee.id, payer);
    expect(await details(rrr!)).toMatchObject({ invoiceNumber, payer: 'visitor', state: 'open', may: ['deactivate'] });
    expect((await deactivate(invoiceNumber, ' ')).status).toBe(422);
    const both = await Promise.all([deactivate(invoiceNumber), deactivate(invoiceNumber)]);
    expect(both.map(({ status }) => status)).toContain(200);
    expect((await deactivate(invoiceNumber)).json.message).toBe('This invoice is void already');
    expect(await details(rrr!)).toMatchObject({ state: 'void', may: [], voided: { reason: 'Made by mistake' } });
    const next = await invoiceFee(server, fee.id, payer);
    expect(next.invoiceNumber).not.toBe(invoiceNumber);
    expect(next.rrr).not.toBe(rrr);
    const list = await call<{ rows: { invoiceNumber: string }[] }>('GET', '/Bursary/bursary-invoices?state=void');
    expect(list.data.rows.map((row) => row.invoiceNumber)).toEqual([invoiceNumber]);
  });

  test('one that is paid stays, though nobody has reported the payment yet', async () => {
    const { rrr } = await invoiceFee(server, (await feeNamed(server, 'Medical Screening')).id, newPayer());
    await pay(server, rrr!);
    const refused = await deactivate(rrr!);
    expect([refused.status, refused.json.message]).toEqual([409, 'This invoice is paid, so it stays']);
    expect(await details(rrr!)).toMatchObject({ state: 'paid', may: [] });
  });

  test('are downloaded as they are filtered, with the words of the page, for who keeps invoices', async () => {
    const file = (token: string) =>
      fetch(`${server.address}/api/Bursary/bursary-invoices/file?format=csv&state=void`, {
        headers: { authorization: `Bearer ${token}` },
      });
    const answer = await file(bursar);
    expect(answer.headers.get('content-disposition')).toMatch(/bursary-invoices.*\.csv/);
    const [headings, ...rows] = parseCsv((await answer.text()).replace('\ufeff', ''));
    expect(headings).toEqual([
      'Invoice #',
      'Payer',
      'Number',
      'For',
      'Made by',
      'Session',
      'Amount (₦)',
      'Status',
      'Made',
    ]);
    const listed = await call<{ rows: { invoiceNumber: string; fullName: string }[] }>(
      'GET',
      '/Bursary/bursary-invoices?state=void',
    );
    expect(rows.pop()![0], 'the last row is the sum').toBe('Total');
    expect(rows.map(([number, payer, , , , , , status]) => [number, payer, status])).toEqual(
      listed.data.rows.map(({ invoiceNumber, fullName }) => [invoiceNumber, fullName, 'Void']),
    );
    expect((await file((await enrolled(server, 'curious')).token)).status).toBe(403);
  });

  test('one of a student’s sundry fee is among them, one of school fees is not', async () => {
    await publishFees(server, { [await studentFee(server, 'Tuition')]: 60_000_00 });
    await publishFees(
      server,
      { [await studentFee(server, 'Gown', { purpose: 'sundry' })]: 4_000_00 },
      { purpose: 'sundry' },
    );
    const ada = await enrolled(server, 'ada');
    const shown = await call<{ lines: { feeId: number }[] }>(
      'GET',
      '/Payment/sundry/initiate-payment?sessionId=1',
      undefined,
      ada.token,
    );
    const sundry = await call<{ rrr: string }>(
      'POST',
      '/Payment/generate-fee-Invoice',
      { purpose: 'sundry', sessionId: 1, feeIds: shown.data.lines.map(({ feeId }) => feeId), expectedTotal: 4_000 },
      ada.token,
    );
    expect(await details(sundry.data.rrr)).toMatchObject({ payer: 'student', amountKobo: 4_000_00 });
    expect((await deactivate(sundry.data.rrr)).status).toBe(200);
    const school = await call<{ rrr: string }>(
      'POST',
      '/Payment/generate-fee-Invoice',
      { purpose: 'school', sessionId: 1, paymentTypeId: 1, expectedTotal: 60_000 },
      ada.token,
    );
    expect((await deactivate(school.data.rrr)).status).toBe(404);

    const copies = (reference: string, purpose = 'school', token = bursar) =>
      call<Receipt[]>('GET', `/Payment/receipt-copies?purpose=${purpose}&reference=${reference}`, undefined, token);
    expect((await copies('20263ADA')).status).toBe(404);
    await payInvoice(server, school.data.rrr);
    for (const reference of ['20263ada', school.data.rrr]) {
      const { data } = await copies(reference);
      expect(data).toMatchObject([{ rrr: school.data.rrr, total: 60_000, recieptItems: [{ description: 'Tuition' }] }]);
    }
    expect((await copies('20263ADA', 'acceptance')).status).toBe(404);
    expect((await copies('20263ADA', 'school', ada.token)).status).toBe(403);
    const person = await call('GET', '/Bursary/applicant-information?regNumber=20263ada');
    expect(person.data).toMatchObject({
      fullName: 'Okafor Ada Ngozi',
      level: '100 Level',
      owedKobo: 4_000_00,
      creditKobo: 0,
    });
    expect((await call('GET', '/Bursary/applicant-information?regNumber=20263ada', undefined, ada.token)).status).toBe(
      403,
    );
  });
});
