import { beforeAll, expect, test } from 'vitest';
import { LIVE } from '#rules/hostels/beds.ts';
import {
  assess,
  chargesOfStudent,
  correctCharge,
  creditTaken,
  invoicePaid,
  lockMoney,
  payByCredit,
  useCredit,
} from '#server/finance/charges/service.ts';
import { readyToPay, studentInvoice, voidInvoice } from '#server/finance/invoices/service.ts';
import { postJournal } from '#server/finance/ledger/service.ts';
import { applicantInvoicePaid } from '#server/finance/payments/service.ts';
import { release, type Releasing } from '#server/hostels/booking/reserving.ts';
import type { Queryable } from '#server/platform/database/database.ts';
import { on } from '#server/platform/reactions.ts';
import { invoiceFor } from '../../../support/applicant.ts';
import { onDatabases } from '../../../support/databases.ts';
import { hostelOffice, REASON, type HostelOffice } from '../../../support/hostelOffice.ts';
import { builtHostel, openBooking } from '../../../support/hostels.ts';
import { feeNamed, invoiceFee, newPayer } from '../../../support/payer.ts';
import { signedIn } from '../../../support/people.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { ledgerOf, manyStudents, studentFee } from '../../../support/studentMoney.ts';
import { until } from '../../../support/until.ts';

const BY = { actor: 'system:test' };
const PRICE = 30_000_00;
const PURPOSES = [
  'school',
  'acceptance',
  'balance',
  'sundry',
  'arrears',
  'development',
  'change-of-degree',
  'late-registration',
];

/** An invoice whose RRR money comes in for, and what the college does before. */
interface Case {
  readonly studentId: string;
  readonly invoiceId: string;
}
type Prepare = (of: Case, purpose: string) => Promise<unknown>;

