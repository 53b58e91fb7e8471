import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onBothDatabases } from '../../../support/databases.ts';
import { faultyProvider, type Lie, type FaultyProvider } from '../../../support/faultyProvider.ts';
import { invoiceRequest, newPhone, openCollege, type PaymentCollege } from './college.ts';

const CANCEL = /deactivate/;
const STATUS = /status\.reg/;
const REFUSAL = '{"status":"027","message":"RRR already processed"}';

const answering =
  (status: string): Lie =>
  async (truth) => ({ text: JSON.stringify({ ...JSON.parse(await truth()), status }) });

/** After each of these the RRR may still be payable. */
const NO_PROOF = {
  'it is pending': answering('021'),
  'the last attempt failed': answering('02'),
  'no such RRR': answering('022'),
  'it is processed already': answering('027'),
  'a code that nobody knows': answering('777'),
} satisfies Record<string, Lie>;

onBothDatabases('a new price, when the provider refuses to cancel the RRR', ({ freshDatabase, whenOver }) => {
  let college: PaymentCollege;
  let liar: FaultyProvider;
  beforeAll(async () => {
    const before = async (address: string) => (liar = await faultyProvider(address)).address;
    college = await openCollege(await freshDatabase(), { before });
    whenOver(() => liar.close());
  });
  beforeEach(async () => {
    liar.honest();
    college.clock.ahead += 60_000;
    college.prices.clear();
    await college.sandbox.set({ outage: 'none', trouble: 'lost', wrapping: 'asRemita' });
  });
  afterAll(() => college.stop());

  const invoice = async () => {
    const phone = newPhone();
    const { rrr } = await college.generate({ MobileNumber: phone });
    college.prices.set(5, 12_000);
    return { phone, rrr: rrr! };
  };
  const generate = async (phone: string) =>
    college.post(
      '/ApplicationInvoice/generate-application-invoice',
      invoiceRequest({ MobileNumber: phone, Amount: 12_000 }),
    );
  const ofInvoice = (phone: string, columns: string, table: string) =>
    college.rows(
      `select ${columns} from ${table} where invoice_id = (select id from invoice where phone = '${phone}')`,
    );

  test.each(Object.entries(NO_PROOF))(
    'and says that %s: the invoice stays as it is, and who pays the old RRR is credited',
    async (_, lie) => {
      const { phone, rrr } = await invoice();
      liar.lie(CANCEL, () => ({ text: REFUSAL }));
      liar.lie(STATUS, lie);
      expect((await generate(phone)).status).toBe(424);
      expect(await ofInvoice(phone, 'rrr, amount_kobo::int8, cancelled_at', 'remita_order')).toEqual([
        { rrr, amount_kobo: 1_000_000, cancelled_at: null },
      ]);

      liar.honest();
      expect(await college.sandbox.pay(rrr)).toBe(true);
      college.clock.ahead += 60 * 60_000;
      await college.checkDue();
      expect(await ofInvoice(phone, 'rrr, amount_kobo::int8', 'payment')).toEqual([{ rrr, amount_kobo: 1_000_000 }]);
      expect(await ofInvoice(phone, 'kind', 'payment_case')).toEqual([]);
    },
  );

  test('since it was cancelled before, and that answer was lost: the invoice has the new price and one open RRR', async () => {
    const { phone, rrr } = await invoice();
    liar.lie(CANCEL, async (truth) => {
      await truth();
      return { status: 502, text: '' };
    });
    expect((await generate(phone)).status).toBe(424);
    liar.honest();
    const {
      body: { data },
    } = await generate(phone);
    expect(data).toMatchObject({ amount: 12_000, isPaid: false, rrr: expect.not.stringMatching(rrr) });
    expect(await ofInvoice(phone, 'rrr, cancelled_at is null as open', 'remita_order')).toEqual(
      expect.arrayContaining([
        { rrr, open: false },
        { rrr: data.rrr, open: true },
      ]),
    );
  });
});
