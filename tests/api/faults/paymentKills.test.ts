import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/open.ts';
import { callerOf } from '../../support/call.ts';
import { onDatabases } from '../../support/databases.ts';
import { providerOfProcess, type FaultyProvider } from '../../support/faultyProvider.ts';
import type { SandboxProcess } from '../../support/remitaSandbox.ts';
import { startServerProcess } from '../../support/serverProcess.ts';
import type { DatabasePlace } from '../../support/testDatabases.ts';
import { until } from '../../support/until.ts';
import { isLong } from '../../support/volume.ts';

/** One payer, and a server that will die. */
interface World {
  readonly payer: Payer;
  readonly sandbox: SandboxProcess;
  readonly provider: FaultyProvider;
}

/** What happens so many milliseconds before the server dies: what becomes of it is left to chance. */
interface LastMoment {
  readonly milliseconds: number;
  happen(): void;
}

/** Resolves when the payer stands there. */
type Step = (world: World) => Promise<LastMoment | undefined>;

interface Payer {
  readonly phone: string;
  /** The RRR; the one that was heard, where one was. */
  generate(): Promise<string>;
  verify(rrr: string): Promise<boolean>;
  receipt(rrr: string): Promise<number>;
  notify(rrr: string): Promise<string>;
}

const made = (phone: string) => new RegExp(`paymentinit .*${phone}`);
const asked = (rrr: string) => new RegExp(`${rrr}.*status\\.reg`);

const unheard = () => undefined;

/** Resolves when the provider was asked; the server never hears an answer. */
const unanswered = (provider: FaultyProvider, about: RegExp, known: 'before' | 'after') =>
  new Promise<undefined>((resolve) => {
    provider.lie(about, async (truth) => {
      if (known === 'after') await truth();
      resolve(undefined);
      return null;
    });
  });

const paid = async ({ payer, sandbox }: World): Promise<string> => {
  const rrr = await payer.generate();
  await sandbox.pay(rrr, 'lost');
  return rrr;
};

/** Killed so many milliseconds after the provider has said that it is paid: before it is credited, while, or after. */
const afterTheTruth =
  (milliseconds: number): Step =>
  async (world) => {
    const rrr = await paid(world);
    return new Promise((resolve) => {
      world.provider.lie(asked(rrr), async (truth) => {
        const text = await truth();
        await new Promise<void>((happen) => {
          resolve({ milliseconds, happen });
        });
        return { text };
      });
      void world.payer.verify(rrr).catch(unheard);
    });
  };

const STEPS: Readonly<Record<string, Step>> = {
  'the invoice is kept, and the provider has not made its RRR': async ({ payer, provider }) => {
    const reached = unanswered(provider, made(payer.phone), 'before');
    void payer.generate().catch(unheard);
    return reached;
  },
  'the provider has made the RRR, and we have not heard it': async ({ payer, provider }) => {
    const reached = unanswered(provider, made(payer.phone), 'after');
    void payer.generate().catch(unheard);
    return reached;
  },
  'the invoice has its RRR, and nobody has heard it': async ({ payer }) => {
    await payer.generate();
    return undefined;
  },
  'the notification was taken, and the provider was not yet asked': async (world) => {
    const rrr = await paid(world);
    const reached = unanswered(world.provider, asked(rrr), 'before');
    expect(await world.payer.notify(rrr)).toBe('OK');
    return reached;
  },
  'the provider said paid, at once': afterTheTruth(0),
  'the provider said paid, a moment ago': afterTheTruth(4),
  'the provider said paid, a little while ago': afterTheTruth(15),
  'it is credited, and the payer has not heard it': async (world) => {
    expect(await world.payer.verify(await paid(world))).toBe(true);
    return undefined;
  },
  'the receipt is asked for': async (world) => {
    const rrr = await paid(world);
    await world.payer.verify(rrr);
    return { milliseconds: 0, happen: () => void world.payer.receipt(rrr).catch(unheard) };
  },
};

