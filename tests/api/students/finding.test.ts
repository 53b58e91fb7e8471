import { beforeAll, expect, test } from 'vitest';
import type { FoundStudent } from '#contract/students/finding.ts';
import { enrolled, type Enrolled } from '../../support/enrolled.ts';
import { run } from '../../support/admitted.ts';
import { onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { manyStudents } from '../../support/studentMoney.ts';

const ECONOMICS = 8;

onDatabases('a student that staff look for', (databases) => {
  let server: TestServer;
  let ada: Enrolled;
  let bola: Enrolled;
  beforeAll(async () => {
    server = await freshServer(databases);
    ada = await enrolled(server, 'ada', { levelId: 300 });
    bola = await enrolled(server, 'bola', { departmentId: ECONOMICS, levelId: 200 });
    await run(server, `update student set matric_number = 'TST/2026/0007' where id = $1`, [ada.studentId]);
    await run(
      server,
      `update user_account set surname = 'Ọláṣubọ̀mí', mobile_number = '08031234567' where user_name = 'bola'`,
    );
  });
  const find = async (userName: string, search: string) => {
    const { token } = await signedIn(server, userName);
    const query = `search=${encodeURIComponent(search)}`;
    return server.call<FoundStudent[]>('GET', `/api/Student/find-students?${query}`, { token });
  };
  const found = async (userName: string, search: string) => (await find(userName, search)).data.map(({ id }) => id);

  test('is found by either number, however it is typed, by its beginning, by name, by phone and by address', async () => {
    const regNumber = '20263ADA';
    for (const typed of ['TST/2026/0007', 'tst/2026', ' TST/2026/0007 ', regNumber, regNumber.slice(0, 7)])
      expect([typed, await found('admissions', typed)]).toEqual([typed, [ada.studentId]]);
    for (const typed of ['olasubomi', 'Ọláṣub', '08031234567', 'bola@candidates.example', '20264BOLA'])
      expect([typed, await found('admissions', typed)]).toEqual([typed, [bola.studentId]]);
    expect(await found('admissions', ada.studentId), 'a form that is opened again').toEqual([ada.studentId]);
    expect((await find('admissions', 'tst/2026')).data[0]).toEqual({
      id: ada.studentId,
      fullName: 'Okafor Ada Ngozi',
      number: 'TST/2026/0007',
      programme: 'B.Sc. Computer Science',
      level: '300 Level',
    });
    for (const typed of ['', '  ', 'T', '%%%', "' or 1=1 --"])
      expect([typed, await found('admissions', typed)]).toEqual([typed, []]);
  });

  test('is found by those with a claim over all students, and by those who lead the department or level', async () => {
    const both = [bola.studentId, ada.studentId].sort();
    for (const officer of ['admissions', 'bursar', 'hostels', 'health', 'registry', 'senate'])
      expect([officer, (await found(officer, 'ngozi')).sort()]).toEqual([officer, both]);
    for (const leader of ['hod', 'dean', 'adviser'])
      expect([leader, await found(leader, 'ngozi')]).toEqual([leader, [ada.studentId]]);
    await run(server, 'update student_session set level_id = 400 where student_id = $1', [ada.studentId]);
    expect(await found('adviser', 'ngozi'), 'adviser of another level').toEqual([]);
    expect(await found('hod', 'ngozi')).toEqual([ada.studentId]);
    expect(await found('lecturer', 'ngozi'), 'who leads nothing').toEqual([]);
    expect((await find('student', 'ngozi')).status).toBe(403);
  });

  test('whose number begins as that of many others is among the first ten by number, and a leader finds theirs behind all', async () => {
    const others = await manyStudents(server, 12);
    const sql = `update student set matric_number = 'NUM/' || lpad(n::text, 2, '0') from unnest($1::uuid[]) with ordinality as t (id, n) where student.id = t.id`;
    await run(server, sql, [[...others, ada.studentId]]);
    await run(server, 'update student_session set department_id = $2 where student_id = any ($1)', [others, ECONOMICS]);
    expect((await found('bursar', 'NUM/')).toSorted()).toEqual(others.slice(0, 10).toSorted());
    expect(await found('bursar', 'NUM/13')).toEqual([ada.studentId]);
    expect(await found('hod', 'NUM/')).toEqual([ada.studentId]);
  });
});
