import { beforeAll, expect, test } from 'vitest';
import { enrolled, type Enrolled } from '../../support/enrolled.ts';
import { onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

onDatabases("a student's sessions", (databases) => {
  let server: TestServer;
  let ada: Enrolled;
  let [open, next] = [0, 0];
  const written = (text: string, values: readonly unknown[]) =>
    server.platform.database.query({ name: '', text, values: [...values] });
  const own = async (token: string) => (await server.call('GET', '/api/Session/user-sessions', { token })).data;
  const withFees = async (purposeId: number) =>
    (await server.call('GET', `/api/Session/sundry-sessions?paymentPurposeId=${purposeId}`, { token: ada.token })).data;
  beforeAll(async () => {
    server = await freshServer(databases);
    ada = await enrolled(server, 'sessionsada');
    open = 1;
    const { rows } = await written("insert into academic_session (name) values ('2027/2028') returning id", []);
    next = Number(rows[0]!['id']);
    await written(
      `insert into student_session (student_id, session_id, student_type_id, programme_id, department_id, level_id)
       select student_id, $2, student_type_id, programme_id, department_id, 200 from student_session where student_id = $1`,
      [ada.studentId, next],
    );
  });

  test('are those with a place, the newest first; the open one is current', async () => {
    expect(await own(ada.token)).toMatchObject([
      { id: next, session: '2027/2028', levelId: 200, level: '200 Level', isCurrent: false },
      { id: open, levelId: 100, isCurrent: true },
    ]);
  });

  test('have the current one that the registry set for the student type', async () => {
    const { rows } = await written(
      `insert into current_term (student_type_id, session_id, semester_id, since, set_by) values (1, $1, 1, now(), 'registry') returning id`,
      [next],
    );
    expect((await own(ada.token)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    await written('delete from current_term where id = $1', [rows[0]!['id']]);
  });

  test('that have fees of a purpose are those in which they are published for the student type', async () => {
    expect(await withFees(9)).toEqual([]);
    const assign = (sessionId: number, studentTypeId: number, state: string) =>
      written(
        `insert into fee_assignment (purpose, session_id, student_type_id, state) values ('sundry', $1, $2, $3)`,
        [sessionId, studentTypeId, state],
      );
    await assign(open, 1, 'draft');
    await assign(open, 2, 'published');
    expect(await withFees(9)).toEqual([]);
    await assign(next, 1, 'published');
    expect(await withFees(9)).toEqual([{ id: next, session: '2027/2028' }]);
    expect(await withFees(1)).toEqual([]);
  });

  test('are nobody else’s, and no list of staff', async () => {
    expect(await own((await enrolled(server, 'sessionsobi')).token)).toHaveLength(1);
    const { token } = await signedIn(server, 'bursar');
    expect((await server.call('GET', '/api/Session/user-sessions', { token })).status).toBe(403);
  });
});
