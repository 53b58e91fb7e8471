import { beforeAll, expect, test } from 'vitest';
import type { Waits } from '#contract/kit/waiting.ts';
import { forgetCounts } from '#server/kit/list/counts.ts';
import { COMPUTING } from '../../support/enrolled.ts';
import { onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { offerOf, registeredClass } from '../../support/registered.ts';
import { offered, openWindow, registering } from '../../support/registering.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { courseSheetOf } from '../../support/sheets.ts';

/** The list behind each page. */
const LISTS: Readonly<Record<string, string>> = {
  '/approve_courses': 'CourseRegistration/course-registration-approval',
  '/results/classlist': 'Results/sheets',
  '/student_management/change_of_department': 'Student/department-changes',
};
const STAFF = ['lecturer', 'adviser', 'hod', 'dean', 'senate', 'registry', 'bursar', 'admin'] as const;

onDatabases('what waits for staff on the page that they come home to', (databases) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await freshServer(databases);
    await run(`update appointment set ended_at = now() where ended_at is null and post in ('hod', 'course-adviser')`);
    await appoint('hod', null, 'hod');
    await appoint('course-adviser', 200, 'adviser');
  });
  /** Behind the server's back, whose counts are of a moment ago. */
  const run = async (text: string, ...values: unknown[]) => {
    const { rows } = await server.platform.database.query({ name: '', text, values });
    forgetCounts(server.platform.database);
    return rows;
  };
  const appoint = (post: string, level: number | null, userName: string) =>
    run(
      `insert into appointment (post, department_id, level, user_id, since) select $1, $2, $3::int4, id, now() from user_account where user_name = $4`,
      post,
      COMPUTING,
      level,
      userName,
    );

  const homeOf = async (userName: string) => {
    const { token } = await signedIn(server, userName);
    const { data } = await server.call<{ waiting: Waits[] }>('GET', '/api/Dashboard/home', { token });
    return { token, waiting: data.waiting };
  };
  const whatOf = async (userName: string) => (await homeOf(userName)).waiting.map(({ what }) => what);
  const listed = async (token: string, to: string) => {
    const { pathname, search } = new URL(to, 'https://college');
    const { data } = await server.call<{ metadata: { totalCount: number } }>(
      'GET',
      `/api/${LISTS[pathname]!}${search}`,
      { token },
    );
    return data.metadata.totalCount;
  };
  /** Who is told of it, each with the figure that the list behind the link has. */
  const toldOf = async (words: RegExp) => {
    const told: [who: string, figure: number, listed: number][] = [];
    for (const who of STAFF) {
      const { token, waiting } = await homeOf(who);
      for (const { what, to } of waiting.filter((item) => words.test(item.what)))
        told.push([who, Number(/\d+/.exec(what)?.[0] ?? 1), await listed(token, to)]);
    }
    return told;
  };

  test('is nothing in a college that has just begun', async () => {
    for (const who of STAFF) expect([who, await whatOf(who)]).toEqual([who, []]);
    expect(await whatOf('student')).toEqual([]);
  });

  test('is for an adviser what their level registered, and for a head what a level without one did', async () => {
    await openWindow(server, '2099-01-01');
    await run(`update registration_window set closes_on = '2099-01-02' where session_id = 1`);
    for (const [name, levelId] of [
      ['waitinga', 200],
      ['waitingb', 200],
      ['waitingc', 100],
    ] as const) {
      const { studentId } = await registering(server, name, { levelId });
      await run(
        `insert into registration (student_id, session_id, semester_id, state, submitted_at) values ($1, 1, 1, 'submitted', '2026-11-12T09:00:00Z')`,
        studentId,
      );
    }
    expect(await toldOf(/registration/)).toEqual([
      ['adviser', 2, 2],
      ['hod', 1, 1],
    ]);
    expect((await homeOf('hod')).waiting).toMatchObject([
      {
        what: 'Approve 1 registration: First Semester, 2026/2027',
        detail: 'The first has waited since 12/11/2026',
        due: '2099-01-02',
      },
    ]);
    await appoint('course-adviser', 100, 'lecturer');
    expect((await toldOf(/registration/)).map(([who]) => who)).toEqual(['adviser']);
    await run(`update appointment set ended_at = now() where post = 'course-adviser' and level = 100`);
  });

  test('is for a lecturer each sheet by its name, with what is left and why it came back', async () => {
    const offer = await offerOf(server, 'CSC 101');
    const sheet = await courseSheetOf(server, offer);
    const [one, other] = await registeredClass(server, offer, 2);
    await run(
      `insert into score_window (session_id, semester_id, closes_on)
       select 1, semester_id, (now() at time zone 'Africa/Lagos')::date + 5 from department_course where id = $1`,
      offer,
    );
    const own = async () => (await homeOf('lecturer')).waiting.filter(({ what }) => what.includes('CSC 101'));
    const scores = `/records/view?course=${offer}&session=1`;
    const [enter] = await own();
    expect(enter).toMatchObject({
      what: 'Enter the scores of CSC 101',
      detail: '2 of 2 students without a score',
      due: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      to: scores,
    });
    await sheet.send(`/Results/upload-result-score-sheet?departmentCourseId=${offer}&sessionId=1`, [
      ['Matric number', 'Name', 'CA', 'Exam'],
      [one!.number, one!.name, 20, 40],
      ['UG/99/99/9999', 'Nobody At All', 20, 40],
    ]);
    expect(await own()).toMatchObject([{ detail: '1 of 2 students without a score, 1 score to place', to: scores }]);
    await sheet.save({ [other!.lineId]: { ca: 10, exam: 30 } });
    expect(await own()).toMatchObject([{ what: 'Place the scores of CSC 101', detail: '1 score to place' }]);
    await run('update unplaced_score set settled_at = now()');
    expect(await own()).toMatchObject([
      { what: 'Submit the sheet of CSC 101', to: `/records/results?course=${offer}&session=1` },
    ]);
    expect((await sheet.submit()).status).toBe(200);
    expect(await own()).toEqual([]);
    const reason = `Two scripts were not counted. ${'Please count them again. '.repeat(6)}`;
    expect((await sheet.decide('head', { verdict: 'return', reason })).status).toBe(200);
    const [correct] = await own();
    expect(correct!.what).toBe('Correct the sheet of CSC 101');
    expect(correct!.detail).toMatch(/^Returned: Two scripts were not counted. Please count .* …$/);
    expect(correct!.detail!.length).toBeLessThan(110);
    expect((await homeOf('adviser')).waiting.filter(({ what }) => what.includes('CSC 101'))).toEqual([]);
  });

  test('is for each office the sheets whose next step is its own, one of them by its name', async () => {
    const [offer, next] = [await offerOf(server, 'CSC 101'), await offered(server, 'WAI301', 2, { levelId: 300 })];
    const sheet = await courseSheetOf(server, offer);
    expect((await sheet.submit()).status).toBe(200);
    expect((await homeOf('hod')).waiting.at(-1)).toMatchObject({
      what: 'Approve the sheet of CSC 101',
      detail: expect.stringMatching(/^Computer Science/),
      to: `/results/classlist/view?course=${offer}&session=1`,
    });
    await run(
      `insert into result_sheet (department_course_id, session_id, state, changed_at) values ($1, 1, 'submitted', now())`,
      next,
    );
    expect(await toldOf(/sheets/)).toEqual([['hod', 2, 2]]);
    expect((await homeOf('hod')).waiting.at(-1)!.detail).toBe('CSC 101, WAI301');
    await run(`delete from result_sheet where department_course_id = $1`, next);
    for (const [step, who, after] of [
      ['head', 'hod', 'dean'],
      ['dean', 'dean', 'senate'],
      ['senate', 'senate', 'registry'],
    ] as const) {
      expect([step, await whatOf(who)]).toEqual([step, expect.arrayContaining(['Approve the sheet of CSC 101'])]);
      expect((await sheet.decide(step)).status).toBe(200);
      for (const other of STAFF.filter((name) => name !== after && name !== 'admin'))
        expect([other, (await whatOf(other)).filter((what) => what.includes('sheet of CSC 101'))]).toEqual([other, []]);
    }
    expect(await whatOf('registry')).toContain('Publish the sheet of CSC 101');
    expect(await whatOf('admin')).toContain('Publish the sheet of CSC 101');
    expect((await sheet.decide('publish')).status).toBe(200);
    expect((await whatOf('registry')).filter((what) => what.includes('sheet'))).toEqual([]);
  });

  test('leaves a sheet out for who took a step of it, scored it or teaches it', async () => {
    const course = await offered(server, 'WAI401', 2, { levelId: 400 });
    const [hod] = await run(`select id from user_account where user_name = 'hod'`);
    const [made] = await run(
      `insert into result_sheet (department_course_id, session_id, state, changed_at) values ($1, 1, 'submitted', now()) returning id`,
      course,
    );
    const told = async (who: string) => (await whatOf(who)).includes('Approve the sheet of WAI401');
    expect([await told('hod'), await told('dean')]).toEqual([true, false]);
    const [taught] = await run(
      'insert into lecturer_course (department_course_id, user_id, is_main, since) values ($1, $2, true, now()) returning id',
      course,
      hod!['id'],
    );
    expect([await told('hod'), await told('dean')]).toEqual([false, true]);
    await run('update lecturer_course set ended_at = now() where id = $1', taught!['id']);
    expect([await told('hod'), await told('dean')]).toEqual([true, false]);
    await run(
      `insert into workflow_step (request, subject, subject_id, from_state, to_state, step, actor, at) values (gen_random_uuid(), 'result_sheet', $1, 'open', 'submitted', 'submit', $2, now())`,
      made!['id'],
      `user:${String(hod!['id'])}`,
    );
    expect(await told('hod')).toBe(false);
    await run('delete from result_sheet where id = $1', made!['id']);
  });

  test('is for a head and a dean the changes of department that wait for them', async () => {
    const [moving, staying] = [await registering(server, 'movinga'), await registering(server, 'movingb')];
    for (const { studentId } of [moving, staying])
      await run(
        `insert into department_change (student_id, session_id, from_department_id, to_programme_id, to_department_id, reason, state, created_at)
         select $1, 1, $2, programme_id, 23, 'My marks', 'applied', now() from student_session where student_id = $1`,
        studentId,
        COMPUTING,
      );
    expect(await toldOf(/of department/)).toEqual([['hod', 2, 2]]);
    const moved = (state: string) =>
      run('update department_change set state = $1 where student_id = $2', state, moving.studentId);
    await moved('accepted');
    expect(await toldOf(/of department/)).toEqual([
      ['hod', 1, 1],
      ['dean', 1, 1],
    ]);
    await moved('dean-accepted');
    expect((await toldOf(/of department/)).map(([who]) => who)).toEqual(['hod', 'registry', 'admin']);
  });

  test('stands in the order of its last day, and what has none comes last', async () => {
    const { waiting } = await homeOf('hod');
    const days = waiting.map(({ due }) => due);
    expect(days.length).toBeGreaterThan(1);
    expect(days.filter((day) => day !== null)).not.toEqual([]);
    expect(days).toEqual(days.toSorted((one, other) => ((one ?? '9999') < (other ?? '9999') ? -1 : 1)));
  });
});
