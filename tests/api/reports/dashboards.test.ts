import { beforeAll, expect, test } from 'vitest';
import type admissionWork from '#work/admission.json';
import type { HomeCard } from '#contract/shell/cards.ts';
import type { AdmissionStep, Series } from '#contract/shell/dashboards.ts';
import { importAdmissions } from '#server/admissions/admission-list/importList.ts';
import { namedProgramme } from '#server/admissions/admission-list/namedProgramme.ts';
import { candidacy } from '#server/admissions/admission-list/service.ts';
import { enrolAccepted } from '#server/students/records/service.ts';
import { enrolled } from '../../support/enrolled.ts';
import { fillJupeb, newApplicant } from '../../support/applicant.ts';
import { onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

interface Dashboard {
  readonly cards: readonly HomeCard[];
  readonly series: readonly Series[];
  readonly steps: readonly AdmissionStep[];
  readonly sessionId: number | null;
}

interface Said {
  readonly rows: readonly Readonly<Record<string, number | string | boolean>>[];
  readonly metadata: { readonly totalCount: number };
  readonly total: Readonly<Record<string, number>>;
}

type Step = keyof typeof admissionWork.steps;

const PROGRAMMES = ['B.Sc. Computer Science', 'B.Sc. Computer Science', 'B.Sc. Physics', 'B.Sc. Economics'];
const TO_THE_END: readonly Step[] = ['accept', 'clear', 'matriculate'];

onDatabases('dashboards', (databases) => {
  let college: TestServer;
  beforeAll(async () => {
    college = await freshServer(databases);
    await fillJupeb(college, await newApplicant(college));
    await newApplicant(college);
    const { database, lookups, now } = college.platform;
    const rows = PROGRAMMES.map((programme, index) => ({
      regNumber: `2026400000${index}1AB`,
      studentTypeId: 1,
      fullName: `Obi Ada${index}`,
      ...namedProgramme(lookups, 1, programme),
      admittedOn: '2026-11-01',
    }));
    await importAdmissions(database, lookups, { sessionId: 1, rows, now: now(), actor: 'system:test' });
    for (const index of [0, 1, 2]) await lead(index, TO_THE_END);
  });

  const run = async <Row>(text: string, values: unknown[] = []) =>
    (await college.platform.database.query({ name: '', text, values })).rows as Row[];

  /** Takes a candidate with an account through these steps. */
  async function lead(index: number, steps: readonly Step[]): Promise<void> {
    const [admission] = await run<{ id: string; reg_number: string }>(
      'select id, reg_number from admission where reg_number = $1',
      [`2026400000${index}1AB`],
    );
    const taking = { reason: null, actor: 'system:test', ip: null, now: college.platform.now() };
    const [made] = await run<{ id: string }>(
      `
      insert into user_account (user_name, role_id, surname, firstname, password_hash, created_at, moved_at, student_type_id)
      select $1, r.id, 'Obi', 'Ada', (select password_hash from user_account where user_name = 'student'), now(), now(), 1 from role r where r.name = 'student' returning id`,
      [`candidate${index}`],
    );
    await run('insert into student_claim (user_id, reg_number, claimed_at) values ($1, $2, now())', [
      made!.id,
      admission!.reg_number,
    ]);
    for (const step of steps) {
      await college.platform.database.transaction(async (tx) => {
        await candidacy.takeMany(tx, { ids: [admission!.id], step, ...taking });
        await enrolAccepted(tx, { admissionId: admission!.id, actor: 'system:test', ip: null, now: taking.now });
      });
    }
    if (steps.includes('matriculate'))
      await run('update student set matric_number = $2 where admission_id = $1', [admission!.id, `TST/2026/${index}`]);
  }

  const dashboardOf = async (userName: string, which: string) => {
    const { token } = await signedIn(college, userName);
    const { status, data } = await college.call<Dashboard>('GET', `/api/Dashboard/${which}`, { token });
    return { token, status, ...data };
  };
  const rowsOf = (series: readonly Series[], name: string) =>
    Object.fromEntries(series.find((each) => each.name === name)!.rows!.map((row) => [row.name, row.amounts]));
  const listed = async (token: string, path: string, to: string) =>
    (await college.call<Said>('GET', `/api/${path}${new URL(to, 'https://college').search}`, { token })).data;

  test.each([
    ['lecturer', 'lecturer-dashboard', ['units-taught'], ['units-by-level']],
    [
      'hod',
      'lecturer-dashboard',
      ['courses-offered'],
      ['courses-by-department', 'registrations-by-level', 'students-by-level'],
    ],
    [
      'dean',
      'lecturer-dashboard',
      [],
      ['courses-by-department', 'registrations-by-level', 'students-by-level', 'students-by-department'],
    ],
    ['hod', 'admin-dashboard', [], []],
    ['dean', 'admin-dashboard', [], []],
    [
      'bursar',
      'admin-dashboard',
      ['received-in-session'],
      ['received-by-day', 'received-by-purpose', 'payment-cases', 'money-in-suspense'],
    ],
    [
      'admissions',
      'admin-dashboard',
      ['submitted-in-session'],
      ['admission-funnel', 'applications-by-programme', 'candidates-by-department'],
    ],
    [
      'admin',
      'admin-dashboard',
      ['received-in-session', 'submitted-in-session', 'active-users'],
      [
        'received-by-day',
        'received-by-purpose',
        'admission-funnel',
        'applications-by-programme',
        'candidates-by-department',
        'students-by-entry',
        'payment-cases',
        'money-in-suspense',
        'users-by-role',
        'background-jobs',
        'audit-by-day',
      ],
    ],
    ['student', 'student-dashboard', ['own-receipts', 'own-payments'], []],
  ])('the %s sees on the %s what concerns them, and no more', async (userName, which, cards, charts) => {
    const { status, ...dashboard } = await dashboardOf(userName, which);
    expect(status).toBe(200);
    expect(dashboard.cards.map(({ name }) => name)).toEqual(cards);
    expect(dashboard.series.map(({ name }) => name)).toEqual(charts);
    expect(dashboard.series.filter(({ rows }) => rows === null)).toEqual([]);
    for (const { draws, rows } of dashboard.series)
      expect(rows!.every(({ amounts }) => amounts.length === draws.length)).toBe(true);
  });

  test('students see no figures of the college, and staff none of students', async () => {
    for (const which of ['lecturer-dashboard', 'admin-dashboard'])
      expect((await dashboardOf('student', which)).status).toBe(403);
    expect((await dashboardOf('lecturer', 'student-dashboard')).status).toBe(403);
    expect((await college.call('GET', '/api/Dashboard/admin-dashboard')).status).toBe(401);
    const { series } = await dashboardOf('lecturer', 'admin-dashboard');
    expect(series).toEqual([]);
  });

  test('cards say what their lists say', async () => {
    const lists: Readonly<Record<string, readonly [path: string, read: (said: Said) => number]>> = {
      'received-in-session': ['Payment/fee-report', ({ total }) => total['receivedKobo']!],
      'submitted-in-session': ['Application/application-report', ({ total }) => total['submitted']!],
      'active-users': ['UserManagement/all-users', ({ metadata }) => metadata.totalCount],
      'units-taught': [
        'Lecturer/lecturer-courses',
        ({ rows }) => rows.reduce((sum, { unit }) => sum + Number(unit), 0),
      ],
      'courses-offered': ['CourseManagement/course-assignments', ({ metadata }) => metadata.totalCount],
    };
    for (const [userName, which] of [
      ['admin', 'admin-dashboard'],
      ['lecturer', 'lecturer-dashboard'],
      ['hod', 'lecturer-dashboard'],
    ] as const) {
      const { token, cards } = await dashboardOf(userName, which);
      for (const { name, to, value } of cards) {
        const [path, read] = lists[name]!;
        expect([name, value]).toEqual([name, read(await listed(token, path, to))]);
      }
      expect(cards.length).toBeGreaterThan(0);
    }
  });

  test('charts say what their lists say', async () => {
    const { token, series } = await dashboardOf('admin', 'admin-dashboard');
    const users = await listed(token, 'UserManagement/all-users', '/?pageSize=100');
    for (const [role, [active, deactivated]] of Object.entries(rowsOf(series, 'users-by-role'))) {
      const own = users.rows.filter((user) => user['role'] === role);
      expect([role, active, deactivated]).toEqual([
        role,
        own.filter((user) => user['active']).length,
        own.filter((user) => !user['active']).length,
      ]);
    }
    const byDay = series.find(({ name }) => name === 'received-by-day')!;
    const report = await listed(token, 'Payment/fee-report', byDay.to!);
    expect(byDay.rows).toHaveLength(30);
    expect(byDay.rows!.reduce((sum, { amounts }) => sum + amounts[0]!, 0)).toBe(report.total['receivedKobo']);
    const audit = series.find(({ name }) => name === 'audit-by-day')!;
    expect(audit.rows!.reduce((sum, { amounts }) => sum + amounts[0]!, 0)).toBe(
      (await listed(token, 'Audit/entries', audit.to!)).metadata.totalCount,
    );
    const { token: hod, series: led } = await dashboardOf('hod', 'lecturer-dashboard');
    const courses = led.find(({ name }) => name === 'courses-by-department')!;
    expect(courses.to).toBe('/course_management/assign_course?active=true&departmentId=22');
    const [, untaught] = courses.rows![0]!.amounts;
    expect(untaught).toBe(
      (await listed(hod, 'CourseManagement/course-assignments', `${courses.to}&taught=false`)).metadata.totalCount,
    );
  });

  test('the funnel goes from the invoice to the matric number, in the session that is asked for', async () => {
    const [onList] = await run<{ candidates: number }>(
      'select count(*)::int as candidates from admission where session_id = 1',
    );
    const { series } = await dashboardOf('admissions', 'admin-dashboard');
    expect(Object.entries(rowsOf(series, 'admission-funnel'))).toEqual([
      ['Invoices', [2]],
      ['Paid', [2]],
      ['Submitted', [1]],
      ['Listed', [onList!.candidates]],
      ['Offered', [onList!.candidates]],
      ['Accepted', [6]],
      ['Cleared', [6]],
      ['Matriculated', [6]],
    ]);
    const places = rowsOf(series, 'candidates-by-department');
    expect([
      places['Computer Science']![2],
      places['Physics']![2],
      Object.values(places)
        .flat()
        .reduce((sum, candidates) => sum + candidates, 0),
    ]).toEqual([2, 1, onList!.candidates]);
    const [other] = await run<{ id: number }>(
      `insert into academic_session (name, is_open) values ('2019/2020', false) returning id`,
    );
    const then = await dashboardOf('admissions', `admin-dashboard?sessionId=${other!.id}`);
    expect(then.sessionId).toBe(other!.id);
    expect(Object.values(rowsOf(then.series, 'admission-funnel')).flat()).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(then.cards.find(({ name }) => name === 'submitted-in-session')).toMatchObject({
      value: 0,
      to: `/app_reports/application_reports?sessionId=${other!.id}`,
    });
  });

  test('a head sees the students of that department, and a dean those of the faculty', async () => {
    expect(rowsOf((await dashboardOf('hod', 'lecturer-dashboard')).series, 'students-by-level')).toEqual({
      '100 Level': [2],
    });
    const { series } = await dashboardOf('dean', 'lecturer-dashboard');
    expect(rowsOf(series, 'students-by-level')).toEqual({ '100 Level': [3] });
    expect(rowsOf(series, 'students-by-department')).toEqual({ 'Computer Science': [2], Physics: [1] });
  });

  test('an adviser sees the registration of the level that they advise, a lecturer the sheets of their courses', async () => {
    const { userId } = await signedIn(college, 'adviser');
    await run(
      `insert into appointment (post, department_id, level, user_id, since)
       select 'course-adviser', $1, 100, $2, now() where not exists (select from appointment where post = 'course-adviser' and department_id = $1 and level = 100 and ended_at is null)`,
      [22, userId],
    );
    await run(
      `update appointment set user_id = $1 where post = 'course-adviser' and department_id = $2 and level = 100`,
      [userId, 22],
    );
    const student = await enrolled(college, 'boardfirst');
    await enrolled(college, 'boardsecond');
    await enrolled(college, 'boardother', { levelId: 200 });
    await run(`insert into registration (student_id, session_id, semester_id, state) values ($1, 1, 1, 'submitted')`, [
      student.studentId,
    ]);
    const { series } = await dashboardOf('adviser', 'lecturer-dashboard');
    const levels = rowsOf(series, 'registrations-by-level');
    expect(Object.keys(levels)).toEqual(['100 Level']);
    expect(levels['100 Level']!.slice(1)).toEqual([1, 0, 0]);
    expect(levels['100 Level']![0]).toBeGreaterThan(0);
    expect(
      Object.keys(rowsOf((await dashboardOf('hod', 'lecturer-dashboard')).series, 'registrations-by-level')),
    ).toEqual(['100 Level', '200 Level']);
    const { userId: lecturer } = await signedIn(college, 'lecturer');
    await run(
      `insert into result_sheet (department_course_id, session_id, state, changed_at)
       select min(department_course_id), 1, 'submitted', now() from lecturer_course where user_id = $1 and ended_at is null`,
      [lecturer],
    );
    expect(rowsOf((await dashboardOf('lecturer', 'lecturer-dashboard')).series, 'own-result-sheets')).toMatchObject({
      'Being marked': [0],
      'With the head': [1],
      Published: [0],
    });
  });

  test('a candidate sees which step is next, and their own receipts alone', async () => {
    await lead(3, ['accept']);
    const { steps, cards } = await dashboardOf('candidate3', 'student-dashboard');
    expect(steps.map(({ title, state }) => [title, state])).toEqual([
      ['Admission offered', 'done'],
      ['Offer accepted', 'done'],
      ['Profile created', 'done'],
      ['Documents cleared', 'now'],
      ['Matric number given', 'later'],
    ]);
    expect(steps[1]!.at).not.toBeNull();
    expect(cards.map(({ value }) => value)).toEqual([0, 0]);
    expect((await dashboardOf('candidate0', 'student-dashboard')).steps).toEqual([]);
  });

  test('receipts are counted by the address that a student has confirmed, and by no other', async () => {
    const [paid] = await run<{ email: string; amount_kobo: number }>(
      'select i.email, p.amount_kobo::int from payment p join invoice i on i.id = p.invoice_id order by i.email limit 1',
    );
    await run(`update user_account set email = $1, moved_at = null where user_name = 'candidate3'`, [
      paid!.email.toUpperCase(),
    ]);
    const values = async () => (await dashboardOf('student', 'student-dashboard')).cards.map(({ value }) => value);
    expect(await values()).toEqual([0, 0]);
    await run(`update user_account set email = null where user_name = 'candidate3'`);
    await run(`update user_account set email = $1, moved_at = now() where user_name = 'student'`, [
      paid!.email.toUpperCase(),
    ]);
    const [receipts, kobo] = await values();
    expect([receipts! > 0, kobo! >= paid!.amount_kobo]).toEqual([true, true]);
  });
});
