import { beforeAll, expect, test } from 'vitest';
import { onBothDatabases } from '../../support/databases.ts';
import { enrolled, type Enrolled } from '../../support/enrolled.ts';
import { builtHostel, openBooking } from '../../support/hostels.ts';
import { payInvoice } from '../../support/payer.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { commitUpload, takeUploadBack, tryRows, type Uploader } from '../../support/uploading.ts';

const REASON = 'The ceiling leaks.';

onBothDatabases('the hostel office', (databases) => {
  let server: TestServer;
  let office: string;
  let admin: string;
  let names = 0;
  let houses = 0;
  beforeAll(async () => {
    server = await freshServer(databases);
    office = (await signedIn(server, 'hostels')).token;
    admin = (await signedIn(server, 'admin')).token;
    await openBooking(server);
  });
  const newStudent = () => enrolled(server, `lodger${String.fromCharCode(97 + (names += 1))}`);
  const house = (of = {}) => builtHostel(server, { name: `House ${(houses += 1)}`, ...of });
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, token = office) =>
    server.call(method, `/api/Hostel${path}`, { token, ...(body && { body }) }) as Promise<{
      status: number;
      json: { message: string };
      data: Record<string, never>;
    }>;
  const run = async (text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  const assigned = async ({ studentId }: Enrolled, bedId: number) => {
    const { data, status, json } = await call('POST', '/assign-bed', { studentId, bedId, reason: REASON });
    if (status !== 200) throw new Error(`${status}: ${json.message}`);
    return data as unknown as { id: string; invoiceNumber: string };
  };
  const paid = async (student: Enrolled, bedId: number) => {
    const { id, invoiceNumber } = await assigned(student, bedId);
    const [order] = await run(
      'select o.rrr from invoice i join remita_order o on o.invoice_id = i.id where i.invoice_number = $1',
      [invoiceNumber],
    );
    await payInvoice(server, String(order!['rrr']));
    return id;
  };
  const stateOf = async (id: string) => (await run('select state from reservation where id = $1', [id]))[0]!['state'];
  const credit = async ({ studentId }: Enrolled) =>
    Number(
      (
        await run(
          `select coalesce(-sum(amount_kobo), 0)::int4 as kobo from posting where student_id = $1 and account = 'student credit'`,
          [studentId],
        )
      )[0]!['kobo'],
    );

  test('makes a hostel, a category with its price, rooms with lettered beds, and a window', async () => {
    const { data: hostel } = await call('POST', '/hostels', { name: 'Amina Hall', location: 'East', genderId: 2 });
    const { data: category } = await call('POST', '/room-categories', { name: 'With balcony' });
    const price = (priceKobo: number) =>
      call('PUT', `/room-category-prices/${category['id']}`, { sessionId: 1, priceKobo });
    expect((await price(4_000_000)).status).toBe(200);
    const { data: room, status } = await call('POST', '/rooms', {
      hostelId: hostel['id'],
      categoryId: category['id'],
      name: 'G1',
      floor: 0,
      beds: 3,
    });
    expect(status).toBe(200);
    const beds = async () =>
      (await call('GET', `/beds?roomId=${room['id']}`)).data as unknown as {
        id: number;
        letter: string;
        status: string;
      }[];
    expect((await beds()).map(({ letter, status: each }) => [letter, each])).toEqual([
      ['A', 'free'],
      ['B', 'free'],
      ['C', 'free'],
    ]);
    expect((await call('POST', '/beds', { roomId: room['id'] })).data).toMatchObject({ letter: 'D' });
    const [a] = await beds();
    const student = await newStudent();
    await assigned(student, a!.id);
    expect(await price(5_000_000)).toMatchObject({
      status: 409,
      json: { message: 'This price is locked: 1 bed is reserved at it' },
    });
    const { status: opened } = await call('POST', '/booking-windows', {
      sessionId: 1,
      hostelId: hostel['id'],
      opensOn: '2026-12-02',
      opensAt: '08:00',
      closesOn: '2026-12-20',
      closesAt: '17:00',
    });
    expect(opened).toBe(200);
  });

  test('disables nothing that has people in it, and says how many', async () => {
    const { hostelId, roomIds, bedIds } = await house();
    await assigned(await newStudent(), bedIds[0]!);
    await assigned(await newStudent(), bedIds[1]!);
    const off = (path: string) => call('PUT', `${path}/toggle-activation`, { active: false });
    expect(await off(`/hostels/${hostelId}`)).toMatchObject({
      status: 409,
      json: { message: '2 students have beds in this hostel. Move them first, then disable it' },
    });
    expect((await off(`/rooms/${roomIds[0]}`)).status).toBe(409);
    expect((await off(`/beds/${bedIds[0]}`)).status).toBe(409);
    expect((await off(`/beds/${bedIds[2]}`)).status).toBe(200);
    expect((await call('GET', `/plan?hostelId=${hostelId}`)).data).toMatchObject({
      held: 2,
      free: 1,
      outOfUse: 1,
      beds: 4,
    });
  });

  test('uploads rooms with their beds after a trial, and takes back those in which nobody has a bed', async () => {
    await house({ rooms: 2 });
    await server.platform.lookups.read(server.platform.database);
    const by: Uploader = { college: server, token: office, list: '/api/Hostel/rooms' };
    const row = (room: string, beds: number, hostel = `House ${houses}`) => [hostel, 'Standard room', room, 0, beds];
    const { id, report } = await tryRows(by, [
      ['Hostel', 'Category', 'Room', 'Floor', 'Beds'],
      row('001', 6),
      row('G2', 3),
      row('G3', 2),
      row('002', 7),
      row('G4', 2, 'House of nobody'),
      row('G5', 27),
    ]);
    expect(report).toMatchObject({ created: 2, changed: 2, refused: 2 });
    expect(report.mistakes).toEqual([
      { row: 6, column: 'Hostel', message: "there is no 'House of nobody' to choose" },
      { row: 7, column: 'Beds', message: 'please enter 1 to 26 beds' },
    ]);
    const bedsOf = async (name: string) =>
      run(
        `select b.id, b.letter from bed b join room m on m.id = b.room_id join hostel h on h.id = m.hostel_id
          where h.name = $1 and m.name = $2 order by b.letter`,
        [`House ${houses}`, name],
      );
    expect([(await bedsOf('001')).length, (await bedsOf('G2')).length]).toEqual([4, 0]);
    expect(await commitUpload(by, id)).toMatchObject({ created: 2, changed: 2 });
    expect((await bedsOf('001')).map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    const [{ id: taken }] = (await bedsOf('G2')) as [{ id: number }];
    await assigned(await newStudent(), taken);
    const sixth = (await bedsOf('002'))[5] as { id: number };
    const { id: lapsed } = await assigned(await newStudent(), sixth.id);
    expect((await call('POST', `/deactivate-reservation/${lapsed}`, { reason: REASON })).status).toBe(200);
    const upload = { token: (await newStudent()).token, body: new FormData() };
    expect((await server.call('POST', '/api/Hostel/rooms/upload?page=/x', upload)).status).toBe(403);
    expect(await takeUploadBack(by, id)).toMatchObject({
      restored: 1,
      removed: 1,
      switchedOff: 0,
      spared: 2,
      rows: [
        { row: 3, reason: 'One student has a bed in this room. Move them first, then disable it' },
        { row: 5, reason: 'Bed F stays: somebody has had it' },
      ],
    });
    const letters = async (name: string) => (await bedsOf(name)).map(({ letter }) => letter).join('');
    expect([await letters('001'), await letters('002')], 'beds that nobody has had are gone').toEqual([
      'ABCD',
      'ABCDF',
    ]);
    const [room] = await run(
      'select id from room m where exists (select from bed b where b.room_id = m.id and b.id = $1)',
      [sixth.id],
    );
    expect((await call('POST', '/beds', { roomId: room!['id'] })).data).toMatchObject({ letter: 'E' });
    expect([(await bedsOf('G3')).length, (await bedsOf('G2')).length]).toEqual([0, 3]);
  });

  test('assigns a bed once, and a student one', async () => {
    const [one, other] = [await newStudent(), await newStudent()];
    const { bedIds } = await house();
    await assigned(one, bedIds[0]!);
    const again = (studentId: string, bedId: number) =>
      call('POST', '/assign-bed', { studentId, bedId, reason: REASON });
    expect((await again(other.studentId, bedIds[0]!)).status).toBe(409);
    expect((await again(one.studentId, bedIds[1]!)).status).toBe(409);
  });

  test('moves who has paid only as they agree; the old slip is revoked, and a cheaper bed gives credit', async () => {
    const student = await newStudent();
    const { bedIds } = await house();
    const { bedIds: cheaper } = await house({ category: 'Shared hall', priceKobo: 2_000_000 });
    const id = await paid(student, bedIds[0]!);
    const slip = await server.call('GET', `/api/Hostel/slip?id=${id}`, { token: student.token });
    const code = String(slip.data.verification.url).split('/').at(-1);
    const verified = async () =>
      (await server.call('GET', `/api/Document/verify-document?code=${code}`)).data as { status: string };
    expect(await verified()).toMatchObject({ status: 'valid' });
    const move = () => call('POST', '/reassign-bed', { reservationId: id, bedId: cheaper[0]!, reason: REASON });
    expect((await move()).data).toMatchObject({ outcome: 'waiting' });
    expect((await move()).status).toBe(409);
    expect(await stateOf(id)).toBe('paid');
    const { data: own } = await server.call('GET', '/api/Hostel/own-hostel', { token: student.token });
    const answered = await call('POST', '/answer-move', { moveId: own.move!.id, answer: 'agree' }, student.token);
    expect(answered.status).toBe(200);
    expect(await stateOf(id)).toBe('moved');
    expect(await verified()).toMatchObject({
      status: 'revoked',
      because: 'the student was moved to another bed',
    });
    expect(await credit(student)).toBe(1_000_000);
    const { data: after } = await server.call('GET', '/api/Hostel/own-hostel', { token: student.token });
    expect(after).toMatchObject({ reservation: { state: 'paid', bedId: cheaper[0]! }, move: null });
  });

  test('moves who has paid without their answer only by a second officer', async () => {
    const student = await newStudent();
    const { bedIds } = await house();
    const id = await paid(student, bedIds[0]!);
    await call('POST', '/reassign-bed', { reservationId: id, bedId: bedIds[1]!, reason: REASON });
    const [{ move }] = (await run('select id as move from bed_move where reservation_id = $1', [id])) as [
      { move: string },
    ];
    expect((await call('POST', `/approve-move/${move}`)).status).toBe(409);
    const approved = await call('POST', `/approve-move/${move}`, undefined, admin);
    expect(approved.status).toBe(200);
    expect(await stateOf(id)).toBe('moved');
    expect((await call('POST', `/approve-move/${move}`, undefined, admin)).status).toBe(409);
  });

  test('extends, takes a paid bed back as credit, and the next bed is paid by it', async () => {
    const student = await newStudent();
    const { bedIds } = await house();
    const { id: unpaid } = await assigned(student, bedIds[0]!);
    expect((await call('POST', `/extend-reservation/${unpaid}`, { days: 3, reason: REASON })).status).toBe(200);
    expect((await call('POST', `/deactivate-reservation/${unpaid}`, { reason: REASON })).status).toBe(200);
    expect(await credit(student)).toBe(0);
    const id = await paid(student, bedIds[1]!);
    expect((await call('POST', `/deactivate-reservation/${id}`, { reason: REASON })).status).toBe(200);
    expect(await stateOf(id)).toBe('deactivated');
    expect(await credit(student)).toBe(3_000_000);
    const next = await assigned(student, bedIds[2]!);
    expect(await stateOf(next.id)).toBe('paid');
    expect(await credit(student)).toBe(0);
    expect((await call('GET', `/bed-history/${bedIds[1]}`)).data).toMatchObject({
      letter: 'B',
      changes: [{ state: 'deactivated', reason: REASON }, { state: 'paid' }, { state: 'reserved' }],
    });
  });

  test('counts the same in the summary as on the plan', async () => {
    const { hostelId, bedIds } = await house();
    await paid(await newStudent(), bedIds[0]!);
    await assigned(await newStudent(), bedIds[1]!);
    const four = { beds: 4, in: 0, paid: 1, held: 1, free: 2, outOfUse: 0 };
    expect((await call('GET', `/plan?hostelId=${hostelId}`)).data).toMatchObject(four);
    const { data } = await call('GET', '/summary');
    const rows = data['rows'] as unknown as { hostel: string }[];
    expect(rows.find(({ hostel }) => hostel === `House ${houses}`)).toMatchObject({
      ...four,
      dueKobo: 3_000_000,
      paidKobo: 3_000_000,
    });
    const list = await call('GET', `/hostels/${hostelId}`);
    expect(list.data).toMatchObject(four);
    expect((await call('GET', `/porter-plan?hostelId=${hostelId}`)).data).toMatchObject({
      title: 'Plan of the hostel',
    });
    expect((await call('GET', `/report?hostelId=${hostelId}`)).data['total']).toMatchObject({ reservations: 2 });
  });
});
