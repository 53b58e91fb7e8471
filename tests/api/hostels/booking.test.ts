import { beforeAll, beforeEach, expect, test } from 'vitest';
import { LIVE } from '#rules/hostels/beds.ts';
import { assess } from '#server/finance/charges/service.ts';
import { bedReservation } from '#server/hostels/reservationWork.ts';
import { DEMO_PASSWORD } from '#server/people/accounts/seed.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { award as awardTo } from '../../support/awarding.ts';
import { photograph } from '../../support/applicant.ts';
import { enrolled, sentFile, type Enrolled, type Enrolling } from '../../support/enrolled.ts';
import { hostelOffice, REASON, type HostelOffice } from '../../support/hostelOffice.ts';
import { builtHostel, openBooking } from '../../support/hostels.ts';
import { payInvoice } from '../../support/payer.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { publishFees, studentFee } from '../../support/studentMoney.ts';

onBothDatabases('a student and their bed', (databases) => {
  let server: TestServer;
  let office: HostelOffice;
  let admin: string;
  let names = 0;
  let houses = 0;
  beforeAll(async () => {
    server = await freshServer(databases);
    office = hostelOffice(server, (await signedIn(server, 'hostels')).token);
    admin = (await signedIn(server, 'admin')).token;
  });
  beforeEach(() => openBooking(server));
  const newStudent = (of: Enrolling = {}) => enrolled(server, `sleeper${String.fromCharCode(97 + (names += 1))}`, of);
  const house = (of = {}) => builtHostel(server, { name: `Hall ${(houses += 1)}`, ...of });
  const numberOf = (userName: string) => `2026${userName.length}${userName.toUpperCase()}`;
  const run = async (text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  const get = <Path extends string>({ token }: Enrolled, path: Path) => server.call('GET', path, { token });
  const hold = ({ token }: Enrolled, bedId: number) =>
    server.call('POST', '/api/Hostel/hold-bed', { token, body: { bedId } });
  const reserve = ({ token }: Enrolled, reservationId: string, expectedTotal = 30_000) =>
    server.call('POST', '/api/Hostel/reserve-bed', { token, body: { reservationId, expectedTotal } });
  const cancel = ({ token }: Enrolled, reservationId: string) =>
    server.call('POST', '/api/Hostel/cancel-reservation', { token, body: { reservationId } });
  const own = async (student: Enrolled) => (await get(student, '/api/Hostel/own-hostel')).data;
  const booked = async (student: Enrolled, bedId: number) => {
    const { data: held, text } = await hold(student, bedId);
    if (!held?.id) throw new Error(text);
    const { data: invoice } = await reserve(student, held.id);
    return { id: held.id, rrr: String(invoice?.rrr), invoiceNumber: String(invoice?.invoiceNumber) };
  };
  const stateOf = async (id: string) => (await run('select state from reservation where id = $1', [id]))[0]!['state'];
  const historyOf = async (id: string) =>
    (await bedReservation.taken(server.platform.database, id)).map((taken) => [
      taken.step,
      taken.fromState,
      taken.toState,
      taken.reason,
    ]);
  const credit = async ({ studentId }: Enrolled) =>
    Number(
      (
        await run(
          `select coalesce(-sum(amount_kobo), 0)::int4 as kobo from posting where student_id = $1 and account = 'student credit'`,
          [studentId],
        )
      )[0]!['kobo'],
    );

  test('goes from a card to a slip, and every page counts the same', async () => {
    const student = await newStudent();
    const { hostelId, roomIds, bedIds } = await house({ rooms: 2, bedsARoom: 2 });
    const card = async () =>
      (await get(student, '/api/Hostel/available-hostels')).data.find(({ id }: { id: number }) => id === hostelId);
    expect(await card()).toMatchObject({
      gender: 'Female',
      priceOfBedKobo: 3_000_000,
      noOfRooms: 2,
      noOfBedSpaces: 4,
      noOfBedSpacesLeft: 4,
    });
    const { data: held } = await hold(student, bedIds[0]!);
    expect(held).toMatchObject({ state: 'held', letter: 'A', room: '001' });
    expect(Date.parse(held.lapsesAt!) - Date.parse(held.now)).toBe(15 * 60_000);
    expect((await reserve(student, held.id, 25_000)).status).toBe(409);
    const { data: invoice } = await reserve(student, held.id);
    expect(invoice).toMatchObject({ purpose: 'hostel', total: 30_000, status: 'Not paid' });
    expect((await reserve(student, held.id)).data.invoiceNumber).toBe(invoice.invoiceNumber);
    const missing = [{ words: 'See what your bed waits for', link: { name: 'Hostel', to: '/hostel' } }];
    expect((await get(student, `/api/Hostel/slip?id=${held.id}`)).json).toMatchObject({ question: { missing } });
    await payInvoice(server, invoice.rrr!);
    expect(await own(student)).toMatchObject({ reservation: { state: 'paid', invoiceNumber: invoice.invoiceNumber } });
    const slip = await get(student, `/api/Hostel/slip?id=${held.id}`);
    expect(slip.data).toMatchObject({ title: 'Hostel slip', holder: 'Okafor Ada Ngozi' });
    expect(slip.data.photographId).toBeUndefined();
    const passport = await sentFile(server, student.token, await photograph(), 'passport', 'passport.jpg');
    const body = { section: 'passport', data: { passport }, revision: 0 };
    await server.call('PUT', '/api/Student/update-student-profile', { token: student.token, body });
    expect((await get(student, `/api/Hostel/slip?id=${held.id}`)).data.photographId).toBe(passport);
    const pdf = await get(student, `/api/Hostel/slip.pdf?id=${held.id}`);
    expect([pdf.status, pdf.text.slice(0, 4), pdf.text.includes('/Image')]).toEqual([200, '%PDF', true]);
    const four = { beds: 4, in: 0, paid: 1, held: 0, free: 3, outOfUse: 0 };
    expect(await card()).toMatchObject({ ...four, noOfBedSpacesLeft: 3 });
    const { data: rooms } = await get(student, `/api/Hostel/available-rooms?hostelId=${hostelId}`);
    expect(rooms.rooms.map(({ paid, free }: { paid: number; free: number }) => [paid, free])).toEqual([
      [1, 1],
      [0, 2],
    ]);
    const { data: beds } = await get(student, `/api/Hostel/available-beds?roomId=${roomIds[0]}`);
    expect(beds).toMatchObject({ paid: 1, free: 1, spaces: [{ letter: 'A', status: 'paid', isMine: true }, {}] });
  });

  test('is told that a bed was taken, which are free, and keeps one bed on two devices', async () => {
    const [student, other] = [await newStudent(), await newStudent()];
    const { bedIds } = await house({ bedsARoom: 3 });
    await hold(student, bedIds[0]!);
    expect(await hold(other, bedIds[0]!)).toMatchObject({
      status: 409,
      json: { message: 'That bed was taken a moment ago. These are free.', errors: { '/bedId': 'B, C' } },
    });
    const both = await Promise.all([hold(other, bedIds[1]!), hold(other, bedIds[2]!)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await run(`select state from reservation where student_id = $1 and state = any($2)`, [
      other.studentId,
      [...LIVE],
    ]);
    expect(rows).toEqual([{ state: 'held' }]);
  });

  test('loses a hold as its minutes end, and the bed is free for others', async () => {
    const [student, other] = [await newStudent(), await newStudent()];
    const { bedIds } = await house({ bedsARoom: 1 });
    const { data: held } = await hold(student, bedIds[0]!);
    await run(`update reservation set lapses_at = $2 where id = $1`, [held.id, server.platform.now()]);
    expect((await hold(other, bedIds[0]!)).status).toBe(200);
    expect(await reserve(student, held.id)).toMatchObject({ status: 409 });
    expect((await own(student)).reservation).toBeNull();
  });

  test('is refused with the rule and what helps', async () => {
    const student = await newStudent();
    const { bedIds } = await house();
    const window = (opens: string, closes: string) =>
      run(`update hostel_window set opens_at = $1, closes_at = $2`, [opens, closes]);
    await window('2027-12-02T07:00:00Z', '2027-12-20T16:00:00Z');
    expect(await hold(student, bedIds[0]!)).toMatchObject({
      status: 422,
      json: { message: 'Opens 2 December, 08:00' },
    });
    expect(await own(student)).toMatchObject({ refusal: 'Opens 2 December, 08:00' });
    await openBooking(server);
    const { bedIds: mens } = await house({ genderId: 1 });
    expect((await hold(student, mens[0]!)).status).toBe(404);
    const fee = await studentFee(server, `Earlier bed ${names}`, { purpose: 'hostel' });
    const [before] = await run(
      `insert into academic_session (name, active, is_open) values ('2025/2026', true, false) on conflict do nothing returning id`,
    ).catch(() => []);
    const sessionId = Number(
      before?.['id'] ?? (await run(`select id from academic_session where name = '2025/2026'`))[0]!['id'],
    );
    await run(
      `insert into student_session (student_id, session_id, student_type_id, programme_id, department_id, level_id)
       select student_id, $2::int4, student_type_id, programme_id, department_id, level_id from student_session where student_id = $1 and session_id = 1`,
      [student.studentId, sessionId],
    );
    await server.platform.database.transaction((tx) =>
      assess(
        tx,
        server.platform,
        {
          studentId: student.studentId,
          sessionId,
          purpose: 'hostel',
          lines: [{ feeId: fee, amountKobo: 1_250_000, why: {} }],
        },
        { actor: 'system:test' },
      ),
    );
    expect(await hold(student, bedIds[0]!)).toMatchObject({
      status: 422,
      json: { message: 'You owe ₦12,500.00 of hostels from 2025/2026. Pay it first.' },
    });
    expect((await get(student, '/api/Hostel/arrears-hostels')).data).toEqual([
      { sessionId, session: '2025/2026', dueKobo: 1_250_000 },
    ]);
    const { data: invoice } = await server.call('POST', '/api/Hostel/pay-arrears', {
      token: student.token,
      body: { sessionId, expectedTotal: 12_500 },
    });
    expect(invoice).toMatchObject({ total: 12_500, recieptItems: [{ paymentPurposeId: 16 }] });
    await payInvoice(server, invoice.rrr!);
    expect((await hold(student, bedIds[0]!)).status).toBe(200);
  });

  test('gives a bed back, which costs nothing then, and never one that is paid', async () => {
    const student = await newStudent();
    const { bedIds } = await house();
    const first = await booked(student, bedIds[0]!);
    const atOnce = await Promise.all([cancel(student, first.id), cancel(student, first.id)]);
    expect(atOnce.map(({ status }) => status)).toEqual([200, 200]);
    expect((await cancel(student, first.id)).status).toBe(200);
    const lines = (await get(student, '/api/Payment/statement')).data;
    expect(lines.map(({ chargedKobo, paidKobo }) => [chargedKobo, paidKobo])).toEqual([
      [3_000_000, 0],
      [-3_000_000, 0],
    ]);
    const [owed] = await run('select sum(amount_kobo)::int4 as kobo from posting where student_id = $1', [
      student.studentId,
    ]);
    expect(owed).toEqual({ kobo: 0 });
    const second = await booked(student, bedIds[1]!);
    await payInvoice(server, second.rrr);
    expect((await cancel(student, second.id)).status).toBe(409);
  });

  test('sees nothing of another: neither reservation nor slip', async () => {
    const [student, other] = [await newStudent(), await newStudent()];
    const { bedIds } = await house();
    const { id, rrr } = await booked(student, bedIds[0]!);
    await payInvoice(server, rrr);
    expect((await reserve(other, id)).status).toBe(404);
    expect((await get(other, `/api/Hostel/slip?id=${id}`)).status).toBe(404);
  });

  test('is moved after paying only as they agree; the old slip is revoked, and a cheaper bed gives credit', async () => {
    const student = await newStudent();
    const { bedIds } = await house();
    const { bedIds: cheaper } = await house({ category: 'Shared hall', priceKobo: 2_000_000 });
    const id = await office.paid(student, bedIds[0]!);
    const slip = await get(student, `/api/Hostel/slip?id=${id}`);
    await run(`insert into academic_session (id, name) values (901, '2027/2028') on conflict do nothing`);
    await run(
      `insert into student_session (student_id, session_id, student_type_id, programme_id, department_id, level_id)
       select student_id, 901, student_type_id, programme_id, department_id, 300 from student_session where student_id = $1`,
      [student.studentId],
    );
    expect((await get(student, `/api/Hostel/slip?id=${id}`)).data.groups[0]!.facts).toEqual(slip.data.groups[0]!.facts);
    const code = String(slip.data.verification.url).split('/').at(-1);
    const verified = async () =>
      (await server.call('GET', `/api/Document/verify-document?code=${code}`)).data as { status: string };
    expect(await verified()).toMatchObject({ status: 'valid' });
    const move = () => office.call('POST', '/reassign-bed', { reservationId: id, bedId: cheaper[0]!, reason: REASON });
    expect((await move()).data).toMatchObject({ outcome: 'waiting' });
    expect((await move()).status).toBe(409);
    expect(await stateOf(id)).toBe('paid');
    const { move: open } = await own(student);
    const answered = await office.call('POST', '/answer-move', { moveId: open!.id, answer: 'agree' }, student.token);
    expect(answered.status).toBe(200);
    expect(await stateOf(id)).toBe('moved');
    expect(await verified()).toMatchObject({
      status: 'revoked',
      because: 'the student was moved to another bed',
    });
    expect(await credit(student)).toBe(1_000_000);
    expect(await own(student)).toMatchObject({ reservation: { state: 'paid', bedId: cheaper[0]! }, move: null });
  });

  test('is moved after paying without their answer only by a second officer', async () => {
    const student = await newStudent();
    const { bedIds } = await house();
    const id = await office.paid(student, bedIds[0]!);
    await office.call('POST', '/reassign-bed', { reservationId: id, bedId: bedIds[1]!, reason: REASON });
    const [{ move }] = (await run('select id as move from bed_move where reservation_id = $1', [id])) as [
      { move: string },
    ];
    expect((await office.call('POST', `/approve-move/${move}`)).status).toBe(409);
    const approved = await office.call('POST', `/approve-move/${move}`, undefined, admin);
    expect(approved.status).toBe(200);
    expect(await stateOf(id)).toBe('moved');
    expect((await office.call('POST', `/approve-move/${move}`, undefined, admin)).status).toBe(409);
    const next = (await own(student)).reservation!.id;
    expect(await historyOf(id)).toEqual([
      ['assign', 'held', 'reserved', REASON],
      ['pay', 'reserved', 'paid', null],
      ['move', 'paid', 'moved', REASON],
    ]);
    expect(await historyOf(next)).toEqual([['assign-paid', 'held', 'paid', REASON]]);
    expect((await office.call('GET', `/reservation/${id}`)).data).toMatchObject({
      state: 'moved',
      changes: [{ state: 'reserved' }, { state: 'paid' }, { state: 'moved', reason: REASON }],
    });
  });

  test('has more days, loses a paid bed for its price as credit, and pays the next bed by it', async () => {
    const student = await newStudent();
    const { bedIds } = await house();
    const { id: unpaid } = await office.assigned(student, bedIds[0]!);
    const blank = { status: 422, json: { errors: { '/reason': 'please say why' } } };
    const reason = ' ';
    expect(await office.call('POST', `/extend-reservation/${unpaid}`, { days: 3, reason })).toMatchObject(blank);
    expect(await office.call('POST', `/deactivate-reservation/${unpaid}`, { reason })).toMatchObject(blank);
    expect((await own(student)).reservation, 'its invoice is not withdrawn').toMatchObject({
      invoiceNumber: expect.any(String),
    });
    expect((await office.call('POST', `/extend-reservation/${unpaid}`, { days: 3, reason: REASON })).status).toBe(200);
    expect((await office.call('POST', `/deactivate-reservation/${unpaid}`, { reason: REASON })).status).toBe(200);
    expect(await credit(student)).toBe(0);
    const id = await office.paid(student, bedIds[1]!);
    expect((await office.call('POST', `/deactivate-reservation/${id}`, { reason: REASON })).status).toBe(200);
    expect((await historyOf(unpaid)).map(([step]) => step)).toEqual(['assign', 'extend', 'deactivate']);
    expect(await stateOf(id)).toBe('deactivated');
    expect(await credit(student)).toBe(3_000_000);
    const next = await office.assigned(student, bedIds[2]!);
    expect(await stateOf(next.id)).toBe('paid');
    expect(await credit(student)).toBe(0);
    expect((await office.call('GET', `/bed-history/${bedIds[1]}`)).data).toMatchObject({
      letter: 'B',
      changes: [{ state: 'deactivated', reason: REASON }, { state: 'paid' }, { state: 'reserved' }],
    });
  });

  test('is paid by the credit that an award leaves, whether or not the bursary has made its invoice void', async () => {
    const bursar = (await signedIn(server, 'bursar')).token;
    const call = <T>(path: string, body: object, token = bursar) =>
      server.call<T>('POST', `/api/Payment${path}` as '/api/Payment/scholarships', { token, body: body as never });
    await publishFees(server, { [await studentFee(server, 'Tuition of sleepers')]: 60_000_00 });
    const { data: scholarship } = await call<{ id: number }>('/scholarships', {
      name: 'Sleepers',
      funder: 'Ogun State',
      sessionId: 1,
      amountKobo: 31_500_00,
    });
    const { bedIds } = await house();
    const students = [await newStudent(), await newStudent()];
    const beds: Awaited<ReturnType<typeof booked>>[] = [];
    for (const [nth, student] of students.entries()) {
      const wanted = { purpose: 'school', sessionId: 1, paymentTypeId: 1, expectedTotal: 60_000 };
      const { data, text } = await call<{ rrr: string }>('/generate-fee-Invoice', wanted, student.token);
      if (!data) throw new Error(text);
      await payInvoice(server, data.rrr);
      beds.push(await booked(student, bedIds[nth]!));
    }
    const [, second] = beds;
    await call('/deactivate-fee-invoice', { code: second!.invoiceNumber, reason: REASON });
    const award = { scholarshipId: scholarship.id, numbers: students.map(({ userName }) => numberOf(userName)) };
    await awardTo(server, bursar, award);
    for (const [nth, student] of students.entries()) {
      const { id, rrr } = beds[nth]!;
      const { reservation } = await own(student);
      expect(reservation).toMatchObject({ state: 'paid', invoiceNumber: expect.any(String) });
      expect((await reserve(student, id)).data).toMatchObject({
        status: 'Paid by credit',
        invoiceNumber: reservation!.invoiceNumber,
      });
      expect((await get(student, `/api/Hostel/slip?id=${id}`)).data).toMatchObject({ title: 'Hostel slip' });
      expect(await credit(student)).toBe(1_500_00);
      await run(`update remita_sandbox_order set state = 'open' where rrr = $1`, [rrr]);
      server.clock.advance(60_000);
      await payInvoice(server, rrr);
      expect([await stateOf(id), await credit(student)]).toEqual(['paid', 31_500_00]);
    }
  });

  test('gets another invoice for the bed that is still theirs once the bursary has made the first one void', async () => {
    const student = await newStudent();
    const bursar = (await signedIn(server, 'bursar')).token;
    const { bedIds } = await house();
    const { id, invoiceNumber } = await booked(student, bedIds[0]!);
    await server.call('POST', '/api/Payment/deactivate-fee-invoice', {
      token: bursar,
      body: { code: invoiceNumber, reason: REASON },
    });
    expect((await own(student)).reservation).toMatchObject({ state: 'reserved', invoiceNumber: null });
    const { data: again } = await reserve(student, id);
    expect(again).toMatchObject({ status: 'Not paid', total: 30_000 });
    expect(again.invoiceNumber).not.toBe(invoiceNumber);
    await payInvoice(server, again.rrr!);
    expect(await stateOf(id)).toBe('paid');
  });

  test('has the days of the first reservation to pay, however often the bed is given back, and three of them', async () => {
    const student = await newStudent();
    const { bedIds } = await house({ name: 'Hall of three' });
    const again = async (): Promise<Enrolled> => ({
      ...student,
      ...(await signedIn(server, student.userName, DEMO_PASSWORD)),
    });
    const first = await booked(student, bedIds[0]!);
    const { lapsesAt } = (await own(student)).reservation!;
    await cancel(student, first.id);
    server.clock.advance(3 * 86_400_000);
    await openBooking(server);
    const later = await again();
    const second = await booked(later, bedIds[1]!);
    expect((await own(later)).reservation).toMatchObject({ state: 'reserved', lapsesAt });
    await cancel(later, second.id);
    const held = await hold(later, bedIds[0]!);
    await cancel(later, held.data.id);
    await cancel(later, (await booked(later, bedIds[0]!)).id);
    const message =
      'You have reserved a bed of 2026/2027 3 times and not paid it. Please ask the hostel office: it can reserve one for you.';
    expect(await hold(later, bedIds[0]!)).toMatchObject({ status: 422, json: { message } });
    expect(await own(later)).toMatchObject({ refusal: message, reservation: null });
    const rrrs = await run(
      `select 1 from remita_order o join invoice i on i.id = o.invoice_id where i.student_id = $1`,
      [student.studentId],
    );
    expect(rrrs).toHaveLength(3);
    const other = await enrolled(server, 'overdue');
    const { id } = await booked(other, bedIds[2]!);
    await cancel(other, id);
    server.clock.advance(7 * 86_400_000 - 5 * 60_000);
    await openBooking(server);
    const overdue = { ...other, ...(await signedIn(server, 'overdue', DEMO_PASSWORD)) };
    const over = /^Your days to pay for a bed of 2026\/2027 were over on .+\. Please ask the hostel office/;
    const { data: heldInTime } = await hold(overdue, bedIds[2]!);
    server.clock.advance(5 * 60_000);
    expect((await reserve(overdue, heldInTime.id)).json.message, 'of a hold from before').toMatch(over);
    await cancel(overdue, heldInTime.id);
    expect((await hold(overdue, bedIds[2]!)).json.message).toMatch(over);
    office = hostelOffice(server, (await signedIn(server, 'hostels')).token);
    expect((await office.assigned(other, bedIds[2]!)).invoiceNumber).toBeTruthy();
  });
});
