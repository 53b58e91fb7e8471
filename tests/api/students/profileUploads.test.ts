import { beforeAll, expect, test } from 'vitest';
import { onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { commitUpload, takeUploadBack, tryRows, type Uploader } from '../../support/uploading.ts';

const HEADINGS = [
  'Matric number',
  'Full name',
  'Registration number',
  'Entry session',
  'Student type',
  'Programme',
  'Department',
  'Option',
  'Level',
  'Mode of study',
  'State of origin',
  'Email Address',
];
const student = (matric: string, number: string, name = 'Okoro Ebuka', session = '2026/2027') => [
  matric,
  name,
  number,
  session,
  'Undergraduate',
  'B.Sc. Computer Science',
  'Computer Science',
  '',
  '200 Level',
  '',
  'Abia',
  '',
];

onDatabases('profiles of existing students', (databases) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    ({ token } = await signedIn(server, 'admissions'));
  });

  const by = (): Uploader => ({ college: server, token, list: '/api/Student', action: 'upload-profiles' });
  const rowsOf = async (text: string) => (await server.platform.database.query({ name: '', text, values: [] })).rows;
  const stored = async () => [
    await rowsOf('select * from student order by id'),
    await rowsOf('select * from student_session order by student_id, session_id'),
    await rowsOf('select * from admission order by id'),
  ];

  test('make an admission, a record without an account and a place; taken back, nothing is left of them', async () => {
    const before = await stored();
    const { id, report } = await tryRows(by(), [
      HEADINGS,
      student('ug/24/csc/0001', '202455510001AA').map((cell) => (cell === 'Abia' ? 'Anambra' : cell)),
      student('UG/24/CSC/0002', '202455510002AA'),
      student('UG/24/CSC/0003', '202455510003AA'),
      student('UG/24/CSC/0004', '202455510004AA', 'Okoro Ada', '1999/2000'),
      student('UG/24/CSC/0005', '202630639047FF'),
      student('UG/24/CSC/0006', '202455510003AA'),
    ]);
    expect(report).toMatchObject({ created: 2, refused: 4 });
    expect(report.mistakes.map(({ row, column }) => [row, column])).toEqual([
      [4, 'Registration number'],
      [5, 'Entry session'],
      [6, 'Registration number'],
      [7, 'Registration number'],
    ]);
    await commitUpload(by(), id);
    expect(
      await rowsOf(`select s.matric_number, s.user_id, a.state, p.level_id, p.is_indigene, (select count(*)::int4 from workflow_step w where w.subject_id = a.id::text) as steps
      from student s join admission a on a.id = s.admission_id join student_session p on p.student_id = s.id where s.matric_number like 'UG/24/CSC/%' order by 1`),
    ).toEqual([
      {
        matric_number: 'UG/24/CSC/0001',
        user_id: null,
        state: 'matriculated',
        level_id: 200,
        is_indigene: true,
        steps: 5,
      },
      {
        matric_number: 'UG/24/CSC/0002',
        user_id: null,
        state: 'matriculated',
        level_id: 200,
        is_indigene: false,
        steps: 5,
      },
    ]);
    const { report: again } = await tryRows(by(), [
      HEADINGS,
      student('UG/24/CSC/0001', '202455510001AA'),
      student('UG/24/CSC/0002', '202455510002AA', 'Okoro Another'),
    ]);
    expect(again).toMatchObject({ created: 0, unchanged: 1, refused: 1 });
    expect(await takeUploadBack(by(), id)).toMatchObject({ removed: 2, spared: 0 });
    expect(await stored()).toEqual(before);
  });

  test('taken back spare who was moved since', async () => {
    const { id } = await tryRows(by(), [
      HEADINGS,
      student('UG/24/CSC/0011', '202455510011AA'),
      student('UG/24/CSC/0012', '202455510012AA'),
    ]);
    await commitUpload(by(), id);
    await rowsOf("update admission set state = 'deferred' where reg_number = '202455510011AA'");
    expect(await takeUploadBack(by(), id)).toMatchObject({
      removed: 1,
      spared: 1,
      rows: [{ row: 2, reason: 'somebody changed this student since' }],
    });
  });
});
