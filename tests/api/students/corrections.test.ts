import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Correction } from '#contract/students/corrections.ts';
import type { StudentRecord } from '#contract/students/records.ts';
import { enrolled, sentFile, type Enrolled } from '../../support/enrolled.ts';
import { pdf } from '../../support/files.ts';
import { onDatabases } from '../../support/databases.ts';
import { login, signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { publishFees, studentFee } from '../../support/studentMoney.ts';

onDatabases('what is locked in a record', (databases) => {
  let server: TestServer;
  let officer: string;
  let names = 0;
  beforeAll(async () => {
    server = await freshServer(databases);
    officer = (await signedIn(server, 'admissions')).token;
  });
  const newStudent = () => enrolled(server, `student${String.fromCharCode(97 + (names += 1))}`);
  const ask = async ({ token }: Enrolled, answers: object, request = randomUUID()) =>
    server.call<{ id: string }>('POST', '/api/Student/request-correction', {
      token,
      body: {
        request,
        answers: {
          reason: 'As on my birth certificate',
          evidence: await sentFile(server, token, pdf(2_000)),
          ...answers,
        },
      },
    });
  const decide = (id: string, step: 'approve' | 'decline') =>
    server.call<{ state: string }>('POST', `/api/Student/correction/${id}/${step}`, {
      token: officer,
      body: { request: randomUUID(), from: 'requested', answers: { reason: 'Seen the certificate' } },
    });
  const own = async ({ token }: Enrolled) =>
    (await server.call<Correction[]>('GET', '/api/Student/own-corrections', { token })).data;
  const recordOf = async ({ admissionId }: Enrolled) =>
    (
      await server.call<StudentRecord>('GET', `/api/Student/student-records?admissionId=${admissionId}`, {
        token: officer,
      })
    ).data;
  const mails = async (kind: string) =>
    (await server.platform.database.query({ name: '', text: 'select 1 from mail where kind = $1', values: [kind] }))
      .rows.length;

  test('is corrected by an officer who approves a request: before, after and evidence stay, and the student is told', async () => {
    const student = await newStudent();
    const {
      data: { id },
    } = await ask(student, { fact: 'Date of birth', dateOfBirth: '2006-05-06' });
    expect((await recordOf(student)).student.dateOfBirth).toBe('2007-05-06');
    expect((await decide(id, 'approve')).data.state).toBe('approved');
    expect((await recordOf(student)).student.dateOfBirth).toBe('2006-05-06');
    expect(await own(student)).toMatchObject([
      {
        fact: 'Date of birth',
        changes: [['Date of birth', '06/05/2007', '06/05/2006']],
        status: 'Approved',
        decision: { by: expect.stringContaining('Ekanem'), reason: 'Seen the certificate' },
        evidence: { name: 'birth-certificate.pdf' },
      },
    ]);
    expect(await mails('correction-decided')).toBe(1);
    const { data } = await server.call<{ notifications: { message: string }[] }>(
      'GET',
      '/api/Notification/notifications',
      { token: student.token },
    );
    expect(data.notifications.map(({ message }) => message)).toContain('Date of birth: your record is corrected');
    const evidence = (await own(student))[0]!.evidence.id;
    expect(
      (
        await fetch(`${server.address}/api/Student/file/${evidence}`, {
          headers: { authorization: `Bearer ${officer}` },
        })
      ).status,
    ).toBe(200);
  });

  test('stays where a request is declined, taken back, or decided by somebody else first', async () => {
    const student = await newStudent();
    const name = { fact: 'Name', surname: 'Okeke', firstname: 'Ada' };
    const {
      data: { id },
    } = await ask(student, name);
    expect((await ask(student, name)).json.message).toBe('You have asked for this already. It waits for an officer');
    expect((await decide(id, 'decline')).status).toBe(200);
    expect((await decide(id, 'approve')).status).toBe(409);
    const { data: second } = await ask(student, name);
    const takeBack = (token: string) =>
      server.call('POST', '/api/Student/take-back-correction', { token, body: { id: second.id } });
    expect((await takeBack((await newStudent()).token)).status).toBe(404);
    expect((await takeBack(student.token)).status).toBe(200);
    expect((await decide(second.id, 'approve')).status).toBe(409);
    expect((await recordOf(student)).student.fullName).toBe('Okafor Ada Ngozi');
  });

  test('is not asked for without evidence of one’s own, nor where nothing differs', async () => {
    const [student, other] = [await newStudent(), await newStudent()];
    const foreign = await ask(student, {
      fact: 'Sex',
      genderId: 2,
      evidence: await sentFile(server, other.token, pdf(2_000)),
    });
    expect([foreign.status, Object.keys(foreign.json.errors!)]).toEqual([422, ['/evidence']]);
    expect((await ask(student, { fact: 'Date of birth', dateOfBirth: '2007-05-06' })).json.errors).toEqual({
      '/fact': 'this is what the record says already',
    });
  });

  test('is a state of origin too: whoever is an indigene is charged as one, and is told by how much', async () => {
    const student = await newStudent();
    const tuition = await studentFee(server, 'Tuition of indigenes');
    await publishFees(server, { [tuition]: 60_000_00 });
    await publishFees(server, { [tuition]: 90_000_00 }, { isIndigene: false });
    const { data: due } = await server.call('GET', '/api/Payment/schoolfees/initiate-payment?sessionId=1', {
      token: student.token,
    });
    const { data: invoice } = await server.call('POST', '/api/Payment/generate-fee-Invoice', {
      token: student.token,
      body: { purpose: 'school', sessionId: 1, expectedTotal: due.total },
    });
    expect(invoice.recieptItems.find(({ description }) => description === 'Tuition of indigenes')?.amount).toBe(90_000);
    const stateId = Number(
      server.platform.lookups.list('states-of-residence', []).find(({ name }) => name === 'Anambra')!.id,
    );
    const { data } = await ask(student, { fact: 'State of origin', stateId });
    expect((await decide(data.id, 'approve')).status).toBe(200);
    expect((await recordOf(student)).student).toMatchObject({ stateOfOrigin: 'Anambra', isIndigene: true });
    const { notifications } = (await server.call('GET', '/api/Notification/notifications', { token: student.token }))
      .data;
    expect(notifications.map(({ message }) => message)).toContain(
      'State of origin: your record is corrected. Your fees of 2026/2027 are those of an indigene: ₦30,000.00 less',
    );
    const statement = (await server.call('GET', '/api/Payment/statement', { token: student.token })).data;
    expect(statement.at(-1)).toMatchObject({
      description: 'Tuition of indigenes: changed',
      chargedKobo: -30_000_00,
      paidKobo: 0,
    });
  });

  test('is corrected by an officer at once; another level holds from the latest session on', async () => {
    const student = await newStudent();
    const {
      student: { locked },
    } = await recordOf(student);
    const answers = {
      fact: 'Programme',
      ...locked,
      levelId: 200,
      optionId: undefined,
      reason: 'Direct Entry',
      evidence: await sentFile(server, officer, pdf(2_000)),
    };
    const correct = (request: string) =>
      server.call('POST', '/api/Student/correct-student', {
        token: officer,
        body: { admissionId: student.admissionId, request, answers },
      });
    const request = randomUUID();
    const made = await correct(request);
    expect([made.status, made.json.errors]).toEqual([200, undefined]);
    const { student: after, places } = await recordOf(student);
    expect([after.level, places.map(({ session, level }) => [session, level])]).toEqual([
      '200 Level',
      [['2026/2027', '200 Level']],
    ]);
    expect((await correct(request)).json.errors).toEqual({ '/fact': 'this is what the record says already' });
    expect((await own(student)).length).toBe(1);
  });

  test('a deactivated student cannot sign in, keeps the state, is told why, and can be let in again', async () => {
    const student = await newStudent();
    const turn = (act: 'activate' | 'deactivate', reason: string) =>
      server.call('POST', `/api/Student/${act}-student`, { token: officer, body: { id: student.studentId, reason } });
    expect((await turn('deactivate', ' ')).status).toBe(422);
    expect((await turn('deactivate', 'Fees are in dispute')).status).toBe(200);
    expect((await login(server, student.userName)).status).not.toBe(200);
    expect((await recordOf(student)).student.state).toBe('matriculated');
    expect(await mails('student-account')).toBe(1);
    expect((await turn('activate', 'Settled')).status).toBe(200);
    expect((await login(server, student.userName)).status).toBe(200);
  });

  test('the list of students is found by either number, filtered, and says who works here', async () => {
    const student = await newStudent();
    const find = async (query: string) =>
      (
        await server.call<{ rows: { id: string }[] }>('GET', `/api/Student/get-students?${query}`, { token: officer })
      ).data.rows.map(({ id }) => id);
    expect(await find(`search=2026${student.userName.length}${student.userName.toUpperCase()}`)).toEqual([
      student.admissionId,
    ]);
    expect(await find('departmentId=22&state=matriculated&levelId=100&pageSize=100')).toContain(student.admissionId);
    expect(await find('departmentId=23')).toEqual([]);
    expect(
      (
        await server.call('PUT', `/api/Student/update-student-staff-status?userId=${student.userId}`, {
          token: officer,
          body: { isStaff: true },
        })
      ).status,
    ).toBe(200);
    expect((await recordOf(student)).account!.isStaff).toBe(true);
  });
});
