import { beforeAll, expect, test, vi } from 'vitest';
import {
  assess,
  chargesOfStudent,
  onInvoicePaid,
  useCredit,
  type AssessedLine,
} from '#server/finance/charges/service.ts';
import { readyToPay, studentInvoice, voidInvoice } from '#server/finance/invoices/service.ts';
import { balanceOf } from '#server/finance/ledger/service.ts';
import { crowd } from '../../../support/crowd.ts';
import { enrolled } from '../../../support/enrolled.ts';
import { onDatabases } from '../../../support/databases.ts';
import { pay } from '../../../support/applicant.ts';
import { payInvoice } from '../../../support/payer.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { ledgerOf, manyStudents, studentFee } from '../../../support/studentMoney.ts';

const BY = { actor: 'system:test' };

onDatabases("a student's invoice", (databases) => {
  let server: TestServer;
  let tuition: number;
  let library: number;
  let names = 0;
  beforeAll(async () => {
    server = await freshServer(databases);
    tuition = await studentFee(server, 'Tuition', { rank: 10 });
    library = await studentFee(server, 'Library', { rank: 20 });
  });
  const newStudent = () => enrolled(server, `payer${String.fromCharCode(97 + (names += 1))}`);
  const rows = async (text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  const lines = (tuitionKobo: number): AssessedLine[] => [
    { feeId: tuition, amountKobo: tuitionKobo, why: {} },
    { feeId: library, amountKobo: 750_000, why: {} },
  ];
  /** As a page does it: what the rules say today is charged, credit is used, and what is due is invoiced. */
  const invoiced = (studentId: string, tuitionKobo = 6_000_000) =>
    studentInvoice(
      server.platform,
      async (tx) => {
        const wanted = { studentId, sessionId: 1, purpose: 'school' };
        await assess(tx, server.platform, { ...wanted, lines: lines(tuitionKobo) }, BY);
        await useCredit(server.platform, tx, { studentId, at: server.platform.now(), actor: BY.actor });
        const charges = await chargesOfStudent(tx, studentId);
        return {
          ...wanted,
          part: 'Full',
          charges: charges.map(({ id, dueKobo }) => ({ chargeId: id, amountKobo: dueKobo })),
        };
      },
      BY,
    );
  const stateOf = async (invoiceId: string) => {
    const [row] = await rows(
      `select i.amount_kobo::int4 as kobo, i.void_at is not null as void, i.settled_at is not null as settled, p.invoice_id is not null as paid, i.replaced_by, o.rrr
         from invoice i left join payment p on p.invoice_id = i.id left join remita_order o on o.invoice_id = i.id where i.id = $1`,
      [invoiceId],
    );
    return row!;
  };
  const rrrOf = async (invoiceId: string) => String((await stateOf(invoiceId))['rrr']);
  const balance = (studentId: string) => balanceOf(server.platform.database, studentId);
  /** The provider tells of a payment of an RRR that was cancelled a moment too late. */
  const paidAllTheSame = async (invoiceId: string) => {
    const rrr = await rrrOf(invoiceId);
    await rows(`update remita_sandbox_order set state = 'open' where rrr = $1`, [rrr]);
    await pay(server, rrr);
    server.clock.advance(60_000);
    await server.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr } });
  };

  test('is one, whichever of two devices of 200 students asks first', async () => {
    const students = await manyStudents(server, 200);
    const made = await crowd(students, (studentId) => Promise.all([invoiced(studentId), invoiced(studentId)]));
    expect(new Set(made.flat())).toHaveLength(200);
    expect(made.map(([phone]) => phone)).toEqual(made.map(([, laptop]) => laptop));
    const [counted] = await rows(
      `select count(*)::int4 as invoices, count(distinct o.rrr)::int4 as rrrs, (select count(*)::int4 from charge where student_id = any($1::uuid[])) as charges
         from invoice i join remita_order o on o.invoice_id = i.id where i.student_id = any($1::uuid[])`,
      [students],
    );
    expect(counted).toEqual({ invoices: 200, rrrs: 200, charges: 400 });
    await ledgerOf(server);
  });

  test('is paid by its RRR, whose receipt is read as any other', async () => {
    const { studentId } = await newStudent();
    const rrr = await rrrOf(await invoiced(studentId));
    expect(await balance(studentId)).toEqual({ owedKobo: 6_750_000, creditKobo: 0 });
    await payInvoice(server, rrr);
    expect(await balance(studentId)).toEqual({ owedKobo: 0, creditKobo: 0 });
    const { data } = await server.call('GET', `/api/Payment/receipt?rrr=${rrr}`);
    expect(data).toMatchObject({ kind: 'school', total: 67_500, rrr });
    await expect(invoiced(studentId)).rejects.toMatchObject({ status: 422, message: 'There is nothing to pay' });
  });

  test('has others act in the transaction that credits it; whoever throws undoes what they did, and is asked again', async () => {
    const { studentId } = await newStudent();
    const invoiceId = await invoiced(studentId);
    let isReady = false;
    server.platform.reactions.register('beds of a test', [
      onInvoicePaid('school', async (tx, paid) => {
        if (paid.invoiceId !== invoiceId) return;
        await tx.query({
          name: '',
          text: `insert into audit_entry (at, actor, action, subject_kind, subject_id) values (now(), 'system:test', 'bed-paid', 'invoice', $1)`,
          values: [paid.invoiceId],
        });
        if (!isReady) throw new Error('the bed is not there');
      }),
    ]);
    const acted = () => rows(`select 1 from audit_entry where action = 'bed-paid' and subject_id = $1`, [invoiceId]);
    await payInvoice(server, await rrrOf(invoiceId));
    expect([await stateOf(invoiceId), await acted()]).toMatchObject([{ paid: true }, []]);
    expect((await balance(studentId)).owedKobo).toBe(0);
    isReady = true;
    server.clock.advance(60_000);
    await server.jobs.run('missed-reactions');
    await server.jobs.run('missed-reactions');
    expect([await stateOf(invoiceId), await acted()]).toMatchObject([{ paid: true }, [{}]]);
  });

  test('that was replaced and is paid all the same pays the one that replaced it; paid once more, it stays credit', async () => {
    const { studentId } = await newStudent();
    const old = await invoiced(studentId);
    const next = await invoiced(studentId, 5_000_000);
    expect(await stateOf(old)).toMatchObject({ void: true, paid: false, replaced_by: next });
    await paidAllTheSame(old);
    expect(await stateOf(next)).toMatchObject({ settled: true, paid: false, void: false });
    expect(await balance(studentId)).toEqual({ owedKobo: 0, creditKobo: 1_000_000 });
    await payInvoice(server, await rrrOf(next));
    expect(await balance(studentId)).toEqual({ owedKobo: 0, creditKobo: 6_750_000 });
    await ledgerOf(server);
  });

  test('that was replaced by a dearer one leaves only the difference to pay', async () => {
    const { studentId } = await newStudent();
    const old = await invoiced(studentId);
    const dearer = await invoiced(studentId, 6_180_000);
    await paidAllTheSame(old);
    expect(await stateOf(dearer)).toMatchObject({ settled: false, kobo: 6_930_000 });
    const rest = await invoiced(studentId, 6_180_000);
    expect([await stateOf(rest), await stateOf(dearer)]).toMatchObject([
      { kobo: 180_000 },
      { void: true, replaced_by: rest },
    ]);
  });

  test('is void only once the provider has withdrawn its RRR, and never when it is paid', async () => {
    const { studentId } = await newStudent();
    const invoiceId = await invoiced(studentId);
    await pay(server, await rrrOf(invoiceId));
    const voiding = () => voidInvoice(server.platform, { invoiceId, reason: 'Made by mistake', by: BY });
    await expect(voiding()).rejects.toMatchObject({ status: 409 });
    expect(await stateOf(invoiceId)).toMatchObject({ paid: true, void: false });
    const { studentId: other } = await newStudent();
    const second = await invoiced(other);
    await voidInvoice(server.platform, { invoiceId: second, reason: 'Made by mistake', by: BY });
    const third = await invoiced(other);
    expect([await stateOf(second), third === second]).toMatchObject([{ void: true }, false]);
    expect(await rows('select state from remita_sandbox_order where rrr = $1', [await rrrOf(second)])).toEqual([
      { state: 'cancelled' },
    ]);
  });

  test('has another RRR once the provider has withdrawn its own, and none that can be paid once it is void', async () => {
    const { studentId } = await newStudent();
    const invoiceId = await invoiced(studentId);
    const { remita } = server.platform;
    const { cancel } = remita;
    const rrrs = () =>
      rows(
        `select o.cancelled_at is null as open, s.state from remita_order o join remita_sandbox_order s on s.rrr = o.rrr where o.invoice_id = $1 order by o.created_at`,
        [invoiceId],
      );
    await cancel(await rrrOf(invoiceId));
    server.clock.advance(60_000);
    await server.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr: await rrrOf(invoiceId) } });
    await readyToPay(server.platform, invoiceId);
    expect(await rrrs()).toEqual([
      { open: false, state: 'cancelled' },
      { open: true, state: 'open' },
    ]);
    /** The student opens the invoice on another device while it is being voided. */
    const opened = vi.spyOn(remita, 'cancel').mockImplementationOnce(async (rrr) => {
      await cancel(rrr);
      server.clock.advance(60_000);
      await server.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr } });
      await readyToPay(server.platform, invoiceId);
    });
    await voidInvoice(server.platform, { invoiceId, reason: 'Made by mistake', by: BY });
    opened.mockRestore();
    expect(await rrrs()).toEqual([1, 2, 3].map(() => ({ open: false, state: 'cancelled' })));
    expect(await stateOf(invoiceId)).toMatchObject({ void: true, paid: false });
  });
});
