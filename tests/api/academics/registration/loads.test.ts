import { beforeAll, expect, test } from 'vitest';
import { COMPUTING, type Enrolled } from '../../../support/enrolled.ts';
import { onDatabases } from '../../../support/databases.ts';
import { signedIn } from '../../../support/people.ts';
import { courseForm, openWindow, registering } from '../../../support/registering.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { commitUpload, takeUploadBack, tryRows, type Uploader } from '../../../support/uploading.ts';

const HEADINGS = [
  'Matric number or registration number',
  'Session',
  'Semester',
  'At least',
  'At most',
  'Until',
  'Reason',
];

onDatabases("students' own loads, from a spreadsheet", (databases) => {
  let server: TestServer;
  let adviser: Uploader;
  beforeAll(async () => {
    server = await freshServer(databases);
    await openWindow(server);
    await server.platform.database.query({
      name: '',
      values: [COMPUTING],
      text: `with over as (update appointment set ended_at = now() where ended_at is null)
             insert into appointment (post, department_id, level, user_id, since) select 'course-adviser', $1::int4, 200, id, now() from user_account where user_name = 'adviser'`,
    });
    const { token } = await signedIn(server, 'adviser');
    adviser = { college: server, token, list: '/api/CourseManagement/student-unit-load' };
  });
  const numberOf = ({ userName }: Enrolled) => `2026${userName.length}${userName.toUpperCase()}`;
  const row = (number: string, least: number, most: number) => [
    number,
    '2026/2027',
    'First Semester',
    least,
    most,
    '31/12/2099',
    'Stands well',
  ];

  test('are set for the own level alone, each mistake at its column, and taken back again', async () => {
    const [one, two, elsewhere] = [
      await registering(server, 'sheetone'),
      await registering(server, 'sheettwo'),
      await registering(server, 'sheetthree', { departmentId: 25 }),
    ];
    const rows = [
      HEADINGS,
      row(numberOf(one), 16, 25),
      row(numberOf(two).toLowerCase(), 12, 24),
      row(numberOf(elsewhere), 16, 25),
      row('UNHEARD', 16, 25),
      row(numberOf(one), 25, 16),
    ];
    const { id, report } = await tryRows(adviser, rows);
    expect(report).toMatchObject({ rows: 5, created: 2, refused: 3 });
    expect(report.mistakes).toEqual([
      { row: 4, column: HEADINGS[0], message: 'This student is of no department or level of yours' },
      { row: 5, column: HEADINGS[0], message: 'nobody of this session has this number' },
      { row: 6, column: 'At most', message: 'please enter at least as many as the least units' },
    ]);
    expect((await courseForm(server, one)).limits).toMatchObject({ min: 16, max: 24 });
    expect(await commitUpload(adviser, id)).toMatchObject({ created: 2 });
    expect((await courseForm(server, one)).limits).toMatchObject({ min: 16, max: 25 });
    expect((await courseForm(server, two)).limits).toMatchObject({ min: 12, max: 24 });

    const again = await tryRows(adviser, [HEADINGS, row(numberOf(one), 16, 25), row(numberOf(two), 10, 24)]);
    expect(again.report).toMatchObject({ created: 0, changed: 1, unchanged: 1 });
    expect(again.report.changes).toEqual([{ row: 3, column: 'At least', before: '12', after: '10' }]);
    await commitUpload(adviser, again.id);
    expect((await courseForm(server, two)).limits.min).toBe(10);
    expect(await takeUploadBack(adviser, again.id)).toMatchObject({ restored: 1 });
    expect((await courseForm(server, two)).limits.min).toBe(12);

    const switched = await tryRows(adviser, [
      [...HEADINGS, 'Status'],
      [...row(numberOf(one), 16, 25), 'Inactive'],
      [...row(numberOf(two), 12, 24), 'Perhaps'],
    ]);
    expect(switched.report).toMatchObject({ changed: 1, refused: 1 });
    expect(switched.report.mistakes).toEqual([
      { row: 3, column: 'Status', message: 'please write Active or Inactive' },
    ]);
    await commitUpload(adviser, switched.id);
    expect((await courseForm(server, one)).limits.max).toBe(24);
    const back = await tryRows(adviser, [HEADINGS, row(numberOf(one), 16, 25)]);
    expect(back.report).toMatchObject({ changed: 1 });
  });
});
