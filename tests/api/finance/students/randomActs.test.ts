import { expect, test } from 'vitest';
import { awardOn, chargesOfStudent, correctCharge, lockMoney } from '#server/finance/charges/service.ts';
import { voidInvoice } from '#server/finance/invoices/service.ts';
import { DEMO_PASSWORD } from '#server/people/accounts/seed.ts';
import { randomOf } from '#server/kit/demo/random.ts';
import { balanceOf } from '#server/finance/ledger/service.ts';
import { pay } from '../../../support/applicant.ts';
import { enrolled, type Enrolled } from '../../../support/enrolled.ts';
import { onDatabases } from '../../../support/databases.ts';
import { signedIn } from '../../../support/people.ts';
import { freshServer } from '../../../support/server.ts';
import { seedOf, volumeOf } from '../../../support/volume.ts';
import { ledgerOf, planInstalments, publishFees, studentFee } from '../../../support/studentMoney.ts';

const ACTS = volumeOf('MONEY_ACTS');
/** Of an invoice that was paid short. */
const UNDER_REVIEW =
  'Another amount than this invoice asks for was paid. Your money is not lost: the bursary looks into it and writes to you';

onDatabases('whatever is done with the money of students', (databases) => {
  test('every journal sums to zero, every statement to what is owed, and every naira that came in is somewhere', async () => {
    const server = await freshServer(databases);
    const { database } = server.platform;
    const rows = async (text: string, values: unknown[] = []) =>
      (await database.query({ name: '', text, values })).rows;
    const random = randomOf(`the money of students ${seedOf('the money of students')}`);
    const upTo = (most: number) => Math.floor(random.next() * most);
    const fees = [
      await studentFee(server, 'Tuition', { rank: 10 }),
      await studentFee(server, 'Library', { rank: 20 }),
      await studentFee(server, 'Caution', { rank: 30, isSplittable: false }),
    ];
    await rows(`update fee_assignment set state = 'replaced' where state = 'published'`);
    const publish = () => publishFees(server, Object.fromEntries(fees.map((fee) => [fee, 1 + upTo(9_000_000)])));
    await publish();
    await planInstalments(server);
    const students: Enrolled[] = [];
    /** Who has paid everything leaves little to do: the acts are those of the four who came last. */
    const current = () => students.slice(-4);
    const come = async () => {
      students.push(await enrolled(server, `random${String(students.length).padStart(3, '0')}`));
    };
    for (let first = 0; first < 4; first += 1) await come();
    const one = () => current()[upTo(4)]!;
    const changed = ({ studentId }: Enrolled, by: (charge: { dueKobo: number; id: string }) => object, act: unknown) =>
      database.transaction(async (tx) => {
        await lockMoney(tx, { studentId });
        const charges = await chargesOfStudent(tx, studentId);
        const charge = charges[upTo(charges.length)];
        if (!charge) return;
        const change = { studentId, charge, key: crypto.randomUUID(), at: server.platform.now(), actor: 'system:test' };
        await (act as typeof awardOn)(tx, { ...change, ...by(charge) } as never);
      });
    const invoiceOf = async (state: string) => {
      const found = await rows(
        `select i.id, o.rrr from invoice i join remita_order o on o.invoice_id = i.id where i.student_id is not null and o.rrr is not null and ${state} order by i.invoice_number`,
      );
      return found[upTo(found.length)];
    };
    const unpaid =
      'i.void_at is null and i.settled_at is null and not exists (select from payment p where p.invoice_id = i.id)';
    const check = (rrr: unknown) => {
      server.clock.advance(3_000);
      return server.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr } });
    };
    const acts: readonly (() => Promise<unknown>)[] = [
      publish,
      async () => {
        const student = one();
        const paymentTypeId = 1 + upTo(3);
        const path = `/api/Payment/schoolfees/initiate-payment?sessionId=1&paymentTypeId=${paymentTypeId}`;
        const { data, status, text } = await server.call<{ total: number }>('GET', path, { token: student.token });
        expect(status, text).toBe(200);
        const body = { purpose: 'school', sessionId: 1, paymentTypeId, expectedTotal: data.total };
        const made = await server.call('POST', '/api/Payment/generate-fee-Invoice', { token: student.token, body });
        expect([200, 422], made.text).toContain(made.json.message === UNDER_REVIEW ? 422 : made.status);
      },
      () =>
        server.call('POST', '/api/Payment/generate-balance-invoice', { token: one().token, body: { sessionId: 1 } }),
      async () => {
        const invoice = await invoiceOf('i.void_at is null');
        if (!invoice) return;
        await pay(server, String(invoice['rrr']));
        await check(invoice['rrr']);
      },
      async () => {
        const replaced = await invoiceOf('i.void_at is not null');
        if (!replaced) return;
        await rows(`update remita_sandbox_order set state = 'open' where rrr = $1 and state = 'cancelled'`, [
          replaced['rrr'],
        ]);
        await pay(server, String(replaced['rrr']));
        await check(replaced['rrr']);
      },
      async () => {
        const invoice = await invoiceOf(unpaid);
        if (!invoice) return;
        await server.call('POST', '/remita-sandbox/control/pay', {
          body: { rrr: invoice['rrr'], trouble: 'short' } as never,
        });
        await check(invoice['rrr']);
      },
      () => rows(`update payment_case set state = 'settled' where state = 'open'`),
      async () => {
        const student = one();
        const { data: invoices } = await server.call('GET', '/api/Payment/all-student-invoices', {
          token: student.token,
        });
        const invoice = invoices[upTo(invoices.length)];
        if (!invoice) return;
        const path = `/api/Payment/invoice/${invoice.invoiceNumber}` as const;
        expect((await server.call('GET', path, { token: student.token })).status).toBe(200);
      },
      () => changed(one(), ({ dueKobo }) => ({ awardKobo: 1 + upTo(dueKobo + 100_000) }), awardOn),
      () => changed(one(), () => ({ changeKobo: 1 + upTo(500_000) }), correctCharge),
      async () => {
        const invoice = await invoiceOf(unpaid);
        if (!invoice) return;
        const voiding = { invoiceId: String(invoice['id']), reason: 'By chance', by: { actor: 'system:test' } };
        await voidInvoice(server.platform, voiding).catch((error: { status?: number }) =>
          expect(error.status).toBe(409),
        );
      },
    ];
    /** The clock goes on with each question, and log-ins end. */
    const logInAgain = async () => {
      for (const [nth, student] of students.entries())
        if (current().includes(student))
          students[nth] = { ...student, token: (await signedIn(server, student.userName, DEMO_PASSWORD)).token };
    };
    for (let act = 1; act <= ACTS; act += 1) {
      await acts[upTo(acts.length)]!();
      if (act % 10 === 0) await come();
      if (act % 100 === 0) await logInAgain();
    }

    const kinds = (await rows('select distinct kind from journal order by kind')).map(({ kind }) => kind);
    expect(kinds).toEqual(['award', 'charge', 'correction', 'credit used', 'overpaid', 'payment', 'suspense']);
    const accounts = await ledgerOf(server);
    const [cases] = await rows(
      `select count(*)::int4 as cases, (select count(*)::int4 from remita_sandbox_order where state = 'paid' and paid_kobo < amount_kobo) as short from payment_case where kind = 'short'`,
    );
    expect(cases!['cases']).toBe(cases!['short']);
    expect(cases!['short']).toBeGreaterThan(0);
    const [came] = await rows(
      `select coalesce(sum(s.paid_kobo), 0)::int8 as kobo from remita_sandbox_order s join remita_order o on o.rrr = s.rrr join invoice i on i.id = o.invoice_id
        where s.state = 'paid' and i.student_id is not null`,
    );
    expect(accounts['clearing']).toBe(Number(came!['kobo']));
    expect(accounts['clearing']).toBeGreaterThan(0);
    const [short] = await rows(`select sum(reported_kobo)::int8 as kobo from payment_case where kind = 'short'`);
    expect(accounts['suspense']).toBe(0 - Number(short!['kobo']));
    for (const { studentId, userName } of students) {
      const { token } = await signedIn(server, userName, DEMO_PASSWORD);
      const { owedKobo, creditKobo } = await balanceOf(database, studentId);
      const { data } = await server.call('GET', '/api/Payment/statement', { token });
      expect(data.at(-1)?.balanceKobo ?? 0).toBe(owedKobo - creditKobo);
      const replayed = await rows(
        `select sum(p.amount_kobo)::int8 as kobo from posting p join journal j on j.id = p.journal_id
          where p.student_id = $1 and p.account in ('receivable', 'student credit') group by j.id having sum(p.amount_kobo) <> 0 order by min(j.at), j.id`,
        [studentId],
      );
      expect(data.map(({ chargedKobo, paidKobo }) => chargedKobo - paidKobo)).toEqual(
        replayed.map((journal) => Number(journal['kobo'])),
      );
      expect(creditKobo).toBeGreaterThanOrEqual(0);
      const charges = await chargesOfStudent(database, studentId);
      expect(charges.filter(({ dueKobo }) => dueKobo < 0)).toEqual([]);
    }
  });
});
