import { beforeAll, expect, test } from 'vitest';
import { onDatabases } from '../../../support/databases.ts';
import { signedIn } from '../../../support/people.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { beginTakingBack, commitUpload, settledUndo, tryRows, uploadRows } from '../../../support/uploading.ts';

const COURSES = '/api/CourseManagement/courses';
const OFFERS = '/api/CourseManagement/course-assignments';
const [ENGLISH, ECONOMICS, COMPUTER_SCIENCE, MATHEMATICS] = [1, 8, 22, 23];

onDatabases('courses', (databases) => {
  let server: TestServer;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    server = await freshServer(databases);
    for (const name of ['admin', 'hod', 'dean', 'lecturer', 'bursar'])
      tokens[name] = (await signedIn(server, name)).token;
  });

  const get = async <Path extends string>(path: Path) =>
    (await server.call('GET', path, { token: tokens['admin']! })).data;
  const post = <Path extends string>(path: Path, body: object, as = 'admin') =>
    server.call('POST', path, { token: tokens[as]!, body });
  const put = <Path extends string>(path: Path, body: object, as = 'admin') =>
    server.call('PUT', path, { token: tokens[as]!, body });
  const correct = async (id: number, body: object, as = 'admin') =>
    put(`${COURSES}/${id}?revision=${(await get(`${COURSES}/${id}`))?.revision ?? 1}`, body, as);
  const course = (more: object) => ({
    facultyId: 5,
    departmentId: COMPUTER_SCIENCE,
    code: 'CSC 303',
    title: 'Database Systems',
    unit: 3,
    ...more,
  });
  const offered = async (departmentId: number) =>
    (await server.call('GET', `/api/Select/courses?departmentId=${departmentId}`)).data.map(({ name }) => name);
  const actions = async (kind: string, id: number) =>
    (
      await server.platform.database.query({
        name: '',
        text: 'select action, detail from audit_entry where subject_kind = $1 and subject_id = $2 order by id',
        values: [kind, String(id)],
      })
    ).rows;

  test('are created, corrected, found and switched off, each with its audit entry, and forms follow', async () => {
    const made = await post(COURSES, course({ code: ' csc303 ' }));
    expect([made.status, made.json.message]).toEqual([200, 'The course was created']);
    const path = `${COURSES}/${made.data.id}` as const;
    expect(await get(path)).toEqual({
      id: made.data.id,
      code: 'CSC 303',
      title: 'Database Systems',
      unit: 3,
      departmentId: COMPUTER_SCIENCE,
      department: 'Computer Science',
      offers: 0,
      active: true,
      mayChange: true,
      revision: 1,
    });
    expect(await offered(COMPUTER_SCIENCE)).toContain('CSC 303 Database Systems');
    expect((await correct(made.data.id, { code: 'CSC 303', title: 'Database Design', unit: 2 })).status).toBe(200);
    expect(await offered(COMPUTER_SCIENCE)).toContain('CSC 303 Database Design');
    expect((await put(`${path}/toggle-activation`, { active: false })).status).toBe(200);
    expect(await offered(COMPUTER_SCIENCE)).not.toContain('CSC 303 Database Design');
    expect((await actions('course', made.data.id)).map(({ action }) => action)).toEqual([
      'created',
      'corrected',
      'deactivated',
    ]);
    expect((await get(`${COURSES}?search=database&active=false`)).rows).toHaveLength(1);
    for (const sort of ['code', '-title', 'department'])
      expect((await get(`${COURSES}?sort=${sort}`)).rows.length, sort).toBe(10);
  });

  test('have a code once in a department, however it is written and however many ask at once', async () => {
    const answers = await Promise.all(
      ['MTH 305', 'mth305', 'Mth  305', 'MTH-305'].map((code) =>
        post(COURSES, course({ departmentId: MATHEMATICS, code })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect((await post(COURSES, course({ departmentId: MATHEMATICS, code: 'mth 305' }))).json.errors).toEqual({
      '/code': 'the department has a course of this code already',
    });
    expect((await post(COURSES, course({ code: 'MTH 305' }))).status).toBe(200);
    const { data } = await post(COURSES, course({ departmentId: MATHEMATICS, code: 'MTH 306' }));
    expect((await correct(data.id, { code: 'mth 305', title: 'Analysis', unit: 3 })).json.errors).toEqual({
      '/code': 'the department has a course of this code already',
    });
  });

  test('are refused in the words of the form', async () => {
    for (const [wrong, at] of [
      [{ code: '101' }, '/code'],
      [{ code: undefined }, '/code'],
      [{ title: '' }, '/title'],
      [{ unit: 13 }, '/unit'],
      [{ unit: -1 }, '/unit'],
      [{ unit: 2.5 }, '/unit'],
      [{ departmentId: ENGLISH }, '/departmentId'],
      [{ departmentId: 999 }, '/departmentId'],
    ] as const) {
      expect(
        (await post(COURSES, course({ code: 'CSC 909', ...wrong }))).json.errors,
        JSON.stringify(wrong),
      ).toHaveProperty([at]);
    }
    expect((await post(COURSES, course({ active: false }))).status).toBe(422);
  });

  test('are changed by a head in the own department, a dean in the own faculty, an administrator anywhere; and by no other', async () => {
    const make = async (as: string, facultyId: number, departmentId: number, code: string) =>
      (await post(COURSES, course({ facultyId, departmentId, code }), as)).status;
    expect(await make('hod', 5, COMPUTER_SCIENCE, 'CSC 311')).toBe(200);
    expect(await make('hod', 5, MATHEMATICS, 'MTH 311')).toBe(422);
    expect(await make('dean', 5, MATHEMATICS, 'MTH 311')).toBe(200);
    expect(await make('dean', 3, ECONOMICS, 'ECO 311')).toBe(422);
    expect(await make('admin', 3, ECONOMICS, 'ECO 311')).toBe(200);
    for (const as of ['lecturer', 'bursar']) expect(await make(as, 5, COMPUTER_SCIENCE, 'CSC 312'), as).toBe(403);
    const { id } = (await get(`${COURSES}?search=eco+311`)).rows[0]!;
    const refused = {
      errors: { '/departmentId': 'You can change the courses of departments that you lead, and of no other' },
    };
    for (const as of ['hod', 'dean']) {
      expect((await correct(id, { code: 'ECO 311', title: 'Taken over', unit: 1 }, as)).json).toMatchObject(refused);
      expect((await put(`${COURSES}/${id}/toggle-activation`, { active: false }, as)).json).toMatchObject(refused);
    }
    expect(await get(`${COURSES}/${id}`)).toMatchObject({ title: 'Database Systems', active: true });
    expect(await actions('course', id)).toHaveLength(1);
    expect((await put(`${COURSES}/99999/toggle-activation`, { active: false }, 'hod')).status).toBe(404);
  });

  test('follow the post: who heads the department no more changes nothing in it', async () => {
    const head = (userName: string | null) =>
      post('/api/Department/assign-hod-to-department', { departmentId: COMPUTER_SCIENCE, userName });
    await head(null);
    expect((await post(COURSES, course({ code: 'CSC 313' }), 'hod')).status).toBe(422);
    await head('hod');
    expect((await post(COURSES, course({ code: 'CSC 313' }), 'hod')).status).toBe(200);
  });

  test('come from a spreadsheet: tried, then taken where they are right and theirs; a trial changes nothing', async () => {
    const rows = [
      ['Faculty', 'Department', 'Code', 'Title', 'Unit'],
      ['Faculty of Sciences', 'Computer Science', 'CSC 321', 'Compiler Construction', 3],
      ['Faculty of Sciences', 'Computer Science', 'csc321', 'Compiler Construction', 3],
      ['Faculty of Sciences', 'Mathematics and Statistics', 'MTH 321', 'Topology', 3],
      ['Faculty of Sciences', 'Computer Science', 'Compilers', 'Compiler Construction', 3],
    ];
    const by = { college: server, token: tokens['hod']!, list: COURSES };
    const report = {
      rows: 4,
      created: 1,
      changed: 0,
      unchanged: 1,
      refused: 2,
      unknown: 0,
      asked: null,
      absent: null,
      notices: { count: 0, rows: [] },
      changes: [],
      mistakes: [
        {
          row: 4,
          column: 'Department',
          message: 'You can change the courses of departments that you lead, and of no other',
        },
        { row: 5, column: 'Code', message: 'a course code is letters and a number, such as CSC 101' },
      ],
    };
    const { id, report: tried } = await tryRows(by, rows);
    expect(tried).toMatchObject(report);
    expect(await offered(COMPUTER_SCIENCE)).not.toContain('CSC 321 Compiler Construction');
    expect(await commitUpload(by, id)).toMatchObject(report);
    expect(await offered(COMPUTER_SCIENCE)).toContain('CSC 321 Compiler Construction');
    expect(await uploadRows(by, rows)).toMatchObject({ created: 0, unchanged: 2 });
  });

  test('are changed by a spreadsheet that says something else of them, which is shown first; what was edited by hand since then is not overwritten', async () => {
    const by = { college: server, token: tokens['hod']!, list: COURSES };
    const row = (code: string, title: string, unit: number) => [
      'Faculty of Sciences',
      'Computer Science',
      code,
      title,
      unit,
    ];
    const HEADINGS = ['Faculty', 'Department', 'Code', 'Title', 'Unit'];
    await uploadRows(by, [
      HEADINGS,
      row('CSC 341', 'Graphics', 3),
      row('CSC 342', 'Vision', 3),
      row('CSC 343', 'Speech', 2),
    ]);
    const ROWS = [
      HEADINGS,
      row('csc 341', 'Computer Graphics', 2),
      row('CSC 342', 'Computer Vision', 3),
      row('CSC 343', 'Speech', 2),
      row('CSC 343', 'Another', 2),
    ];
    const { id, report } = await tryRows(by, ROWS);
    expect(report).toMatchObject({
      created: 0,
      changed: 2,
      unchanged: 0,
      refused: 2,
      changes: [
        { row: 2, column: 'Title', before: 'Graphics', after: 'Computer Graphics' },
        { row: 2, column: 'Unit', before: '3', after: '2' },
        { row: 3, column: 'Title', before: 'Vision', after: 'Computer Vision' },
      ],
      mistakes: [
        { row: 4, column: null, message: 'row 5 says something else of the same course' },
        { row: 5, column: null, message: 'row 4 says something else of the same course' },
      ],
    });
    const byHand = (await get(`${COURSES}?search=vision`)).rows[0]!;
    expect((await correct(byHand.id, { code: 'CSC 342', title: 'Machine Vision', unit: 3 }, 'hod')).status).toBe(200);
    expect(await commitUpload(by, id)).toMatchObject({
      changed: 1,
      refused: 3,
      mistakes: [
        { row: 3, message: 'somebody changed this after the trial. Please upload it again and see how it differs now' },
        { row: 4 },
        { row: 5 },
      ],
    });
    const graphics = (await get(`${COURSES}?search=graphics`)).rows[0]!;
    expect(graphics).toMatchObject({ title: 'Computer Graphics', unit: 2, revision: 2 });
    expect((await get(`${COURSES}/${byHand.id}`)).title).toBe('Machine Vision');
    expect((await actions('course', graphics.id)).map(({ action }) => action)).toEqual(['created', 'corrected']);
    expect(await uploadRows(by, [ROWS[0]!, ROWS[1]!])).toMatchObject({ changed: 0, unchanged: 1 });
  });

  test('that a spreadsheet brought are taken back by whose they are, and by no other', async () => {
    const rows = [
      ['Faculty', 'Department', 'Code', 'Title', 'Unit'],
      ['Faculty of Sciences', 'Computer Science', 'CSC 331', 'Networks', 3],
      ['Faculty of Sciences', 'Mathematics and Statistics', 'MTH 331', 'Measure Theory', 3],
    ];
    expect((await uploadRows({ college: server, token: tokens['admin']!, list: COURSES }, rows)).created).toBe(2);
    const { id } = (await get(`${COURSES}/upload`))!;
    const takeBack = async (as: string) => {
      const by = { college: server, token: tokens[as]!, list: COURSES };
      await beginTakingBack(by, id);
      return settledUndo(by, id);
    };
    expect((await takeBack('hod')).job).toMatchObject({
      state: 'failed',
      error: 'You can change the courses of departments that you lead, and of no other',
    });
    expect((await get(`${COURSES}?search=331`)).rows).toHaveLength(2);
    expect((await takeBack('dean')).report).toMatchObject({ removed: 2, switchedOff: 0, spared: 0 });
    expect(await offered(COMPUTER_SCIENCE)).not.toContain('CSC 331 Networks');
  });

  test("are offered to a level in a semester, once, by whom it is their department; another's course too", async () => {
    const offer = {
      courseDepartmentId: MATHEMATICS,
      courseId: 15,
      departmentId: COMPUTER_SCIENCE,
      levelId: 100,
      semesterId: 1,
    };
    expect((await post(OFFERS, { ...offer, departmentId: ECONOMICS }, 'hod')).status).toBe(422);
    const answers = await Promise.all([1, 2, 3].map(() => post(OFFERS, offer, 'hod')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect((await post(OFFERS, offer, 'hod')).json.errors).toEqual({
      '/courseId': 'the department offers this course to this level in this semester already',
    });
    for (const wrong of [{ courseId: 8 }, { levelId: 150 }, { semesterId: 3 }, { departmentOptionId: 1 }])
      expect((await post(OFFERS, { ...offer, ...wrong })).status, JSON.stringify(wrong)).toBe(422);
    const { rows } = await get(`${OFFERS}?departmentId=${COMPUTER_SCIENCE}&levelId=100&semesterId=1`);
    expect(rows.map(({ code, department, lecturer }) => [code, department, lecturer])).toEqual([
      ['CSC 101', 'Computer Science', 'Bello Ibrahim'],
      ['MTH 101', 'Computer Science', null],
    ]);
    const path = `${OFFERS}/${rows[1]!.id}/toggle-activation`;
    expect((await put(path, { active: false }, 'hod')).status).toBe(200);
    expect(
      (await get(`${OFFERS}?departmentId=${COMPUTER_SCIENCE}&levelId=100&semesterId=1&active=true`)).rows,
    ).toHaveLength(1);
    expect((await get(`${COURSES}/15`)).offers).toBe(1);
  });
});
