import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Reply } from '#contract/kit/endpoint.ts';
import type { Assigned, matricNumberReport } from '#contract/students/matric-numbers.ts';
import { Unavailable } from '#server/platform/problem.ts';
import { matriculate } from '#server/students/matric-numbers/service.ts';
import { clearedStudents, numbered, wrongNumbers } from '../../support/clearedStudents.ts';
import { onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const [COMPUTING, MATHEMATICS, PHYSICS] = [22, 23, 27];
const SCOPE = { studentTypeId: 1, sessionId: 1 };
const WRITERS = 200;

onDatabases('matric numbers', (databases) => {
  let server: TestServer;
  let token: string;
  let marks = 0;
  beforeAll(async () => {
    server = await freshServer(databases);
    await numbered(server.platform.database);
    ({ token } = await signedIn(server, 'admissions'));
  });
  const cleared = (count: number, departmentId: number = COMPUTING) => {
    marks += 1;
    return clearedStudents(server.platform.database, {
      count,
      departmentId,
      mark: `${String.fromCharCode(65 + marks)}Z`,
    });
  };
  const assign = (body: object) =>
    server.call<Assigned>('POST', '/api/Student/assign-matric-numbers', { token, body: { scope: SCOPE, ...body } });
  const run = async <Row>(text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows as Row[];
  const numberOf = async (admissionId: string) =>
    (
      await run<{ number: string | null }>('select matric_number as number from student where admission_id = $1', [
        admissionId,
      ])
    )[0]!.number;

  beforeEach(async () => {
    expect(await wrongNumbers(server.platform.database)).toEqual([]);
  });

  test('are tried in the order of surnames, each department by itself, and given as tried', async () => {
    const [computing, mathematics] = [await cleared(12), await cleared(5, MATHEMATICS)];
    const trial = await assign({ trial: true });
    expect(trial.data.rows.map(({ fullName }) => fullName)).toEqual(
      [...computing, ...mathematics].map(({ fullName }) => fullName).sort(),
    );
    expect(await numberOf(computing[0]!.admissionId)).toBeNull();

    const { data } = await assign({ trial: false, digest: trial.data.digest });
    expect(data.given).toBe(17);
    for (const [code, students] of [
      ['CSC', computing],
      ['MTH', mathematics],
    ] as const) {
      for (const [index, { admissionId }] of students.entries())
        expect(await numberOf(admissionId)).toBe(`${code}/2026/${String(index + 1).padStart(4, '0')}`);
    }
    expect((await run('select 1 from mail where kind = $1', ['matric-number'])).length).toBe(17);
  });

  test('are not given by a list that has changed since its trial', async () => {
    await cleared(2);
    const trial = await assign({ trial: true });
    await cleared(1);
    const { status, text } = await assign({ trial: false, digest: trial.data.digest });
    expect([status, text]).toEqual([409, expect.stringContaining('The list has changed since the trial')]);
    expect((await assign({ trial: true })).data.rows.length).toBe(3);
  });

  test('wait for the code of a department, and say so', async () => {
    const [waiting] = await cleared(1, PHYSICS);
    const { data } = await assign({ trial: true });
    const row = data.rows.find(({ admissionId }) => admissionId === waiting!.admissionId);
    expect(row).toMatchObject({ number: null, problem: 'The department has no code yet: enter it under School setup' });
    expect(await matriculated([waiting!.admissionId])).toEqual([]);
    await run(`update department set matric_code = 'PHY' where id = ${PHYSICS}`);
    expect(await matriculated([waiting!.admissionId])).toEqual([waiting!.admissionId]);
  });

  test(`are unique and without a gap under ${WRITERS} writers at once, who all want some of the same students`, async () => {
    const students = [...(await cleared(WRITERS)), ...(await cleared(WRITERS, MATHEMATICS))];
    const before = await run<{ count: number }>('select count(*)::int4 as count from matric_number');
    const wanted = (writer: number) =>
      Array.from({ length: 4 }, (_, index) => students[(writer * 3 + index * 7) % students.length]!.admissionId);
    const got = (await Promise.all(Array.from({ length: WRITERS }, (_, writer) => again(wanted(writer))))).flat();
    expect(new Set(got).size).toBe(got.length);
    const after = await run<{ count: number }>('select count(*)::int4 as count from matric_number');
    expect(after[0]!.count - before[0]!.count).toBe(got.length);
    expect(await wrongNumbers(server.platform.database)).toEqual([]);
  });

  test('belong to nobody else, whatever becomes of their student', async () => {
    await expect(run('delete from matric_number')).rejects.toThrow('a matric number is given once');
    await expect(run(`update matric_number set student_id = student_id`)).rejects.toThrow(
      'a matric number is given once',
    );
  });

  describe('reported', () => {
    test('by scope, every gap with its reason', async () => {
      await run(`insert into matric_counter (scope, first, last) values ('OLD/{seq3}', 4, 5)`);
      await run(
        `insert into matric_number (number, scope, serial, student_id, given_at, given_by) select 'OLD/005', 'OLD/{seq3}', 5, s.id, now(), 'system:test' from student s where s.matric_number is null limit 1`,
      );
      const { data } = await server.call<Reply<typeof matricNumberReport.report>>(
        'GET',
        '/api/Student/matric-number-report',
        { token },
      );
      expect(data.rows.filter(({ scope }) => scope === 'OLD/…')).toEqual([
        {
          scope: 'OLD/…',
          from: 'OLD/001',
          to: 'OLD/005',
          given: 1,
          left: 0,
          missing: 4,
          gaps: 'OLD/001 to OLD/003: given before the portal counted them; OLD/004: not assigned',
        },
      ]);
      await run('alter table matric_number disable trigger matric_number_stays');
      await run(`delete from matric_number where scope = 'OLD/{seq3}'`);
      await run('alter table matric_number enable trigger matric_number_stays');
      await run(`delete from matric_counter where scope = 'OLD/{seq3}'`);
    });

    test('as a file too', async () => {
      const reply = await fetch(`${server.address}/api/Student/download-matric-number-report?format=csv`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(await reply.text()).toContain('CSC/2026/…');
    });
  });

  /** One connection serves all writers of the embedded database: who has waited too long for it comes again. */
  const again = (ids: readonly string[]): Promise<string[]> =>
    matriculated(ids).catch((error: unknown) => {
      if (error instanceof Unavailable) return again(ids);
      throw error;
    });

  const matriculated = (ids: readonly string[]) =>
    server.platform.database.transaction((tx) =>
      matriculate(server.platform, tx, { ids, actor: 'system:test', ip: null, now: server.platform.now() }),
    );
});
