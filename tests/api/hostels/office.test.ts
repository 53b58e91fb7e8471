import { beforeAll, expect, test } from 'vitest';
import { assess } from '#server/finance/charges/service.ts';
import { onDatabases } from '../../support/databases.ts';
import { enrolled } from '../../support/enrolled.ts';
import { hostelOffice, REASON, type HostelOffice } from '../../support/hostelOffice.ts';
import { builtHostel, openBooking } from '../../support/hostels.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { commitUpload, takeUploadBack, tryRows, type Uploader } from '../../support/uploading.ts';

onDatabases('the hostel office', (databases) => {
  let server: TestServer;
  let office: HostelOffice;
  let token: string;
  let names = 0;
  let houses = 0;
  beforeAll(async () => {
    server = await freshServer(databases);
    token = (await signedIn(server, 'hostels')).token;
    office = hostelOffice(server, token);
    await openBooking(server);
  });
  const newStudent = () => enrolled(server, `lodger${String.fromCharCode(97 + (names += 1))}`);
  const house = (of = {}) => builtHostel(server, { name: `House ${(houses += 1)}`, ...of });
  const run = async (text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows;

  test('makes a hostel, a category with its price, rooms with lettered beds, and a window', async () => {
    const { data: hostel } = await office.call('POST', '/hostels', {
      name: 'Amina Hall',
      location: 'East',
      genderId: 2,
    });
    const { data: category } = await office.call('POST', '/room-categories', { name: 'With balcony' });
    const price = (priceKobo: number) =>
      office.call('PUT', `/room-category-prices/${category['id']}`, { sessionId: 1, priceKobo });
    expect((await price(4_000_000)).status).toBe(200);
    const { data: room, status } = await office.call('POST', '/rooms', {
      hostelId: hostel['id'],
      categoryId: category['id'],
      name: 'G1',
      floor: 0,
      beds: 3,
    });
    expect(status).toBe(200);
    const beds = async () =>
      (await office.call('GET', `/beds?roomId=${room['id']}`)).data as unknown as {
        id: number;
        letter: string;
        status: string;
      }[];
    expect((await beds()).map(({ letter, status: each }) => [letter, each])).toEqual([
      ['A', 'free'],
      ['B', 'free'],
      ['C', 'free'],
    ]);
    expect((await office.call('POST', '/beds', { roomId: room['id'] })).data).toMatchObject({ letter: 'D' });
    expect(await run('select beds from room where id = $1', [room['id']]), 'as its own file says').toEqual([
      { beds: 4 },
    ]);
    const [a] = await beds();
    const student = await newStudent();
    await office.assigned(student, a!.id);
    expect(await price(5_000_000)).toMatchObject({
      status: 409,
      json: { message: 'This price is locked: 1 bed is reserved at it' },
    });
    const { status: opened } = await office.call('POST', '/booking-windows', {
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
    await office.assigned(await newStudent(), bedIds[0]!);
    await office.assigned(await newStudent(), bedIds[1]!);
    const off = (path: string) => office.call('PUT', `${path}/toggle-activation`, { active: false });
    expect(await off(`/hostels/${hostelId}`)).toMatchObject({
      status: 409,
      json: { message: '2 students have beds in this hostel. Move them first, then disable it' },
    });
    expect((await off(`/rooms/${roomIds[0]}`)).status).toBe(409);
    expect((await off(`/beds/${bedIds[0]}`)).status).toBe(409);
    expect((await off(`/beds/${bedIds[2]}`)).status).toBe(200);
    expect((await office.call('GET', `/plan?hostelId=${hostelId}`)).data).toMatchObject({
      held: 2,
      free: 1,
      outOfUse: 1,
      beds: 4,
    });
  });

  test('uploads rooms with their beds after a trial, and takes back those in which nobody has a bed', async () => {
    await house({ rooms: 2 });
    await server.platform.lookups.read(server.platform.database);
    const by: Uploader = { college: server, token, list: '/api/Hostel/rooms' };
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
    await office.assigned(await newStudent(), taken);
    const sixth = (await bedsOf('002'))[5] as { id: number };
    const { id: lapsed } = await office.assigned(await newStudent(), sixth.id);
    expect((await office.call('POST', `/deactivate-reservation/${lapsed}`, { reason: REASON })).status).toBe(200);
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
    expect((await office.call('POST', '/beds', { roomId: room!['id'] })).data).toMatchObject({ letter: 'E' });
    expect([(await bedsOf('G3')).length, (await bedsOf('G2')).length]).toEqual([0, 3]);
  });

  test('assigns a bed once, and a student one', async () => {
    const [one, other] = [await newStudent(), await newStudent()];
    const { bedIds } = await house();
    await office.assigned(one, bedIds[0]!);
    const again = (studentId: string, bedId: number) =>
      office.call('POST', '/assign-bed', { studentId, bedId, reason: REASON });
    expect((await again(other.studentId, bedIds[0]!)).status).toBe(409);
    expect((await again(one.studentId, bedIds[1]!)).status).toBe(409);
  });

  test('counts the same in the summary as on the plan', async () => {
    const { hostelId, bedIds } = await house();
    await office.paid(await newStudent(), bedIds[0]!);
    await office.assigned(await newStudent(), bedIds[1]!);
    const four = { beds: 4, in: 0, paid: 1, held: 1, free: 2, outOfUse: 0 };
    expect((await office.call('GET', `/plan?hostelId=${hostelId}`)).data).toMatchObject(four);
    const { data } = await office.call('GET', '/summary');
    const rows = data['rows'] as unknown as { hostel: string }[];
    expect(rows.find(({ hostel }) => hostel === `House ${houses}`)).toMatchObject({
      ...four,
      dueKobo: 3_000_000,
      paidKobo: 3_000_000,
    });
    const list = await office.call('GET', `/hostels/${hostelId}`);
    expect(list.data).toMatchObject(four);
    expect((await office.call('GET', `/porter-plan?hostelId=${hostelId}`)).data).toMatchObject({
      title: 'Plan of the hostel',
    });
    expect((await office.call('GET', `/report?hostelId=${hostelId}`)).data['total']).toMatchObject({ reservations: 2 });
  });

  test('counts who has beds by hostel, faculty and level, with what they owe of earlier sessions', async () => {
    const { hostelId, bedIds } = await house();
    await run(`insert into academic_session (id, name) values (900, '2025/2026') on conflict do nothing`);
    const [owing, other] = [await newStudent(), await newStudent()];
    await office.paid(owing, bedIds[0]!);
    await office.assigned(other, bedIds[1]!);
    await run(
      `insert into student_session (student_id, session_id, student_type_id, programme_id, department_id, level_id, is_latest)
       select student_id, 900, student_type_id, programme_id, department_id, level_id, false from student_session where student_id = $1`,
      [owing.studentId],
    );
    const [fee] = await run(`select id from fee where purpose = 'hostel'`);
    const line = { feeId: Number(fee!['id']), amountKobo: 1_200_000, occasion: 'before', why: {} };
    await server.platform.database.transaction((tx) =>
      assess(
        tx,
        server.platform,
        { studentId: owing.studentId, sessionId: 900, purpose: 'hostel', lines: [line] },
        { actor: 'system:test' },
      ),
    );
    const { data } = await office.call('GET', `/occupancy?hostelId=${hostelId}`);
    const sums = { students: 2, in: 0, paid: 1, held: 1, dueKobo: 3_000_000, arrearsKobo: 1_200_000 };
    expect(data).toMatchObject({ total: sums, rows: [{ hostel: `House ${houses}`, level: '100 Level', ...sums }] });
    const plan = (await office.call('GET', `/plan?hostelId=${hostelId}`)).data['plan'] as unknown as {
      beds: { arrearsKobo: number }[];
    }[];
    expect(plan[0]!.beds.map(({ arrearsKobo }) => arrearsKobo)).toEqual([1_200_000, 0, 0, 0]);
    const student = (await newStudent()).token;
    expect((await office.call('GET', '/occupancy', undefined, student)).status).toBe(403);
  });
});
