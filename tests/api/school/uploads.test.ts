import { zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import type { Page } from '#contract/kit/list.ts';
import type { Cell } from '#server/kit/list/cells.ts';
import { onGrounds } from '../../support/grounds.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { sheetOf } from '../../support/sheet.ts';

const DEPARTMENTS = '/api/Department/departments';

onGrounds('an upload of the school', (ground) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await freshServer(ground);
    ({ token } = await signedIn(server, 'admin'));
  });

  const send = <Path extends string>(path: Path, bytes: Uint8Array, trial: boolean) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), 'sheet.xlsx');
    return server.call('POST', `${path}/upload?trial=${trial}`, { token, body: form });
  };
  const upload = async <Path extends string>(path: Path, rows: readonly (readonly Cell[])[], trial = false) => send(path, await sheetOf(rows), trial);
  const total = async (path: string) => (await server.call<Page<object>>('GET', path, { token })).data.metadata.totalCount;

  test('begins with a template that it takes', async () => {
    const response = await fetch(`${server.address}${DEPARTMENTS}/template`, { headers: { authorization: `Bearer ${token}` } });
    expect(response.headers.get('content-disposition')).toContain('departments.xlsx');
    const [sheet] = await readXlsxFile(Buffer.from(await response.arrayBuffer()));
    expect(sheet!.data).toEqual([['Faculty', 'Name']]);
  });

  const ROWS = [
    ['Faculty', 'Name'],
    ['faculty of arts', 'Music'],
    ['Faculty of Arts', '  music '],
    ['Faculty of Nowhere', 'Alchemy'],
    ['Faculty of Arts', null],
    [null, null],
    ['Faculty of Law', 'International Law'],
  ] as const;

  test('is tried first, which changes nothing; then what is right is taken, and what is wrong is told by row', async () => {
    const before = await total(DEPARTMENTS);
    const report = {
      rows: 5, created: 2, unchanged: 1,
      mistakes: [
        { row: 4, column: 'Faculty', message: "there is no 'Faculty of Nowhere' to choose" },
        { row: 5, column: 'Name', message: 'please enter the name' },
      ],
    };
    expect((await upload(DEPARTMENTS, ROWS, true)).data).toEqual(report);
    expect(await total(DEPARTMENTS)).toBe(before);
    expect((await server.call('GET', '/api/Department/all-departments')).text).not.toContain('Music');
    expect((await upload(DEPARTMENTS, ROWS)).data).toEqual(report);
    expect(await total(`${DEPARTMENTS}?search=music`)).toBe(1);
    expect((await server.call('GET', '/api/Department/all-departments')).text).toContain('Music');
    expect((await upload(DEPARTMENTS, ROWS)).data).toMatchObject({ created: 0, unchanged: 3 });
  });

  test('is taken back: what nothing stands below is removed, the rest is switched off', async () => {
    const { id, created } = (await server.call('GET', `${DEPARTMENTS}/upload`, { token })).data!;
    expect(created).toBe(2);
    await upload('/api/Department/department-options', [['Faculty', 'Department', 'Name'], ['Faculty of Arts', 'Music', 'Voice']]);
    expect((await server.call('DELETE', `${DEPARTMENTS}/upload/${id}`, { token })).data).toEqual({ removed: 1, switchedOff: 1 });
    expect((await server.call('DELETE', `${DEPARTMENTS}/upload/${id}`, { token })).status).toBe(409);
    expect(await total(`${DEPARTMENTS}?search=international law`)).toBe(0);
    expect(await total(`${DEPARTMENTS}?search=music&active=false`)).toBe(1);
    expect((await server.call('GET', '/api/Department/all-departments')).text).not.toContain('Music');
    const { rows } = await server.platform.database.query({ name: '', text: "select count(*)::int4 as count from audit_entry where subject_kind = 'department' and action = 'created'", values: [] });
    expect(rows[0]!['count']).toBe(2);
  });

  test('finds what a row names under what it names before', async () => {
    const path = '/api/SchoolProgramme/programme-departments';
    const report = await upload(path, [
      ['Department', 'Faculty', 'Programme', 'Student type'],
      ['Economics', 'Faculty of Social Sciences', 'Diploma in Law', 'Diploma'],
      ['Economics', 'Faculty of Arts', 'Diploma in Law', 'Diploma'],
    ]);
    expect(report.data).toMatchObject({ created: 1, mistakes: [{ row: 3, column: 'Department' }] });
  });

  test('refuses what is no such spreadsheet, and who may not', async () => {
    expect((await upload(DEPARTMENTS, [['Name'], ['Music']])).json.message).toBe("The spreadsheet has no column 'Faculty'. Please use the template");
    const twice = await upload(DEPARTMENTS, [['Name', 'Faculty', ' name', 'Remark', 'Remark'], ['Music', 'Faculty of Arts', 'Fine Art', 'new', 'new']]);
    expect([twice.status, twice.json.message]).toEqual([422, "The spreadsheet has more than one column 'Name'. Please leave one of them and upload it again"]);
    expect((await upload(DEPARTMENTS, [['Name', 'Faculty', 'Remark', 'Remark'], ['Music', 'Faculty of Arts', 'old', 'new']], true)).data).toMatchObject({ rows: 1, mistakes: [] });
    expect((await upload(DEPARTMENTS, [['Faculty', 'Name']])).json.message).toBe('The spreadsheet has no rows below its headings');
    expect((await upload(DEPARTMENTS, [['Faculty', 'Name'], ...Array.from({ length: 2001 }, (_, row) => ['Faculty of Arts', `Row ${row}`])], true)).status).toBe(422);
    for (const bytes of [Buffer.from('Faculty,Name'), Buffer.alloc(0), zipSync({ 'a.txt': new Uint8Array(3) }), zipSync({ 'xl/workbook.xml': new Uint8Array(60 * 1024 * 1024) }, { level: 9 })]) {
      expect((await send(DEPARTMENTS, bytes, true)).status).toBe(422);
    }
    expect((await send(DEPARTMENTS, new Uint8Array(3 * 1024 * 1024 + 1), true)).status).toBe(413);
    expect((await server.call('POST', `${DEPARTMENTS}/upload?trial=true`, { token, body: {} })).status).toBe(415);
    const { token: bursar } = await signedIn(server, 'bursar');
    expect((await server.call('POST', `${DEPARTMENTS}/upload?trial=true`, { token: bursar })).status).toBe(403);
    expect((await server.call('GET', `${DEPARTMENTS}/template`, { token: bursar })).status).toBe(403);
  });

  test('sent twice at once, in whatever order, makes each row once', async () => {
    const rows = [['Name'], ...Array.from({ length: 50 }, (_, row) => [`Area number ${row}`])];
    const [heading, ...named] = rows;
    const reports = await Promise.all([upload('/api/AreaOfSpecialization/areas', rows), upload('/api/AreaOfSpecialization/areas', [heading!, ...named.reverse()])]);
    expect(reports.map(({ status }) => status)).toEqual([200, 200]);
    expect(reports.reduce((sum, { data }) => sum + data.created, 0)).toBe(50);
  });
});
