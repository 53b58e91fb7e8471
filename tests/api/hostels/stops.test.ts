import { expect, test } from 'vitest';
import { holdFor } from '#server/hostels/booking/holding.ts';
import { reserve } from '#server/hostels/booking/reserving.ts';
import { voidInvoice } from '#server/finance/invoices/service.ts';
import { pay } from '../../support/applicant.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { builtHostel, openBooking } from '../../support/hostels.ts';
import { freshServer } from '../../support/server.ts';
import { ledgerOf, manyStudents } from '../../support/studentMoney.ts';

const BY = { actor: 'system:test' };

/** What a server had not done as it stopped, whoever comes next does. */
onBothDatabases('a server that stops between two steps of a bed', (databases) => {
  test('loses no bed, no money and no answer', async () => {
    const server = await freshServer(databases);
    const { platform } = server;
    const rows = async (text: string, values: unknown[] = []) =>
      (await platform.database.query({ name: '', text, values })).rows;
    const { bedIds } = await builtHostel(server, { genderId: 1, bedsARoom: 3 });
    await openBooking(server);
    const students = await manyStudents(server, 3);
    const hold = async (index: number) => {
      const place = { studentId: students[index]!, sessionId: 1, session: '2026/2027', genderId: 1 };
      return (await holdFor(platform, place, bedIds[index]!, BY.actor, platform.now())).id;
    };
    const press = (index: number, reservationId: string) =>
      reserve(platform, { reservationId, studentId: students[index]!, expectedTotal: 30_000, by: BY });
    const stateOf = async (id: string) =>
      (await rows('select state from reservation where id = $1', [id]))[0]!['state'];

    // The reservation was committed, and its RRR not yet fetched: the next press fetches it.
    const first = await hold(0);
    const invoice = await press(0, first);
    await rows('update remita_order set rrr = null, rrr_at = null where invoice_id = $1', [invoice]).catch(() => []);
    expect(await press(0, first)).toBe(invoice);

    // The invoice was withdrawn as the days ended, and the bed not yet freed: the job frees it.
    const second = await hold(1);
    await voidInvoice(platform, { invoiceId: await press(1, second), reason: 'It was not paid in time', by: BY });
    // The same of another, whose money comes before the job: the bed stays theirs.
    const third = await hold(2);
    const late = await press(2, third);
    await voidInvoice(platform, { invoiceId: late, reason: 'It was not paid in time', by: BY });
    const [order] = await rows('select rrr from remita_order where invoice_id = $1', [late]);
    await rows(`update remita_sandbox_order set state = 'open' where rrr = $1`, [order!['rrr']]);
    await pay(server, String(order!['rrr']));
    server.clock.advance(60_000);
    await server.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr: order!['rrr'] } });
    expect(await stateOf(third)).toBe('paid');

    server.clock.advance(7 * 24 * 3_600_000);
    await server.jobs.run('hostels');
    await server.jobs.run('hostels');
    expect([await stateOf(first), await stateOf(second), await stateOf(third)]).toEqual(['expired', 'expired', 'paid']);
    expect(await ledgerOf(server)).toMatchObject({ clearing: 3_000_000, income: -3_000_000 });
  });
});
