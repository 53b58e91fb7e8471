import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CaseAccounts, PaymentCase } from '#contract/finance/reconciliation.ts';
import { DECISIONS, type Decision } from '#rules/finance/caseSettlement.ts';
import { onDatabases } from '../../../support/databases.ts';
import { enrolled } from '../../../support/enrolled.ts';
import { feeNamed, invoiceFee, newPayer, payInvoice } from '../../../support/payer.ts';
import { signedIn } from '../../../support/people.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { ledgerOf, publishFees, studentFee } from '../../../support/studentMoney.ts';

const ASKED = 250_000;
const SCHOOL = 100_000_00;

const TOO_LITTLE = 'it is less than the invoice asks for: please accept it as part payment';
const ENOUGH = 'it is enough for all of the invoice: please pay it';
const NOT_TO_PAY = 'this invoice is not to be paid any more: please choose where else the money goes';
const LIMIT = 'only up to ₦100.00 may be written off';
const NO_STUDENT = 'the payer is not a student: please choose where else the money goes';

/** What each settlement of each kind does: a mistake where it does not fit, else what the payer's mail says was done and what is left. */
const VISITORS = {
  short: {
    pay: TOO_LITTLE,
    part: [/₦2,000.00 was accepted as part payment/, /pay the rest of ₦500.00/],
    credit: NO_STUDENT,
    move: [/₦2,000.00 was moved to invoice/, /It is still to be paid/],
    'write-off': LIMIT,
    refund: [/₦2,000.00 is owed to you as a refund/, /bank account/],
  },
  over: {
    pay: [/is paid. ₦500.00 came beyond it, and is owed to you as a refund/, /do not have to do anything/],
    part: ENOUGH,
    credit: NO_STUDENT,
    move: [/₦3,000.00 was moved to invoice/, /It is still to be paid/],
    'write-off': LIMIT,
    refund: [/₦3,000.00 is owed to you as a refund/, /bank account/],
  },
  twice: {
    pay: NOT_TO_PAY,
    part: NOT_TO_PAY,
    credit: NO_STUDENT,
    move: [/₦2,500.00 was moved to invoice/, /do not have to do anything/],
    'write-off': LIMIT,
    refund: [/₦2,500.00 is owed to you as a refund/, /bank account/],
  },
  superseded: {
    pay: TOO_LITTLE,
    part: [/₦2,500.00 was accepted as part payment/, /pay the rest of ₦500.00/],
    credit: NO_STUDENT,
    move: [/₦2,500.00 was moved to invoice/, /It is still to be paid/],
    'write-off': LIMIT,
    refund: [/₦2,500.00 is owed to you as a refund/, /bank account/],
  },
  mismatch: {
    pay: [/is paid\./, /do not have to do anything/],
    part: ENOUGH,
    credit: NO_STUDENT,
    move: [/₦2,500.00 was moved to invoice/, /It is still to be paid/],
    'write-off': 'there is no difference to write off',
    refund: [/₦2,500.00 is owed to you as a refund/, /bank account/],
  },
} as const;

/** Of a student, what comes twice or for an old invoice is credit at once, and no case. */
const STUDENTS = {
  short: {
    part: [/₦40,000.00 was accepted as part payment/, /pay the rest of ₦60,000.00/],
    credit: [/₦40,000.00 is your credit/, /Your credit is less than invoice/],
    move: [/₦40,000.00 was moved to/, /It is still to be paid/],
    refund: [/₦40,000.00 is owed to you as a refund/, /bank account/],
  },
  over: {
    pay: [/is paid. ₦500.00 came beyond it, and is your credit/, /do not have to do anything/],
    credit: [/₦100,500.00 is your credit/, /pays what you owe/],
    move: [/₦100,500.00 was moved to/, /It is still to be paid/],
    refund: [/₦100,500.00 is owed to you as a refund/, /bank account/],
  },
  mismatch: {
    pay: [/is paid\./, /do not have to do anything/],
    credit: [/₦100,000.00 is your credit/, /pays what you owe/],
    move: [/₦100,000.00 was moved to/, /It is still to be paid/],
    refund: [/₦100,000.00 is owed to you as a refund/, /bank account/],
  },
} as const;

