import { beforeAll, expect, test } from 'vitest';
import type { CbtResult, FileVerdict, TestQuestion } from '#contract/academics/score-files.ts';
import type { CourseSheet } from '#contract/academics/result-sheets.ts';
import type { LayoutQuestion } from '#contract/kit/layout.ts';
import { onDatabases } from '../../../support/databases.ts';
import { numberedClass, sendMarks, sendMatched } from '../../../support/officeMarks.ts';
import { signedIn } from '../../../support/people.ts';
import { offerOf } from '../../../support/registered.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { officeFile } from '../../../support/uploading.ts';

const EXPORT = 'ND2026-SET1-ANATOMY AND PHYSIOLOGY ONE - EXAM-grades.xlsx';
const CLASS = [
  ['INV/ND26/001', 'Okoro Ada Grace'],
  ['INV/ND26/002', 'Bello Musa'],
  ['INV/ND26/003', 'Eze-Nwosu Chidi'],
  ['INV/ND26/004', 'Salami Kemi Ruth'],
  ['INV/ND26/006', 'Udo Ime'],
] as const;

onDatabases('the export of a program for tests', (databases) => {
  let server: TestServer;
  let token: string;
  let offer: number;
  let other: number;
  const run = (text: string, values: unknown[] = []) => server.platform.database.query({ name: '', text, values });
  beforeAll(async () => {
    server = await freshServer(databases);
    ({ token } = await signedIn(server, 'lecturer'));
    [offer, other] = [await offerOf(server, 'CSC 101'), await offerOf(server, 'CSC 201')];
    await run(
      `update course set code = 'ANP 111', title = 'Anatomy & Physiology I' where id = (select course_id from department_course where id = $1)`,
      [offer],
    );
    await run(
      `update course set title = 'Anatomy & Physiology II' where id = (select course_id from department_course where id = $1)`,
      [other],
    );
    await numberedClass(server, offer, CLASS);
    await numberedClass(server, other, [['INV/ND26/090', 'Igwe Paul']]);
  });
  const file = async () => ({
    token,
    path: '/api/Results/cbt-upload?trial=true',
    bytes: await officeFile(EXPORT),
    name: EXPORT,
  });
  const committing = async () => ({ ...(await file()), path: '/api/Results/cbt-upload?trial=false' });
  const confirmed = (tries: string) =>
    `&departmentCourseId=${offer}&component=exam&outOf=20&tries=${tries}&confirmed=true`;
  const sheet = async () =>
    (await server.call<CourseSheet>('GET', `/api/Results/course-grades?departmentCourseId=${offer}`, { token })).data;

  test('has its numbers below Surname and its names below First name', async () => {
    const { status, question } = await sendMarks(server, await file());
    expect(status).toBe(409);
    const known = (question as LayoutQuestion).columns.filter(({ field }) => field !== null);
    expect(known.map(({ heading, field }) => [heading, field])).toEqual([
      ['Surname', 'Matric number'],
      ['First name', 'Name'],
      ['State', 'Status'],
      ['Started on', 'Started on'],
      ['Grade/20.00', 'Score'],
    ]);
  });

  test('says course, component and maximum itself, which are confirmed, and who sat the test twice is asked about', async () => {
    const { status, question } = await sendMatched(server, await file());
    expect(status).toBe(409);
    const asked = question as TestQuestion;
    expect(asked).toMatchObject({
      kind: 'test',
      departmentCourseId: offer,
      component: 'exam',
      outOf: 20,
      tries: [{ number: 'INV/ND26/002', name: 'BELLO MUSA', scores: [7.32, 9.15] }],
    });
    expect(asked.courses.map(({ code }) => code)).toEqual(['ANP 111', 'CSC 201']);
  });

  test.each([
    ['first', 3, '- + 26'],
    ['last', 6, '- + 32'],
    ['best', 6, '- + 32'],
  ])('is five people of six rows where the %s try counts', async (tries, row, after) => {
    const { data } = await sendMarks<FileVerdict>(server, await file(), confirmed(tries));
    expect(data).toMatchObject({ rows: 5, created: 3, changed: 0, unchanged: 2, refused: 0 });
    const unfinished = (status: string) => `The test says '${status}': it gives no score`;
    expect(data.verdicts.map((each) => [each.number, each.after, each.message])).toEqual(
      [
        ['INV/ND26/001', '- + 45', null],
        ['INV/ND26/003', null, unfinished('In progress')],
        ['INV/ND26/004', '- + 70', null],
        ['INV/ND26/006', null, unfinished('Never submitted')],
      ].toSpliced(row === 3 ? 1 : 3, 0, ['INV/ND26/002', after, null]),
    );
    expect(data.notes).toEqual(
      expect.arrayContaining([
        'The scores are read as the examination of ANP 111, out of 20.',
        `INV/ND26/002 has scores on rows 3 and 6: row ${row} counts, the ${tries}.`,
        'Row 8 is a total, an average or a signature, and was left out.',
      ]),
    );
    expect((await sheet()).lines.every(({ exam }) => exam === null)).toBe(true);
  });

  test('is written as it was tried; unfinished is blank and not 0, and the same file again changes nothing', async () => {
    const trial = await sendMarks<FileVerdict>(server, await file(), confirmed('best'));
    const done = await sendMarks<FileVerdict>(
      server,
      await committing(),
      `${confirmed('best')}&digest=${trial.data.digest}`,
    );
    expect(done.data.verdicts).toEqual(trial.data.verdicts);
    expect((await sheet()).lines.map(({ number, exam, code }) => [number, exam, code])).toEqual([
      ['INV/ND26/001', 45, null],
      ['INV/ND26/002', 32, null],
      ['INV/ND26/003', null, null],
      ['INV/ND26/004', 70, null],
      ['INV/ND26/006', null, null],
    ]);
    const { data: results } = await server.call<CbtResult[]>(
      'GET',
      `/api/Results/get-cbt-results?departmentCourseId=${offer}`,
      { token },
    );
    expect(results.map(({ number, score, outOf }) => [number, score, outOf])).toEqual([
      ['INV/ND26/001', 12.81, 20],
      ['INV/ND26/002', 9.15, 20],
      ['INV/ND26/004', 20, 20],
    ]);
    const again = await sendMarks<FileVerdict>(server, await committing(), confirmed('best'));
    expect(again.data).toMatchObject({ created: 0, changed: 0, unchanged: 5 });
  });

  test('that is named after another course than was chosen is asked about, and taken nowhere before', async () => {
    const chosen = `&departmentCourseId=${other}&component=exam&outOf=20&tries=best`;
    const { status, question } = await sendMarks(server, await committing(), chosen);
    expect([status, question]).toEqual([409, expect.objectContaining({ kind: 'test', departmentCourseId: other })]);
    const hod = (await signedIn(server, 'hod')).token;
    const refused = await sendMarks(server, { ...(await committing()), token: hod }, `${chosen}&confirmed=true`);
    expect(refused.status).toBe(422);
  });
});
