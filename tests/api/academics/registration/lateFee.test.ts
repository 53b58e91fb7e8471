import { beforeAll, expect, test } from 'vitest';
import type { LateFee } from '#contract/academics/registration.ts';
import type { PaperPage } from '#contract/kit/paper.ts';
import type { Gate } from '#contract/students/gates.ts';
import type { OwnPayment } from '#contract/finance/own-payments.ts';
import { invoicePaid } from '#server/finance/charges/service.ts';
import type { Enrolled } from '../../../support/enrolled.ts';
import { onDatabases } from '../../../support/databases.ts';
import { pdfPages } from '../../../support/pdfText.ts';
import { courseForm, offered, offerNothing, openWindow, registering, registers } from '../../../support/registering.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';

const OF_TERM = '?sessionId=1&semesterId=1';

onDatabases('late registration, gates and papers', (databases) => {
  let server: TestServer;
  let core: number[];
  const sql = async (text: string, ...values: unknown[]) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  const fee = async ({ token }: Enrolled) =>
    (await server.call<LateFee>('GET', `/api/CourseRegistration/late-registration-fee${OF_TERM}`, { token })).data;
  const invoice = ({ token }: Enrolled) =>
    server.call<{ invoiceNumber: string }>('POST', '/api/CourseRegistration/late-registration-invoice', {
      token,
      body: { sessionId: 1, semesterId: 1 },
    });

  beforeAll(async () => {
    server = await freshServer(databases);
    await offerNothing(server);
    await openWindow(server);
    core = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => offered(server, `CSC20${number}`, 3)));
  });

  test('costs a fee once the window is closed, and paying it opens registration', async () => {
    const [inTime, late] = [await registering(server, 'intime'), await registering(server, 'toolate')];
    expect((await registers(server, inTime, core)).data.accepted).toBe(true);
    expect((await fee(late)).state).toBe('none');
    expect((await invoice(late)).status).toBe(422);
    await sql(
      `with made as (insert into fee (type_id, name, purpose, amount_kobo) values ((select min(id) from fee_type), 'Late Registration', 'late-registration', 1000000) returning id)
       update registration_window set closes_on = '2020-02-01', late_until = '2099-01-01', late_fee_id = made.id from made`,
    );
    expect(await fee(inTime)).toMatchObject({ state: 'none' });
    expect(await fee(late)).toMatchObject({
      state: 'due',
      totalKobo: 1_000_000,
      lines: [{ name: 'Late Registration' }],
      invoiceNumber: null,
    });
    const { gates } = await courseForm(server, late);
    expect(gates.find(({ name }) => name === 'late-fee')).toMatchObject({
      isOpen: false,
      message: expect.stringMatching(/^Open with the late fee until 01\/01\/2099\. A student who registers now pays /),
      page: '/course_registration/invoice?session=1&semester=1',
    });
    expect((await registers(server, late, core)).data.reasons.map(({ code }) => code)).toEqual(['gate']);

    const [one, other] = await Promise.all([invoice(late), invoice(late)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.data.invoiceNumber).toBe(other.data.invoiceNumber);
    const [made] = await sql('select id, amount_kobo from invoice where invoice_number = $1', one.data.invoiceNumber);
    expect(Number(made!['amount_kobo'])).toBe(1_000_000);
    expect((await fee(late)).invoiceNumber).toBe(one.data.invoiceNumber);
    const payment = await server.call<OwnPayment>(
      'GET',
      `/api/Payment/own-invoice?invoiceNumber=${one.data.invoiceNumber}`,
      { token: late.token },
    );
    expect(payment.data.paidFor).toEqual({
      name: 'Course registration',
      to: '/course_registration/register?session=1&semester=1',
    });

    await server.platform.database.transaction((tx) =>
      server.platform.reactions.happened(tx, invoicePaid, {
        invoiceId: String(made!['id']),
        studentId: late.studentId,
        sessionId: 1,
        semesterId: 1,
        purpose: 'late-registration',
        part: null,
        occasion: 'semester 1',
        amountKobo: 1_000_000,
        at: server.platform.now(),
        actor: 'system:test',
      }),
    );
    expect((await courseForm(server, late)).gates.map(({ isOpen, message }) => [isOpen, message])).toEqual([
      [true, expect.stringContaining('Open for you until 01/01/2099')],
    ]);
    expect((await registers(server, late, core)).data.accepted).toBe(true);
    expect((await registers(server, inTime, core.slice(0, 6), { revision: 1 })).data.accepted).toBe(true);
    await sql(`update registration_window set closes_on = '2098-01-01'`);
  });

  test('comes after what the college has set before it, with the page that leads on', async () => {
    const ada = await registering(server, 'unpaid');
    await sql(`update gate set active = true where act = 'registration' and fact = 'school fees, first part'`);
    expect((await registers(server, ada, core)).data.reasons).toMatchObject([
      { code: 'gate', message: 'Pay the first part of your school fees before you register.' },
    ]);
    expect((await courseForm(server, ada)).gates.at(-1)).toMatchObject({
      isOpen: false,
      page: '/academic_fees/school_fees',
    });
    await sql(`update gate set active = false where act = 'registration'`);
  });

  test('is a fact that other acts may wait for', async () => {
    const ada = await registering(server, 'waiter');
    await sql(`insert into gate (student_type_id, fact, act) values (1, 'registered', 'test')`);
    const gate = async () =>
      (await server.call<Gate[]>('GET', '/api/Student/own-gates?act=test&sessionId=1', { token: ada.token })).data[0];
    expect(await gate()).toMatchObject({ met: false, link: { to: '/course_registration' } });
    await registers(server, ada, core);
    expect(await gate()).toMatchObject({ met: true });
  });

  test('prints a course form at once, and an examination card when it is approved and the fees are paid', async () => {
    const ada = await registering(server, 'printer');
    const paper = (name: string) =>
      server.call<PaperPage>('GET', `/api/CourseRegistration/${name}${OF_TERM}`, { token: ada.token });
    expect((await paper('course-form')).status).toBe(404);
    await registers(server, ada, core);
    await sql(`update course set code = 'CSC999', title = 'Other' where code = 'CSC201'`);
    const form = (await paper('course-form')).data;
    expect(form.tables[0]!.rows[0]).toEqual(['CSC201', 'The title of CSC201', 'Core', '3', 'Waits']);
    expect(form.tables[0]!.totals).toEqual([['6 courses', '', '', '18', '']]);
    expect(form.verification.url).toContain('/verify_document/');
    await sql(`update course set code = 'CSC201', title = 'The title of CSC201' where code = 'CSC999'`);
    const card = await paper('examination-card');
    expect([card.status, card.json.message]).toEqual([
      422,
      'Your examination card comes when all your courses are approved',
    ]);
    expect(card.json).toMatchObject({ question: { missing: [{ link: { to: '/course_registration' } }] } });
    await sql(`update registration set state = 'approved' where student_id = $1`, ada.studentId);
    await sql(`update registration_line set state = 'approved' where student_id = $1`, ada.studentId);
    const unpaid = await paper('examination-card');
    expect([unpaid.status, unpaid.json.message]).toEqual([
      422,
      'Not yet. First: Pay the first part of your school fees',
    ]);
    expect(unpaid.json).toMatchObject({ question: { missing: [{ link: { to: '/academic_fees/school_fees' } }] } });
    await sql(`update gate set active = false where act = 'examination card'`);
    expect((await paper('examination-card')).data.tables[0]!.rows).toHaveLength(6);
    const pdf = await fetch(`${server.address}/api/CourseRegistration/course-form.pdf${OF_TERM}`, {
      headers: { authorization: `Bearer ${ada.token}` },
    });
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(
      pdfPages(Buffer.from(await pdf.arrayBuffer()))
        .flat()
        .join(' '),
    ).toContain('The title of CSC206');
    const other = await registering(server, 'nosy');
    expect(
      (await server.call('GET', `/api/CourseRegistration/course-form${OF_TERM}`, { token: other.token })).status,
    ).toBe(404);
  });
});
