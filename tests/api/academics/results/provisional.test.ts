import { beforeAll, expect, test } from 'vitest';
import type { Composite } from '#contract/academics/own-results.ts';
import type { ClassUnderWay, ProvisionalBroadsheet } from '#contract/academics/provisional.ts';
import type { PaperPage } from '#contract/kit/paper.ts';
import { onDatabases } from '../../../support/databases.ts';
import { enrolled, type Enrolled } from '../../../support/enrolled.ts';
import { signedIn } from '../../../support/people.ts';
import { offerOf, registered, registeredClass, type Registered } from '../../../support/registered.ts';
import { sheetAt } from '../../../support/sheet.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { courseSheetOf, type Who } from '../../../support/sheets.ts';

const CLASS = 'departmentId=22&levelId=100&sessionId=1&semesterId=1';
const ADDRESSES = ['provisional-results', 'provisional-broadsheet', 'provisional-broadsheet.pdf'] as const;

const run = (server: TestServer, text: string, ...values: unknown[]) =>
  server.platform.database.query({ name: '', text, values });

/** Somebody of another department, in the office of one of the demo's people. */
async function elsewhere(server: TestServer, name: string, like: string, post: 'hod' | 'dean'): Promise<string> {
  await run(
    server,
    `insert into user_account (user_name, role_id, surname, firstname, middlename, email, birthday, password_hash, created_at, moved_at)
     select $1, role_id, 'Other', 'Office', '', $1 || '@matricula.example', birthday, password_hash, now(), now() from user_account where user_name = $2`,
    name,
    like,
  );
  await run(
    server,
    `insert into appointment (post, department_id, faculty_id, user_id, since)
     select $2, case when $2 = 'hod' then d.id end, case when $2 = 'dean' then d.faculty_id end, u.id, now()
       from user_account u, department d where u.user_name = $1
        and d.id = (select min(o.id) from department o where o.faculty_id <> (select faculty_id from department where id = 22))`,
    name,
    post,
  );
  return (await signedIn(server, name)).token;
}

