import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import readXlsxFile from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import { recordsTitle, type ListDeclaration } from '#rules/lists/listDeclaration.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { uploaded } from '#contract/kit/upload.ts';
import { fileNameOf } from '#rules/fileNameOf.ts';
import { sheetName } from '#server/kit/list/workbook/sheetName.ts';
import { parseCsv } from '../../support/csv.ts';
import { databasesOf } from '../../support/databases.ts';
import { enrolled } from '../../support/enrolled.ts';
import { builtHostel } from '../../support/hostels.ts';
import { lending } from '../../support/lending.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { resaved } from '../../support/resaved.ts';
import { sendSheet, settledUpload, type Uploader } from '../../support/uploading.ts';
import { strictSheet } from '../../support/workbook/strict.ts';

type Sheet = ReturnType<typeof uploaded>;
interface Listed {
  readonly declared: ListDeclaration;
  readonly list: Endpoint;
  readonly file: Endpoint;
}

const contracts = await Promise.all(
  globSync('src/contract/*/*.ts').map((path) => import(resolve(path)) as Promise<Readonly<Record<string, unknown>>>),
);
const exported = contracts.flatMap((contract) => Object.values(contract));
const isSheet = (value: unknown): value is Sheet =>
  typeof value === 'object' && value !== null && 'uploadMistakes' in value;
const isListed = (value: unknown): value is Listed =>
  typeof value === 'object' && value !== null && 'declared' in value;

/** Where an upload belongs to a family, the list that it fills. */
const LIST_OF: Readonly<Record<string, string>> = {
  '/Lecturer/upload': '/Lecturer/lecturer',
  '/Jamb/upload': '/Jamb/jamb-list',
  '/DirectEntryApplication/upload': '/DirectEntryApplication/list',
  '/PostUtme/result-upload': '/PostUtme/results',
  '/AdmissionList/upload': '/AdmissionList/list',
  '/Student/upload-profiles': '/Student/get-students',
};

/**
 * Fees of a group are on its page, groups of a student on the student's, and what JAMB says of a candidate where it is checked: no list has
 * them. Lines of a statement are the bank's: what they became is the list, and goes up nowhere. A balance of before goes up by head
 * of fee, and its list has the sums.
 */
const WITHOUT_LIST = [
  '/Payment/upload',
  '/Payment/bank-lines/upload-bank-statement',
  '/Bursary/opening-balances/upload',
  '/Student/student-tags/upload',
  '/OLevel/jamb-results-upload',
];

const LISTS = exported.filter(isListed);
const UPLOADS = [...new Map(exported.filter(isSheet).map((sheet) => [sheet.upload.path as string, sheet])).values()]
  .filter(({ upload: { path } }) => !WITHOUT_LIST.includes(path))
  .map((sheet): [string, Sheet] => [sheet.upload.path, sheet]);

function listOf(path: string): Listed {
  const found = LISTS.find(({ list }) => list.path === (LIST_OF[path] ?? path.replace(/\/[^/]+$/, '')));
  if (!found) throw new Error(`No list is known for the upload ${path}`);
  return found;
}

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await freshServer(databasesOf('embedded'));
  const { studentId } = await enrolled(server, 'returning', {});
  await server.platform.database.query({
    name: '',
    values: [studentId],
    text: `insert into student_unit_load (student_id, session_id, semester_id, min_units, max_units, until, reason, active)
           values ($1, 1, 1, 16, 25, '2099-12-31', 'Stands well', true), ($1, 1, 2, 12, 24, null, 'Was ill', false)`,
  });
  await builtHostel(server, { rooms: 3 });
  await server.platform.database.query({
    name: '',
    values: [],
    text: `insert into candidate_contact (registration_number, email, phone)
           select min(registration_number), 'listed@candidates.example', '08031234567' from jamb_candidate`,
  });
  token = (await signedIn(server, 'admin')).token;
  await lending(server).upload([['NELF 1', '2026/2027', 'NOBODY/1', 'Eze Chidi', '50,000.00']], token);
}, 120_000);

