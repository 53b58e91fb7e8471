import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { advanceTranscript } from '#server/students/transcripts/service.ts';
import { onDatabases } from '../../support/databases.ts';
import { feeNamed, invoiceFee, newPayer, payInvoice } from '../../support/payer.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const REQUEST = {
  RegNumber: 'UG/15/2211',
  departmentId: 1,
  graduationYear: 2019,
  destination: 'Nigeria',
  delivery: 'Courier',
  recipient: 'University of Ibadan',
  address: 'The Registrar, Ibadan',
  copies: 1,
};

onDatabases('a transcript', (databases) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await freshServer(databases);
  });

  const post = (id: string, request: object) =>
    server.call('POST', '/api/Bursary/transcript-posting', { body: { id, request } });
  const follow = (reference: string) =>
    server.call('GET', `/api/Bursary/transcript-invoices?${new URLSearchParams({ reference })}`);
  const states = (answer: { data: { progress: { state: string }[] } }) =>
    answer.data.progress.map(({ state }) => state);

  test.each([
    ['Nigeria', 1, 10_000, 'Transcript, Nigeria'],
    ['Rest of Africa', 2, 70_000, 'Transcript, Rest of Africa (2 copies)'],
    ['Elsewhere', 10, 500_000, 'Transcript, Elsewhere (10 copies)'],
  ])('to %s in %d copies costs %d', async (destination, copies, amount, description) => {
    expect((await post(randomUUID(), { ...newPayer(), ...REQUEST, destination, copies })).data).toMatchObject({
      kind: 'transcript',
      amount,
      description,
      regNumber: 'UG/15/2211',
    });
  });

  test('asks for an address or an e-mail address by its mode of delivery, and for no more than ten copies', async () => {
    const { address: _, ...rest } = REQUEST;
    const wrong = async (change: object) =>
      (await post(randomUUID(), { ...newPayer(), ...rest, ...change })).json.errors;
    expect(await wrong({})).toEqual({ '/address': 'please enter the address of delivery' });
    expect(await wrong({ delivery: 'E-mail' })).toEqual({ '/recipientEmail': 'please input email address' });
    expect(await wrong({ delivery: 'Collection', copies: 11 })).toEqual({
      '/copies': 'please enter a number of copies from 1 to 10',
    });
    expect((await post(randomUUID(), { ...newPayer(), ...rest, delivery: 'Collection' })).status).toBe(200);
  });

  test('asked for twice under one name is one request and one invoice; with other answers it is refused', async () => {
    const [id, payer] = [randomUUID(), newPayer()];
    const [first, second] = await Promise.all([post(id, { ...payer, ...REQUEST }), post(id, { ...payer, ...REQUEST })]);
    const settled = (await post(id, { ...payer, ...REQUEST })).data;
    for (const { status, data } of [first, second]) if (status === 200) expect(data.rrr).toBe(settled.rrr);
    expect((await post(id, { ...payer, ...REQUEST, copies: 2 })).status).toBe(422);
    expect((await post(randomUUID(), { ...payer, ...REQUEST })).data.rrr).not.toBe(settled.rrr);
  });

  test('is followed from the request to its arrival, by its RRR alone', async () => {
    const [id, payer] = [randomUUID(), newPayer()];
    const { rrr, invoiceNumber } = (await post(id, { ...payer, ...REQUEST })).data;
    expect(await advanceTranscript(server.platform, id, 'Sent', 'user:1')).toBe(false);
    expect(states(await follow(rrr!))).toEqual(['Requested']);
    server.clock.advance(60_000);
    await payInvoice(server, rrr!);
    expect(await advanceTranscript(server.platform, id, 'Being prepared', 'user:1')).toBe(true);
    expect(await advanceTranscript(server.platform, id, 'Being prepared', 'user:1')).toBe(false);
    expect(await advanceTranscript(server.platform, id, 'Sent', 'user:1')).toBe(true);
    const followed = await follow(rrr!);
    expect(states(followed)).toEqual(['Requested', 'Paid', 'Being prepared', 'Sent']);
    expect(followed.data).toMatchObject({
      matricNumber: 'UG/15/2211',
      recipient: 'University of Ibadan',
      copies: 1,
      invoice: { rrr, isPaid: true },
    });
    for (const reference of [invoiceNumber, '000000000000']) expect((await follow(reference)).status).toBe(404);
  });

  test('is not what another payment was for', async () => {
    const payer = newPayer();
    const { rrr } = await invoiceFee(server, (await feeNamed(server, 'Identity Card')).id, payer);
    expect((await follow(rrr!)).json.message).toBe('This payment is not for a transcript');
  });
});