onDatabases('the broadsheet before approval', (databases) => {
  let server: TestServer;
  let one: Awaited<ReturnType<typeof courseSheetOf>>;
  let other: Awaited<ReturnType<typeof courseSheetOf>>;
  let students: Registered[];
  let student: Enrolled;
  const lines: string[] = [];
  beforeAll(async () => {
    server = await freshServer(databases);
    const [first, second] = [await offerOf(server, 'CSC 101'), await offerOf(server, 'CSC 201')];
    one = await courseSheetOf(server, first);
    other = await courseSheetOf(server, second);
    students = await registeredClass(server, first, 3);
    student = await enrolled(server, 'owner');
    await run(
      server,
      'update student_session set programme_id = (select programme_id from student_session where student_id = $1) where student_id = $2',
      students[0]!.studentId,
      student.studentId,
    );
    lines.push(await registered(server, student.studentId, first));
    for (const { studentId } of students.slice(0, 2)) lines.push(await registered(server, studentId, second));
    await one.save({
      [students[0]!.lineId]: { ca: 20, exam: 50 },
      [students[1]!.lineId]: { ca: 5, exam: 20 },
      [students[2]!.lineId]: { ca: 15, exam: 30 },
      [lines[0]!]: { ca: 22, exam: 40 },
    });
  });
  const get = <T>(what: string, as: string, query = CLASS) =>
    server.call<T>('GET', `/api/Results/${what}?${query}`, { token: one.tokens[as] ?? as });
  const read = async (as: Who) => (await get<ProvisionalBroadsheet>('provisional-results', as)).data.sheets[0]!;
  const rowOf = async (as: Who, of: Registered) => (await read(as)).students.find(({ regNo }) => regNo === of.number)!;
  const classes = async (as: string) =>
    (await server.call<ClassUnderWay[]>('GET', '/api/Results/classes-before-approval', { token: one.tokens[as] ?? as }))
      .data;

  test('has no mark of a sheet that is with its lecturer, and says what it waits for', async () => {
    expect(await classes('hod')).toEqual([]);
    const row = await rowOf('hod', students[0]!);
    expect([row.subjects, row.current.gradePointAverage, row.remark, row.list]).toEqual([
      {},
      null,
      null,
      'Waits for marks',
    ]);
    expect(row.missing).toEqual(['CSC 101: With the lecturer', 'CSC 201: With the lecturer']);
    expect(row.cumulative.provisional).toBe('provisional, 0 of 2 courses');
  });

  test('has the marks that are submitted, with units, GPA, CGPA, standing and what is missing', async () => {
    expect((await one.submit()).status).toBe(200);
    const sheet = await read('hod');
    expect(
      sheet.courses.map(({ courseCode, status, students: of, marked }) => [courseCode, status, of, marked]),
    ).toEqual([
      ['CSC 101', 'With the head of department', 4, 4],
      ['CSC 201', 'With the lecturer', 2, 0],
    ]);
    const [first, second, third] = [
      await rowOf('hod', students[0]!),
      await rowOf('hod', students[1]!),
      await rowOf('hod', students[2]!),
    ];
    expect([
      first.subjects['CSC 101'],
      first.current.gradePointAverage,
      first.cumulative.provisional,
      first.list,
    ]).toEqual(['70 A', '5.00', 'provisional, 1 of 2 courses', 'Waits for marks']);
    expect([second.remark, second.carryOvers, second.list]).toEqual(['Probation', ['CSC 101'], 'Waits for marks']);
    expect([
      third.current.creditUnit,
      third.cumulative.gradePointAverage,
      third.missing,
      third.cumulative.provisional,
      third.list,
    ]).toEqual([3, '2.00', [], null, 'Pass']);
    expect(await classes('dean')).toMatchObject([
      { departmentId: 22, levelId: 100, courses: 2, published: 0, open: 1 },
    ]);
  });

  test('is for its head, its dean, senate and the registry; to all others it is not there', async () => {
    const strangers = [
      await elsewhere(server, 'otherhead', 'hod', 'hod'),
      await elsewhere(server, 'otherdean', 'dean', 'dean'),
    ];
    for (const address of ADDRESSES) {
      const answer = async (as: string) =>
        (
          await fetch(`${server.address}/api/Results/${address}?${CLASS}`, {
            headers: { authorization: `Bearer ${one.tokens[as] ?? as}` },
          })
        ).status;
      for (const as of ['hod', 'dean', 'senate', 'registry'])
        expect([address, as, await answer(as)]).toEqual([address, as, 200]);
      for (const as of ['lecturer', 'adviser', ...strangers])
        expect([address, await answer(as)]).toEqual([address, 404]);
      for (const as of ['student', student.token]) expect([address, await answer(as)]).toEqual([address, 403]);
    }
    for (const as of ['lecturer', 'adviser', ...strangers]) expect(await classes(as)).toEqual([]);
    expect((await get('provisional-results-file', 'lecturer', `${CLASS}&programmeId=1&ruleSetId=1`)).status).toBe(404);
    const own = await server.call<{ published: unknown[] }>('GET', '/api/Results/student-results', {
      token: student.token,
    });
    expect(own.data.published).toEqual([]);
  });

  test('shows a head and a dean no mark of a course that another faculty lends before it is published', async () => {
    await run(
      server,
      `update department_course set department_id = (select min(o.id) from department o where o.faculty_id <> (select faculty_id from department where id = 22))
        where id = (select department_course_id from registration_line where id = $1)`,
      lines[1],
    );
    await other.save({ [lines[1]!]: { ca: 10, exam: 40 }, [lines[2]!]: { ca: 30, exam: 60 } });
    expect((await other.submit()).status).toBe(200);
    expect((await rowOf('hod', students[0]!)).missing).toEqual(['CSC 201: With the head of department']);
    expect((await rowOf('dean', students[0]!)).subjects['CSC 201']).toBeUndefined();
    expect((await rowOf('senate', students[0]!)).subjects['CSC 201']).toBe('50 C');
    await run(
      server,
      `update department_course set department_id = 22 where id = (select department_course_id from registration_line where id = $1)`,
      lines[1],
    );
    expect((await rowOf('hod', students[0]!)).subjects['CSC 201']).toBe('50 C');
  });

  test('never has two grading rules on one sheet', async () => {
    const [{ id: typeId } = { id: 0 }] = (
      await run(server, `select id from student_type where name in ('ND', 'National Diploma')`)
    ).rows;
    await run(server, `update student set student_type_id = $2 where id = $1`, students[2]!.studentId, typeId);
    const { data } = await get<ProvisionalBroadsheet>('provisional-results', 'hod');
    expect(data.sheets.map(({ rules, students: of }) => [rules, of.length])).toEqual([
      ['NUC 5.0', 3],
      ['NBTE 4.0', 1],
    ]);
    expect(data.sheets[1]!.students[0]!.subjects['CSC 101']).toBe('45 D');
    await run(server, `update student set student_type_id = 1 where id = $1`, students[2]!.studentId);
  });

  test('is a paper on A3 that says provisional, whose code proves no result, and a spreadsheet', async () => {
    const { data } = await get<PaperPage>('provisional-broadsheet', 'hod');
    expect([data.title, data.format]).toEqual(['Provisional broadsheet', 'A3-landscape']);
    expect(data.paragraphs.join(' ')).toContain('PROVISIONAL');
    expect(data.tables[0]!.columns.map(({ title }) => title).slice(3)).toEqual([
      'CSC 101 (3)',
      'CSC 201 (3)',
      'Units',
      'GPA',
      'CGPA',
      'Earned',
      'Standing',
      'Carry-overs',
      'Missing',
    ]);
    const { rows } = await run(
      server,
      `select facts::text as facts from document_record where kind = 'provisional-broadsheet'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/UG\/26|Probation|CSC 101/);
    const { programmeId, ruleSetId } = await read('hod');
    const file = await sheetAt(
      server,
      `/api/Results/provisional-results-file?${CLASS}&programmeId=${programmeId}&ruleSetId=${ruleSetId}`,
      one.tokens['hod']!,
    );
    expect(file.rows.length).toBe(5);
    expect(file.rows.find(([number]) => number === students[2]!.number)!.slice(2)).toEqual([
      '45 D',
      null,
      3,
      2,
      2,
      '3',
      'Pass',
      null,
      null,
      'Pass',
    ]);
  });

  test('becomes exactly what is published, and is gone then', async () => {
    const before = await read('registry');
    for (const sheet of [one, other])
      for (const step of ['head', 'dean', 'senate', 'publish'] as const) {
        expect((await get('provisional-results', 'hod')).status).toBe(200);
        expect((await sheet.decide(step)).status).toBe(200);
      }
    const { data } = await get<Composite>('students-composite-results', 'registry');
    const figures = ({
      regNo,
      subjects,
      previous,
      current,
      cumulative,
      remark,
      carryOvers,
    }: Composite['students'][number]) => ({
      regNo,
      subjects,
      previous,
      current,
      cumulative,
      remark,
      carryOvers,
    });
    expect(before.students.map(figures)).toEqual(data.students.map(figures));
    for (const address of ADDRESSES) expect((await get(address, 'registry')).status).toBe(404);
    expect(await classes('registry')).toEqual([]);
  });
});