async function fileOf({ file }: Listed, format: string, columns?: readonly string[]): Promise<Buffer> {
  const chosen = columns ? `&columns=${columns.join(',')}` : '';
  const response = await fetch(`${server.address}/api${file.path}?format=${format}${chosen}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** Counts of the trial, with what was refused so that a failure says why. */
async function tried(path: string, bytes: Uint8Array, name: string) {
  const at = path.lastIndexOf('/');
  const uploader: Uploader = { college: server, token, list: `/api${path.slice(0, at)}`, action: path.slice(at + 1) };
  const { data, text } = await sendSheet(uploader, bytes, name);
  if (!data) throw new Error(text);
  const { report } = await settledUpload(uploader, data.id);
  const { rows, created, changed, refused, unknown, mistakes, changes } = report!;
  return { rows, created, changed, refused, unknown, mistakes, changes };
}

const UNCHANGED = { created: 0, changed: 0, refused: 0, unknown: 0, mistakes: [], changes: [] };

test('every upload has a list whose file comes back', () => expect(UPLOADS.length).toBeGreaterThanOrEqual(18));

test.each(UPLOADS)('%s takes its list’s own file back, and nothing changes', async (path) => {
  const list = listOf(path);
  const all = Object.keys(list.declared.columns);
  for (const columns of [undefined, all]) {
    const [csv, xlsx] = [await fileOf(list, 'csv', columns), await fileOf(list, 'xlsx', columns)];
    // The row of totals says nothing of anybody.
    const written = parseCsv(csv.toString('utf8').replace('\ufeff', '')).slice(1);
    const rows = written.filter(([first]) => first !== 'Total').length;
    expect(rows, `${list.list.path} has rows to send back`).toBeGreaterThan(0);
    const [sheet] = await readXlsxFile(xlsx);
    const saved = resaved(sheet!.data);
    expect(await tried(path, csv, 'list.csv'), 'csv').toEqual({ rows, ...UNCHANGED });
    expect(await tried(path, xlsx, 'list.xlsx'), 'xlsx').toEqual({ rows, ...UNCHANGED });
    expect(await tried(path, saved.csv, 'list.csv'), 'csv, saved again').toEqual({ rows, ...UNCHANGED });
    expect(await tried(path, saved.xlsx, 'list.xlsx'), 'xlsx, saved again').toEqual({ rows, ...UNCHANGED });
  }
});

test.each(UPLOADS)('%s leaves what is stored where a cell of its list’s file is empty', async (path) => {
  const list = listOf(path);
  const [headings, row] = (await readXlsxFile(await fileOf(list, 'xlsx', Object.keys(list.declared.columns))))[0]!.data;
  const emptied = headings!.map((_, at) => row!.map((cell, place) => (place === at ? null : cell)));
  const { csv } = resaved([headings!, ...emptied]);
  const { rows, created, changed, refused, changes } = await tried(path, csv, 'list.csv');
  expect({ created, changed, changes }).toEqual({ created: 0, changed: 0, changes: [] });
  // Without its key, which is most columns of some lists, a row says nothing of anybody.
  expect(rows - refused).toBeGreaterThan(0);
});

/** Lists of a record, and those of students alone, are left out: the writer is the same. */
test('every list that an administrator sees gives a workbook that is valid, and named after the list', async () => {
  const lists = [...new Map(LISTS.map((list) => [list.file.path, list])).values()];
  const wrong: unknown[] = [];
  let read = 0;
  for (const { file, declared } of lists) {
    const { status, headers, bytes } = await workbookAt(`${file.path}?format=xlsx`);
    if (status !== 200) continue;
    read += 1;
    const { name, widths } = strictSheet(bytes);
    const isNamed = headers
      .get('content-disposition')
      ?.startsWith(`attachment; filename="${fileNameOf(recordsTitle(declared))}-`);
    if (name !== sheetName(recordsTitle(declared)) || !isNamed || widths.length === 0)
      wrong.push([file.path, name, widths]);
  }
  expect(wrong).toEqual([]);
  expect(read).toBeGreaterThan(50);
});

test.each(UPLOADS)('the template of %s is a workbook that is valid, and named after its rows', async (_, sheet) => {
  const { status, bytes, headers } = await workbookAt(sheet.template.path);
  expect(status).toBe(200);
  expect(strictSheet(bytes).name).toBe(sheetName(sheet.sheetTitle));
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${fileNameOf(sheet.sheetTitle)}.xlsx"`);
});

async function workbookAt(path: string) {
  const response = await fetch(`${server.address}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
}
