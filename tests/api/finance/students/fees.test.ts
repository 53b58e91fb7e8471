import { setTimeout } from 'node:timers/promises';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { awardOn, chargesOfStudent, correctCharge, lockMoney } from '#server/finance/charges/service.ts';
import { enrolled, type Enrolled } from '../../../support/enrolled.ts';
import { onDatabases } from '../../../support/databases.ts';
import { payInvoice } from '../../../support/payer.ts';
import { signedIn } from '../../../support/people.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { ledgerOf, planInstalments, publishFees, studentFee } from '../../../support/studentMoney.ts';

onDatabases('the fees of a student', (databases) => {
  let server: TestServer;
  let fees: { tuition: number; library: number; caution: number; laboratory: number };
  let names = 0;
  const published = (tuition = 60_000_00) =>
    publishFees(server, {
      [fees.tuition]: tuition,
      [fees.library]: 7_500_00,
      [fees.caution]: 18_000_00,
      [fees.laboratory]: 48_000_00,
    });
  beforeAll(async () => {
    server = await freshServer(databases);
    fees = {
      tuition: await studentFee(server, 'Tuition', { rank: 10 }),
      library: await studentFee(server, 'Library', { rank: 20 }),
      caution: await studentFee(server, 'Caution', { rank: 30, isSplittable: false }),
      laboratory: await studentFee(server, 'Laboratory', { rank: 40 }),
    };
    await server.platform.database.query({
      name: '',
      text: `update fee_assignment set state = 'replaced'`,
      values: [],
    });
    await planInstalments(server);
  });
  beforeEach(() => published());
  const newStudent = () => enrolled(server, `fees${String.fromCharCode(97 + (names += 1))}`);
  const get = <Path extends string>({ token }: Enrolled, path: Path) => server.call('GET', path, { token });
  const due = async (student: Enrolled, paymentTypeId = 1) =>
    (await get(student, `/api/Payment/schoolfees/initiate-payment?sessionId=1&paymentTypeId=${paymentTypeId}`)).data;
  const generate = ({ token }: Enrolled, body: object) =>
    server.call('POST', '/api/Payment/generate-fee-Invoice', {
      token,
      body: { purpose: 'school', sessionId: 1, ...body },
    });
  const balanceInvoice = ({ token }: Enrolled) =>
    server.call('POST', '/api/Payment/generate-balance-invoice', { token, body: { sessionId: 1 } });
  const payPart = async (student: Enrolled, paymentTypeId: number, expectedTotal: number) => {
    const { data, text } = await generate(student, { paymentTypeId, expectedTotal });
    if (!data?.rrr) throw new Error(text);
    await payInvoice(server, data.rrr);
    return data;
  };
  const account = async (student: Enrolled) => (await get(student, '/api/Payment/statement')).data;
  const left = async (student: Enrolled) => (await account(student)).at(-1)?.balanceKobo;
  const changed = async (
    { studentId }: Enrolled,
    name: string,
    change: object,
    by: typeof awardOn | typeof correctCharge,
  ) => {
    await server.platform.database.transaction(async (tx) => {
      const charge = (await chargesOfStudent(tx, studentId)).find((each) => each.name === name)!;
      const at = server.platform.now();
      await by(tx, { studentId, charge, key: crypto.randomUUID(), at, actor: 'system:test', ...change } as never);
    });
  };

  test('are shown line by line with why, and paid in two parts of 87,300 and 46,200', async () => {
    const student = await newStudent();
    await publishFees(server, { [fees.laboratory]: 48_000_00 }, { levelId: 100 });
    const shown = await due(student, 2);
    expect(shown).toMatchObject({ total: 87_300, dueKobo: 133_500_00, session: '2026/2027' });
    expect(shown.totalInWords).toBe('Eighty Seven Thousand Three Hundred Naira Only');
    expect(shown.parts.map(({ part, state, dueKobo }) => [part, state, dueKobo])).toEqual([
      ['Full', 'open', 133_500_00],
      ['FirstInstallment', 'open', 87_300_00],
      ['SecondInstallment', 'closed', 46_200_00],
    ]);
    expect(shown.lines.find(({ description }) => description === 'Laboratory')?.why).toEqual({
      won: { words: expect.stringContaining('100'), amountKobo: 48_000_00 },
      beaten: [{ words: 'every Undergraduate student', amountKobo: 48_000_00 }],
    });
    const second = await generate(student, { paymentTypeId: 3, expectedTotal: 46_200 });
    expect([second.status, second.json.message]).toEqual([422, 'Pay the first instalment first.']);
    const first = await payPart(student, 2, 87_300);
    expect(first).toMatchObject({ paymentType: 'First Installment', matricNumber: expect.any(String), isPaid: false });
    expect(first.recieptItems.map(({ amount }) => amount)).toEqual([36_000, 4_500, 18_000, 28_800]);
    expect(first.recieptItems[0]).toMatchObject({ paymentPurposeId: 1, paymentType: 'First Installment' });
    expect((await get(student, `/api/Payment/invoice/${first.rrr}`)).data).toMatchObject({
      isPaid: true,
      status: 'Paid',
    });
    expect((await get(student, `/api/Payment/invoice/${first.invoiceNumber}`)).data.rrr).toBe(first.rrr);
    expect(await left(student)).toBe(46_200_00);
    await payPart(student, 3, 46_200);
    expect(await left(student)).toBe(0);
    const { sessions } = (await get(student, '/api/Payment/fee-sessions')).data;
    expect(sessions).toMatchObject([{ session: '2026/2027', status: 'Paid', paidKobo: 133_500_00, next: null }]);
    await ledgerOf(server);
  });

  test('are notified of until they are paid: the notification leads to the invoice', async () => {
    const student = await newStudent();
    const { data } = await generate(student, { paymentTypeId: 2, expectedTotal: 87_300 });
    await generate(student, { paymentTypeId: 2, expectedTotal: 87_300 });
    const { notifications } = (await get(student, '/api/Notification/notifications')).data;
    expect(notifications).toMatchObject([
      {
        notificationCategory: 'schoolFeesInvoice',
        message: 'Please pay ₦87,300.00: School fees 2026/2027, First Installment',
        notificationRequestProperties: { invoiceNumber: data.invoiceNumber },
      },
    ]);
  });

  test('ask for one invoice on two devices; another part takes its place', async () => {
    const student = await newStudent();
    const first = { paymentTypeId: 2, expectedTotal: 87_300 };
    const both = await Promise.all([generate(student, first), generate(student, first)]);
    expect(new Set(both.map(({ data }) => data.rrr))).toHaveLength(1);
    const full = (await generate(student, { paymentTypeId: 1, expectedTotal: 133_500 })).data;
    const all = (await get(student, '/api/Payment/all-student-invoices')).data;
    expect(all.map(({ status, voided }) => [status, voided?.replacedBy])).toEqual([
      ['Not paid', undefined],
      ['Void', full.invoiceNumber],
    ]);
  });

  test('cost what was shown: another total is said, and nothing is made', async () => {
    const student = await newStudent();
    await published(61_000_00);
    const refused = await generate(student, { paymentTypeId: 1, expectedTotal: 133_500 });
    expect([refused.status, refused.json.message]).toEqual([
      409,
      'The total is ₦134,500.00 now. Please look at it again',
    ]);
    expect((await get(student, '/api/Payment/all-student-invoices')).data).toEqual([]);
    expect(await account(student)).toEqual([]);
  });

  test('are asked for at what they are today, as an unpaid invoice is opened; while Remita gives no answer it stays', async () => {
    const student = await newStudent();
    const first = (await generate(student, { paymentTypeId: 2, expectedTotal: 87_300 })).data;
    const open = async (code: string) => (await get(student, `/api/Payment/invoice/${code}`)).data;
    expect(await open(first.rrr!)).toMatchObject({ status: 'Not paid', rrr: first.rrr });
    await published(63_000_00);
    const outage = (kind: string) =>
      server.call('POST', '/remita-sandbox/control/knobs', { body: { outage: kind } as never });
    await outage('down');
    expect(await open(first.rrr!)).toMatchObject({ status: 'Not paid', rrr: first.rrr, total: 87_300 });
    await outage('none');
    const both = await Promise.all([open(first.rrr!), open(first.rrr!)]);
    const { replacedBy } = both[0].voided!;
    for (const old of both)
      expect(old).toMatchObject({ status: 'Void', voided: { reason: 'What you owe has changed', replacedBy } });
    const next = await open(replacedBy!);
    expect(next).toMatchObject({ status: 'Not paid', total: 89_100, paymentType: 'First Installment' });
    expect((await open(replacedBy!)).rrr).toBe(next.rrr);
    await payInvoice(server, next.rrr!);
    await published();
    expect(await open(replacedBy!)).toMatchObject({ status: 'Paid', total: 89_100 });
  });

  test('that were paid short wait for the bursary, and can be paid once it has settled the case', async () => {
    const student = await newStudent();
    const first = (await generate(student, { paymentTypeId: 2, expectedTotal: 87_300 })).data;
    await server.call('POST', '/remita-sandbox/control/pay', { body: { rrr: first.rrr, trouble: 'short' } as never });
    server.clock.advance(60_000);
    await server.call('POST', '/api/ApplicationInvoice/verify-payment', { body: { rrr: first.rrr! } });
    const shown = (await get(student, `/api/Payment/invoice/${first.invoiceNumber}`)).data;
    expect(shown).toMatchObject({ status: 'Being checked', isPaid: false, payForm: null, cardPaymentLink: null });
    const { sessions } = (await get(student, '/api/Payment/fee-sessions')).data;
    expect(sessions).toMatchObject([{ status: 'Being checked' }]);
    const checked = await server.call('POST', '/api/Payment/check-own-invoice', {
      token: student.token,
      body: { invoiceNumber: first.invoiceNumber },
    });
    expect(checked.data).toMatchObject({
      status: 'Being checked',
      invoice: { payForm: null, paymentStatus: 'Being checked' },
    });
    const { waiting } = (await get(student, '/api/Dashboard/student-dashboard')).data;
    expect(waiting.filter(({ what }) => what.startsWith('Pay'))).toEqual([]);
    expect(waiting.map(({ what }) => what).join()).toContain('again: School fees 2026/2027, First Installment');
    const due = (await get(student, '/api/Payment/schoolfees/initiate-payment?sessionId=1')).data;
    expect(due.checked).toEqual({ invoiceNumber: first.invoiceNumber, rrr: first.rrr });
    expect(sessions[0]!.checked).toEqual(due.checked);
    expect(waiting.find(({ what }) => what.startsWith('Being checked'))?.detail).toMatch(/came in for .* is not lost/);
    const waits = await generate(student, { paymentTypeId: 1, expectedTotal: 133_500 });
    expect([waits.status, waits.json.message]).toEqual([
      409,
      'Another amount than this invoice asks for was paid. Your money is not lost: the bursary looks into it and writes to you',
    ]);
    const text = `update payment_case set state = 'settled' where rrr = $1`;
    await server.platform.database.query({ name: '', text, values: [first.rrr] });
    const again = (await get(student, `/api/Payment/invoice/${first.invoiceNumber}`)).data;
    expect(again).toMatchObject({ status: 'Not paid', total: 87_300 });
    expect(again.rrr).not.toBe(first.rrr);
    await payInvoice(server, again.rrr!);
    expect(await left(student)).toBe(46_200_00);
    await ledgerOf(server);
  });

  test('that a scholarship pays altogether leave no invoice to be paid', async () => {
    const student = await newStudent();
    const made = (await generate(student, { paymentTypeId: 1, expectedTotal: 133_500 })).data;
    for (const [name, awardKobo] of [
      ['Tuition', 60_000_00],
      ['Library', 7_500_00],
      ['Caution', 18_000_00],
      ['Laboratory', 48_000_00],
    ] as const)
      await changed(student, name, { awardKobo }, awardOn);
    const { data } = await get(student, `/api/Payment/invoice/${made.invoiceNumber}`);
    expect(data).toMatchObject({ status: 'Void', rrr: null, payForm: null, voided: { replacedBy: null } });
    expect(await left(student)).toBe(0);
  });

  test('spare whoever has paid a raise; a cut leaves nothing to pay', async () => {
    const student = await newStudent();
    await payPart(student, 2, 87_300);
    await published(63_000_00);
    expect(await due(student, 3)).toMatchObject({ total: 46_200 });
    await published(10_000_00);
    expect(await due(student, 1)).toMatchObject({ dueKobo: 0, total: 0 });
    expect((await generate(student, { paymentTypeId: 1, expectedTotal: 0 })).status).toBe(422);
  });

  test('are less by an award before they are divided, and what was paid beyond is credit', async () => {
    const student = await newStudent();
    await generate(student, { paymentTypeId: 1, expectedTotal: 133_500 });
    await changed(student, 'Tuition', { awardKobo: 30_000_00 }, awardOn);
    expect((await due(student)).parts.map(({ dueKobo }) => dueKobo)).toEqual([103_500_00, 69_300_00, 34_200_00]);
    const part = await newStudent();
    await payPart(part, 2, 87_300);
    await changed(part, 'Tuition', { awardKobo: 50_000_00 }, awardOn);
    const { creditKobo, sessions } = (await get(part, '/api/Payment/fee-sessions')).data;
    expect(sessions).toMatchObject([{ dueKobo: 0, creditKobo: 22_200_00, status: 'Part paid' }]);
    expect(creditKobo - 22_200_00).toBe(3_800_00);
    const other = await newStudent();
    await payPart(other, 1, 133_500);
    await changed(other, 'Tuition', { awardKobo: 13_800_00 }, awardOn);
    expect((await get(other, '/api/Payment/fee-sessions')).data).toMatchObject({ creditKobo: 13_800_00 });
    expect(await left(other)).toBe(-13_800_00);
  });

  test('that are raised for whoever has paid leave a balance of 1,800, with an invoice of its own', async () => {
    const student = await newStudent();
    await payPart(student, 2, 87_300);
    expect((await balanceInvoice(student)).status).toBe(422);
    await changed(student, 'Tuition', { changeKobo: 3_000_00 }, correctCharge);
    await published(63_000_00);
    expect(await due(student, 3)).toMatchObject({ balanceKobo: 1_800_00 });
    const { data } = await balanceInvoice(student);
    expect(data).toMatchObject({ total: 1_800, purpose: 'balance', recieptItems: [{ paymentPurposeId: 3 }] });
    await payInvoice(server, data.rrr!);
    expect(await due(student, 3)).toMatchObject({ balanceKobo: 0, total: 47_400 });
  });

  test('are paid by credit at once where it is enough', async () => {
    const student = await newStudent();
    await payPart(student, 1, 133_500);
    await changed(student, 'Tuition', { awardKobo: 20_000_00 }, awardOn);
    const sundry = await studentFee(server, `Gown ${student.userName}`, { purpose: 'sundry' });
    const cap = await studentFee(server, `Cap ${student.userName}`, { purpose: 'sundry' });
    await publishFees(server, { [sundry]: 5_000_00, [cap]: 1_000_00 }, { purpose: 'sundry' });
    const offered = (await get(student, `/api/Payment/sundry/initiate-payment?sessionId=1&feeIds=${sundry}`)).data;
    expect(offered.lines.map(({ dueKobo, creditKobo, payKobo }) => [dueKobo, creditKobo, payKobo])).toEqual([
      [0, 5_000_00, 0],
      [0, 1_000_00, 0],
    ]);
    const { data } = await generate(student, { purpose: 'sundry', feeIds: [sundry], expectedTotal: 0 });
    expect(data).toMatchObject({ status: 'Paid by credit', total: 5_000, rrr: null });
    expect((await get(student, '/api/Payment/fee-sessions')).data).toMatchObject({ creditKobo: 15_000_00 });
    await ledgerOf(server);
  });

  test('that are sundry are several on one invoice; what is offered may be paid again, and what is compulsory once', async () => {
    const student = await newStudent();
    const [gown, cap] = [
      await studentFee(server, `Gown ${student.userName}`, { purpose: 'sundry' }),
      await studentFee(server, `Cap ${student.userName}`, { purpose: 'sundry' }),
    ];
    await publishFees(server, { [gown!]: 5_000_00, [cap!]: 1_000_00 }, { purpose: 'sundry', offered: [cap!] });
    const wanted = { purpose: 'sundry', feeIds: [gown, cap], expectedTotal: 6_000 };
    const first = (await generate(student, wanted)).data;
    expect(first.recieptItems).toHaveLength(2);
    await payInvoice(server, first.rrr!);
    const shown = (await get(student, '/api/Payment/sundry/initiate-payment?sessionId=1')).data;
    expect(shown.lines.map(({ isOffered, dueKobo }) => [isOffered, dueKobo])).toEqual([
      [false, 0],
      [true, 1_000_00],
    ]);
    const again = (await generate(student, { ...wanted, feeIds: [cap], expectedTotal: 1_000 })).data;
    expect(again.rrr).not.toBe(first.rrr);
    await payInvoice(server, again.rrr!);
    expect(await left(student)).toBe(0);
  });

  test('that are offered alone are asked for at what is shown: credit pays what is chosen, not what might be', async () => {
    const student = await newStudent();
    await payPart(student, 1, 133_500);
    await changed(student, 'Tuition', { awardKobo: 1_572_56 }, awardOn);
    const [dues, album, tour] = [
      await studentFee(server, `Dues ${student.userName}`, { purpose: 'sundry', rank: 1 }),
      await studentFee(server, `Album ${student.userName}`, { purpose: 'sundry', rank: 2 }),
      await studentFee(server, `Tour ${student.userName}`, { purpose: 'sundry', rank: 3 }),
    ];
    const offered = [album!, tour!];
    await publishFees(
      server,
      { [dues!]: 2_292_48, [album!]: 1_022_47, [tour!]: 2_364_18 },
      { purpose: 'sundry', offered },
    );
    const choose = async (feeId: number) => {
      const path = `/api/Payment/sundry/initiate-payment?sessionId=1&feeIds=${feeId}` as const;
      const { total } = (await get(student, path)).data;
      const made = await generate(student, { purpose: 'sundry', feeIds: [feeId], expectedTotal: total });
      return [total, made.status, made.data?.status, made.data?.total];
    };
    expect(await choose(album!)).toEqual([0, 200, 'Paid by credit', 1_022.47]);
    expect(await choose(tour!)).toEqual([1_814.09, 200, 'Not paid', 1_814.09]);
    await ledgerOf(server);
  });

  test('cost what was shown though money lands while the invoice is made: the other total is said', async () => {
    const student = await newStudent();
    await payPart(student, 2, 87_300);
    const second = { paymentTypeId: 3, expectedTotal: 46_200 };
    let making: ReturnType<typeof generate> | undefined;
    await server.platform.database.transaction(async (tx) => {
      await lockMoney(tx, { studentId: student.studentId });
      making = generate(student, second);
      await setTimeout(300);
      const charge = (await chargesOfStudent(tx, student.studentId)).find(({ name }) => name === 'Tuition')!;
      const at = server.platform.now();
      await awardOn(tx, {
        ...student,
        charge,
        key: crypto.randomUUID(),
        awardKobo: 6_000_00,
        at,
        actor: 'system:test',
      });
    });
    const { status, json } = await making!;
    expect([status, json.message]).toEqual([409, 'The total is ₦40,200.00 now. Please look at it again']);
  });

  test('of acceptance and development are paid once', async () => {
    const student = await newStudent();
    for (const [purpose, dueAt] of [
      ['acceptance', '/api/Payment/acceptance/initiate-payment'],
      ['development', '/api/Payment/development/initiate-payment'],
    ] as const) {
      const fee = await studentFee(server, `${purpose} ${student.userName}`, { purpose });
      await publishFees(server, { [fee]: 25_000_00 }, { purpose });
      const shown = (await get(student, dueAt)).data;
      expect(shown).toMatchObject({ purpose, total: 25_000 });
      const { data } = await generate(student, { purpose, expectedTotal: 25_000 });
      await payInvoice(server, data.rrr!);
      const twice = await generate(student, { purpose, expectedTotal: 25_000 });
      expect([twice.status, twice.json.message]).toEqual([422, 'This is paid already.']);
    }
  });

  test('of a change of degree are of the latest session, and those of entry of the first', async () => {
    const student = await newStudent();
    const { token } = await signedIn(server, 'admin');
    await server.call('POST', '/api/Session/sessions', { token, body: { beginsIn: 2027 } });
    await server.platform.database.query({
      name: '',
      text: `insert into student_session (student_id, session_id, student_type_id, programme_id, department_id, level_id)
             select p.student_id, e.id, p.student_type_id, p.programme_id, p.department_id, p.level_id + 100
               from student_session p, academic_session e where p.student_id = $1 and e.name = '2027/2028'`,
      values: [student.studentId],
    });
    const sessionFor = async (purpose: string) =>
      (
        await server.call<{ session: string }>('GET', `/api/Payment/${purpose}/initiate-payment`, {
          token: student.token,
        })
      ).data.session;
    expect(await sessionFor('change-of-degree')).toBe('2027/2028');
    expect(await sessionFor('development')).toBe('2026/2027');
  });

  test('belong to their student alone; an officer of invoices reads them, and nobody pays in another’s place', async () => {
    const [student, other] = [await newStudent(), await newStudent()];
    const { data } = await generate(student, { paymentTypeId: 1, expectedTotal: 133_500 });
    expect((await get(other, `/api/Payment/invoice/${data.rrr}`)).status).toBe(404);
    const ofSchoolFees = `/api/Payment/school-fees-invoice?invoiceCode=${data.rrr}` as const;
    expect((await get(student, ofSchoolFees)).data).toMatchObject({ rrr: data.rrr, isPaid: false });
    expect((await get(other, ofSchoolFees)).status).toBe(404);
    expect((await get(other, `/api/Payment/student-invoices/${student.studentId}`)).status).toBe(404);
    expect((await get(student, `/api/Payment/student-invoices/${student.studentId}`)).data).toHaveLength(1);
    const { token } = await signedIn(server, 'bursar');
    const officer = { ...student, token };
    expect((await get(officer, `/api/Payment/student-invoices/${student.studentId}`)).data).toHaveLength(1);
    expect((await generate(officer, { paymentTypeId: 1, expectedTotal: 133_500 })).status).toBe(403);
  });

  test('have a receipt with its lines, in words and by mail', async () => {
    const student = await newStudent();
    const mail = (code: string) =>
      server.call('POST', '/api/Payment/send-receipt-mail', { token: student.token, body: { code } });
    const unpaid = (await generate(student, { paymentTypeId: 2, expectedTotal: 87_300 })).data;
    expect((await mail(unpaid.rrr!)).status).toBe(422);
    await payInvoice(server, unpaid.rrr!);
    const { data } = await server.call('GET', `/api/Payment/receipt?rrr=${unpaid.rrr}`);
    expect(data.recieptItems).toHaveLength(4);
    expect(data).toMatchObject({ total: 87_300, department: expect.any(String) });
    expect((await mail(unpaid.rrr!)).data.address).toContain('@candidates.example');
  });
});
