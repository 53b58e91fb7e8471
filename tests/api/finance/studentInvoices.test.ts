import { beforeAll, expect, test } from 'vitest';
import type { StudentInvoiceRecord } from '#contract/finance/student-invoices.ts';
import { enrolled, type Enrolled } from '../../support/enrolled.ts';
import { onDatabases } from '../../support/databases.ts';
import { payInvoice } from '../../support/payer.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { publishFees, studentFee } from '../../support/studentMoney.ts';

onDatabases('the bursary’s page of students’ invoices', (databases) => {
  let server: TestServer;
  let bursar: string;
  let tuition: number;
  beforeAll(async () => {
    server = await freshServer(databases);
    bursar = (await signedIn(server, 'bursar')).token;
    tuition = await studentFee(server, 'Tuition');
    await publishFees(server, { [tuition]: 60_000_00 });
  });
  const invoiceOf = async ({ token }: Enrolled, expectedTotal: number) => {
    const made = await server.call<{ rrr: string; invoiceNumber: string }>(
      'POST',
      '/api/Payment/generate-fee-Invoice',
      {
        token,
        body: { purpose: 'school', sessionId: 1, paymentTypeId: 1, expectedTotal },
      },
    );
    expect(made.json.message ?? made.status).toBe(200);
    return made.data;
  };
  const find = async (search: string) => {
    const { data } = await server.call<{ rows: { id: string }[] }>(
      'GET',
      `/api/Payment/students-invoices?search=${search}`,
      { token: bursar },
    );
    return (
      await server.call<StudentInvoiceRecord>('GET', `/api/Payment/students-invoices/${data.rows[0]!.id}`, {
        token: bursar,
      })
    ).data;
  };
  const deactivate = (code: string, reason = 'Made by mistake') =>
    server.call('POST', '/api/Payment/deactivate-fee-invoice', { token: bursar, body: { code, reason } });
  const reprice = (code: string) =>
    server.call<{ id: string }>('PUT', '/api/Payment/schoolfees/updateinvoice', { token: bursar, body: { code } });

  test('finds one by its student, and voids it with a reason; its student makes another', async () => {
    const student = await enrolled(server, 'invoiced');
    const { rrr, invoiceNumber } = await invoiceOf(student, 60_000);
    expect(await find('20268INVOICED')).toMatchObject({
      invoiceNumber,
      rrr,
      state: 'open',
      lines: [{ fee: 'Tuition', amountKobo: 60_000_00 }],
      may: ['reprice', 'deactivate'],
    });
    expect((await deactivate(rrr, ' ')).json.errors).toEqual({ '/reason': 'please enter your reason' });
    expect((await deactivate(rrr)).status).toBe(200);
    expect(await find(invoiceNumber)).toMatchObject({
      state: 'void',
      voided: { reason: 'Made by mistake', replacedBy: null },
      may: [],
    });
    expect((await deactivate(rrr)).status).toBe(409);
    expect((await invoiceOf(student, 60_000)).invoiceNumber).not.toBe(invoiceNumber);
  });

  test('is voided and priced again by who may void invoices, and not by who looks them up alone', async () => {
    const { rrr, invoiceNumber } = await invoiceOf(await enrolled(server, 'lookedup'), 60_000);
    const { token } = await signedIn(server, 'auditor');
    const { id } = await find(invoiceNumber);
    const seen = await server.call<StudentInvoiceRecord>('GET', `/api/Payment/students-invoices/${id}`, { token });
    expect(seen.data).toMatchObject({ invoiceNumber, may: [] });
    const body = { code: rrr, reason: 'Made by mistake' };
    expect((await server.call('POST', '/api/Payment/deactivate-fee-invoice', { token, body })).status).toBe(403);
    expect((await server.call('PUT', '/api/Payment/schoolfees/updateinvoice', { token, body })).status).toBe(403);
  });

  test('prices one again: the same where nothing has changed, else another takes its place', async () => {
    const student = await enrolled(server, 'repriced');
    const { invoiceNumber } = await invoiceOf(student, 60_000);
    const before = await find(invoiceNumber);
    expect((await reprice(invoiceNumber)).data.id).toBe(before.id);
    await publishFees(server, { [tuition]: 66_000_00 });
    const { data } = await reprice(invoiceNumber);
    expect(data.id).not.toBe(before.id);
    const after = await find(invoiceNumber);
    expect(after.state).toBe('void');
    expect(await find(after.voided!.replacedBy!)).toMatchObject({ id: data.id, amountKobo: 66_000_00 });
  });

  test('never voids or prices what is paid, and says nothing to a student', async () => {
    const student = await enrolled(server, 'payer');
    const { rrr } = await invoiceOf(student, 66_000);
    await payInvoice(server, rrr);
    expect((await deactivate(rrr)).status).toBe(409);
    expect((await reprice(rrr)).status).toBe(409);
    expect(await find(rrr)).toMatchObject({ state: 'paid', may: [] });
    expect((await server.call('GET', '/api/Payment/students-invoices', { token: student.token })).status).toBe(403);
    expect((await deactivate('INV99999999')).status).toBe(404);
  });
});
