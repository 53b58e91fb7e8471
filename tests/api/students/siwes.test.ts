import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { OwnSiwes } from '#contract/students/siwes.ts';
import { enrolled, type Enrolled } from '../../support/enrolled.ts';
import { onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const FORM = {
  employerName: 'Dangote Cement',
  employerAddress: 'Ibese, Ogun State',
  employerPhone: '08031234567',
  supervisor: 'Engr. Bello',
  startDate: '2026-06-01',
  endDate: '2026-11-20',
  bankId: 44,
  accountNumber: '0123456789',
  accountName: 'Okafor Ada',
};

onDatabases('Form 8', (databases) => {
  let server: TestServer;
  let coordinator: string;
  let count = 0;
  beforeAll(async () => {
    server = await freshServer(databases);
    coordinator = (await signedIn(server, 'registry')).token;
  });
  const newStudent = () => enrolled(server, `siwes${String.fromCharCode(97 + (count += 1))}`);
  const own = async ({ token }: Enrolled) =>
    (await server.call<OwnSiwes>('GET', '/api/Student/student-siwes', { token })).data;
  const save = ({ token }: Enrolled, data: object, revision: number) =>
    server.call<{ revision: number }>('PUT', '/api/Student/add-or-update-student-siwes-details', {
      token,
      body: { data, revision },
    });
  const idOf = async ({ studentId }: Enrolled) =>
    (
      await server.platform.database.query({
        name: '',
        text: 'select id from siwes where student_id = $1',
        values: [studentId],
      })
    ).rows[0]!['id'] as string;
  const seen = async (id: string) =>
    (
      await server.call<{ digest: string; may: string[] }>('GET', `/api/Student/siwes-form/${id}`, {
        token: coordinator,
      })
    ).data;
  const take = (id: string, step: 'sign' | 'return', more: object) =>
    server.call<{ state: string }>('POST', `/api/Student/siwes-form/${id}/${step}`, {
      token: coordinator,
      body: { request: randomUUID(), from: 'submitted', answers: {}, ...more },
    });

  test('is changed by its student until the coordinator signs what they saw', async () => {
    const student = await newStudent();
    expect(await own(student)).toMatchObject({ revision: 0, state: null, answers: {} });
    expect((await save(student, FORM, 0)).status).toBe(200);
    const { revision } = await own(student);
    expect((await save(student, { ...FORM, supervisor: 'Engr. Musa' }, revision)).status).toBe(200);
    expect(await own(student)).toMatchObject({ state: 'submitted', answers: { supervisor: 'Engr. Musa' } });
    const id = await idOf(student);
    const { digest, may } = await seen(id);
    expect(may).toEqual(['sign', 'return']);
    await save(student, FORM, (await own(student)).revision);
    expect((await take(id, 'sign', { digest })).status).toBe(409);
    expect((await take(id, 'sign', { digest: (await seen(id)).digest })).data.state).toBe('signed');
    const late = await save(student, FORM, (await own(student)).revision);
    expect([late.status, late.json.message]).toEqual([
      409,
      'Your coordinator has signed this form. Ask them where something has changed',
    ]);
    const { json } = await server.call<{ closing: string; verification: { url: string } }>(
      'GET',
      '/api/Student/siwes-form-8',
      { token: student.token },
    );
    expect(json.data!.closing).toMatch(/^Signed by .+ on \d\d\/\d\d\/\d{4}\.$/);
    const code = json.data!.verification.url.split('/').at(-1)!;
    const proof = await server.call('GET', `/api/Document/verify-document?code=${code}`);
    expect(JSON.stringify(proof.json)).not.toContain('0123456789');
  });

  test('goes back with a reason, and is submitted again', async () => {
    const student = await newStudent();
    await save(student, FORM, 0);
    const id = await idOf(student);
    expect((await take(id, 'return', { answers: { reason: 'Name the supervisor in full' } })).data.state).toBe('draft');
    const returned = await own(student);
    expect(returned).toMatchObject({ state: 'draft', returned: { reason: 'Name the supervisor in full' } });
    expect((await save(student, FORM, returned.revision)).status).toBe(200);
    expect(await own(student)).toMatchObject({ state: 'submitted', returned: null });
  });

  test('that is begun and was never with the coordinator is not said to be returned', async () => {
    const student = await newStudent();
    await server.platform.database.query({
      name: '',
      text: `insert into siwes (student_id, session_id, answers) values ($1, 1, '{}')`,
      values: [student.studentId],
    });
    expect(await own(student)).toMatchObject({ state: 'draft', returned: null });
  });

  test('that is only begun is a paper with dashes, and is read by the coordinator', async () => {
    const student = await newStudent();
    await server.platform.database.query({
      name: '',
      text: `insert into siwes (student_id, session_id, answers) values ($1, 1, '{"employerName": "Dangote Cement"}')`,
      values: [student.studentId],
    });
    const missing = [
      ["Employer's name", 'Dangote Cement'],
      ["Employer's address", '-'],
      ['Last day', '-'],
      ['Bank', '-'],
      ['Account number', '-'],
    ];
    const paper = await server.call<{ groups: { facts: string[][] }[] }>('GET', '/api/Student/siwes-form-8', {
      token: student.token,
    });
    expect(paper.status, paper.text).toBe(200);
    expect(paper.data.groups.flatMap(({ facts }) => facts)).toEqual(expect.arrayContaining(missing));
    const form = await server.call<{ facts: string[][] }>('GET', `/api/Student/siwes-form/${await idOf(student)}`, {
      token: coordinator,
    });
    expect(form.data.facts).toEqual(expect.arrayContaining(missing));
  });

  test('says at the field what is missing, and at a second device that it is older', async () => {
    const student = await newStudent();
    const { status, json } = await save(student, { ...FORM, endDate: '2026-05-01', accountNumber: '12' }, 0);
    expect([status, json.errors]).toEqual([
      422,
      {
        '/endDate': 'the last day cannot be before the first',
        '/accountNumber': 'an account number has 10 digits',
      },
    ]);
    await save(student, FORM, 0);
    expect((await save(student, FORM, 0)).status).toBe(409);
    const { revision } = await own(student);
    const both = await Promise.all([1, 2].map(() => save(student, FORM, revision)));
    expect(both.map((each) => each.status).sort()).toEqual([200, 409]);
  });

  test('is listed for who signs, and for nobody else', async () => {
    const list = await server.call<{ totalCount: number; rows: object[] }>(
      'GET',
      '/api/Student/siwes-forms?departmentId=22&state=signed',
      { token: coordinator },
    );
    expect(list.data.rows).toMatchObject([{ fullName: 'Okafor Ada Ngozi', employer: 'Dangote Cement', may: [] }]);
    for (const person of ['lecturer', 'bursar', 'admissions'])
      expect(
        (await server.call('GET', '/api/Student/siwes-forms', { token: (await signedIn(server, person)).token }))
          .status,
      ).toBe(403);
  });
});
