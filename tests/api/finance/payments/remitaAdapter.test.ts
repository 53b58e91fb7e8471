import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createRemita } from '#server/platform/payment/createRemita.ts';
import { ProviderError } from '#server/platform/payment/providerError.ts';
import type { Remita } from '#server/platform/payment/remita.ts';
import { startSandbox, type SandboxProcess } from '../../../support/remitaSandbox.ts';
import { LONGEST_WAIT_MS } from '../../../support/until.ts';

let sandbox: SandboxProcess;
let remita: Remita;
/** Gives up a provider that is slow; any other is waited for, however slow the machine is. */
let impatient: Remita;
let serial = 0;

beforeAll(async () => {
  sandbox = await startSandbox('http://127.0.0.1:9/');
  remita = createRemita(sandbox.settings, { timeoutMs: LONGEST_WAIT_MS });
  impatient = createRemita(sandbox.settings, { timeoutMs: 500 });
});
beforeEach(() => sandbox.set({ outage: 'none', wrapping: 'asRemita', trouble: 'lost' }));
afterAll(() => sandbox.stop());

const request = (change = {}) => ({
  orderId: `order${++serial}`,
  amountKobo: 1_000_050,
  payerName: 'Okafor Ada',
  payerEmail: 'ada@example.com',
  payerPhone: '08031234567',
  description: 'JUPEB Application',
  ...change,
});

test.each(['always', 'never', 'asRemita'] as const)(
  'an RRR is made, paid and asked about, wrapping %s',
  async (wrapping) => {
    await sandbox.set({ wrapping });
    const order = request();
    const rrr = await remita.generateRrr(order);
    expect(rrr).toMatch(/^\d{12}$/);
    expect(await remita.statusOf(rrr)).toMatchObject({
      state: 'pending',
      code: '021',
      rrr,
      orderId: order.orderId,
      amountKobo: 1_000_050,
      paidAt: null,
    });
    await sandbox.pay(rrr);
    const status = await remita.statusOf(rrr);
    expect(status).toMatchObject({ state: 'paid', code: '00', rrr, orderId: order.orderId, amountKobo: 1_000_050 });
    expect(status.paidAt).toMatch(/^\d{4}-\d\d-\d\d /);
  },
);

test('the same order is given the RRR it has (055), and a paid one too (028)', async () => {
  const order = request();
  const rrr = await remita.generateRrr(order);
  expect(await remita.generateRrr(order)).toBe(rrr);
  await sandbox.pay(rrr);
  expect(await remita.generateRrr(order)).toBe(rrr);
});

test('an instalment of 87,200.01 is a text with two places, in the body and in the hash', async () => {
  const sent: RequestInit[] = [];
  const watched = createRemita(sandbox.settings, {
    fetch: (address, init) => {
      sent.push(init!);
      return fetch(address, init);
    },
  });
  const order = request({ amountKobo: 8_720_001 });
  await watched.generateRrr(order);
  const { merchantId, serviceTypeId, apiKey } = sandbox.settings;
  const hash = createHash('sha512')
    .update(`${merchantId}${serviceTypeId}${order.orderId}87200.01${apiKey}`)
    .digest('hex');
  expect(JSON.parse(String(sent[0]!.body))).toMatchObject({ amount: '87200.01' });
  expect(sent[0]!.headers).toMatchObject({
    authorization: `remitaConsumerKey=${merchantId},remitaConsumerToken=${hash}`,
  });
});

test('many at once for one order get one RRR', async () => {
  const order = request();
  const rrrs = await Promise.all(Array.from({ length: 10 }, () => remita.generateRrr(order)));
  expect(new Set(rrrs).size).toBe(1);
});

test('an order that has an RRR for another amount is refused', async () => {
  const order = request();
  await remita.generateRrr(order);
  await expect(remita.generateRrr({ ...order, amountKobo: 500 })).rejects.toMatchObject({ reason: 'refused' });
});

test('a short payment says what was paid', async () => {
  const rrr = await remita.generateRrr(request());
  await sandbox.pay(rrr, 'short');
  expect(await remita.statusOf(rrr)).toMatchObject({ state: 'paid', amountKobo: 999_950 });
});

test('a cancelled RRR can no longer be paid, and a paid one no longer cancelled', async () => {
  const [cancelled, paid] = [await remita.generateRrr(request()), await remita.generateRrr(request())];
  await remita.cancel(cancelled);
  expect(await sandbox.pay(cancelled)).toBe(false);
  expect(await remita.statusOf(cancelled)).toMatchObject({ state: 'failed', code: '012' });
  await sandbox.pay(paid);
  await expect(remita.cancel(paid)).rejects.toMatchObject({ reason: 'refused', code: '027' });
});

