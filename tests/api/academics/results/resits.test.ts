import { beforeAll, expect, test } from 'vitest';
import type { Composite, TermResult } from '#contract/academics/own-results.ts';
import type { ResitSheet } from '#contract/academics/resits.ts';
import type { FileVerdict } from '#contract/academics/score-files.ts';
import { onDatabases } from '../../../support/databases.ts';
import { COMPUTING, enrolled, type Enrolled } from '../../../support/enrolled.ts';
import { numberedClass, sendMarks } from '../../../support/officeMarks.ts';
import { offerOf, registered } from '../../../support/registered.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { courseSheetOf, type Who } from '../../../support/sheets.ts';
import { officeFile } from '../../../support/uploading.ts';

const BOOK = 'resit-first-semester.xlsx';
const CLASS = [
  ['7303', 'Eze-Nwosu Chidi'],
  ['7304', 'Salami Kemi Ruth'],
  ['7305', 'Udo Ime Joy'],
] as const;

onDatabases('resits in the session of the first mark', (databases) => {
  let server: TestServer;
  let anatomy: Awaited<ReturnType<typeof courseSheetOf>>;
  let physics: typeof anatomy;
  let musa: Enrolled;
  const run = async (text: string, ...values: unknown[]) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  beforeAll(async () => {
    server = await freshServer(databases);
    for (const [code, title] of [
      ['ANP 111', 'Anatomy & Physiology I'],
      ['PHY 111', 'Physics for Health Workers'],
    ])
      await run(
        `with c as (insert into course (department_id, code, title, unit) values ($1, $2, $3, 3) returning id),
           t as (insert into department_course (course_id, department_id, level_id, semester_id, kind) select id, $1, 100, 1, 'core' from c returning id)
         insert into lecturer_course (department_course_id, user_id, is_main, since)
         select t.id, u.id, true, now() from t, user_account u where u.user_name = 'lecturer'`,
        COMPUTING,
        code,
        title,
      );
    const [first, second] = [await offerOf(server, 'ANP 111'), await offerOf(server, 'PHY 111')];
    anatomy = await courseSheetOf(server, first);
    physics = await courseSheetOf(server, second);
    musa = await enrolled(server, 'musa');
    await run(`update student set matric_number = '7302' where id = $1`, musa.studentId);
    await run(
      `update admission set full_name = 'Bello Musa' from student s where s.id = $1 and s.admission_id = admission.id`,
      musa.studentId,
    );
    const own = await registered(server, musa.studentId, first);
    const ownPhysics = await registered(server, musa.studentId, second);
    const [chidi, kemi, ime] = await numberedClass(server, first, CLASS);
    await anatomy.save({
      [own]: { ca: 14, exam: 24 },
      [chidi!.lineId]: { ca: 20, exam: 45 },
      [kemi!.lineId]: { code: 'SICK' },
      [ime!.lineId]: { ca: 5, exam: 20 },
    });
    await physics.save({ [ownPhysics]: { ca: 10, exam: 20 } });
  });
  const send = async (more = '?trial=true', as: Who = 'lecturer') =>
    sendMarks<FileVerdict>(server, {
      token: anatomy.tokens[as]!,
      path: `/api/Results/upload-resits${more}`,
      bytes: await officeFile(BOOK),
      name: BOOK,
    });
  const saidOf = ({ verdicts }: FileVerdict) =>
    verdicts.map(({ course, number, verdict, before, after, message }) => [
      `${number} ${course}`,
      verdict,
      before,
      after,
      message,
    ]);
  const sheets = async (as: Who = 'lecturer') =>
    (await server.call<ResitSheet[]>('GET', '/api/Results/resits', { token: anatomy.tokens[as]! })).data;
  const waitingFor = async (as: string) =>
    (await server.call('GET', '/api/Dashboard/home', { token: anatomy.tokens[as]! })).data.waiting
      .filter(({ what }) => what === 'Take the next step of resits')
      .map(({ detail }) => detail);
  const resits = async (code: string, as: Who = 'lecturer') => (await sheets(as)).find((each) => each.code === code)!;
  const post = (address: string, body: object, as: Who = 'lecturer') =>
    server.call('POST', `/api/Results/${address}`, { token: anatomy.tokens[as]!, body });
  const decide = async (step: 'head' | 'dean' | 'senate' | 'publish', more: object = {}, as?: Who) => {
    const { id, digest } = await resits('ANP 111');
    const office = { head: 'hod', dean: 'dean', senate: 'senate', publish: 'registry' } as const;
    return post('decide-resits', { id, step, verdict: 'approve', digest, ...more }, as ?? office[step]);
  };
  const ownResult = async () =>
    (await server.call<TermResult>('GET', '/api/Results/student-results', { token: musa.token })).data;

  test('are refused while the first mark is not published', async () => {
    const { data } = await send();
    expect(data).toMatchObject({ created: 0, refused: 5 });
    expect(data.verdicts[0]!.message).toBe('The first mark of Bello Musa in ANP 111 is not published yet');
    expect(await anatomy.publish()).toEqual([200, 200, 200, 200, 200]);
    expect(await physics.publish()).toEqual([200, 200, 200, 200, 200]);
  });

  test('go up as the office has them: who passed and 7399 are refused by name, and an empty cell says nothing', async () => {
    const trial = await send();
    expect([trial.status, trial.data.isTrial]).toEqual([200, true]);
    expect(saidOf(trial.data)).toEqual([
      ['7302 ANP 111', 'new', '38 F', 'R 47', null],
      ['7302 PHY 111', 'new', '30 F', 'R 52', null],
      ['7303 ANP 111', 'refused', '65 B', null, 'Eze-Nwosu Chidi passed ANP 111 with 65 B'],
      ['7305 ANP 111', 'new', '25 F', 'R 38', null],
      ['7399 ANP 111', 'refused', null, null, 'There is no student with the number 7399'],
    ]);
    expect(trial.data.notes).toContain("The column 'GST111' is not read: it is not a course that you teach.");
    expect(await sheets()).toEqual([]);
    expect((await send('?digest=another')).status).toBe(409);
    const done = await send(`?digest=${trial.data.digest}`);
    expect(saidOf(done.data)).toEqual(saidOf(trial.data));
    expect(done.data.message).toBe('3 resits were written; 2 refused');
    const again = await send('');
    expect(again.data).toMatchObject({ created: 0, changed: 0, unchanged: 3, refused: 2 });
    expect(
      (await resits('ANP 111')).lines.map(({ number, first, mark, counted }) => [number, first, mark, counted]),
    ).toEqual([
      ['7302', '38 F', 47, '47 D'],
      ['7305', '25 F', 38, '38 F'],
    ]);
    expect((await run(`select count(*)::int4 as entries from audit_entry where action = 'resits-entered'`))[0]).toEqual(
      { entries: 2 },
    );
  });

  test('are uploaded by lecturers of the course alone', async () => {
    for (const [as, status] of [
      ['hod', 422],
      ['registry', 403],
      ['senate', 403],
      ['student', 403],
    ] as const)
      expect([as, (await send('?trial=true', as)).status]).toEqual([as, status]);
    await run(
      `update lecturer_course set ended_at = now() where user_id = (select id from user_account where user_name = 'lecturer')`,
    );
    expect((await send()).status).toBe(422);
    await run(
      `update lecturer_course set ended_at = null where user_id = (select id from user_account where user_name = 'lecturer')`,
    );
    for (const as of ['registry', 'senate'] as const) expect(await sheets(as)).toEqual([]);
    expect((await sheets('hod')).map(({ code }) => code)).toEqual(['ANP 111', 'PHY 111']);
    expect((await server.call('GET', '/api/Results/resits', { token: musa.token })).status).toBe(403);
  });

  test('take the steps of a result sheet; a returned one is corrected, and first marks stay as they are', async () => {
    const { id, digest } = await resits('ANP 111');
    expect([await waitingFor('lecturer'), await waitingFor('hod')]).toEqual([['ANP 111, PHY 111'], []]);
    expect((await post('submit-resits', { id, digest: 'other' })).status).toBe(409);
    expect((await post('submit-resits', { id, digest }, 'hod')).status).toBe(422);
    expect((await post('submit-resits', { id, digest })).status).toBe(200);
    expect((await post('submit-resits', { id, digest })).status).toBe(409);
    expect((await decide('senate')).status).toBe(409);
    expect((await decide('head', {}, 'dean')).status).toBe(422);
    expect((await decide('head', { verdict: 'return' })).status).toBe(422);
    expect((await decide('head', { verdict: 'return', reason: '7305 did not sit' })).status).toBe(200);
    const [, ime] = (await resits('ANP 111')).lines;
    expect((await resits('ANP 111')).returned).toBe('7305 did not sit');
    expect((await post('remove-resit', { lineId: ime!.lineId })).status).toBe(200);
    expect((await post('remove-resit', { lineId: ime!.lineId })).status).toBe(404);
    const corrected = await resits('ANP 111');
    expect(corrected.lines.map(({ number }) => number)).toEqual(['7302']);
    expect((await post('submit-resits', { id, digest: corrected.digest })).status).toBe(200);
    expect((await post('remove-resit', { lineId: corrected.lines[0]!.lineId })).status).toBe(409);
    expect((await send()).data.verdicts[0]!.message).toBe(
      'The resits of ANP 111 have been submitted: with the head of department',
    );
    await expect(run('update resit_mark set mark = 99')).rejects.toThrow();
    for (const step of ['head', 'dean', 'senate'] as const) expect((await decide(step)).status).toBe(200);
    expect((await anatomy.read()).lines.map(({ number, total }) => [number, total])).toEqual([
      ['7302', 38],
      ['7303', 65],
      ['7304', null],
      ['7305', 25],
    ]);
  });

  test('count from publication on, marked R with their day; the carry-over ends then and not before', async () => {
    const before = await ownResult();
    expect([before.carryOvers, before.cumulative.gradePointAverage]).toEqual([['ANP 111', 'PHY 111'], '0.00']);
    expect(before.published.every(({ resitOn }) => resitOn === null)).toBe(true);
    expect((await decide('publish', {}, 'senate')).status).toBe(422);
    expect((await decide('publish')).status).toBe(200);
    const { published, carryOvers, current, cumulative, attempts, rules } = await ownResult();
    expect(published.map(({ code, total, grade, resitOn }) => [code, total, grade, resitOn !== null])).toEqual([
      ['ANP 111', 38, 'F', false],
      ['ANP 111', 47, 'D', true],
      ['PHY 111', 30, 'F', false],
    ]);
    expect(published[1]!.resitOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(carryOvers).toEqual(['PHY 111']);
    expect(
      [current, cumulative].map(({ creditUnit, gradePointAverage, provisional }) => [
        creditUnit,
        gradePointAverage,
        provisional,
      ]),
    ).toEqual([
      [6, '1.00', null],
      [6, '1.00', null],
    ]);
    expect(attempts.map(({ total, counts }) => [total, counts])).toEqual([
      [38, false],
      [47, true],
      [30, true],
    ]);
    expect(rules!.resits).toBe('In one session a resit counts in place of the first mark');
    const { data } = await server.call<Composite>(
      'GET',
      '/api/Results/students-composite-results?departmentId=22&levelId=100&sessionId=1&semesterId=1',
      { token: anatomy.tokens['registry']! },
    );
    const row = data.students.find(({ regNo }) => regNo === '7302')!;
    expect([row.subjects['ANP 111'], row.carryOvers, row.cumulative.gradePointAverage]).toEqual([
      '38 F, R 47 D',
      ['PHY 111'],
      '1.00',
    ]);
    expect(
      await run('select units, points::int4, carry_overs from standing where student_id = $1', musa.studentId),
    ).toEqual([{ units: 6, points: 600, carry_overs: ['PHY 111'] }]);
    const messages = await run(
      `select message from notification where user_id = (select user_id from student where id = $1)`,
      musa.studentId,
    );
    expect(messages.map(({ message }) => message)).toContain('Your resit of ANP 111, 2026/2027, is published');
    expect(await resits('ANP 111')).toBeUndefined();
  });
});
