import { beforeAll, expect, test } from 'vitest';
import { currentTerm, placeIn, studentOf } from '#server/kit/student/place.ts';
import { enrolled, type Enrolled } from '../../support/enrolled.ts';
import { onDatabases } from '../../support/databases.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

onDatabases('where a student stands', (databases) => {
  let server: TestServer;
  let student: Enrolled;
  beforeAll(async () => {
    server = await freshServer(databases);
    student = await enrolled(server, 'placed');
  });

  const run = (text: string, values: unknown[] = []) => server.platform.database.query({ name: '', text, values });
  const latest = async () =>
    (
      await run(
        'select e.name from student_session p join academic_session e on e.id = p.session_id where p.student_id = $1 and p.is_latest',
        [student.studentId],
      )
    ).rows;

  test('is asked for by account and by session', async () => {
    const { database } = server.platform;
    expect((await studentOf(database, { userId: student.userId }))[0]).toMatchObject({
      id: student.studentId,
      studentTypeId: 1,
    });
    expect(await placeIn(database, { studentId: student.studentId, sessionId: 1 })).toMatchObject([
      { levelId: 100, isFinalYear: false, tags: [] },
    ]);
    expect(await placeIn(database, { studentId: student.studentId, sessionId: 4711 })).toEqual([]);
  });

  test('is the latest session, in whatever order the sessions are written', async () => {
    const { rows } = await run(`insert into academic_session (name) values ('2024/2025'), ('2027/2028') returning id`);
    for (const { id } of rows) {
      await run(
        `insert into student_session (student_id, session_id, student_type_id, programme_id, department_id, level_id)
        select student_id, $2, student_type_id, programme_id, department_id, 200 from student_session where student_id = $1 and session_id = 1`,
        [student.studentId, id],
      );
    }
    expect(await latest()).toEqual([{ name: '2027/2028' }]);
  });

  test('a student type is in the first semester of the open session, until the registry says otherwise', async () => {
    const { database } = server.platform;
    const [first] = await currentTerm(database, { studentTypeId: 1 });
    expect(first).toMatchObject({ session: '2026/2027' });
    await run(
      `insert into current_term (student_type_id, session_id, semester_id, since, set_by) select 1, 1, max(id), now(), 'system:test' from semester`,
    );
    const [second] = await currentTerm(database, { studentTypeId: 1 });
    expect(second!.semesterId).toBeGreaterThan(first!.semesterId);
    expect((await currentTerm(database, { studentTypeId: 2 }))[0]).toEqual(first);
  });
});
