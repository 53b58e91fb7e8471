import { beforeAll, expect, test } from 'vitest';
import type { MatchesOfKind } from '#contract/shell/finding.ts';
import { enrolled, type Enrolled } from '../../support/enrolled.ts';
import { run } from '../../support/admitted.ts';
import { onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const MATRIC = 'TST/2026/0007';
const RRR = '303918547587';

onDatabases('the search box of staff', (databases) => {
  let server: TestServer;
  let ada: Enrolled;
  beforeAll(async () => {
    server = await freshServer(databases);
    ada = await enrolled(server, 'ada', { levelId: 300 });
    await run(
      server,
      `with bill as (
         insert into invoice (invoice_number, student_id, session_id, purpose, reg_number, phone, lastname, firstname, middlename, email, description, amount_kobo, created_at)
         values ('TST00000041', $1, 1, 'school', '20263ADA', '08031234567', 'Okafor', 'Ada', 'Ngozi', 'ada@candidates.example', 'School fees', 4500000, now()) returning id
       ), form as (
         insert into invoice (invoice_number, application_type_id, session_id, reg_number, phone, lastname, firstname, middlename, email, description, amount_kobo, created_at)
         values ('TST00000042', 1, 1, '202612345678AB', '08039998887', 'Ọláṣubọ̀mí', 'Bola', '', 'bola@post.example', 'JUPEB application', 1000000, now())
       ), gone as (
         insert into invoice (invoice_number, application_type_id, session_id, reg_number, phone, lastname, firstname, middlename, email, description, amount_kobo, created_at, erased_at, void_at, void_by, void_reason)
         values ('TST00000043', 1, 1, 'TST00000043', '', 'Deleted', 'applicant', '', '', 'JUPEB application', 1000000, now(), now(), now(), 'system:test', 'deleted')
       )
       insert into remita_order (order_id, invoice_id, amount_kobo, created_at, rrr) select 'order-41', id, 4500000, now(), '${RRR}' from bill`,
      [ada.studentId],
    );
    await run(server, `update student set matric_number = '${MATRIC}' where id = $1`, [ada.studentId]);
  });

  const find = async (userName: string, search: string) => {
    const { token } = await signedIn(server, userName);
    return server.call<MatchesOfKind[]>('GET', `/api/Dashboard/find?search=${encodeURIComponent(search)}`, { token });
  };
  /** As 'Payments: Okafor Ada Ngozi: School fees', of each that was found. */
  const found = async (userName: string, search: string) =>
    (await find(userName, search)).data.flatMap(({ title, matches }) =>
      matches!.map(({ name }) => `${title}: ${name}`),
    );

  const PAYMENT = 'Payments: Okafor Ada Ngozi: School fees';
  const ACCOUNT = 'Accounts of students: Okafor Ada Ngozi';
  const STUDENT = 'Students: Okafor Ada Ngozi';
  const APPLICANT = 'Applicants: Ọláṣubọ̀mí Bola';

  test('finds a payment and its student’s account by every number, name and address of its payer, for the bursary', async () => {
    for (const typed of [
      MATRIC,
      MATRIC.toLowerCase(),
      '20263ADA',
      'TST00000041',
      RRR,
      'RRR: 3039-1854-7587',
      RRR.slice(0, 8),
      '+234 803 123 4567',
      'ada@candidates.example',
      'okafor ada',
    ])
      expect([typed, await found('bursar', typed)]).toEqual([typed, [PAYMENT, ACCOUNT]]);
    const [payments] = (await find('bursar', MATRIC)).data;
    expect(payments!.matches).toEqual([
      expect.objectContaining({
        note: `${MATRIC}, TST00000041, ₦45,000.00, not paid`,
        to: '/invoice_management/verify_payment_status?reference=TST00000041',
      }),
    ]);
  });

  test('finds applicants and students by name for those who deal with them', async () => {
    for (const typed of ['olasubomi', 'TST00000042', '08039998887', 'bola@post.example', '202612345678ab'])
      expect([typed, await found('admissions', typed)]).toEqual([typed, [APPLICANT]]);
    for (const typed of ['ngozi ada', 'Ada OKAFOR', MATRIC, MATRIC.slice(0, 8), '20263ADA'])
      expect([typed, await found('registry', typed)]).toEqual([typed, expect.arrayContaining([STUDENT])]);
    expect(await found('admissions', MATRIC)).toEqual([STUDENT]);
    const { data } = await find('admissions', MATRIC);
    expect(data.flatMap(({ matches }) => matches!.map(({ to }) => to))).toEqual([
      `/student_management/view?admission=${ada.admissionId}`,
    ]);
  });

  test('shows nobody a kind whose page they cannot open, nor who was deleted, nor anything to a student', async () => {
    expect((await find('lecturer', 'okafor')).data.map(({ title }) => title)).not.toEqual(
      expect.arrayContaining(['Payments']),
    );
    expect(await found('lecturer', MATRIC)).toEqual([]);
    expect(await found('bursar', 'TST00000043')).toEqual([]);
    expect(await found('admissions', 'deleted applicant')).toEqual([]);
    expect((await find('student', MATRIC)).status).toBe(403);
    for (const typed of ['%%%', "' or 1=1 --", '!!'])
      expect([typed, await found('bursar', typed)]).toEqual([typed, []]);
  });
});
