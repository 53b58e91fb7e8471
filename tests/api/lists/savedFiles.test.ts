import { strToU8 } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { databasesOf } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { workbookOf, type SavedSheet } from '../../support/resaved.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { sendSheet, settledUpload, uploadOf, type Uploader } from '../../support/uploading.ts';

let server: TestServer;
let departments: Uploader;
let users: Uploader;
beforeAll(async () => {
  server = await freshServer(databasesOf('embedded'));
  const { token } = await signedIn(server, 'admin');
  departments = { college: server, token, list: '/api/Department/departments' };
  users = { college: server, token, list: '/api/UserManagement/all-users' };
});

const text = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
const row = (number: number, cells: string, attributes = '') => `<row r="${number}"${attributes}>${cells}</row>`;
const HEAD = row(1, text('A1', 'Department') + text('B1', 'Faculty'));
const sheet = (rows: string, after = '', name = 'Departments'): SavedSheet => ({
  name,
  xml: `<sheetData>${HEAD}${rows}</sheetData>${after}`,
});
const refusal = async (bytes: Uint8Array) => {
  const { status, json } = await sendSheet(departments, bytes);
  return [status, json.message];
};
const tried = async (uploader: Uploader, bytes: Uint8Array, name = 'sheet.xlsx', query = '') => {
  const { data, text: answer } = await sendSheet(uploader, bytes, name, query);
  if (!data) throw new Error(answer);
  const { report } = await settledUpload(uploader, data.id);
  return { report: report!, notes: (await uploadOf(uploader, data.id)).notes };
};

test('the sheet that is read is the first that can be seen, and the trial names it', async () => {
  const hidden = {
    ...sheet(row(2, text('A2', 'Department of Hidden Things') + text('B2', 'Faculty of Law'))),
    name: 'Old',
    state: 'hidden' as const,
  };
  const { report, notes } = await tried(
    departments,
    workbookOf([hidden, sheet(row(2, text('A2', 'Department of Seen Things') + text('B2', 'Faculty of Law')))]),
  );
  expect(report.examples.created.map(({ cells }) => cells[1])).toEqual(['Department of Seen Things']);
  expect(notes).toContain("The sheet that was read is 'Departments'.");
});

test('rows that a filter hides are named, and left out or taken as the person says', async () => {
  const rows = [2, 3, 4, 5, 7].map((number) =>
    row(
      number,
      text(`A${number}`, `Department ${'ABCDEFGH'[number]}`) + text(`B${number}`, 'Faculty of Law'),
      [3, 4, 7].includes(number) ? ' hidden="1"' : '',
    ),
  );
  const bytes = workbookOf([sheet(rows.join(''))]);
  expect(await refusal(bytes)).toEqual([
    409,
    '3 rows (3 to 4 and 7) are hidden, as by a filter. Should they be uploaded too?',
  ]);
  expect((await tried(departments, bytes, 'f.xlsx', '&hidden=leave')).report.created).toBe(2);
  expect((await tried(departments, bytes, 'f.xlsx', '&hidden=take')).report.created).toBe(5);
});

test('merged cells are named by their range', async () => {
  const rows = row(2, text('A2', 'Department of Law')) + row(3, text('B3', 'Faculty of Law'));
  expect(
    await refusal(workbookOf([sheet(rows, '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>')])),
  ).toEqual([422, expect.stringContaining('The cells A2:A3 are merged')]);
});

test('a formula without a value, and one that fails, are refused with row and column', async () => {
  const rows = [
    row(2, `<c r="A2"><f>B7</f></c>${text('B2', 'Faculty of Law')}`),
    row(3, `${text('A3', 'Department of Law')}<c r="B3" t="e"><f>VLOOKUP(A3,Z:Z,1)</f><v>#N/A</v></c>`),
  ];
  expect(await refusal(workbookOf([sheet(rows.join(''))]))).toEqual([
    422,
    "Some cells have no value: row 2, column 'Name': the formula has no value; row 3, column 'Faculty': the formula gives #N/A. Please correct them and upload it again",
  ]);
});

test('a CSV file says the same of a failed formula', async () => {
  const { status, json } = await sendSheet(departments, strToU8('Name,Faculty\nDepartment of Law,#N/A\n'), 'f.csv');
  expect([status, json.message]).toEqual([
    422,
    expect.stringContaining("row 2, column 'Faculty': the formula gives #N/A"),
  ]);
});

test.each([
  ['commas and quotes', strToU8('\ufeffName,Faculty\r\n"Department of Arts, Music",Faculty of Law\r\n')],
  ['semicolons', strToU8('Name;Faculty\r\nDepartment of Arts, Music;Faculty of Law\r\n')],
  ['tabs and no last line break', strToU8('Name\tFaculty\nDepartment of Arts, Music\tFaculty of Law')],
])('a CSV file with %s is read', async (_, bytes) =>
  expect((await tried(departments, bytes, 'f.csv')).report.examples.created).toEqual([
    { row: 2, cells: ['Faculty of Law', 'Department of Arts, Music'] },
  ]),
);

test('phone numbers that became numbers get their zero back, and the trial says so', async () => {
  const csv =
    'Username,Surname,First name,Middle name,Email Address,Phone number,Role\n' +
    'sule.b,Bello,Sule,,sule@college.example,8031112277,Lecturer\n';
  const { report, notes } = await tried(users, strToU8(csv), 'users.csv');
  expect(report).toMatchObject({ created: 1, refused: 0 });
  expect(notes).toContain('One phone number had lost its first zero; it was put back.');
});

test('columns that no upload can change are named', async () => {
  const { notes } = await tried(users, strToU8('Username,Name,Status\nadmin,Somebody Else,Active\n'), 'users.csv');
  expect(notes).toContain("The columns 'Name', 'Status' are not read: an upload cannot change them.");
});

test('what is neither is refused in words', async () => {
  expect(await refusal(strToU8('<html><table><tr><td>Name</td></tr></table></html>'))).toEqual([
    422,
    'This is neither a spreadsheet of Excel or LibreOffice (.xlsx, .xls, .ods) nor a CSV file. Please download the template and fill it in',
  ]);
});
