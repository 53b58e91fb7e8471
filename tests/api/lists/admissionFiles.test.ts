import { beforeAll, expect, test } from 'vitest';
import { onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
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
} from '../../support/uploading.ts';

const [MERIT, SIGNUP, STATUS] = ['merit', 'signup', 'by-status'].map((name) => `admission-list-${name}.csv`) as [
  string,
  string,
  string,
];
const [UNDERGRADUATE, NCE, PRE_DEGREE] = [1, 3, 13];

onDatabases("an office's own admission list", (databases) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    ({ token } = await signedIn(server, 'admissions'));
    const admin = (await signedIn(server, 'admin')).token;
    const made = async (path: string, body: object) => {
      const { status, text } = await server.call('POST', `/api${path}`, { token: admin, body });
      if (status >= 400) throw new Error(`${path}: ${text}`);
    };
    const programme = async (name: string, studentTypeId: number, department: string) => {
      const [row] = await rowsOf(`select id from department where name = '${department}'`);
      await made('/SchoolProgramme/programmes', { name, studentTypeId });
      const [programme] = await rowsOf(`select id from school_programme where name = '${name}'`);
      await made('/SchoolProgramme/programme-departments', {
        studentTypeId,
        schoolProgrammeId: programme!['id'],
        facultyId: 5,
        departmentId: row!['id'],
      });
    };
    for (const name of ['Accounting', 'Science Education & Computer', 'NCE Arts', 'NCE Science', 'Preliminary Studies'])
      await made('/Department/departments', { facultyId: 5, name });
    await programme('B.Sc. Accounting', UNDERGRADUATE, 'Accounting');
    await programme('B.Sc. (Ed.) Computer', UNDERGRADUATE, 'Science Education & Computer');
    await programme('NCE: Mathematics/Physics', NCE, 'NCE Science');
    await programme('NCE: English/Social Studies', NCE, 'NCE Arts');
    await programme('PRENCE: Biology/Chemistry', PRE_DEGREE, 'Preliminary Studies');
    await uploadRows({ college: server, token, list: '/api/Jamb' }, [
      ['Registration number', 'Surname', 'First name', 'Middle name', 'Sex', 'State', 'LGA', 'Department', ...SCORES],
      ['202699000011AA', 'OKORO', 'ADA', 'GRACE', 'Female', 'Abia', '', 'Computer Science', ...sat(241)],
      ['202699000012BA', 'BELLO', 'MUSA', '', 'Male', 'Kano', '', 'Accounting', ...sat(198)],
      ['202699000013CA', 'EZE-NWOSU', 'CHIDI', '', 'Male', 'Enugu', '', 'Science Education & Computer', ...sat(255)],
    ]);
  }, 120_000);

  const to = (): Uploader => ({ college: server, token, list: '/api/AdmissionList' });
  const rowsOf = async (text: string) => (await server.platform.database.query({ name: '', text, values: [] })).rows;
  const listed = () =>
    rowsOf(`select a.reg_number, a.full_name, t.name as type, p.name as programme, d.name as department, a.email
              from admission a join student_type t on t.id = a.student_type_id join school_programme p on p.id = a.programme_id
              join department d on d.id = a.department_id
             where a.reg_number like '20269%' or a.reg_number like 'IC%' order by a.reg_number`);

  test('by merit: four, of whom one has surname and first name the other way round than the UTME list', async () => {
    const question = await questionOf(to(), await officeFile(MERIT), MERIT);
    expect(question.columns.flatMap(({ heading, field }) => (field ? [[heading, field]] : []))).toEqual([
      ['JAMB NO', 'Registration number'],
      ['SURNAME', 'Surname'],
      ['FIRST NAME', 'First name'],
      ['OTHER NAME', 'Other names'],
      ['STATE', 'State of origin'],
      ['DEPARTMENT', 'Department'],
      ['MODE OF ENTRY', 'Mode of entry'],
    ]);
    const { id, report } = await tryMatched(to(), await officeFile(MERIT), MERIT);
    expect(report).toMatchObject({ rows: 4, created: 4, refused: 0, unknown: 0 });
    expect(report!.notices.rows).toEqual([
      {
        row: 4,
        column: 'Full name',
        message: "surname and first name change places: the UTME list has 'BELLO MUSA'",
      },
      {
        row: 5,
        column: 'Department',
        message: "'SCI. EDU. & COMPUTER' was read as 'Science Education & Computer'",
      },
    ]);
    await commitUpload(to(), id);
    expect((await listed()).map((row) => Object.values(row).slice(0, 5))).toEqual([
      ['202699000011AA', 'OKORO ADA GRACE', 'Undergraduate', 'B.Sc. Computer Science', 'Computer Science'],
      ['202699000012BA', 'BELLO MUSA', 'Undergraduate', 'B.Sc. Accounting', 'Accounting'],
      ['202699000013CA', 'EZE NWOSU CHIDI', 'Undergraduate', 'B.Sc. (Ed.) Computer', 'Science Education & Computer'],
      ['202699100001DE', 'ANDRE SOLANGE', 'Undergraduate', 'B.Sc. Accounting', 'Accounting'],
    ]);
  });

  test('goes up the second time without a question and changes nothing', async () => {
    const { data } = await sendSheet(to(), await officeFile(MERIT), MERIT);
    const { report } = await settledUpload(to(), data.id);
    expect(report).toMatchObject({ rows: 4, created: 0, changed: 0, unchanged: 4, refused: 0 });
    const [last] = await rowsOf('select max(id) as id from sheet_upload where committed_at is not null');
    await takeUploadBack(to(), last!['id'] as number);
    expect(await listed()).toEqual([]);
  });

  test('of a sign-up: three are known by their names, with notices of a bad email and a short phone', async () => {
    const { id, report } = await tryMatched(to(), await officeFile(SIGNUP), SIGNUP);
    expect(report).toMatchObject({ rows: 3, created: 3, refused: 0, unknown: 0, mistakes: [] });
    expect(report!.notices.rows.map(({ row, message }) => [row, message])).toEqual([
      [2, '202699000011AA was found by the name on the UTME list'],
      [3, '202699000012BA was found by the name on the UTME list'],
      [4, "'0803000001' is not a phone number of 11 digits"],
      [4, "'chidi@example' is not an email address, and was left out"],
      [4, '202699000013CA was found by the name on the UTME list'],
    ]);
    await commitUpload(to(), id);
    expect((await listed()).map(({ full_name, email }) => [full_name, email])).toEqual([
      ['OKORO Ada Grace', 'ada@example.com'],
      ['Bello Musa', 'musa@example.com'],
      ['EZE-NWOSU Chidi', null],
    ]);
    const again = await sendSheet(to(), await officeFile(SIGNUP), SIGNUP);
    expect((await settledUpload(to(), again.data.id)).report).toMatchObject({ created: 0, changed: 0, unchanged: 3 });
    await takeUploadBack(to(), id);
  });

  test('without numbers names nobody whom it does not know, and no one of two', async () => {
    await uploadRows({ college: server, token, list: '/api/DirectEntryApplication' }, [
      ['Registration number', 'Surname', 'First name', 'Middle name', 'Sex', 'State', 'LGA', 'Department'],
      ['202699100077DE', 'MUSA', 'BELLO', '', 'Male', '', '', 'Accounting'],
    ]);
    const bytes = Buffer.from('Name,Phone_number,sex\nBello Musa,08030000012,M\nUDO IME,08030000019,M\n');
    const { report } = await tryMatched(to(), bytes, 'names.csv');
    expect(report!.mistakes.filter(({ column }) => column === 'Registration number')).toEqual([
      {
        row: 2,
        column: 'Registration number',
        message: '2 people have this name: 202699000012BA, 202699100077DE. Please add the number',
      },
      { row: 3, column: 'Registration number', message: expect.stringContaining('nobody on the JAMB lists') as string },
    ]);
    expect(report).toMatchObject({ created: 0, refused: 2 });
  });

  test('by status: a number that is admitted to two programmes is refused on both rows', async () => {
    const { report } = await tryMatched(to(), await officeFile(STATUS), STATUS);
    expect(report!.mistakes).toEqual([
      { row: 2, column: 'Registration number', message: 'row 4 admits this number to another programme' },
      { row: 4, column: 'Registration number', message: 'row 2 admits this number to another programme' },
    ]);
    expect(report).toMatchObject({ rows: 4, created: 0, refused: 2, unknown: 2 });
    expect(report!.examples.unknown.map(({ row }) => row)).toEqual([3, 5]);
  });
});

const SCORES = [1, 2, 3, 4].flatMap((place) => [`Subject ${place}`, `Score ${place}`]);
const SUBJECTS = ['Use of English', 'Mathematics', 'Physics', 'Chemistry'];
const sat = (total: number) => SUBJECTS.flatMap((subject, place) => [subject, place === 0 ? total - 180 : 60]);
