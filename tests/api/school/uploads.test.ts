import { zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import type { Job } from '#contract/kit/jobs.ts';
import type { Page } from '#contract/kit/list.ts';
import { NO_ROW_TAKEN } from '#rules/sheetLimits.ts';
import type { Cell } from '#server/kit/list/cells.ts';
import { onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { sheetAt, sheetOf } from '../../support/sheet.ts';
import { until } from '../../support/until.ts';
import {
  beginTakingBack,
  commitUpload,
  sendSheet,
  takeUploadBack,
  tryRows,
  uploadOf,
  uploadRows,
  type Uploader,
} from '../../support/uploading.ts';

const DEPARTMENTS = '/api/Department/departments';

onDatabases('an upload of the school', (databases) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    ({ token } = await signedIn(server, 'admin'));
  });

  const to = (list: string): Uploader => ({ college: server, token, list });
  const send = (bytes: Uint8Array) => sendSheet(to(DEPARTMENTS), bytes);
  const refusal = async (rows: readonly (readonly Cell[])[]) => (await send(await sheetOf(rows))).json.message;
  const total = async (path: string) =>
    (await server.call<Page<object>>('GET', path, { token })).data.metadata.totalCount;

  test('begins with a template that it takes', async () => {
    const { disposition, rows } = await sheetAt(server, `${DEPARTMENTS}/template`, token);
    expect(disposition).toContain('departments.xlsx');
    expect(rows).toEqual([['Faculty', 'Name']]);
  });

  test.each([
    ['/api/Faculty/faculties/upload', '/api/Faculty/faculties/template', ['Faculty of Music']],
    ['/api/StudentType/all-student-types/upload', '/api/StudentType/all-student-types/template', ['Exchange']],
    [
      '/api/SchoolProgramme/programmes/upload',
      '/api/SchoolProgramme/programmes/template',
      ['Undergraduate', 'B.Mus. Music'],
    ],
    [
      '/api/CourseManagement/courses/upload',
      '/api/CourseManagement/courses/template',
      ['Faculty of Sciences', 'Computer Science', 'CSC 399', 'Prosody', 2],
    ],
  ] as const)(
    'to %s takes its own template, filled in, and says in a trial what is new',
    async (upload, template, row) => {
      const headings = (await sheetAt(server, template, token)).rows[0] as string[];
      const list = upload.replace('/upload', '');
      const { id, report } = await tryRows(to(list), [
        headings,
        [...row, ...Array(headings.length - row.length).fill(null)],
      ]);
      expect([report.mistakes, report.created]).toEqual([[], 1]);
      const before = await total(list);
      expect(await commitUpload(to(list), id)).toMatchObject({ created: 1 });
      expect(await total(list)).toBe(before + 1);
    },
  );

  const ROWS = [
    ['Faculty', 'Name'],
    ['faculty of arts', 'Music'],
    ['Faculty of Arts', '  music '],
    ['Faculty of Nowhere', 'Alchemy'],
    ['Faculty of Arts', null],
    ['Faculty of Nowhere', null],
    [null, null],
    ['Faculty of Law', 'International Law'],
  ] as const;

  test('is tried first, which changes nothing; then what is right is taken, and what is wrong is told by row', async () => {
    const before = await total(DEPARTMENTS);
    const report = {
      rows: 6,
      created: 2,
      changed: 0,
      unchanged: 1,
      refused: 3,
      unknown: 0,
      emptyCells: 0,
      asked: null,
      absent: null,
      notices: { count: 0, rows: [] },
      headings: ['Faculty', 'Name'],
      changes: [],
      examples: {
        created: [
          { row: 2, cells: ['faculty of arts', 'Music'] },
          { row: 8, cells: ['Faculty of Law', 'International Law'] },
        ],
        unchanged: [{ row: 3, cells: ['Faculty of Arts', 'music'] }],
        unknown: [],
      },
      mistakes: [
        { row: 4, column: 'Faculty', message: "there is no 'Faculty of Nowhere' to choose" },
        { row: 5, column: 'Name', message: 'please enter the name' },
        { row: 6, column: 'Faculty', message: "there is no 'Faculty of Nowhere' to choose" },
        { row: 6, column: 'Name', message: 'please enter the name' },
      ],
      about: expect.arrayContaining([{ row: 5, cells: ['Faculty of Arts', ''] }]) as object[],
    };
    const { id, report: tried } = await tryRows(to(DEPARTMENTS), ROWS);
    expect(tried).toEqual(report);
    expect(await total(DEPARTMENTS)).toBe(before);
    expect((await server.call('GET', '/api/Department/all-departments')).text).not.toContain('Music');
    expect(await commitUpload(to(DEPARTMENTS), id)).toEqual(report);
    expect(await commitUpload(to(DEPARTMENTS), id)).toEqual(report);
    expect(await total(`${DEPARTMENTS}?search=music`)).toBe(1);
    expect((await server.call('GET', '/api/Department/all-departments')).text).toContain('Music');
    expect(await uploadRows(to(DEPARTMENTS), ROWS)).toMatchObject({ created: 0, unchanged: 3 });
  });

  test('gives what it left out as a spreadsheet with its mistakes, which it takes again, and shows it to nobody else', async () => {
    const { id } = await tryRows(to(DEPARTMENTS), ROWS);
    const mistakes = (as: string) =>
      fetch(`${server.address}${DEPARTMENTS}/upload/${id}/mistakes`, { headers: { authorization: `Bearer ${as}` } });
    const response = await mistakes(token);
    expect(response.headers.get('content-disposition')).toContain('departments-mistakes.xlsx');
    const bytes = Buffer.from(await response.arrayBuffer());
    const [sheet] = await readXlsxFile(bytes);
    expect(sheet!.data).toEqual([
      ['Row', 'Faculty', 'Name', 'Mistakes'],
      [4, 'Faculty of Nowhere', 'Alchemy', "Faculty: there is no 'Faculty of Nowhere' to choose"],
      [5, 'Faculty of Arts', null, 'Name: please enter the name'],
      [
        6,
        'Faculty of Nowhere',
        null,
        "Faculty: there is no 'Faculty of Nowhere' to choose; Name: please enter the name",
      ],
    ]);
    expect((await send(bytes)).status).toBe(200);
    const { token: other } = await signedIn(server, 'admin');
    expect((await mistakes(other)).status).toBe(200);
    const { token: head } = await signedIn(server, 'hod');
    expect((await mistakes(head)).status).toBe(403);
  });

  test('is taken back: what nothing stands below is removed, the rest is switched off', async () => {
    const { id, created } = (await server.call('GET', `${DEPARTMENTS}/upload`, { token })).data!;
    expect(created).toBe(2);
    await uploadRows(to('/api/Department/department-options'), [
      ['Faculty', 'Department', 'Name'],
      ['Faculty of Arts', 'Music', 'Voice'],
    ]);
    expect(await takeUploadBack(to(DEPARTMENTS), id)).toEqual({
      restored: 0,
      removed: 1,
      switchedOff: 1,
      spared: 0,
      rows: [],
    });
    expect((await beginTakingBack(to(DEPARTMENTS), id)).status).toBe(409);
    expect(await total(`${DEPARTMENTS}?search=international law`)).toBe(0);
    expect(await total(`${DEPARTMENTS}?search=music&active=false`)).toBe(1);
    expect((await server.call('GET', '/api/Department/all-departments')).text).not.toContain('Music');
    const { rows } = await server.platform.database.query({
      name: '',
      text: "select count(*)::int4 as count from audit_entry where subject_kind = 'department' and action = 'created'",
      values: [],
    });
    expect(rows[0]!['count']).toBe(2);
  });

  test('finds what a row names under what it names before', async () => {
    const path = '/api/SchoolProgramme/programme-departments';
    const { report } = await tryRows(to(path), [
      ['Department', 'Faculty', 'Programme', 'Student type'],
      ['Economics', 'Faculty of Social Sciences', 'Diploma in Law', 'Diploma'],
      ['Economics', 'Faculty of Arts', 'Diploma in Law', 'Diploma'],
    ]);
    expect(report).toMatchObject({ created: 1, mistakes: [{ row: 3, column: 'Department' }] });
  });

  test('refuses what is no such spreadsheet, and who may not', async () => {
    expect(await refusal([['Name'], ['Music']])).toBe(
      "No column is known as 'Faculty', which is needed. Please say which column it is",
    );
    expect(
      await refusal([
        ['Name', 'Faculty', ' name', 'Remark', 'Remark'],
        ['Music', 'Faculty of Arts', 'Fine Art', 'new', 'new'],
      ]),
    ).toBe("The spreadsheet has more than one column 'Name'. Please leave one of them and upload it again");
    expect(
      (
        await tryRows(to(DEPARTMENTS), [
          ['Name', 'Faculty', 'Remark', 'Remark'],
          ['Music', 'Faculty of Arts', 'old', 'new'],
        ])
      ).report,
    ).toMatchObject({ rows: 1, mistakes: [] });
    expect(await refusal([['Faculty', 'Name']])).toBe('The spreadsheet has no rows below its headings');
    expect(
      await refusal([
        ['Faculty', 'Name'],
        ...Array.from({ length: 20_001 }, (_, row) => ['Faculty of Arts', `Row ${row}`]),
      ]),
    ).toBe('The spreadsheet has 20001 rows. Please upload at most 20000 at once');
    for (const bytes of [
      Buffer.from('Faculty,Name'),
      Buffer.alloc(0),
      zipSync({ 'a.txt': new Uint8Array(3) }),
      zipSync({ 'xl/workbook.xml': new Uint8Array(60 * 1024 * 1024) }, { level: 9 }),
    ]) {
      expect((await send(bytes)).status).toBe(422);
    }
    expect((await send(new Uint8Array(3 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await server.call('POST', `${DEPARTMENTS}/upload?page=/x`, { token, body: {} })).status).toBe(415);
    const { token: bursar } = await signedIn(server, 'bursar');
    expect((await server.call('POST', `${DEPARTMENTS}/upload?page=/x`, { token: bursar })).status).toBe(403);
    expect((await server.call('GET', `${DEPARTMENTS}/template`, { token: bursar })).status).toBe(403);
  });

  test('with no right row is not committed, and says what is to do', async () => {
    const { id, report } = await tryRows(to(DEPARTMENTS), [ROWS[0], ROWS[3], ROWS[4]]);
    expect(report).toMatchObject({ rows: 2, refused: 2 });
    const { status, text } = await server.call('POST', `${DEPARTMENTS}/upload/${id}/commit`, { token });
    expect([status, JSON.parse(text)]).toEqual([422, expect.objectContaining({ message: NO_ROW_TAKEN })]);
    expect((await uploadOf(to(DEPARTMENTS), id)).commit).toBeNull();
  });

  test('sent twice at once, in whatever order, makes each row once', async () => {
    const rows = [['Name'], ...Array.from({ length: 50 }, (_, row) => [`Area number ${row}`])];
    const [heading, ...named] = rows;
    const areas = to('/api/AreaOfSpecialization/areas');
    const tried = await Promise.all([tryRows(areas, rows), tryRows(areas, [heading!, ...named.reverse()])]);
    expect(tried.map(({ report: { created } }) => created)).toEqual([50, 50]);
    const reports = await Promise.all(tried.map(({ id }) => commitUpload(areas, id)));
    expect(reports.reduce((sum, { created }) => sum + created, 0)).toBe(50);
    expect(reports.reduce((sum, { unchanged }) => sum + unchanged, 0)).toBe(50);
  });

  test('is a job of its owner, who may cancel it and go on: what is done stays done, and is done once', async () => {
    const areas = to('/api/AreaOfSpecialization/areas');
    const { id } = await tryRows(areas, [['Name'], ...Array.from({ length: 250 }, (_, row) => [`Later area ${row}`])]);
    await server.call('POST', `${areas.list}/upload/${id}/commit`, { token });
    const written = async () =>
      (
        await server.platform.database.query({
          name: '',
          text: "select count(*)::int4 as count from area_of_specialization where name like 'Later area %'",
          values: [],
        })
      ).rows[0]!['count'] as number;
    await until('a slice is written', async () => expect(await written()).toBeGreaterThan(0));
    const { commit } = await uploadOf(areas, id);
    const job = `/api/BackgroundJob/jobs/${commit!.id}`;
    const { token: bursar } = await signedIn(server, 'bursar');
    expect((await server.call('GET', job, { token: bursar })).status).toBe(404);
    await server.call('POST', `${job}/cancel`, { token: bursar });
    await server.call('POST', `${job}/cancel`, { token });
    const { data: ended } = await server.call<Job>('GET', job, { token });
    expect(ended).toMatchObject({ title: 'Upload of sheet.xlsx', page: `/school_setup/upload?upload=${id}` });
    expect(await written()).toBe(ended.done);
    expect(await commitUpload(areas, id)).toMatchObject({ rows: 250, created: 250, refused: 0 });
    expect(await written()).toBe(250);
    expect((await server.call<Job>('GET', job, { token })).data).toMatchObject({ state: 'cancelled' });
  });
});