/** Nine payers, each at a step of their own, lose the same server; in the long run each loses another one. */
const KILLS = isLong ? Object.entries(STEPS).map((step) => [step]) : [Object.entries(STEPS)];

/** What the embedded database acknowledges is looked for in `durability/kills.test.ts`. */
onDatabases('a server killed at each step of a payment', (databases) => {
  test('and started again: one invoice, one RRR, one credit, one receipt each', async () => {
    const place = await databases.seededPlace();
    const { port, sandbox, provider, remita } = await providerOfProcess(databases);
    const start = () => startServerProcess(place, port, remita);
    let server = await start();
    databases.whenOver(() => server.kill());
    const { address } = server;

    let payers = 0;
    for (const steps of KILLS) {
      const worlds = steps.map(([step, reach]) => ({
        step,
        reach,
        payer: payerOf(address, `0809100000${payers++}`),
        sandbox,
        provider,
      }));
      const moments = await Promise.all(worlds.map(({ reach, ...world }) => reach(world)));
      await killAfter(
        moments.filter((moment) => moment !== undefined),
        () => server.kill(),
      );
      provider.honest();
      server = await start();
      await Promise.all(
        worlds.map(async ({ step, payer }) => {
          const rrr = await payer.generate();
          await sandbox.pay(rrr, 'lost');
          await until(`the payment is credited after: ${step}`, async () => expect(await payer.verify(rrr)).toBe(true));
          expect([await payer.receipt(rrr), await payer.receipt(rrr)], step).toEqual([200, 200]);
        }),
      );
    }
    await server.kill();
    expect(await keptOf(place)).toEqual(
      Array.from({ length: payers }, () => ({ invoices: 1, rrrs: 1, credits: 1, audits: 1, receipts: 1, cases: 0 })),
    );
  });
});

async function killAfter(moments: readonly LastMoment[], kill: () => Promise<void>): Promise<void> {
  const longest = Math.max(0, ...moments.map(({ milliseconds }) => milliseconds));
  for (const { milliseconds, happen } of moments) setTimeout(happen, longest - milliseconds);
  await pause(longest);
  await kill();
}

/** On a device of their own, which knows the invoice that it made. */
function payerOf(address: string, phone: string): Payer {
  const caller = callerOf(address);
  const invoice = '/api/ApplicationInvoice';
  let heard: string | undefined;
  return {
    phone,
    async generate() {
      if (heard) return heard;
      const { data: known } = await caller.call(
        'GET',
        `${invoice}/application-invoice-data?applicationTypeId=5&regNumber=${phone}&mobileNumber=${phone}`,
      );
      if (known.rrr) return (heard = known.rrr as string);
      const body = {
        Lastname: 'Okafor',
        FirstName: 'Ada',
        MiddleName: '',
        Email: 'ada@example.com',
        MobileNumber: phone,
        RegNumber: phone,
        SessionId: known.sessionId,
        Amount: known.amount,
        ApplicationTypeId: 5,
      };
      const { data, text } = await caller.call('POST', `${invoice}/generate-application-invoice`, { body });
      if (!data?.rrr) throw new Error(text);
      return (heard = data.rrr as string);
    },
    verify: async (rrr) =>
      (await caller.call('POST', `${invoice}/verify-payment`, { body: { rrr } })).data?.isPaid === true,
    receipt: async (rrr) => (await caller.call('GET', `/api/Payment/receipt?rrr=${rrr}`)).status,
    notify: async (rrr) => (await caller.call('POST', '/api/Payment/notification', { body: [{ rrr }] })).text,
  };
}

/** What the college has of each payer, in their order. */
async function keptOf(place: DatabasePlace): Promise<Record<string, unknown>[]> {
  const database = await openDatabase(place);
  const { rows } = await database.query({
    name: '',
    values: [],
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
