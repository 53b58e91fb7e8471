import { beforeAll, expect, test } from 'vitest';
import { onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import {
  beginCommit,
  commitUpload,
  officeFile,
  questionOf,
  sendSheet,
  settledUpload,
  takeUploadBack,
  tryMatched,
  uploadRows,
  type Uploader,
} from '../../support/uploading.ts';

const [DATA, ROLL, BARE] = [
  'student-data.csv',
  'nominal-roll-bom.csv',
  'nominal-roll-no-heading-semicolon.csv',
] as const;

const HEADINGS = [
  'Matric number',
  'Full name',
  'Registration number',
  'Entry session',
  'Student type',
  'Programme',
  'Department',
  'Level',
];
const student = (matric: string, name: string, kind: string, level: number) => [
  matric,
  name,
  `REG ${matric.slice(-4)}`,
  '2026/2027',
  kind,
  `${kind} Computer Science`,
  'Computer Science',
  `${level} Level`,
];

onDatabases("an office's list of students", (databases) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    ({ token } = await signedIn(server, 'admissions'));
    await uploadRows(to(), [
      HEADINGS,
      student('F/ND/24/9900001', 'OKORO ADA', 'ND', 200),
      student('F/ND/24/9900002', 'BELLO MUSA', 'ND', 200),
      student('F/ND/24/9900007', 'EZE CHIDI', 'ND', 200),
      student('HND/2025/CS/9901', 'SALAMI Kemi Ruth', 'HND', 300),
      student('F/HD/24/9900004', 'UDO IME', 'ND', 200),
    ]);
  }, 120_000);

  const to = (): Uploader => ({ college: server, token, list: '/api/Student', action: 'upload-profiles' });
  const rowsOf = async (text: string) => (await server.platform.database.query({ name: '', text, values: [] })).rows;
  const everybody = () => rowsOf('select * from student order by id');

  test('with a year of entry, a class and one number makes two of four, and asks for names and a year', async () => {
    const { id, report } = await tryMatched(to(), await officeFile(DATA), DATA);
    expect(report).toMatchObject({ rows: 4, created: 2, refused: 2 });
    expect(report!.mistakes).toEqual([
      {
        row: 4,
        column: 'Full name',
        message: 'the first name is empty. Please write which word is the surname and which the first name',
      },
      { row: 5, column: 'Entry session', message: "'26' may be 2026/2027. Please write the session in full" },
    ]);
    expect(report!.notices.rows).toEqual(
      [2, 3].map((row) => ({ row, column: 'Entry session', message: "'2026' was read as '2026/2027'" })),
    );
    await commitUpload(to(), id);
    expect(
      await rowsOf(`select s.matric_number, a.reg_number, a.full_name, t.name as type, p.level_id from student s join admission a on a.id = s.admission_id
                      join student_type t on t.id = s.student_type_id join student_session p on p.student_id = s.id where s.matric_number like 'INV%' order by 1`),
    ).toEqual([
      {
        matric_number: 'INV/26/001',
        reg_number: 'INV/26/001',
        full_name: 'OKORO ADA GRACE',
        type: 'ND',
        level_id: 100,
      },
      { matric_number: 'INV/26/002', reg_number: 'INV/26/002', full_name: 'BELLO MUSA', type: 'ND', level_id: 100 },
    ]);
    const { data } = await sendSheet(to(), await officeFile(DATA), DATA);
    const again = await settledUpload(to(), data.id);
    expect(again.report).toMatchObject({ created: 0, unchanged: 2, refused: 2 });
    expect(await takeUploadBack(to(), id)).toMatchObject({ removed: 2 });
  });

  test('a nominal roll says of four whom the college knows what is stored', async () => {
    const before = await everybody();
    const { id, report } = await tryMatched(to(), await officeFile(ROLL), ROLL);
    expect(report).toMatchObject({ rows: 4, created: 0, changed: 0, unchanged: 4, refused: 0 });
    expect(report!.notices.rows.map(({ row, message }) => [row, message])).toEqual([
      [2, "'nd 2' was read as '200 Level'"],
      [3, "'ND2' was read as '200 Level'"],
      [4, "'HND I' was read as '300 Level'"],
      [6, "'ND2' was read as '200 Level'"],
    ]);
    await commitUpload(to(), id);
    expect(await everybody()).toEqual(before);
  });

  test('a nominal roll with another class than the stored one is refused', async () => {
    const bytes = Buffer.from('S/N,Matric No.,Full Name,Class\n1,F/ND/24/9900001,OKORO ADA,ND1\n');
    const { data } = await sendSheet(to(), bytes, 'other.csv');
    const { report } = await settledUpload(to(), data.id);
    expect(report).toMatchObject({ unchanged: 0, refused: 1 });
    expect(report!.mistakes[0]!.message).toContain('a student has this matric number already');
  });

  test('without headings it is shown, and nothing is stored before its columns are confirmed', async () => {
    const [{ uploads }] = (await rowsOf('select count(*)::int4 as uploads from sheet_upload')) as [{ uploads: number }];
    const question = await questionOf(to(), await officeFile(BARE), BARE);
    expect(question).toMatchObject({ separator: ';', headingRow: 0, rows: 4 });
    expect(question.columns.map(({ field, examples }) => [field, examples[0]])).toEqual([
      ['Matric number', 'F/ND/24/9900001'],
      ['Level', 'ND2'],
    ]);
    expect(await rowsOf('select count(*)::int4 as uploads from sheet_upload')).toEqual([{ uploads }]);
    const { id, notes, report } = await tryMatched(to(), await officeFile(BARE), BARE);
    expect(notes).toContain('The file was read as UTF-8 with semicolons between its columns.');
    expect(report).toMatchObject({ rows: 4, created: 0, unchanged: 2, refused: 2 });
    expect(report!.mistakes).toEqual([
      { row: 2, column: null, message: 'row 4 says something else of the same student' },
      { row: 4, column: null, message: 'row 2 says something else of the same student' },
    ]);
    expect((await beginCommit(to(), id)).status).toBe(200);
  });

  test('without headings it is asked each time, as nothing tells one such file from another', async () => {
    expect((await questionOf(to(), await officeFile(BARE), BARE)).headingRow).toBe(0);
  });
});