interface Made {
  readonly rrr: string;
  readonly number: string;
  readonly lookUp: () => Promise<{ readonly rrr: string | null }>;
}

type Expected = string | readonly [RegExp, RegExp];

onDatabases('each kind of case, settled by each posting', (databases) => {
  let server: TestServer;
  let bursar: string;
  let feeId: number;
  let students = 0;
  beforeEach(async () => {
    bursar = (await signedIn(server, 'bursar')).token;
  });
  beforeAll(async () => {
    server = await freshServer(databases);
    await server.call('POST', '/remita-sandbox/control/knobs', { body: { trouble: 'lost' } as never });
    feeId = (await feeNamed(server, 'Identity Card')).id;
    await run(`update fee_assignment set state = 'replaced'`);
    await publishFees(server, { [await studentFee(server, 'Tuition')]: SCHOOL });
  });
  const run = async (text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  const get = async <T>(path: string) => (await server.call<T>('GET', `/api/${path}`, { token: bursar })).data;
  const recheck = async (rrr: string) => {
    server.clock.advance(6_000);
    await server.call('POST', '/api/Payment/recheck', { token: bursar, body: { rrr } as never });
  };
  const came = async (rrr: string, kobo: number) => {
    await run(`update remita_sandbox_order set state = 'paid', paid_kobo = $2 where rrr = $1`, [rrr, kobo]);
    await recheck(rrr);
  };
  const caseOf = async (rrr: string, kind: string) => {
    const { rows } = await get<{ rows: PaymentCase[] }>(`Payment/cases?search=${rrr}&kind=${kind}`);
    return get<PaymentCase>(`Payment/case/${rows[0]!.id}`);
  };
  const visitor = async () => {
    // Whoever makes many invoices has to wait for seconds.
    server.clock.advance(60_000);
    await run('update fee set amount_kobo = $2 where id = $1', [feeId, ASKED]);
    const payer = newPayer();
    const { rrr, invoiceNumber } = await invoiceFee(server, feeId, payer);
    return { rrr: rrr!, number: invoiceNumber, lookUp: () => invoiceFee(server, feeId, payer) };
  };
  const student = async () => {
    const { token } = await enrolled(server, `matrix${String.fromCharCode(97 + (students += 1))}`);
    const body = { purpose: 'school', sessionId: 1, paymentTypeId: 1, expectedTotal: SCHOOL / 100 };
    const { data, text } = await server.call('POST', '/api/Payment/generate-fee-Invoice', { token, body });
    if (!data?.rrr) throw new Error(text);
    const lookUp = async () => {
      await server.jobs.run('reprice-invoices');
      const { data: again } = await server.call('POST', '/api/Payment/generate-fee-Invoice', {
        token,
        body: { ...body, expectedTotal: (await dueKobo(token)) / 100 },
      });
      return again;
    };
    return { rrr: data.rrr, number: data.invoiceNumber, lookUp };
  };
  const dueKobo = async (token: string) =>
    (await server.call('GET', '/api/Payment/fee-sessions', { token })).data.sessions[0]!.dueKobo;

  const ARISES: Readonly<Record<string, (asked: number, made: Made) => Promise<string>>> = {
    short: async (asked, { rrr }) => {
      await came(rrr, asked === ASKED ? 200_000 : 40_000_00);
      return rrr;
    },
    over: async (asked, { rrr }) => {
      await came(rrr, asked + 50_000);
      return rrr;
    },
    twice: async (asked, { rrr }) => {
      await payInvoice(server, rrr);
      const second = String(randomInt(100_000_000_000, 999_999_999_999));
      await run(
        `insert into remita_order (order_id, invoice_id, amount_kobo, created_at, rrr, rrr_at, cancelled_at)
         select 'second' || order_id, invoice_id, amount_kobo, created_at, $2, rrr_at, created_at from remita_order where rrr = $1`,
        [rrr, second],
      );
      await run(
        `insert into remita_sandbox_order (rrr, order_id, amount_kobo, payer_name, payer_email, payer_phone, description, created_at)
         select $2, 'second' || order_id, amount_kobo, payer_name, payer_email, payer_phone, description, created_at from remita_sandbox_order where rrr = $1`,
        [rrr, second],
      );
      await came(second, asked);
      return second;
    },
    superseded: async (asked, { rrr }) => {
      await run(
        `update invoice set amount_kobo = amount_kobo + 50000 where id = (select invoice_id from remita_order where rrr = $1)`,
        [rrr],
      );
      await came(rrr, asked);
      return rrr;
    },
    mismatch: async (asked, { rrr }) => {
      await run(`update remita_sandbox_order set order_id = 'ANOTHER' || order_id where rrr = $1`, [rrr]);
      await came(rrr, asked);
      return rrr;
    },
  };

  async function settles(kind: string, decision: Decision, expected: Expected, asked: number, made: Made) {
    const rrr = await ARISES[kind]!(asked, made);
    const found = await caseOf(rrr, kind);
    const target = decision === 'move' ? (await visitor()).number : undefined;
    const query = new URLSearchParams({ decision, ...(target && { target }) });
    const before = await ledgerOf(server);
    const shown = await get<CaseAccounts>(`Payment/case/${found.id}/accounts?${query}`);
    const { status, json } = await server.call(
      'POST',
      `/api/Payment/case/${found.id}/settle` as '/api/Payment/case/:id/settle',
      {
        token: bursar,
        body: {
          request: randomUUID(),
          from: found.state,
          digest: found.digest,
          answers: { decision: DECISIONS[decision], reason: 'As agreed', ...(target && { target }) },
        },
      },
    );
    const after = await ledgerOf(server);
    if (typeof expected === 'string') {
      expect([status, shown.mistake, Object.values(json.errors ?? {})]).toEqual([422, expected, [expected]]);
      expect(after).toEqual(before);
      return;
    }
    expect([status, shown.mistake]).toEqual([200, null]);
    expect(shown.accounts[0]).toEqual({ name: 'In suspense', beforeKobo: found.heldKobo, afterKobo: 0 });
    expect(after['suspense'] ?? 0).toBe(before['suspense']! + found.heldKobo);
    expect(after['clearing']).toBe(before['clearing']);
    const [mail] = await run(
      `select words_text from mail where kind = 'payment-case-settled' and words_text like $1 order by id desc limit 1`,
      [`%${rrr}%`],
    );
    for (const words of expected) expect(String(mail!['words_text'])).toMatch(words);
    expect(await caseOf(rrr, kind)).toMatchObject({ state: 'settled', settledAs: decision, heldKobo: 0 });
    await canBePaid(made, rrr, kind);
  }

  /** What is left is asked for by an RRR that can be paid, and paid then. */
  async function canBePaid({ number, lookUp }: Made, used: string, kind: string) {
    if (kind === 'superseded') await run('update fee set amount_kobo = $2 where id = $1', [feeId, ASKED + 50_000]);
    const status = () => get<{ isPaid: boolean }>(`Payment/status?reference=${number}`);
    if ((await status()).isPaid) return;
    await server.jobs.run('reprice-invoices');
    const [{ void_at: isVoid }] = (await run('select void_at from invoice where invoice_number = $1', [number])) as [
      { void_at: Date | null },
    ];
    const again = await lookUp();
    if (!again?.rrr) return;
    expect(again.rrr).not.toBe(used);
    await payInvoice(server, again.rrr);
    if (!isVoid) expect((await status()).isPaid).toBe(true);
    await ledgerOf(server);
  }

  describe('of a visitor', () => {
    const cells = Object.entries(VISITORS).flatMap(([kind, row]) =>
      Object.entries(row).map(([decision, expected]) => [kind, decision as Decision, expected as Expected] as const),
    );
    test.each(cells)('%s: %s', async (kind, decision, expected) =>
      settles(kind, decision, expected, ASKED, await visitor()),
    );
  });

  describe('of a student', () => {
    const cells = Object.entries(STUDENTS).flatMap(([kind, row]) =>
      Object.entries(row).map(([decision, expected]) => [kind, decision as Decision, expected as Expected] as const),
    );
    test.each(cells)('%s: %s', async (kind, decision, expected) =>
      settles(kind, decision, expected, SCHOOL, await student()),
    );
  });
});