onDatabases('money that came in', (databases) => {
  let server: TestServer;
  let office: HostelOffice;
  const refusals: string[] = [];
  let isRefusing = true;
  const fees = new Map<string, number>();
  let crowd: string[] = [];
  const newStudents = (count: number) => crowd.splice(0, count);
  const refuse = (name: string) => async (_: Queryable, happened: object) => {
    if (!isRefusing) return;
    refusals.push(name);
    throw new Error(`${name} is refused: ${Object.keys(happened).join()}`);
  };
  beforeAll(async () => {
    server = await freshServer(databases);
    await openBooking(server);
    crowd = await manyStudents(server, 120);
    for (const purpose of PURPOSES) fees.set(purpose, await studentFee(server, `Fee of ${purpose}`, { purpose }));
    server.platform.reactions.register('refusing', [
      on(invoicePaid, refuse('paid')),
      on(creditTaken, refuse('credit')),
      on(applicantInvoicePaid, refuse('applicant')),
    ]);
  });
  const rows = async (text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  const inMoney = <T>(studentId: string, act: (tx: Queryable, at: Date) => Promise<T>) =>
    server.platform.database.transaction(async (tx) => {
      await lockMoney(tx, { studentId });
      return act(tx, server.platform.now());
    });
  const invoiced = (studentId: string, purpose: string, amountKobo = PRICE) =>
    studentInvoice(
      server.platform,
      async (tx) => {
        const wanted = { studentId, sessionId: 1, purpose };
        const lines = [{ feeId: fees.get(purpose)!, amountKobo, why: {} }];
        const charges = await assess(tx, server.platform, { ...wanted, lines }, BY);
        return { ...wanted, charges: charges.map(({ id, dueKobo }) => ({ chargeId: id, amountKobo: dueKobo })) };
      },
      BY,
    );
  const voided = ({ invoiceId }: Case) =>
    voidInvoice(server.platform, { invoiceId, reason: 'Made by mistake', by: BY });
  const given = ({ studentId }: Case) =>
    inMoney(studentId, (tx, at) =>
      postJournal(tx, {
        kind: 'payment',
        key: `given ${studentId}`,
        at,
        ...BY,
        postings: [
          { account: 'clearing', amountKobo: PRICE },
          { account: 'student credit', studentId, amountKobo: -PRICE },
        ],
      }),
    );
  /** What an award frees pays the student's other charges so. */
  const covered = async (of: Case) => {
    await given(of);
    await inMoney(of.studentId, (tx, at) => useCredit(server.platform, tx, { studentId: of.studentId, at, ...BY }));
  };
  const takenBack = ({ studentId }: Case) =>
    inMoney(studentId, async (tx, at) => {
      for (const charge of await chargesOfStudent(tx, studentId))
        await correctCharge(tx, {
          studentId,
          charge,
          key: crypto.randomUUID(),
          changeKobo: -charge.chargedKobo,
          at,
          ...BY,
        });
    });
  /** The RRR that it had first is withdrawn, and money comes for both. */
  const withSecondRrr = async ({ invoiceId }: Case) => {
    const [{ rrr }] = (await rows('select rrr from remita_order where invoice_id = $1', [invoiceId])) as [
      { rrr: string },
    ];
    await server.platform.remita.cancel(rrr);
    server.clock.advance(60_000);
    await server.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr } });
    await readyToPay(server.platform, invoiceId);
  };
  const STATES: Readonly<Record<string, Prepare>> = {
    open: () => Promise.resolve(),
    void: voided,
    replaced: ({ studentId }, purpose) => invoiced(studentId, purpose, PRICE + 500_00),
    'paid by credit': async (of) => {
      await given(of);
      await inMoney(of.studentId, (tx, at) => payByCredit(server.platform, tx, of.invoiceId, { at, ...BY }));
    },
    'open, its charge paid by credit': covered,
    'void, its charge paid by credit': async (of) => {
      await voided(of);
      await covered(of);
    },
    'open, its charge taken back': takenBack,
    'void, its charge taken back': async (of) => {
      await voided(of);
      await takenBack(of);
    },
    'with two RRRs': withSecondRrr,
  };
  /** RRRs whose money is neither on an invoice or in the ledger nor a case of the bursary. */
  const lost = async (rrrs: readonly string[]) =>
    rows(
      `select r as rrr from unnest($1::text[]) r where not exists (select from payment p where p.rrr = r)
          and not exists (select from journal j where j.kind = 'payment' and j.key = r) and not exists (select from payment_case c where c.rrr = r)`,
      [[...rrrs]],
    );
  /** Remita says of every RRR of these invoices that it was paid, whatever it said before. */
  const paid = async (invoiceIds: readonly string[]): Promise<string[]> => {
    const orders = await rows(
      'select rrr from remita_order where invoice_id = any($1::uuid[]) and rrr is not null order by rrr',
      [[...invoiceIds]],
    );
    const rrrs = orders.map(({ rrr }) => String(rrr));
    await rows(`update remita_sandbox_order set state = 'open' where rrr = any($1::text[])`, [rrrs]);
    for (const rrr of rrrs)
      await server.call('POST', '/remita-sandbox/control/pay', { body: { rrr, trouble: 'lost' } as never });
    server.clock.advance(60_000);
    await server.call('POST', '/api/Payment/notification', { body: rrrs.map((rrr) => ({ rrr })) as never });
    await server.jobs.run('ask-open-rrrs');
    // What the notifications prompted is asked beside the job, which leaves it alone.
    await until('each of these payments is answered for', async () => expect(await lost(rrrs)).toEqual([]));
    return rrrs;
  };

  test.each(Object.keys(STATES))(
    'for a student’s invoice that is %s is in the ledger, of every purpose and whoever refuses it',
    async (state) => {
      const students = newStudents(PURPOSES.length);
      const invoices: string[] = [];
      for (const [nth, purpose] of PURPOSES.entries()) {
        const of = { studentId: students[nth]!, invoiceId: await invoiced(students[nth]!, purpose) };
        await STATES[state]!(of, purpose);
        invoices.push(of.invoiceId);
      }
      const rrrs = await paid(invoices);
      expect(rrrs.length).toBe(PURPOSES.length * (state === 'with two RRRs' ? 2 : 1));
      const booked = await rows(`select key from journal where kind = 'payment' and key = any($1::text[])`, [rrrs]);
      expect(booked).toHaveLength(rrrs.length);
      await ledgerOf(server);
    },
  );

  const BEDS: Readonly<
    Record<string, (of: Case & { readonly id: string; readonly bedIds: readonly number[] }) => Promise<unknown>>
  > = {
    reserved: () => Promise.resolve(),
    'reserved, its invoice void': voided,
    'reserved, its charge paid by credit': covered,
    'reserved, its charge paid by credit and its invoice void': async (of) => {
      await voided(of);
      await covered(of);
    },
    'reserved, its invoice void and its category without a price': async (of) => {
      await voided(of);
      await rows(
        'delete from room_price where category_id = (select m.category_id from bed b join room m on m.id = b.room_id where b.id = $1)',
        [of.bedIds[0]],
      );
    },
    expired: ({ id }) => freed(id, 'expire'),
    cancelled: ({ id }) => freed(id, 'cancel'),
    deactivated: ({ id }) => freed(id, 'deactivate'),
    moved: ({ id, bedIds }) =>
      office.call('POST', '/reassign-bed', { reservationId: id, bedId: bedIds[1], reason: REASON }),
    'expired, and given to another': async ({ id, bedIds }) => {
      await freed(id, 'expire');
      for (const [nth, studentId] of newStudents(bedIds.length).entries())
        await office.assigned({ studentId } as never, bedIds[nth]!);
    },
  };
  const freed = (id: string, step: Releasing['step']) =>
    release(server.platform, { id, step, reason: 'By a test', by: BY });

  test('for a bed is in the ledger in every state of its reservation, and the bed that is still theirs is paid', async () => {
    office = hostelOffice(server, (await signedIn(server, 'hostels')).token);
    const students = newStudents(Object.keys(BEDS).length);
    const invoices = new Map<string, string>();
    for (const [nth, [state, prepare]] of Object.entries(BEDS).entries()) {
      const { bedIds } = await builtHostel(server, {
        name: `Hall ${state}`,
        genderId: 1,
        bedsARoom: 2,
        category: `Room ${nth}`,
      });
      const studentId = students[nth]!;
      const { id } = await office.assigned({ studentId } as never, bedIds[0]!);
      const [{ invoice_id: invoiceId }] = (await rows('select invoice_id from reservation where id = $1', [id])) as [
        { invoice_id: string },
      ];
      await prepare({ studentId, invoiceId, id, bedIds });
      invoices.set(state, invoiceId);
    }
    await paid([...invoices.values()]);
    const states = await rows(
      `select i.id, (select r.state from reservation r where r.student_id = i.student_id order by r.state = any($2) desc, r.created_at desc limit 1) as state
         from invoice i where i.id = any($1::uuid[])`,
      [[...invoices.values()], [...LIVE]],
    );
    const after = Object.fromEntries(
      [...invoices].map(([state, id]) => [state, states.find((row) => row['id'] === id)!['state']]),
    );
    expect(after).toEqual({
      reserved: 'paid',
      'reserved, its invoice void': 'paid',
      'reserved, its charge paid by credit': 'paid',
      'reserved, its charge paid by credit and its invoice void': 'paid',
      'reserved, its invoice void and its category without a price': 'paid',
      expired: 'paid',
      cancelled: 'paid',
      deactivated: 'deactivated',
      moved: 'paid',
      'expired, and given to another': 'expired',
    });
    await ledgerOf(server);
  });

  test('for a visitor or an applicant is a payment or a case, void or not', async () => {
    const { id: feeId } = await feeNamed(server, 'Attestation Letter');
    const [open, withdrawn] = [
      await invoiceFee(server, feeId, newPayer()),
      await invoiceFee(server, feeId, newPayer()),
    ];
    const rrrs = [open.rrr!, withdrawn.rrr!, await invoiceFor(server)];
    const found = await rows('select rrr, invoice_id from remita_order where rrr = any($1::text[])', [rrrs]);
    const invoiceOf = (rrr: string) => String(found.find((row) => row['rrr'] === rrr)!['invoice_id']);
    await voidInvoice(server.platform, { invoiceId: invoiceOf(withdrawn.rrr!), reason: 'Made by mistake', by: BY });
    await paid(rrrs.map(invoiceOf));
    expect(await rows('select kind from payment_case where rrr = any($1::text[])', [rrrs])).toEqual([
      { kind: 'superseded' },
    ]);
  });

  test('does not come by the RRR of an invoice that credit has paid: it is withdrawn at the provider', async () => {
    const [studentId] = newStudents(1) as [string];
    const of = { studentId, invoiceId: await invoiced(studentId, 'sundry') };
    await STATES['paid by credit']!(of, 'sundry');
    await server.jobs.run('ask-open-rrrs');
    expect(
      await rows(
        `select o.cancelled_at is not null as closed, s.state from remita_order o join remita_sandbox_order s on s.rrr = o.rrr where o.invoice_id = $1`,
        [of.invoiceId],
      ),
    ).toEqual([{ closed: true, state: 'cancelled' }]);
    expect(await rows('select void_at from invoice where id = $1', [of.invoiceId])).toEqual([{ void_at: null }]);
  });

  test('has what follows from it tried again until it succeeds, once', async () => {
    expect(new Set(refusals)).toEqual(new Set(['paid', 'credit', 'applicant']));
    const waiting = async () =>
      Number((await rows('select count(*)::int4 as waiting from missed_reaction'))[0]!['waiting']);
    const missed = await waiting();
    expect(missed).toBeGreaterThan(0);
    server.clock.advance(60_000);
    await server.jobs.run('missed-reactions');
    expect(await waiting()).toBe(missed);
    isRefusing = false;
    server.clock.advance(24 * 3_600_000);
    await server.jobs.run('missed-reactions');
    expect(await waiting()).toBe(0);
  });

  test('is not waited for by a bed whose charge was corrected to nothing', async () => {
    const desk = hostelOffice(server, (await signedIn(server, 'hostels')).token);
    const { bedIds } = await builtHostel(server, { name: 'Hall for nothing', genderId: 1, category: 'Free room' });
    const [studentId] = newStudents(1) as [string];
    const { id } = await desk.assigned({ studentId } as never, bedIds[0]!);
    const [made] = await rows('select invoice_id from reservation where id = $1', [id]);
    const of = { studentId, invoiceId: String(made!['invoice_id']) };
    await voided(of);
    await takenBack(of);
    server.clock.advance(30 * 24 * 3_600_000);
    await server.jobs.run('hostels');
    expect(await rows('select state from reservation where id = $1', [id])).toEqual([{ state: 'paid' }]);
  });
});
