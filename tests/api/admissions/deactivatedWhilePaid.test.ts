import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { PaymentStatus } from '#server/platform/payment/remita.ts';
import { invoiceFor } from '../../support/applicant.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const ROUNDS = 24;

/** Of one invoice: what the college says in the end. */
interface Outcome {
  readonly payments: number;
  readonly isVoid: boolean;
  readonly cases: readonly string[];
}

const PAID: Outcome = { payments: 1, isVoid: false, cases: [] };
const VOID_AND_A_CASE: Outcome = { payments: 0, isVoid: true, cases: ['superseded'] };

onBothDatabases('an unpaid application invoice that is deactivated as its payment comes', (databases) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    token = (await signedIn(server, 'admissions')).token;
  });
  afterEach(() => void vi.restoreAllMocks());

  const deactivate = (rrr: string) =>
    server.call('POST', `/api/ApplicationInvoice/deactivate-application-invoice?rrr=${rrr}`, {
      token,
      body: { reason: 'It was made by mistake' },
    });
  const verify = (rrr: string) => server.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr } });
  const rows = async (text: string, rrr: string) =>
    (await server.platform.database.query({ name: '', text, values: [rrr] })).rows;
  const outcomeOf = async (rrr: string): Promise<Outcome> => {
    const [invoice] = await rows(
      `select i.void_at is not null as void, (select count(*)::int4 from payment p where p.invoice_id = i.id) as payments
         from invoice i join remita_order o on o.invoice_id = i.id where o.rrr = $1`,
      rrr,
    );
    const cases = await rows('select kind from payment_case where rrr = $1', rrr);
    return {
      payments: invoice!['payments'] as number,
      isVoid: invoice!['void'] as boolean,
      cases: cases.map(({ kind }) => String(kind)),
    };
  };

  /** The provider has taken the money and withdraws the RRR too; `answer` says when, and what, each question about it is answered. */
  async function provider(rrr: string, answer: (paid: PaymentStatus, question: number) => Promise<PaymentStatus>) {
    vi.restoreAllMocks();
    // Its notification is lost, so that nobody else asks about the RRR.
    const taken = await server.call('POST', '/remita-sandbox/control/pay', { body: { rrr, trouble: 'lost' } });
    expect(taken.status).toBe(200);
    const paid = await server.platform.remita.statusOf(rrr);
    expect(paid.state).toBe('paid');
    vi.spyOn(server.platform.remita, 'cancel').mockResolvedValue();
    let questions = 0;
    vi.spyOn(server.platform.remita, 'statusOf').mockImplementation(() => answer(paid, (questions += 1)));
  }
  const withdrawn = (paid: PaymentStatus): PaymentStatus => ({ ...paid, state: 'failed', code: '012', paidAt: null });

  test('is void, and the money is a case, where the payment is seen after it', async () => {
    const rrr = await invoiceFor(server);
    const [asked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await provider(rrr, async (paid, question) => {
      if (question > 1) return withdrawn(paid);
      asked.resolve();
      await release.promise;
      return paid;
    });
    const verifying = verify(rrr);
    await asked.promise;
    expect((await deactivate(rrr)).status).toBe(200);
    release.resolve();
    expect((await verifying).data.isPaid).toBe(false);
    expect(await outcomeOf(rrr)).toEqual(VOID_AND_A_CASE);
  });

  test('is paid, and stays, where the payment is credited between the provider’s answer and the deactivation', async () => {
    const rrr = await invoiceFor(server);
    await provider(rrr, async (paid, question) => {
      if (question > 1) return paid;
      expect((await verify(rrr)).data.isPaid).toBe(true);
      return withdrawn(paid);
    });
    const refused = await deactivate(rrr);
    expect([refused.status, refused.json.message]).toEqual([409, 'This application is paid, so it stays']);
    expect(await outcomeOf(rrr)).toEqual(PAID);
  });

  test(`is one of the two in each of ${ROUNDS} races, and saying it again changes nothing`, async () => {
    const rrrs = await Promise.all(Array.from({ length: ROUNDS }, () => invoiceFor(server)));
    for (const rrr of rrrs) {
      const [first, both] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      await provider(rrr, async (paid, question) => {
        if (question === 1) first.resolve();
        if (question === 2) both.resolve();
        await both.promise;
        return question === 2 ? withdrawn(paid) : paid;
      });
      const verifying = verify(rrr);
      await first.promise;
      const [deactivated] = await Promise.all([deactivate(rrr), verifying]);
      const expected = deactivated.status === 200 ? VOID_AND_A_CASE : PAID;
      expect([200, 409]).toContain(deactivated.status);
      expect(await outcomeOf(rrr)).toEqual(expected);
      await Promise.all([verify(rrr), verify(rrr)]);
      expect(await outcomeOf(rrr)).toEqual(expected);
    }
  });

  test('is never void with money that nobody sees, where payer and officer press at the real provider', async () => {
    const rrrs = await Promise.all(Array.from({ length: ROUNDS }, () => invoiceFor(server)));
    const ends = await Promise.all(
      rrrs.map(async (rrr) => {
        const [deactivated, paid] = await Promise.all([
          deactivate(rrr),
          server.call('POST', '/remita-sandbox/control/pay', { body: { rrr } }),
          verify(rrr),
        ]);
        await verify(rrr);
        return { rrr, isDeactivated: deactivated.status === 200, isTaken: paid.status === 200 };
      }),
    );
    for (const { rrr, isDeactivated, isTaken } of ends) {
      const { payments, isVoid, cases } = await outcomeOf(rrr);
      expect([payments, isVoid], rrr).toEqual(isDeactivated ? [0, true] : [1, false]);
      expect(payments + cases.length, `${rrr} was ${isTaken ? '' : 'not '}paid at the provider`).toBe(isTaken ? 1 : 0);
    }
  });
});
