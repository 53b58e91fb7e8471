import { beforeAll, expect, test } from 'vitest';
import { adviserOf, departmentsLedBy, leadsPlace, placesLedBy } from '#server/people/appointments/service.ts';
import { COMPUTING } from '../../support/enrolled.ts';
import { onDatabases } from '../../support/databases.ts';
import { postedCollege, signedIn, type PostedCollege } from '../../support/people.ts';

onDatabases('posts of the college', (databases) => {
  let college: PostedCollege;
  let token: string;
  beforeAll(async () => {
    college = await postedCollege(databases);
    ({ token } = await signedIn(college, 'admin'));
  });
  const dean = (facultyId: number, userName: string | null, as = token) =>
    college.call('POST', '/api/Faculty/assign-dean-to-faculty', { token: as, body: { facultyId, userName } });
  const holder = async (id: number) =>
    (await college.call('GET', '/api/Faculty/deans?pageSize=100', { token })).data.rows.find((row) => row.id === id)!;
  const hasReports = async (userName: string) => {
    const { data } = await college.call('GET', `/api/Lecturer/lecturers?search=${userName}`, { token });
    const { rows } = await college.platform.database.query({
      name: '',
      text: "select 1 from held_claim h join user_account u on u.id = h.user_id where u.user_name = $1 and h.claim = 'reports'",
      values: [data[0]!.userName],
    });
    return rows.length > 0;
  };

  test('are found empty, given to one member of staff at a time, and left', async () => {
    expect(await holder(1)).toMatchObject({ holder: null, holderUserName: null });
    expect((await dean(1, 'lecturer')).status).toBe(200);
    expect(await holder(1)).toMatchObject({ holder: 'Bello Ibrahim', holderUserName: 'lecturer' });
    expect((await dean(1, 'dean')).status).toBe(200);
    expect(await holder(1)).toMatchObject({ holderUserName: 'dean' });
    expect((await dean(1, null)).status).toBe(200);
    expect((await holder(1)).holder).toBeNull();
  });

  test('bring the role of the post, as long as one of the kind is held', async () => {
    expect(await hasReports('lecturer')).toBe(false);
    for (const faculty of [2, 3]) await dean(faculty, 'lecturer');
    await dean(2, null);
    expect(await hasReports('lecturer')).toBe(true);
    await dean(3, 'dean');
    expect(await hasReports('lecturer')).toBe(false);
  });

  test('are for staff, and each leaves an audit entry', async () => {
    expect((await dean(1, ' ')).json.errors).toEqual({ '/userName': 'please choose a member of staff' });
    expect((await dean(1, 'student')).json.errors).toEqual({ '/userName': 'there is no such member of staff' });
    expect((await dean(9999, 'dean')).status).toBe(404);
    await dean(4, 'dean');
    const { data } = await college.call('GET', '/api/Audit/entries?action=post-assigned', { token });
    expect(data.rows[0]).toMatchObject({ actor: 'admin', subject: 'Faculty' });
  });

  test('assigned by many at once have one holder', async () => {
    const answers = await Promise.all(['lecturer', 'dean', 'hod', 'bursar'].map((userName) => dean(5, userName)));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { rows } = await college.platform.database.query({
      name: '',
      text: 'select count(*)::int4 as held from appointment where faculty_id = 5 and ended_at is null',
      values: [],
    });
    expect(rows[0]).toEqual({ held: 1 });
  });

  test('are given by nobody who may do less than their holder', async () => {
    await college.platform.database.query({
      name: '',
      text: "insert into user_claim (user_id, claim, granted) select id, 'user-management', true from user_account where user_name = 'bursar'",
      values: [],
    });
    const { token: clerk } = await signedIn(college, 'bursar');
    const { status } = await college.call('POST', '/api/Department/assign-hod-to-department', {
      token: clerk,
      body: { departmentId: 1, userName: 'bursar' },
    });
    expect(status).toBe(422);
  });

  test('course advisers are kept by department and level', async () => {
    const assign = (level: number, userName: string | null) =>
      college.call('POST', '/api/Department/assign-course-adviser', {
        token,
        body: { departmentId: 2, level, userName },
      });
    expect((await assign(150, 'lecturer')).status).toBe(422);
    for (const level of [100, 200]) expect((await assign(level, 'lecturer')).status).toBe(200);
    await assign(200, null);
    const { data } = await college.call('GET', '/api/Department/course-advisers?departmentId=2', { token });
    expect(data.rows).toMatchObject([{ level: 100, holderUserName: 'lecturer' }]);
  });

  test('advisers answer for a level of a department, heads and deans for all of theirs', async () => {
    const { database } = college.platform;
    // Of those who were deaned at once, anybody may hold it.
    await dean(5, 'dean');
    const idOf = async (userName: string) => (await signedIn(college, userName)).userId;
    const [adviser, hod, ofFaculty] = [await idOf('adviser'), await idOf('hod'), await idOf('dean')];
    expect(await placesLedBy(database, adviser)).toEqual([{ departmentId: COMPUTING, level: 300 }]);
    expect([...(await departmentsLedBy(database, adviser))], 'a level is no department').toEqual([]);
    expect([...(await departmentsLedBy(database, hod))]).toContain(COMPUTING);
    const leads = (userId: string, level: number) => leadsPlace(database, userId, { departmentId: COMPUTING, level });
    expect(
      await Promise.all([leads(adviser, 300), leads(adviser, 200), leads(hod, 200), leads(ofFaculty, 300)]),
    ).toEqual([true, false, true, true]);
    expect(await leadsPlace(database, hod, { departmentId: 1, level: 300 })).toBe(false);
    expect(await adviserOf(database, { departmentId: COMPUTING, level: 300 })).toEqual({
      userId: adviser,
      userName: 'adviser',
      fullName: 'Sule Hauwa',
    });
    expect(await adviserOf(database, { departmentId: COMPUTING, level: 900 })).toBeUndefined();
  });
});
