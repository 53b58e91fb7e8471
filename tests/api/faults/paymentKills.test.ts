import { describe, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/open.ts';
import { callerOf, type Caller } from '../../support/call.ts';
import { freePort } from '../../support/freePort.ts';
import { groundOf } from '../../support/grounds.ts';
import { lyingProvider, type LyingProvider } from '../../support/lyingProvider.ts';
import { startSandbox, type SandboxProcess } from '../../support/remitaSandbox.ts';
import { prepareServerProcess } from '../../support/serverProcess.ts';
import type { DatabasePlace } from '../../support/testDatabases.ts';

/** One payer, and the server that dies at a step of the payment. */
interface World {
  readonly payer: Payer;
  readonly sandbox: SandboxProcess;
  readonly provider: LyingProvider;
  /** With no warning, now. */
  kill(): Promise<void>;
}

interface Payer {
  /** The RRR; the one that was heard, where one was. */
  generate(): Promise<string>;
  verify(rrr: string): Promise<boolean>;
  receipt(rrr: string): Promise<number>;
  notify(rrr: string): Promise<string>;
}

const MADE = /paymentinit/;
const ASKED = /status\.reg/;

const unheard = () => undefined;

/** The server is gone before it hears an answer. */
const dying = ({ provider, kill }: World, about: RegExp, known: 'before' | 'after') => new Promise<void>((resolve) => {
  provider.lie(about, async (truth) => {
    if (known === 'after') await truth();
    await kill();
    resolve();
    return null;
  });
});

const paid = async ({ payer, sandbox }: World): Promise<string> => {
  const rrr = await payer.generate();
  await sandbox.pay(rrr, 'lost');
  return rrr;
};

/** Killed so many milliseconds after the provider has said that it is paid: before it is credited, while, or after. */
const afterTheTruth = (milliseconds: number) => async (world: World) => {
  const rrr = await paid(world);
  const dead = new Promise<void>((resolve) => {
    world.provider.lie(ASKED, async (truth) => {
      setTimeout(() => void world.kill().then(resolve), milliseconds);
      return { text: await truth() };
    });
  });
  void world.payer.verify(rrr).catch(unheard);
  await dead;
};

const STEPS: Readonly<Record<string, (world: World) => Promise<void>>> = {
  'the invoice is kept, and the provider has not made its RRR': async (world) => {
    const dead = dying(world, MADE, 'before');
    void world.payer.generate().catch(unheard);
    await dead;
  },
  'the provider has made the RRR, and we have not heard it': async (world) => {
    const dead = dying(world, MADE, 'after');
    void world.payer.generate().catch(unheard);
    await dead;
  },
  'the invoice has its RRR, and nobody has heard it': async (world) => {
    await world.payer.generate();
    await world.kill();
  },
  'the notification was taken, and the provider was not yet asked': async (world) => {
    const rrr = await paid(world);
    const dead = dying(world, ASKED, 'before');
    expect(await world.payer.notify(rrr)).toBe('OK');
    await dead;
  },
  'the provider said paid, at once': afterTheTruth(0),
  'the provider said paid, a moment ago': afterTheTruth(4),
  'the provider said paid, a little while ago': afterTheTruth(15),
  'it is credited, and the payer has not heard it': async (world) => {
    expect(await world.payer.verify(await paid(world))).toBe(true);
    await world.kill();
  },
  'the receipt is asked for': async (world) => {
    const rrr = await paid(world);
    await world.payer.verify(rrr);
    const asked = world.payer.receipt(rrr).catch(unheard);
    await world.kill();
    await asked;
  },
};

/** A start on the embedded database takes seconds: there, where most is at stake. */
const STEPS_ON = {
  postgres: STEPS,
  embedded: Object.fromEntries(Object.entries(STEPS).filter(([step]) => /^the provider (has made|said paid, a moment)|^it is credited/.test(step))),
} as const;

describe.each(['embedded', 'postgres'] as const)('a server killed at each step of a payment (%s)', (kind) => {
  const ground = groundOf(kind);
  const steps = Object.entries(STEPS_ON[kind]);

  test('and started again: one invoice, one RRR, one credit, one receipt each', async () => {
    const place = await ground.freshPlace();
    const port = await freePort();
    const sandbox = await startSandbox(`http://127.0.0.1:${port}/api/Payment/notification`);
    ground.whenOver(sandbox.stop);
    const provider = await lyingProvider(sandbox.settings.baseUrl);
    ground.whenOver(provider.close);
    const prepare = () => prepareServerProcess(place, port, { ...sandbox.settings, baseUrl: provider.address });
    let server = await prepare().start();
    let following = prepare();
    ground.whenOver(() => server.kill());
    ground.whenOver(() => following.kill());
    const caller = callerOf(server.address);

    for (const [index, [step, act]] of steps.entries()) {
      const payer = payerOf(caller, `0809100000${index}`);
      await act({ payer, sandbox, provider, kill: () => server.kill() });
      provider.honest();
      server = await following.start();
      following = prepare();
      const rrr = await payer.generate();
      await sandbox.pay(rrr, 'lost');
      await expect.poll(() => payer.verify(rrr), { message: step, timeout: 20_000, interval: 500 }).toBe(true);
      expect([await payer.receipt(rrr), await payer.receipt(rrr)], step).toEqual([200, 200]);
    }
    await server.kill();
    expect(await keptOf(place)).toEqual(steps.map(() => ({ invoices: 1, rrrs: 1, credits: 1, audits: 1, receipts: 1, cases: 0 })));
  }, 240_000);
});

function payerOf(caller: Caller, phone: string): Payer {
  const invoice = '/api/ApplicationInvoice';
  let heard: string | undefined;
  return {
    async generate() {
      if (heard) return heard;
      const { data: known } = await caller.call('GET', `${invoice}/application-invoice-data?applicationTypeId=5&regNumber=${phone}&mobileNumber=${phone}`);
      if (known.rrr) return heard = known.rrr as string;
      const body = { Lastname: 'Okafor', FirstName: 'Ada', MiddleName: '', Email: 'ada@example.com', MobileNumber: phone, RegNumber: phone, SessionId: known.sessionId, Amount: known.amount, ApplicationTypeId: 5 };
      const { data, text } = await caller.call('POST', `${invoice}/generate-application-invoice`, { body });
      if (!data?.rrr) throw new Error(text);
      return heard = data.rrr as string;
    },
    verify: async (rrr) => (await caller.call('POST', `${invoice}/verify-payment`, { body: { rrr } })).data?.isPaid === true,
    receipt: async (rrr) => (await caller.call('GET', `/api/Payment/receipt?rrr=${rrr}`)).status,
    notify: async (rrr) => (await caller.call('POST', '/api/Payment/notification', { body: [{ rrr }] })).text,
  };
}

/** What the college has of each payer, in their order. */
async function keptOf(place: DatabasePlace): Promise<Record<string, unknown>[]> {
  const database = await openDatabase(place);
  const { rows } = await database.query({
    name: '', values: [],
    text: `select count(*)::int as invoices,
        (select count(*)::int from remita_order o join invoice i on i.id = o.invoice_id where i.phone = p.phone and o.rrr is not null) as rrrs,
        (select count(*)::int from payment c join invoice i on i.id = c.invoice_id where i.phone = p.phone) as credits,
        (select count(*)::int from audit_entry a join invoice i on i.id::text = a.subject_id where i.phone = p.phone and a.action = 'payment-credited') as audits,
        (select count(*)::int from payment_event e join invoice i on i.id = e.invoice_id where i.phone = p.phone and e.kind = 'receipted') as receipts,
        (select count(*)::int from payment_case c join invoice i on i.id = c.invoice_id where i.phone = p.phone) as cases
      from invoice p group by p.phone order by p.phone`,
  });
  await database.close();
  return rows;
}
