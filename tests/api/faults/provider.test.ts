import { beforeAll, beforeEach, expect, test } from 'vitest';
import { invoiceFor } from '../../support/applicant.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { faultyProvider, type Lie, type FaultyProvider } from '../../support/faultyProvider.ts';
import { startSandbox, type SandboxProcess } from '../../support/remitaSandbox.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

/** The answer to "is this RRR paid?", changed as a lie has it. */
const changed =
  (change: Readonly<Record<string, unknown>>): Lie =>
  async (truth) => ({ text: JSON.stringify({ ...JSON.parse(await truth()), ...change }) });

const UNPAID = { status: '00', message: 'Successful', paymentDate: '2026-11-02 10:00:00' };

/** Said of an RRR that nobody has paid. None may credit it. */
const OF_UNPAID: Readonly<Record<string, Lie>> = {
  'paid, another order': changed({ ...UNPAID, orderId: 'another' }),
  'paid, another RRR': changed({ ...UNPAID, RRR: '123456789012' }),
  'paid, less': changed({ ...UNPAID, amount: 1 }),
  'paid, more': changed({ ...UNPAID, amount: 1_000_000 }),
  'paid, of no amount': changed({ ...UNPAID, amount: null }),
  'paid, as a number': changed({ ...UNPAID, status: 0 }),
  'a list': () => ({ text: '[{"status":"00"}]' }),
  null: () => ({ text: 'null' }),
  'a page': () => ({ text: '<html><body>Scheduled maintenance: 00 Successful</body></html>' }),
  'half an answer': async (truth) => ({ text: (await truth()).slice(0, 30) }),
  nothing: () => ({ text: '' }),
  'an error': () => ({ status: 500, text: '{"status":"00"}' }),
};

/** Said of an RRR that is paid. The payer hears it kindly, and has the credit once the truth is told. */
const OF_PAID: Readonly<Record<string, Lie>> = {
  'not paid': changed({ status: '021', message: 'Transaction Pending' }),
  'never heard of it': changed({ status: '022', message: 'Invalid RRR' }),
  'another order': changed({ orderId: 'another' }),
  less: changed({ amount: 1 }),
  'a day that cannot be kept': changed({ paymentDate: 'yes\u0000terday' }),
  'a page': OF_UNPAID['a page']!,
  'an error': OF_UNPAID['an error']!,
  silence: () => null,
};

const ASKED = /status\.reg/;

onBothDatabases('a provider that lies', (databases) => {
  let sandbox: SandboxProcess;
  let liar: FaultyProvider;
  let college: TestServer;
  beforeAll(async () => {
    sandbox = await startSandbox('http://127.0.0.1:9/');
    databases.whenOver(sandbox.stop);
    liar = await faultyProvider(sandbox.settings.baseUrl);
    databases.whenOver(liar.close);
    const { merchantId, serviceTypeId, apiKey } = sandbox.settings;
    college = await freshServer(databases, {
      env: {
        REMITA_BASE_URL: liar.address,
        REMITA_MERCHANT_ID: merchantId,
        REMITA_SERVICE_TYPE_ID: serviceTypeId,
        REMITA_API_KEY: apiKey,
      },
    });
  });
  beforeEach(() => {
    liar.honest();
    college.clock.advance(60_000);
  });
  const verify = (rrr: string) => college.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr } });
  const creditsOf = async (rrr: string) =>
    (await college.platform.database.query({ name: '', text: 'select 1 from payment where rrr = $1', values: [rrr] }))
      .rows.length;

  test.each(Object.entries(OF_UNPAID))(
    'about what is unpaid (%s): nothing is credited, and the truth is taken when it is paid',
    async (_, lie) => {
      const rrr = await invoiceFor(college);
      liar.lie(ASKED, lie);
      const told = await verify(rrr);
      expect([200, 424]).toContain(told.status);
      expect([told.data?.isPaid ?? false, await creditsOf(rrr)]).toEqual([false, 0]);

      liar.honest();
      await sandbox.pay(rrr, 'lost');
      college.clock.advance(10_000);
      expect((await verify(rrr)).data.isPaid).toBe(true);
      expect(await creditsOf(rrr)).toBe(1);
    },
  );

  test.each(Object.entries(OF_PAID))(
    'about what is paid (%s): the payer is told kindly, and is credited once',
    async (_, lie) => {
      const rrr = await invoiceFor(college);
      await sandbox.pay(rrr, 'lost');
      liar.lie(ASKED, lie);
      const told = await verify(rrr);
      expect([200, 424]).toContain(told.status);
      if (told.status === 424) expect(told.json.message).toContain('Your money is not lost');

      liar.honest();
      college.clock.advance(10_000);
      expect((await verify(rrr)).data.isPaid).toBe(true);
      expect(await creditsOf(rrr)).toBe(1);
    },
  );

  test('and gives one RRR to two invoices: the second has none, and gets its own when the truth is told', async () => {
    const taken = await invoiceFor(college);
    liar.lie(/paymentinit/, async (truth) => ({ text: (await truth()).replace(/\d{12}/, taken) }));
    const phone = '08099000001';
    const query = `applicationTypeId=5&regNumber=${phone}&mobileNumber=${phone}`;
    const {
      data: { sessionId, amount },
    } = await college.call('GET', `/api/ApplicationInvoice/application-invoice-data?${query}`);
    const body = {
      Lastname: 'Okafor',
      FirstName: 'Ada',
      MiddleName: '',
      Email: 'ada@example.com',
      MobileNumber: phone,
      RegNumber: phone,
      SessionId: sessionId,
      Amount: amount,
      ApplicationTypeId: 5,
    };
    const generate = () => college.call('POST', '/api/ApplicationInvoice/generate-application-invoice', { body });
    expect((await generate()).status).toBe(424);
    liar.honest();
    const { data } = await generate();
    expect(data.rrr).toMatch(/^\d{12}$/);
    expect(data.rrr).not.toBe(taken);
  });
});
