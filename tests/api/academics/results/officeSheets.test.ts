import { beforeAll, expect, test } from 'vitest';
import type { CourseSheet } from '#contract/academics/result-sheets.ts';
import type { LayoutQuestion } from '#contract/kit/layout.ts';
import { onDatabases } from '../../../support/databases.ts';
import { numberedClass, sendMarks, sendMatched } from '../../../support/officeMarks.ts';
import { signedIn } from '../../../support/people.ts';
import { offerOf } from '../../../support/registered.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { officeFile } from '../../../support/uploading.ts';

const TITLED = 'result-sheet-title-block.xlsx';
const EXPORTED = 'hod-results-export.csv';
const PAST = 900;
const CLASS = [
  ['2024/CSC/001', 'Okoro Ada Grace'],
  ['2024/CSC/002', 'Bello Musa'],
  ['2024/CSC/003', 'Eze-Nwosu Chidi'],
  ['2023/CSC/044', 'Salami Kemi Ruth'],
  ['2024/CSC/005', 'Udo Ime'],
  ['2024/CSC/006', 'Tanko Ladi'],
  ['2024/MTH/019', 'Ishaya Bulus Dan'],
] as const;

onDatabases("a lecturer's own result sheet", (databases) => {
  let server: TestServer;
  let token: string;
  let offer: number;
  let other: number;
  const run = (text: string, values: unknown[] = []) => server.platform.database.query({ name: '', text, values });
  beforeAll(async () => {
    server = await freshServer(databases);
    ({ token } = await signedIn(server, 'lecturer'));
    [offer, other] = [await offerOf(server, 'CSC 201'), await offerOf(server, 'CSC 101')];
    await run("insert into academic_session (id, name) values ($1, '2025/2026') on conflict do nothing", [PAST]);
    await numberedClass(server, offer, CLASS, { sessionId: PAST });
  });
  const path = (course: number, session: number) =>
    `/api/Results/upload-result-score-sheet?departmentCourseId=${course}&sessionId=${session}`;
  const file = async (name: string, course = offer, session = PAST) => ({
    token,
    path: path(course, session),
    bytes: await officeFile(name),
    name,
  });
  const sheet = async () =>
    (
      await server.call<CourseSheet>(
        'GET',
        `/api/Results/course-grades?departmentCourseId=${offer}&sessionId=${PAST}`,
        { token },
      )
    ).data;

  test('shows its title block and its columns, and nothing of it is read before they are confirmed', async () => {
    const asked = await sendMarks(server, await file(TITLED), '&trial=true');
    expect(asked.status).toBe(409);
    const question = asked.question as LayoutQuestion;
    expect(question.facts).toEqual([
      'The file says that it is of CSC 201, 2025/2026, First semester, as this sheet is.',
      'Its lecturers are Dr A. Nobody; Mrs B. Noone.',
    ]);
    expect(question.columns.map(({ heading, field }) => [heading, field])).toEqual([
      ['S/N', null],
      ['Names', 'Name'],
      ['Reg No', 'Matric number'],
      ['Level', null],
      ['Scores: CA (30)', 'CA'],
      ['Scores: Exam (70)', 'Exam'],
      ['Scores: Adj.', 'Adjustment'],
      ['Total (100)', 'Total'],
      ['Grade', null],
      ['Remarks', null],
    ]);
  });

  test('of another course, session or semester is refused before its columns are asked for', async () => {
    const course = await sendMarks(server, await file(TITLED, other), '&trial=true');
    expect([course.status, course.message]).toEqual([
      422,
      'This file is of CSC 201, and this sheet of CSC 101. Nothing was read. Please open the sheet that the file is of',
    ]);
    const session = await sendMarks(server, await file(TITLED, offer, 1), '&trial=true');
    expect([session.status, session.message]).toEqual([
      422,
      'This file is of 2025/2026, and this sheet of 2026/2027. Nothing was read. Please open the sheet that the file is of',
    ]);
  });

  test('has eight lines: what is clear is taken, what is not is named, and its footer is no line', async () => {
    const trial = await sendMatched(server, await file(TITLED), '&trial=true');
    expect(trial.data).toMatchObject({ rows: 8, created: 3, changed: 0, unchanged: 1, refused: 4 });
    const twins = 'This student is on rows 12 and 19: none of them is taken';
    expect(trial.data.verdicts.map(({ row, verdict, after, message }) => [row, verdict, after, message])).toEqual([
      [11, 'new', '21 + 45', null],
      [12, 'refused', null, twins],
      [13, 'new', 'ABS', '2024/CSC/3 was read as 2024/CSC/003'],
      [
        15,
        'refused',
        null,
        "column 'Adjustment': +2 is in neither mark. Please add it to one of them, or delete it; column 'Total': '45*' is not a mark",
      ],
      [16, 'unchanged', null, null],
      [17, 'new', '12.5 + 47.5', null],
      [18, 'refused', null, '22 + 52 is 74, not 75. Please correct the row'],
      [19, 'refused', null, twins],
    ]);
    expect(trial.data.notes).toEqual(
      expect.arrayContaining([
        "The sheet that was read is 'CSC 201'.",
        'Rows 21, 22, 23 are totals, averages or signatures, and were left out.',
      ]),
    );
    expect((await sheet()).statistics.complete).toBe(0);
  });

  test('is committed as it was tried, without a question, and the same file again changes nothing', async () => {
    const trial = await sendMarks(server, await file(TITLED), '&trial=true');
    expect(trial.data.notes).toContainEqual(expect.stringMatching(/^The columns were read as .+ matched them on /));
    const done = await sendMarks(server, await file(TITLED), `&digest=${trial.data.digest}`);
    expect(done.data.verdicts).toEqual(trial.data.verdicts);
    const { lines, unplaced } = await sheet();
    expect(lines.map(({ number, ca, exam, code }) => [number, ca, exam, code])).toEqual([
      ['2023/CSC/044', null, null, null],
      ['2024/CSC/001', 21, 45, null],
      ['2024/CSC/002', null, null, null],
      ['2024/CSC/003', 18, null, 'ABS'],
      ['2024/CSC/005', null, null, null],
      ['2024/CSC/006', 12.5, 47.5, null],
      ['2024/MTH/019', null, null, null],
    ]);
    expect(unplaced.map(({ row }) => row)).toEqual([12, 15, 18, 19]);
    const again = await sendMarks(server, await file(TITLED));
    expect(again.data).toMatchObject({ created: 0, changed: 0, unchanged: 4, refused: 4 });
    expect((await sheet()).unplaced).toHaveLength(4);
  });

  test('a number that lost its zeros is nobody where two have them, and where it is a student of the college', async () => {
    await run("update student set matric_number = '2024/CSC/3' where matric_number = '2024/CSC/005'");
    const { data } = await sendMarks(server, await file(TITLED), '&trial=true');
    expect(data.verdicts.find(({ row }) => row === 13)).toMatchObject({
      verdict: 'refused',
      message: 'The row says EZE-NWOSU, Chidi, and 2024/CSC/3 is Udo Ime: whose score is it?',
    });
    await run("update student set matric_number = '2024/CSC/03' where matric_number = '2024/CSC/3'");
    const twice = await sendMarks(server, await file(TITLED), '&trial=true');
    expect(twice.data.verdicts.find(({ row }) => row === 13)).toMatchObject({
      verdict: 'refused',
      message: 'There is no student with the number 2024/CSC/3',
    });
    await run("update student set matric_number = '2024/CSC/005' where matric_number = '2024/CSC/03'");
  });

  test("of 40 and 60 marks is refused before anything is read, as this sheet's are of 30 and 70", async () => {
    const { status, message, question } = await sendMarks(server, await file(EXPORTED), '&trial=true');
    expect([status, question, message]).toEqual([
      422,
      undefined,
      "This file has CA of 40 and the examination of 60. This sheet has CA of 30 and the examination of 70. Nothing was read. Please write marks of this sheet's maxima into the file",
    ]);
  });

  test('of 40 and 60 marks is read where the rule set of its students has them', async () => {
    await run(`insert into rule_set (student_type_id, version, name, bands, pass_mark, ca_weight, exam_weight, classes, probation, published_at)
      select 14, 98, 'Of 40 and 60', bands, pass_mark, 40, 60, classes, probation, now() from rule_set order by id limit 1`);
    const [one, two] = await numberedClass(
      server,
      offer,
      [
        ['UG/24/CSC/0001', 'Okoro Ada Grace'],
        ['UG/24/CSC/0002', 'Bello Musa'],
      ],
      { sessionId: PAST },
    );
    await run('update student set student_type_id = 14 where id = $1', [one!.studentId]);
    const { data } = await sendMatched(server, await file(EXPORTED), '&trial=true');
    expect(data.verdicts.map(({ number, after, message }) => [number, after, message])).toEqual([
      [one!.number, '31 + 41', null],
      [two!.number, null, 'The file has CA of 40, and this student CA of 30'],
      ['UG/24/CSC/0003', null, 'There is no student with the number UG/24/CSC/0003'],
    ]);
  });
});
