import { beforeAll, expect, test } from 'vitest';
import { onDatabases } from '../../support/databases.ts';
import { photograph } from '../../support/applicant.ts';
import { enrolled, sentFile, type Enrolled } from '../../support/enrolled.ts';
import { hostelOffice, type HostelOffice } from '../../support/hostelOffice.ts';
import { builtHostel } from '../../support/hostels.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const GOOD = { condition: 'Good', keys: 1 };

onDatabases("the porter's desk", (databases) => {
  let server: TestServer;
  let office: HostelOffice;
  let porter: string;
  let names = 0;
  let houses = 0;
  beforeAll(async () => {
    server = await freshServer(databases);
    office = hostelOffice(server, (await signedIn(server, 'hostels')).token);
    porter = (await signedIn(server, 'porter')).token;
  });
  const newStudent = () => enrolled(server, `resident${String.fromCharCode(97 + (names += 1))}`);
  const house = (of = {}) => builtHostel(server, { name: `Block ${(houses += 1)}`, ...of });
  const numberOf = ({ userName }: Enrolled) => `2026${userName.length}${userName.toUpperCase()}`;
  const run = async (text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  const today = () => new Date(server.platform.now().getTime() + 3_600_000).toISOString().slice(0, 10);
  const dayBefore = () => new Date(server.platform.now().getTime() - 82_800_000).toISOString().slice(0, 10);
  const desk = (path: string, body?: object, by = porter) => office.call(body ? 'POST' : 'GET', path, body, by);
  const find = async (search: string) => desk(`/desk?search=${encodeURIComponent(search)}`);
  const stayOf = async (search: string) =>
    ((await find(search)).data['stays'] as unknown as Record<string, never>[])[0];
  const out = (more = {}) => ({ leftOn: today(), ...GOOD, ...more });

  test('finds who has a bed by a number or a slip, and shows the photograph to nobody else', async () => {
    const student = await newStudent();
    const { bedIds } = await house();
    expect(await find(numberOf(student))).toMatchObject({
      status: 404,
      json: { message: 'Nobody with a bed has this number or slip' },
    });
    const { id } = await office.assigned(student, bedIds[0]!);
    expect(await stayOf(numberOf(student))).toMatchObject({
      state: 'reserved',
      refusal: 'This bed is not paid. The student pays it first',
      may: [],
      hasPhotograph: false,
    });
    expect((await desk(`/check-in/${id}`, GOOD)).status).toBe(422);
    const passport = await sentFile(server, student.token, await photograph(), 'passport', 'passport.jpg');
    const body = { section: 'passport', data: { passport }, revision: 0 };
    await server.call('PUT', '/api/Student/update-student-profile', { token: student.token, body });
    expect(await stayOf(numberOf(student))).toMatchObject({ hasPhotograph: true });
    const picture = await server.call('GET', `/api/Hostel/desk-photograph/${id}`, { token: porter });
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const other = await newStudent();
    const paid = await office.paid(other, bedIds[1]!);
    const { data: slip } = await server.call('GET', `/api/Hostel/slip?id=${paid}`, { token: other.token });
    const address = String((slip as { verification: { url: string } }).verification.url);
    for (const typed of [address, address.split('/').at(-1)!, String((slip as { number: string }).number)])
      expect(await stayOf(typed)).toMatchObject({ id: paid, may: ['check-in'], refusal: null });
    for (const token of [other.token, (await signedIn(server, 'lecturer')).token])
      expect([
        (await desk(`/desk?search=${numberOf(other)}`, undefined, token)).status,
        (await server.call('GET', `/api/Hostel/desk-photograph/${id}`, { token })).status,
        (await desk(`/check-in/${paid}`, GOOD, token)).status,
      ]).toEqual([403, 403, 403]);
  });

  test('checks in once, says who was faster, and takes a repeat for what it is', async () => {
    const student = await newStudent();
    const { bedIds, hostelId } = await house();
    const id = await office.paid(student, bedIds[0]!);
    expect(await desk(`/check-in/${id}`, { keys: 10 })).toMatchObject({ status: 422 });
    const both = await Promise.all([
      desk(`/check-in/${id}`, GOOD),
      office.call('POST', `/check-in/${id}`, { ...GOOD, keys: 2 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = both[0].status === 200 ? GOOD : { ...GOOD, keys: 2 };
    const again = (body: object) =>
      office.call('POST', `/check-in/${id}`, body, both[0].status === 200 ? porter : undefined);
    expect((await again(first)).status).toBe(200);
    expect((await again({ ...first, note: 'The lamp is broken' })).json.message).toMatch(
      /^The student is in already: .* was here on /,
    );
    expect(await run(`select count(*)::int4 as rows from bed_handover where reservation_id = $1`, [id])).toEqual([
      { rows: 1 },
    ]);
    expect((await office.call('GET', `/plan?hostelId=${hostelId}`)).data).toMatchObject({ in: 1, paid: 0, free: 3 });
    expect(
      (await server.call('GET', '/api/Hostel/own-hostel', { token: student.token })).data.reservation,
    ).toMatchObject({
      state: 'checked in',
    });
  });

  test('checks out on a day that is possible, charges damage once, and frees the bed', async () => {
    const student = await newStudent();
    const { bedIds } = await house();
    const id = await office.paid(student, bedIds[0]!);
    const damaged = out({ condition: 'Damaged', damage: 'The window is broken', damageKobo: 500_000, keys: 0 });
    expect((await desk(`/check-out/${id}`, out())).json.message).toBe('The student is not in. Check them in first');
    await desk(`/check-in/${id}`, GOOD);
    const { data: slip } = await server.call('GET', `/api/Hostel/slip?id=${id}`, { token: student.token });
    expect((await desk(`/check-out/${id}`, out({ leftOn: dayBefore() }))).json.message).toMatch(
      /^please enter a day from .* on: the student came then$/,
    );
    expect((await desk(`/check-out/${id}`, out({ condition: 'Damaged' }))).json.message).toBe(
      'please say what is damaged',
    );
    const charges = () =>
      run(
        `select c.purpose, c.amount_kobo::int4 as kobo, f.name, (select sum(p.amount_kobo)::int4 from posting p where p.charge_id = c.id and p.account = 'receivable') as due
           from charge c join fee f on f.id = c.fee_id where c.student_id = $1 and c.purpose = 'sundry'`,
        [student.studentId],
      );
    expect(await charges()).toEqual([]);
    for (const _ of [1, 2])
      expect(await desk(`/check-out/${id}`, damaged)).toMatchObject({ status: 200, data: { chargedKobo: 500_000 } });
    expect(await charges()).toEqual([{ purpose: 'sundry', kobo: 500_000, name: 'Hostel damage', due: 500_000 }]);
    expect((await desk(`/check-out/${id}`, out())).json.message).toMatch(/^The student has left already/);
    const { data: account } = await server.call('GET', '/api/Payment/statement', { token: student.token });
    expect(JSON.stringify(account)).toContain('Hostel damage');
    expect((await find(String((slip as { number: string }).number))).data).toMatchObject({
      revoked: 'This slip is revoked: the student has moved out',
      stays: [{ state: 'checked out', may: [] }],
    });
    expect(await stayOf(numberOf(student))).toMatchObject({
      state: 'checked out',
      wentOut: { damageKobo: 500_000, keys: 0 },
    });
    const next = await newStudent();
    await office.paid(next, bedIds[0]!);
  });

  test('a stay takes a bed in its own session alone, and nobody lives in a bed that is lived in', async () => {
    const { hostelId, bedIds } = await house({ rooms: 10 });
    const residents = [];
    for (let place = 0; place < 12; place += 1) {
      const student = await newStudent();
      const id = await office.paid(student, bedIds[place]!);
      expect((await desk(`/check-in/${id}`, GOOD)).status).toBe(200);
      residents.push({ student, id });
    }
    await run(`insert into academic_session (id, name) values (901, '2027/2028') on conflict do nothing`);
    await run(
      `insert into room_price (category_id, session_id, price_kobo) select category_id, 901, price_kobo from room_price where session_id = 1`,
    );
    await run(`insert into hostel_window (session_id, opens_at, closes_at) values (901, $1, $2)`, [
      new Date(server.platform.now().getTime() - 3_600_000),
      new Date(server.platform.now().getTime() + 86_400_000),
    ]);
    const still = async () =>
      (await office.call('GET', '/still-in')).data as unknown as {
        next: string;
        stays: { id: string; hostel: string }[];
      };
    const own = async () => (await still()).stays.filter(({ hostel }) => hostel === `Block ${houses}`);
    expect((await still()).next).toBe('2027/2028');
    expect((await own()).map(({ id }) => id).sort()).toEqual(residents.map(({ id }) => id).sort());
    const home = await server.call('GET', '/api/Dashboard/home', { token: (await signedIn(server, 'hostels')).token });
    expect(JSON.stringify(home.data)).toContain('of 2026/2027');

    const [first, second] = residents;
    await run(
      `insert into student_session (student_id, session_id, student_type_id, programme_id, department_id, level_id)
       select student_id, 901, student_type_id, programme_id, department_id, level_id from student_session where student_id = any($1::uuid[]) and session_id = 1`,
      [[first!.student.studentId, second!.student.studentId]],
    );
    await run('update academic_session set is_open = false where id = 1');
    await run('update academic_session set is_open = true where id = 901');
    expect((await office.call('GET', `/plan?hostelId=${hostelId}`)).data, 'of the new session').toMatchObject({
      beds: 40,
      free: 40,
      in: 0,
    });
    expect((await office.call('PUT', `/hostels/${hostelId}/toggle-activation`, { active: false })).json.message).toBe(
      '12 students have beds in this hostel. Move them first, then disable it',
    );
    const again = await office.paid(first!.student, bedIds[1]!);
    expect((await desk(`/check-in/${again}`, GOOD)).json.message).toMatch(
      /is still in this bed, from 2026\/2027. Check them out first$/,
    );

    const leave = (stays: object[], leftOn = today()) => office.call('POST', '/check-out-many', { leftOn, stays });
    const all = residents.map(({ id }) => ({ id }));
    expect((await office.call('POST', '/check-out-many', { leftOn: today(), stays: all }, porter)).status).toBe(403);
    expect(
      (await leave(all.map((stay, place) => (place === 3 ? { ...stay, leftOn: dayBefore() } : stay)))).json.message,
    ).toMatch(/^please enter a day from .* on: the student came then: Okafor Ada Ngozi \(/);
    expect((await own()).length, 'nobody has left').toBe(12);
    expect((await leave(all)).data).toEqual({ left: 12, passedOver: 0 });
    expect((await leave(all)).data).toEqual({ left: 0, passedOver: 12 });
    expect((await desk(`/check-in/${again}`, GOOD)).status).toBe(200);
    const list = async (sessionId: number) =>
      (
        (await desk(`/room-list?hostelId=${hostelId}&sessionId=${sessionId}`)).data['rooms'] as unknown as {
          beds: { state: string | null }[];
        }[]
      )
        .flatMap(({ beds }) => beds)
        .filter(({ state }) => state !== null)
        .map(({ state }) => state);
    expect([await list(1), await list(901)]).toEqual([Array(12).fill('checked out'), ['checked in']]);
  });
});
