import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { ChangeVerdict } from '#contract/students/department-changes.ts';
import { invoicePaid } from '#server/finance/charges/service.ts';
import { beginPublications, postOwnFees } from '#server/finance/fee-postings/service.ts';
import { COMPUTING, enrolled, type Enrolled } from '../../support/enrolled.ts';
import { onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { publishFees, studentFee } from '../../support/studentMoney.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const [MATHEMATICS, MATHEMATICS_BSC] = [23, 39];
type Person = 'hod' | 'lecturer' | 'dean' | 'registry' | 'bursar';

onDatabases('a change of department', (databases) => {
  let server: TestServer;
  let tokens: Readonly<Record<Person, string>>;
  let names = 0;
  beforeAll(async () => {
    server = await freshServer(databases);
    const people = ['hod', 'lecturer', 'dean', 'registry', 'bursar'] as const;
    tokens = Object.fromEntries(
      await Promise.all(people.map(async (name) => [name, (await signedIn(server, name)).token] as const)),
    ) as typeof tokens;
    await run(`update appointment set ended_at = now() where ended_at is null and post in ('hod', 'dean')`);
    const appoint = (post: string, place: string, id: string, name: string) =>
      run(
        `insert into appointment (post, ${place}, user_id, since) select $1, ${id}, u.id, now() from user_account u where u.user_name = $2`,
        [post, name],
      );
    await appoint('hod', 'department_id', String(COMPUTING), 'hod');
    await appoint('hod', 'department_id', String(MATHEMATICS), 'lecturer');
    await appoint('dean', 'faculty_id', `(select faculty_id from department where id = ${COMPUTING})`, 'dean');
  });
  const run = (text: string, values: unknown[] = []) => server.platform.database.query({ name: '', text, values });

  /** With a CGPA of 3.00 unless another is given, of 100 units. */
  const newStudent = async (points = 300): Promise<Enrolled> => {
    const student = await enrolled(server, `moving${String.fromCharCode(97 + (names += 1))}`);
    await run(
      `with rules as (insert into rule_set (student_type_id, version, name, bands, pass_mark, classes, probation) values (1, 100 + $3::int4, 'Test', '[]', 40, '[]', 100) returning id)
       insert into standing (student_id, session_id, semester_id, rule_set_id, units, points, cumulative_units, cumulative_points, status, inputs_digest, computed_at)
       select $1, 1, 1, id, 100, $2::int8 * 100, 100, $2::int8 * 100, 'good standing', '', now() from rules`,
      [student.studentId, points, names],
    );
    return student;
  };
  const verdict = async ({ token }: Enrolled) =>
    (
      await server.call<ChangeVerdict>(
        'GET',
        `/api/Student/apply-for-change-of-department?departmentId=${MATHEMATICS}`,
        { token },
      )
    ).data;
  const apply = ({ token }: Enrolled, more: object = {}) =>
    server.call<{ id: string; state: string }>('POST', '/api/Student/apply-for-change-of-department', {
      token,
      body: {
        request: randomUUID(),
        answers: {
          studentTypeId: 1,
          programmeId: MATHEMATICS_BSC,
          departmentId: MATHEMATICS,
          reason: 'My marks in mathematics are better',
          ...more,
        },
      },
    });
  /** As finance does in the transaction that credits the fee. */
  const pay = ({ studentId, userId }: Enrolled) =>
    server.platform.database.transaction(async (tx) => {
      const { rows } = await tx.query({
        name: '',
        values: [studentId],
        text: `select id from invoice where student_id = $1 and purpose = 'change-of-degree'`,
      });
      await server.platform.reactions.happened(tx, invoicePaid, {
        invoiceId: rows[0]!['id'] as string,
        studentId,
        sessionId: 1,
        semesterId: null,
        purpose: 'change-of-degree',
        part: null,
        occasion: '',
        amountKobo: 15_000_00,
        at: server.platform.now(),
        actor: `user:${userId}`,
      });
    });
  const priced = async () => {
    const fee = await studentFee(server, 'Change of degree, test', { purpose: 'change-of-degree' });
    await publishFees(server, { [fee]: 15_000_00 }, { purpose: 'change-of-degree' });
  };
  const step = (person: Person, id: string, name: string, from: string, answers: object = {}) =>
    server.call<{ state: string }>('POST', `/api/Student/decide-change-of-department/${id}/${name}`, {
      token: tokens[person],
      body: { request: randomUUID(), from, answers },
    });
  const mayOf = async (person: Person, id: string) =>
    (
      await server.call<{ may: string[] }>('GET', `/api/Student/decide-change-of-department/${id}`, {
        token: tokens[person],
      })
    ).data?.may;

  test('begins with what the student must have, in words', async () => {
    const student = await newStudent(249);
    expect(await verdict(student)).toMatchObject({
      mayApply: false,
      checks: expect.arrayContaining([{ words: 'A CGPA of 2.50 or more: yours is 2.49', met: false }]),
    });
    const { status, json } = await apply(student);
    expect([status, json.message]).toEqual([422, 'Not yet. A CGPA of 2.50 or more: yours is 2.49']);
    expect((await verdict(await newStudent())).mayApply).toBe(true);
  });

  test('goes on where its fee is corrected to nothing, and where it costs nothing from then on', async () => {
    const fee = await studentFee(server, 'Change of degree, corrected', { purpose: 'change-of-degree' });
    await publishFees(server, { [fee]: 15_000_00 }, { purpose: 'change-of-degree' });
    const student = await newStudent();
    const applied = await apply(student);
    expect(applied.data.state).toBe('unpaid');
    await publishFees(server, { [fee]: 0 }, { purpose: 'change-of-degree' });
    await server.platform.database.transaction((tx) =>
      beginPublications(tx, [{ sessionId: 1, studentTypeId: 1, purpose: 'change-of-degree' }], {
        now: server.platform.now(),
        actor: 'system:test',
      }),
    );
    await postOwnFees(server.platform, student.studentId);
    expect((await verdict(student)).application).toMatchObject({ state: 'applied' });
    await server.call('POST', '/api/Student/withdraw-change-of-department', {
      token: student.token,
      body: { id: applied.data.id },
    });
    expect((await apply(student)).data.state).toBe('applied');
  });

  test('is submitted by its fee, returned by one office, and goes through all of them', async () => {
    await priced();
    const student = await newStudent();
    const applied = await apply(student);
    expect(applied.json).toMatchObject({ success: true });
    const { id, state } = applied.data;
    expect(state).toBe('unpaid');
    expect((await apply(student)).status).toBe(409);
    expect(await mayOf('hod', id)).toEqual([]);
    await pay(student);
    expect((await verdict(student)).application).toMatchObject({ state: 'applied', mayWithdraw: true });
    expect(await mayOf('hod', id)).toEqual(['release', 'return', 'refuse']);
    expect(await mayOf('lecturer', id)).toEqual([]);
    expect((await step('lecturer', id, 'release', 'applied')).status).toBe(403);
    expect((await step('bursar', id, 'release', 'applied')).status).toBe(404);
    expect((await step('hod', id, 'release', 'applied')).data.state).toBe('released');
    const returned = await step('lecturer', id, 'return', 'released', { reason: 'Say which marks' });
    expect(returned.data.state).toBe('returned');
    const again = () =>
      server.call('PUT', '/api/Student/apply-for-change-of-department', {
        token: student.token,
        body: { id, reason: 'MTH101: A, MTH102: A' },
      });
    expect([(await again()).status, (await again()).status]).toEqual([200, 409]);
    expect((await step('hod', id, 'release', 'applied')).data.state).toBe('released');
    const both = await Promise.all([1, 2].map(() => step('lecturer', id, 'accept', 'released')));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await step('registry', id, 'agree', 'accepted')).status).toBe(403);
    expect((await step('dean', id, 'agree', 'accepted')).data.state).toBe('dean-released');
    expect((await step('dean', id, 'receive', 'dean-released')).data.state).toBe('dean-accepted');
    expect((await step('registry', id, 'approve', 'dean-accepted')).data.state).toBe('approved');
    expect((await verdict(student)).application).toMatchObject({ hasLetter: true, reason: 'MTH101: A, MTH102: A' });
    const letter = await server.call<{ paragraphs: string[] }>('GET', '/api/Student/change-of-department-letter', {
      token: student.token,
    });
    expect(letter.data.paragraphs[1]).toMatch(/holds from the session after 2026\/2027/);
    const { rows } = await run('select department_id from student_session where student_id = $1', [student.studentId]);
    expect(rows).toEqual([{ department_id: COMPUTING }]);
  });

  test('that is refused mails the reason; one that is withdrawn leaves its fee to the next', async () => {
    const refused = await newStudent();
    const { id } = (await apply(refused)).data;
    await pay(refused);
    const { status } = await step('hod', id, 'refuse', 'applied', { reason: 'The department is full' });
    expect(status).toBe(200);
    const mails = await run(`select 1 from mail where kind = 'department-change' and subject_id = $1`, [
      refused.studentId,
    ]);
    expect(mails.rows).toHaveLength(1);

    const student = await newStudent();
    const first = (await apply(student)).data.id;
    await pay(student);
    const withdraw = () =>
      server.call('POST', '/api/Student/withdraw-change-of-department', { token: student.token, body: { id: first } });
    expect([(await withdraw()).status, (await withdraw()).status]).toEqual([200, 409]);
    await run('update invoice set settled_at = now() where student_id = $1', [student.studentId]);
    expect((await apply(student)).data.state).toBe('applied');
  });

  test('is listed to the offices that have a part in it', async () => {
    const listed = async (person: Person) =>
      (
        await server.call<{ rows: object[] }>('GET', '/api/Student/department-changes?pageSize=50', {
          token: tokens[person],
        })
      ).data.rows.length;
    const all = await listed('registry');
    expect(all).toBeGreaterThan(2);
    expect([await listed('hod'), await listed('lecturer'), await listed('dean'), await listed('bursar')]).toEqual([
      all,
      all,
      all,
      0,
    ]);
  });
});