test('an RRR that the provider does not know is neither paid nor unpaid', async () => {
  expect(await remita.statusOf('123456789012')).toMatchObject({ state: 'unknown', code: '022' });
});

test('a wrong key is refused everywhere (013)', async () => {
  const stranger = createRemita({ ...sandbox.settings, apiKey: 'wrong' });
  const rrr = await remita.generateRrr(request());
  for (const call of [
    () => stranger.generateRrr(request()),
    () => stranger.statusOf(rrr),
    () => stranger.cancel(rrr),
  ]) {
    await expect(call()).rejects.toMatchObject({ reason: 'refused', code: '013' });
  }
});

test.each([
  ['down', 'unreachable'],
  ['slow', 'unreachable'],
  ['dropped', 'unreachable'],
  ['garbage', 'unreadable'],
] as const)('a provider that is %s says nothing', async (outage, reason) => {
  const rrr = await remita.generateRrr(request());
  await sandbox.pay(rrr);
  await sandbox.set({ outage });
  const asking = outage === 'slow' ? impatient : remita;
  for (const call of [() => asking.generateRrr(request()), () => asking.statusOf(rrr), () => asking.cancel(rrr)]) {
    const error = await call().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ProviderError);
    expect(error).toMatchObject({ reason });
  }
});

test('every code of the table, and none but 00 and 01 is paid', async () => {
  const codes = [
    '00',
    '01',
    '02',
    '012',
    '013',
    '021',
    '025',
    '040',
    '041',
    '045',
    '058',
    '069',
    '070',
    '071',
    '072',
    '998',
    '022',
    '027',
    '028',
    '055',
    '084',
    '089',
    '25',
    '0',
    '000',
  ];
  const said: Record<string, string> = {};
  for (const status of codes) {
    const answer = async () => new Response(JSON.stringify({ status, RRR: '1', orderId: 'o', amount: 1, message: '' }));
    said[status] = await createRemita(sandbox.settings, { fetch: answer })
      .statusOf('1')
      .then(
        ({ state }) => state,
        () => 'error',
      );
  }
  expect(codes.filter((code) => said[code] === 'paid')).toEqual(['00', '01']);
  expect(codes.filter((code) => said[code] === 'error')).toEqual(['013']);
});

test.each([
  { RRR: '1', orderId: 'o' },
  { orderId: 'o', amount: 1 },
  { RRR: '1', amount: 1 },
  { RRR: '1', orderId: 'o', amount: 'ten' },
])('a paid status that does not say for what is not believed: %j', async (fields) => {
  const answer = async () => new Response(JSON.stringify({ status: '00', ...fields }));
  await expect(createRemita(sandbox.settings, { fetch: answer }).statusOf('1')).rejects.toMatchObject({
    reason: 'unreadable',
  });
});

test('an amount with kobo is the same text in the hash and in the body: 87200.01', async () => {
  const sent: RequestInit[] = [];
  const answer = async (_: unknown, init?: RequestInit) => {
    sent.push(init!);
    return new Response(JSON.stringify({ statuscode: '025', RRR: '310012345678' }));
  };
  const { merchantId, serviceTypeId, apiKey } = sandbox.settings;
  await createRemita(sandbox.settings, { fetch: answer }).generateRrr(
    request({ amountKobo: 8_720_001, orderId: 'o1' }),
  );
  expect(JSON.parse(String(sent[0]!.body))).toMatchObject({ amount: '87200.01', orderId: 'o1' });
  const hash = createHash('sha512').update(`${merchantId}${serviceTypeId}o187200.01${apiKey}`).digest('hex');
  expect(new Headers(sent[0]!.headers).get('authorization')).toBe(
    `remitaConsumerKey=${merchantId},remitaConsumerToken=${hash}`,
  );
});

test('the pay form signs what it carries', () => {
  const { action, fields } = remita.payForm('290007815512', 'http://localhost/payment_return');
  expect(action).toBe(`${sandbox.settings.baseUrl}/remita/ecomm/finalize.reg`);
  expect(fields).toMatchObject({
    merchantId: 'M1',
    rrr: '290007815512',
    responseurl: 'http://localhost/payment_return',
  });
  expect(fields['hash']).toMatch(/^[\da-f]{128}$/);
});
