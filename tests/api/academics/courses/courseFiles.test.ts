import { beforeAll, expect, test } from 'vitest';
import { onDatabases } from '../../../support/databases.ts';
import { signedIn } from '../../../support/people.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import {
  commitUpload,
  officeFile,
  questionOf,
  sendSheet,
  settledUpload,
  takeUploadBack,
  tryMatched,
  uploadRows,
  type Uploader,
} from '../../../support/uploading.ts';

const NAME = 'course-list.xlsx';
const file = () => officeFile(NAME);
const [FIRST, SECOND] = ['ND-FIRST-YEAR-FIRST-SEMESTER', 'ND-FIRST-YEAR-SECOND-SEMESTER'] as const;

onDatabases("an office's course list", (databases) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    ({ token } = await signedIn(server, 'admin'));
  });

  const to = (): Uploader => ({ college: server, token, list: '/api/CourseManagement/courses' });
  const rowsOf = async (text: string) => (await server.platform.database.query({ name: '', text, values: [] })).rows;
  const stored = () =>
    rowsOf(`select c.code, c.title, c.unit, d.name as department from course c join department d on d.id = c.department_id
             where c.code ~ '^(ANP|PHC|PRA|ELE|PHY|GST) 1[12]1$' order by c.code`);

  test('of letters that no department has asks for the department; physics has a department', async () => {
    const { notes, report } = await tryMatched(to(), await file(), NAME);
    expect(report).toMatchObject({ rows: 5, created: 1, refused: 4 });
    expect(report!.mistakes[0]).toEqual({
      row: 2,
      column: 'Department',
      message: 'no department has a course that begins with ANP. Please add the department',
    });
    expect(notes).toEqual(
      expect.arrayContaining([
        `The sheet that was read is '${FIRST}'.`,
        `The sheet '${SECOND}' was not read.`,
        'Row 7 is a total, an average or a signature, and was left out.',
      ]),
    );
  });

  test('goes to the department whose courses begin with the same letters, without a question the second time', async () => {
    await uploadRows(to(), [
      ['Faculty', 'Department', 'Code', 'Title', 'Unit'],
      ...['ANP 100', 'GST 100', 'PHC 100', 'PRA 100', 'ELE 100'].map((code) => [
        'Faculty of Sciences',
        'Biochemistry',
        code,
        'Introduction',
        1,
      ]),
    ]);
    const { data } = await sendSheet(to(), await file(), NAME);
    const { id, report } = await settledUpload(to(), data.id);
    expect(report).toMatchObject({ rows: 5, created: 5, refused: 0 });
    await commitUpload(to(), id);
    expect(await stored()).toEqual(
      [
        ['ANP 111', 'Anatomy and Physiology I', 3],
        ['GST 111', 'Use of English', 2],
        ['PHC 111', 'Primary Health Care I', 2],
        ['PHY 111', 'Applied Physics', 2, 'Physics'],
        ['PRA 111', 'Practicum Examination', 1],
      ].map(([code, title, unit, department = 'Biochemistry']) => ({ code, title, unit, department })),
    );
    const again = await sendSheet(to(), await file(), NAME);
    expect((await settledUpload(to(), again.data.id)).report).toMatchObject({ created: 0, changed: 0, unchanged: 5 });
    await takeUploadBack(to(), id);
    expect(await stored()).toEqual([]);
  });

  test("another semester is the person's choice of sheet, and an elective without a unit is named", async () => {
    const { encoding: _, separator: __, ...question } = await questionOf(to(), await file(), NAME, { sheet: SECOND });
    expect(question).toMatchObject({ sheet: SECOND, rows: 3 });
    const columns = Object.fromEntries(
      question.columns.flatMap(({ column, field }) => (field ? [[column, field] as const] : [])),
    );
    const { data } = await sendSheet(to(), await file(), NAME, '', { sheet: SECOND, headingRow: 1, columns });
    const { report } = await settledUpload(to(), data.id);
    expect(report).toMatchObject({ rows: 3, created: 2, refused: 1 });
    expect(report!.mistakes).toEqual([{ row: 4, column: 'Unit', message: 'please enter the course unit' }]);
  });

  test('of two departments with the same letters neither is guessed', async () => {
    await uploadRows(to(), [
      ['Faculty', 'Department', 'Code', 'Title', 'Unit'],
      ['Faculty of Sciences', 'Chemistry', 'ANP 200', 'Introduction', 1],
    ]);
    const bytes = Buffer.from('COURSE CODE,COURSE TITLE,CU\nANP111,Anatomy,3\nANP200,Introduction,2\n');
    const { data } = await sendSheet(to(), bytes, 'two.csv');
    const { report } = await settledUpload(to(), data.id);
    expect(report).toMatchObject({ created: 0, changed: 1, refused: 1 });
    expect(report!.mistakes.filter(({ column }) => column === 'Department')).toEqual([
      {
        row: 2,
        column: 'Department',
        message: '2 departments have courses that begin with ANP. Please add the department',
      },
    ]);
  });

  test("of its head goes to the department that they lead, and to another's course in no way", async () => {
    const { token: hod } = await signedIn(server, 'hod');
    const bytes = Buffer.from('COURSE CODE,COURSE TITLE,CU\nNEW111,Computing in Health,3\nANP200,Introduction,2\n');
    const { data, text } = await sendSheet({ ...to(), token: hod }, bytes, 'own.csv');
    expect(text).toContain('id');
    const { report } = await settledUpload({ ...to(), token: hod }, data.id);
    expect(report).toMatchObject({ created: 1, refused: 1 });
    expect(report!.mistakes[0]).toMatchObject({ row: 3, column: 'Department' });
  });
});
