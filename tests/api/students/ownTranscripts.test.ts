import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { OwnInvoice } from '#contract/finance/own-payments.ts';
import type { ClearanceForm } from '#contract/finance/payments.ts';
import { run } from '../../support/admitted.ts';
import { inThePlaceOf } from '../../support/callers.ts';
import { COMPUTING, enrolled, type Enrolled } from '../../support/enrolled.ts';
import { onDatabases } from '../../support/databases.ts';
import { feeNamed, invoiceFee, newPayer, payInvoice } from '../../support/payer.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const REQUEST = {
  graduationYear: 2027,
  destination: 'Nigeria',
  delivery: 'Courier',
  recipient: 'University of Ibadan',
  address: 'The Registrar, Ibadan',
  copies: 2,
};

onDatabases('what a signed-in student need not say again', (databases) => {
  let server: TestServer;
  let [ada, obi] = [{} as Enrolled, {} as Enrolled];
  beforeAll(async () => {
    server = await freshServer(databases);
    [ada, obi] = [await enrolled(server, 'scriptada'), await enrolled(server, 'scriptobi')];
    await run(server, `update user_account set mobile_number = '08031234567' where id = $1`, [ada.userId]);
  });
  const post = (who: { token: string }, id: string, request: object) =>
    server.call<{ invoiceNumber: string }>('POST', '/api/Student/request-own-transcript', {
      token: who.token,
      body: { id, request },
    });
  const own = async ({ token }: Enrolled) =>
    (
      await server.call<{
        self: object;
        requests: { id: string; isPaid: boolean; invoiceNumber: string; progress: { state: string }[] }[];
      }>('GET', '/api/Student/own-transcripts', { token })
    ).data;
  const ownInvoices = async ({ token }: Enrolled) =>
    (await server.call<OwnInvoice[]>('GET', '/api/Payment/own-invoices', { token })).data;

  test('a transcript is requested once, paid as their own invoice, and followed without a code', async () => {
    expect((await own(ada)).self).toEqual({
      fullName: 'Okafor Ada Ngozi',
      matricNumber: expect.any(String),
      department: 'Computer Science',
      mobileNumber: '08031234567',
      email: 'scriptada@candidates.example',
    });
    const id = randomUUID();
    const [{ data }, again] = [await post(ada, id, REQUEST), await post(ada, id, REQUEST)];
    expect(again.data).toEqual(data);
    expect((await post(ada, id, { ...REQUEST, copies: 3 })).status).toBe(422);
    const [invoice] = await ownInvoices(ada);
    expect(invoice).toMatchObject({
      invoiceNumber: data.invoiceNumber,
      description: 'Transcript, Nigeria (2 copies)',
      amount: 20_000,
      status: 'Not paid',
    });
    const [stored] = await run(server, 'select answers, student_id from transcript_request where id = $1', [id]);
    expect(stored).toMatchObject({
      student_id: ada.studentId,
      answers: { Lastname: 'Okafor', departmentId: COMPUTING, Email: 'scriptada@candidates.example' },
    });
    const [order] = await run(
      server,
      'select o.rrr from remita_order o join invoice i on i.id = o.invoice_id where i.invoice_number = $1',
      [data.invoiceNumber],
    );
    await payInvoice(server, String((order as { rrr: string }).rrr));
    const [request, ...others] = (await own(ada)).requests;
    expect([request, others]).toMatchObject([
      { id, isPaid: true, invoiceNumber: data.invoiceNumber, progress: [{ state: 'Requested' }, { state: 'Paid' }] },
      [],
    ]);
    expect(await ownInvoices(ada), 'found by the request and by the address, it is one').toMatchObject([
      { status: 'Paid' },
    ]);
    expect([(await own(obi)).requests, await ownInvoices(obi)]).toEqual([[], []]);
  });

  test('a request of who has no phone number yet, or in another’s place, is refused with the remedy', async () => {
    const { status, json } = await post(obi, randomUUID(), REQUEST);
    expect([status, json.message]).toEqual([
      422,
      'Please add your phone number and email address to your profile first',
    ]);
    const token = await inThePlaceOf(server, 'admin', 'scriptada');
    expect((await post({ token }, randomUUID(), REQUEST)).status).toBe(403);
  });

  test('the clearance form shows what was paid with the address of their account, to them alone', async () => {
    const { id } = await feeNamed(server, 'Identity Card');
    const { rrr } = await invoiceFee(server, id, newPayer({ Email: 'SCRIPTADA@candidates.example' }));
    await payInvoice(server, rrr!);
    const forms = async (token: string) =>
      (await server.call<ClearanceForm[]>('GET', '/api/Bursary/own-clearance-form', { token })).data;
    const mine = await forms(ada.token);
    expect(mine.length).toBeGreaterThan(0);
    expect(mine.flatMap(({ components }) => components).filter(({ paid }) => paid)).not.toEqual([]);
    expect(await forms(obi.token)).toEqual([]);
  });
});
