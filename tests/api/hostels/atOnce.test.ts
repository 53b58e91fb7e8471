import { beforeAll, expect, test } from 'vitest';
import { reserve as reserveBed } from '#server/hostels/booking/reserving.ts';
import type { Database, Queryable } from '#server/platform/database/database.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { enrolled, type Enrolled } from '../../support/enrolled.ts';
import { builtHostel, openBooking } from '../../support/hostels.ts';
import { payInvoice } from '../../support/payer.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

onBothDatabases('a bed of which two things happen at once', (databases) => {
  let server: TestServer;
  let names = 0;
  beforeAll(async () => {
    server = await freshServer(databases);
    await openBooking(server);
  });
  const newStudent = () => enrolled(server, `dozer${String.fromCharCode(97 + (names += 1))}`);
  const house = (of = {}) => builtHostel(server, { name: `Hall ${names}`, ...of });
  const run = async (text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  const get = <Path extends string>({ token }: Enrolled, path: Path) => server.call('GET', path, { token });
  const hold = ({ token }: Enrolled, bedId: number) =>
    server.call('POST', '/api/Hostel/hold-bed', { token, body: { bedId } });
  const reserve = ({ token }: Enrolled, reservationId: string, expectedTotal = 30_000) =>
    server.call('POST', '/api/Hostel/reserve-bed', { token, body: { reservationId, expectedTotal } });
  const cancel = ({ token }: Enrolled, reservationId: string) =>
    server.call('POST', '/api/Hostel/cancel-reservation', { token, body: { reservationId } });
  const booked = async (student: Enrolled, bedId: number) => {
    const { data: held, text } = await hold(student, bedId);
    if (!held?.id) throw new Error(text);
    const { data: invoice } = await reserve(student, held.id);
    return { id: held.id, rrr: String(invoice?.rrr), invoiceNumber: String(invoice?.invoiceNumber) };
  };
  const stateOf = async (id: string) => (await run('select state from reservation where id = $1', [id]))[0]!['state'];
  const due = async ({ studentId }: Enrolled) =>
    Number(
      (
        await run('select coalesce(sum(amount_kobo), 0)::int4 as kobo from posting where student_id = $1', [studentId])
      )[0]!['kobo'],
    );
  const credit = async ({ studentId }: Enrolled) =>
    Number(
      (
        await run(
          `select coalesce(-sum(amount_kobo), 0)::int4 as kobo from posting where student_id = $1 and account = 'student credit'`,
          [studentId],
        )
      )[0]!['kobo'],
    );

  test('is told that the time is over where the hold lapses as it is reserved, and owes nothing', async () => {
    const student = await newStudent();
    const { bedIds } = await house();
    const { data: held } = await hold(student, bedIds[0]!);
    const lapse = { name: '', text: `update reservation set state = 'expired' where id = $1`, values: [held.id] };
    const lapsing = (tx: Queryable): Queryable => ({
      query: async (asked) => {
        if (asked.name === 'move-reservation') await tx.query(lapse);
        return tx.query(asked);
      },
    });
    const { database } = server.platform;
    const transaction: Database['transaction'] = (work) => database.transaction((tx) => work(lapsing(tx)));
    const reserving = reserveBed(
      { ...server.platform, database: { ...database, transaction } },
      { reservationId: held.id, studentId: student.studentId, expectedTotal: 30_000, by: { actor: 'system:test' } },
    );
    await expect(reserving).rejects.toMatchObject({
      status: 409,
      message: 'The time to decide is over, and the bed is free again. Please choose a bed',
    });
    expect((await get(student, '/api/Payment/statement')).data).toEqual([]);
  });

  test('has what the ledger says of them where two take the last bed, reserve and give back, or pay and lapse at once', async () => {
    const students = [await newStudent(), await newStudent()] as const;
    const { bedIds } = await house({ bedsARoom: 1 });
    const holds = await Promise.all(students.map((each) => hold(each, bedIds[0]!)));
    expect(holds.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const first = holds.findIndex(({ status }) => status === 200);
    const [student, { id }] = [students[first]!, holds[first]!.data];
    const [reserved, cancelled] = await Promise.all([reserve(student, id), cancel(student, id)]);
    expect([reserved.status, cancelled.status]).toContain(200);
    const isGivenBack = cancelled.status === 200;
    expect([await stateOf(id), await due(student)]).toEqual(isGivenBack ? ['cancelled', 0] : ['reserved', 3_000_000]);
    const bed = isGivenBack ? await booked(student, bedIds[0]!) : { id, rrr: String(reserved.data.rrr) };
    await run('update reservation set lapses_at = $2 where id = $1', [bed.id, server.platform.now()]);
    await Promise.allSettled([server.jobs.run('hostels'), payInvoice(server, bed.rrr)]);
    const payments = await run(
      'select 1 from payment p join invoice i on i.id = p.invoice_id where i.student_id = $1',
      [student.studentId],
    );
    expect([await stateOf(bed.id), payments.length]).toEqual(payments.length > 0 ? ['paid', 1] : ['expired', 0]);
    expect([await due(student), await credit(student)]).toEqual([0, 0]);
  });
});
