import { beforeAll, expect, test } from 'vitest';
import type { RawLayout, RawQuestion } from '#contract/academics/raw-results.ts';
import type { CourseSheet } from '#contract/academics/result-sheets.ts';
import type { FileVerdict } from '#contract/academics/score-files.ts';
import type { ScoreUpload } from '#contract/academics/score-uploads.ts';
import { onDatabases } from '../../../support/databases.ts';
import { COMPUTING } from '../../../support/enrolled.ts';
import { numberedClass, sendMarks } from '../../../support/officeMarks.ts';
import { signedIn } from '../../../support/people.ts';
import { offerOf, registered } from '../../../support/registered.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { officeFile } from '../../../support/uploading.ts';
import { sheetOf } from '../../../support/sheet.ts';

const BOOK = 'raw-results-first-semester.xlsx';
const CLASS = [
  ['7301', 'Okoro Ada'],
  ['7302', 'Bello Musa'],
  ['7303', 'Eze-Nwosu Chidi'],
  ['7304', 'Salami Kemi Ruth'],
  ['7305', 'Udo Ime Joy'],
] as const;
/** The college calls one of them otherwise than the book; of the fifth, a practicum, it has no course. */
const COURSES = [
  ['ANP 111', 'Anatomy & Physiology I'],
  ['PHY 111', 'Physics for Health Workers'],
  ['GNS 111', 'Use of English'],
  ['PHC 111', 'Primary Health Care I'],
] as const;
const PASTE = 'the formula has no value. Please copy the column, paste it as values, and upload the file again';

onDatabases('raw results of a semester in one book', (databases) => {
  let server: TestServer;
  let token: string;
  let offers: Readonly<Record<string, number>>;
  const run = async (text: string, values: unknown[] = []) =>
    (await server.platform.database.query({ name: '', text, values })).rows;
  beforeAll(async () => {
    server = await freshServer(databases);
    ({ token } = await signedIn(server, 'lecturer'));
    for (const [code, title] of COURSES)
      await run(
        `with c as (insert into course (department_id, code, title, unit) values ($1, $2, $3, 2) returning id),
           t as (insert into department_course (course_id, department_id, level_id, semester_id, kind) select id, $1, 100, 1, 'core' from c returning id)
         insert into lecturer_course (department_course_id, user_id, is_main, since)
         select t.id, u.id, true, now() from t, user_account u where u.user_name = 'lecturer'`,
        [COMPUTING, code, title],
      );
    offers = Object.fromEntries(await Promise.all(COURSES.map(async ([code]) => [code, await offerOf(server, code)])));
    const [first, ...others] = Object.values(offers);
    for (const { studentId } of await numberedClass(server, first!, CLASS))
      for (const other of others) await registered(server, studentId, other);
    await numberedClass(server, await offerOf(server, 'CSC 201'), [['7399', 'Igwe Paul']]);
  });
  const file = async (trial = true, by = token) => ({
    token: by,
    path: `/api/Results/upload-raw-results?trial=${trial}`,
    bytes: await officeFile(BOOK),
    name: BOOK,
  });
  const layout = (more: Partial<RawLayout> = {}): RawLayout => ({
    sessionId: 1,
    sheets: {
      CA: { component: 'ca', outOf: 20 },
      OBJ: { component: 'ca', outOf: 20 },
      EXAM: { component: 'exam', outOf: 80 },
    },
    courses: {
      'anatomy and physiology 1': offers['ANP 111']!,
      'applied physics': offers['PHY 111']!,
      'use of english': offers['GNS 111']!,
      'primary health care 1': offers['PHC 111']!,
    },
    ...more,
  });
  const send = async (trial: boolean, more = '', said: object = layout()) =>
    sendMarks(server, await file(trial), more, said);
  const sheet = async (code: string) =>
    (await server.call<CourseSheet>('GET', `/api/Results/course-grades?departmentCourseId=${offers[code]}`, { token }))
      .data;
  const marks = async (code: string) =>
    (await sheet(code)).lines.map(({ number, ca, exam, code: said }) => [number, ca, exam, said]);
  const verdictsOf = ({ verdicts }: FileVerdict, code: string) =>
    verdicts.filter(({ course }) => course === code).map(({ number, after, message }) => [number, after, message]);

  test('is asked about once: its class, what each sheet is and is out of, and the course that it calls otherwise', async () => {
    const { status, question } = await sendMarks(server, await file());
    expect(status).toBe(409);
    const { classes, courses, sheets, columns } = question as unknown as RawQuestion;
    expect(classes.map(({ name, sessionId }) => [name.replace(/.*?, /, ''), sessionId])).toEqual([
      [expect.stringContaining('100'), 1],
      [expect.stringContaining('200'), 1],
    ]);
    expect(courses.filter(({ classId }) => classId === classes[0]!.id).map(({ code }) => code)).toEqual(
      COURSES.map(([code]) => code).toSorted(),
    );
    expect(sheets).toEqual([
      { name: 'CA', students: 5, component: 'ca', outOf: null, highest: 19 },
      { name: 'OBJ', students: 4, component: null, outOf: null, highest: 18 },
      { name: 'EXAM', students: 5, component: 'exam', outOf: null, highest: 72 },
    ]);
    expect(columns.map(({ key, heading, courses: proposed }) => [key, heading, proposed])).toEqual([
      ['anatomy and physiology 1', 'Anatomy and Physiology I', [offers['ANP 111']]],
      ['applied physics', 'Applied Physics', []],
      ['use of english', 'Use of English', [offers['GNS 111']]],
      ['primary health care 1', 'Primary Health Care I', [offers['PHC 111']]],
      ['practicum examination', 'Practicum Examination', []],
    ]);
  });

  test('is five students: a formula without a value and 33* are refused, and who is not on a sheet is named', async () => {
    const { data } = await send(true);
    expect(data).toMatchObject({ rows: 20, created: 18, changed: 0, unchanged: 0, refused: 2 });
    expect(verdictsOf(data, 'ANP 111')).toEqual([
      ['7301', '17 + 46', null],
      ['7302', '11 + 25', null],
      ['7303', 'NR', 'ABS on the sheet CA: the CA stays as it is'],
      ['7304', '23 + 58', null],
      ['7305', null, "sheet EXAM: '33*' is not a mark. Please write a number, or ABS, SICK or I"],
    ]);
    expect(verdictsOf(data, 'PHY 111')).toEqual([
      ['7301', '19 + 42', null],
      ['7302', '9 + 18', null],
      ['7303', '18 + 39', null],
      ['7304', '- + 61', 'no mark on the sheet CA: the CA stays as it is'],
      ['7305', '- + 23', 'not on the sheet OBJ: the CA stays as it is'],
    ]);
    expect(verdictsOf(data, 'GNS 111').map(([, after]) => after)).toEqual([
      '14 + 35',
      '13 + 33',
      '17 + 36',
      '24 + 53',
      '- + 26',
    ]);
    expect(verdictsOf(data, 'PHC 111')[0]).toEqual(['7301', null, `sheet CA: ${PASTE}`]);
    expect(data.notes).toEqual([
      'The CA is made of CA (out of 20) and OBJ (out of 20).',
      'The examination is made of EXAM (out of 80).',
      "The column 'Practicum Examination' is not read.",
      '7305 UDO IME JOY is not on the sheet OBJ.',
    ]);
    expect((await marks('GNS 111')).every(([, ca, exam]) => ca === null && exam === null)).toBe(true);
  });

  test('goes only to courses that its uploader teaches', async () => {
    const hod = (await signedIn(server, 'hod')).token;
    const other = await sendMarks(server, await file(true, hod), '', layout());
    expect([other.status, other.message]).toEqual([422, 'You do not teach this course']);
    const untaught = layout({ courses: { 'use of english': await offerOf(server, 'CSC 301') } });
    expect(await send(true, '', untaught)).toMatchObject({ status: 422, message: 'You do not teach this course' });
    const registry = (await signedIn(server, 'registry')).token;
    expect((await sendMarks(server, await file(true, registry), '', layout())).status).toBe(403);
  });

  test('is refused where two columns are one course, where no sheet is said, and where the answer is none', async () => {
    const twice = layout({
      courses: { 'use of english': offers['GNS 111']!, 'applied physics': offers['GNS 111']! },
    });
    expect((await send(true, '', twice)).message).toBe(
      'Two columns of the sheet CA are said to be one course. Please leave one of them',
    );
    expect((await send(true, '', layout({ sheets: {} }))).status).toBe(422);
    expect((await send(true, '', { sheets: 7 })).status).toBe(422);
  });

  test('is a workbook of one class, without a password and with nothing hidden', async () => {
    const sent = async (name: string, bytes: Uint8Array) => {
      const { status, message } = await sendMarks(server, { ...(await file()), bytes, name });
      expect(status).toBe(422);
      return message;
    };
    const saved = async (name: string) => sent(name, await officeFile(`../saved-by/libreoffice/${name}`));
    expect(await saved('locked.xls')).toMatch(/^This workbook has a password/);
    expect(await saved('hidden.ods')).toMatch(/^On the sheet 'List', row 3 is hidden/);
    expect(await sent('ca.csv', new TextEncoder().encode('REG. No,NAME,Use of English\n7301,OKORO,9'))).toMatch(
      /^This is not a workbook/,
    );
    const student = (at: number) => [`${7000 + at}`, 'OKORO ADA', 9];
    const many = [['REG. No', 'NAME', 'Use of English'], ...Array.from({ length: 1_000 }, (_, at) => student(at))];
    expect(await sent('many.xlsx', await sheetOf(many))).toMatch(/^This workbook is too large or damaged/);
    expect(await sent('other.xlsx', await sheetOf([['Please fill in'], ['by Friday']]))).toMatch(
      /^No sheet of this workbook has a column of matric numbers/,
    );
    const odd = [
      ['REG. No', 'NAME', 'Constructor', 'Use of English'],
      ['7301', 'OKORO', 3, 9],
    ];
    const only = { ...layout(), sheets: { Sheet1: { component: 'ca', outOf: 20 } } };
    const { status } = await sendMarks(server, { ...(await file()), bytes: await sheetOf(odd) }, '', only);
    expect(status).toBe(200);
  });

  test('is written as it was tried, in one go, and the same file again changes nothing', async () => {
    const trial = await send(true);
    const done = await send(false, `&digest=${trial.data.digest}`);
    expect(done.data.verdicts).toEqual(trial.data.verdicts);
    expect(done.data.message).toBe(
      '18 scores were written; 2 could not be placed and wait on the sheets of their courses',
    );
    expect(await marks('ANP 111')).toEqual([
      ['7301', 17, 46, null],
      ['7302', 11, 25, null],
      ['7303', null, null, 'NR'],
      ['7304', 23, 58, null],
      ['7305', null, null, null],
    ]);
    expect((await sheet('ANP 111')).unplaced).toMatchObject([{ number: '7305', ca: 'CA: 5', exam: 'EXAM: 33*' }]);
    const again = await send(false);
    expect(again.data).toMatchObject({ created: 0, changed: 0, unchanged: 18, refused: 2 });
    expect((await sheet('ANP 111')).unplaced).toHaveLength(1);
    const stale = await send(false, `&digest=${trial.data.digest}`);
    expect(stale.status).toBe(409);
  });

  test('goes up a second time without a question, and is shown again to who asks for it', async () => {
    const { status, data } = await sendMarks(server, await file());
    expect([status, data.unchanged, data.refused]).toEqual([200, 18, 2]);
    expect(data.notes[0]).toMatch(/^The book was read as .+ matched it on /);
    const again = await sendMarks(server, await file(), '', {});
    const { sheets, columns } = again.question as unknown as RawQuestion;
    expect(sheets.map(({ component, outOf }) => [component, outOf])).toEqual([
      ['ca', 20],
      ['ca', 20],
      ['exam', 80],
    ]);
    expect(columns.find(({ key }) => key === 'applied physics')?.courses).toEqual([offers['PHY 111']]);
    const changed = layout({ sheets: { ...layout().sheets, EXAM: { component: 'exam', outOf: 100 } } });
    expect((await send(true, '', changed)).status).toBe(200);
    const stale = await sendMarks(server, await file(false), `&digest=${data.digest}`);
    expect([stale.status, stale.message]).toEqual([
      409,
      'A sheet has changed since this file was tried. Please try it again',
    ]);
  });

  test('is undone on the sheet of each course', async () => {
    const { data } = await server.call<ScoreUpload[]>(
      'GET',
      `/api/Results/score-uploads?departmentCourseId=${offers['GNS 111']}`,
      { token },
    );
    expect(data.map(({ fileName, written }) => [fileName, written])).toEqual([[BOOK, 5]]);
    const undone = await server.call('POST', '/api/Results/undo-score-upload', { token, body: { id: data[0]!.id } });
    expect(undone.status).toBe(200);
    expect((await marks('GNS 111')).every(([, ca, exam]) => ca === null && exam === null)).toBe(true);
    expect((await marks('PHY 111'))[0]).toEqual(['7301', 19, 42, null]);
  });

  test('leaves a number that is nobody waiting on its course, with marks as the course has them', async () => {
    const rows = [
      ['REG. No', 'NAME', 'Use of English'],
      ['7999', 'IGWE PAUL', 40],
    ];
    const only = { ...layout(), sheets: { Sheet1: { component: 'exam', outOf: 80 } } };
    const { data } = await sendMarks(server, { ...(await file(false)), bytes: await sheetOf(rows) }, '', only);
    expect(data.verdicts.map(({ course, verdict, message }) => [course, verdict, message])).toEqual([
      ['GNS 111', 'refused', 'There is no student with the number 7999'],
    ]);
    const { unplaced, lines } = await sheet('GNS 111');
    expect(unplaced).toMatchObject([{ number: '7999', name: 'IGWE PAUL', ca: '', exam: '35' }]);
    expect(lines.every(({ exam }) => exam === null)).toBe(true);
  });

  test('writes nothing to a sheet that was submitted, and everything to the others', async () => {
    await run("update result_sheet set state = 'submitted' where department_course_id = $1", [offers['PHC 111']]);
    const before = await marks('PHC 111');
    expect((await sendMarks(server, await file())).question).toMatchObject({ kind: 'raw-results' });
    const stored = { sheets: { EXAM: { component: 'exam', outOf: 100 } } } as const;
    const { data } = await send(false, '', layout(stored));
    expect(data.notes[0]).toMatch(/^Nothing is written to PHC 111: its sheet has been submitted/);
    expect(data.verdicts.some(({ course }) => course === 'PHC 111')).toBe(false);
    expect(await marks('PHC 111')).toEqual(before);
    expect((await marks('GNS 111'))[0]).toEqual(['7301', null, 28, null]);
  });
});
