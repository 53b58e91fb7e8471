import { beforeAll, expect, test } from 'vitest';
import type { PlaceRecord } from '#contract/admissions/admission-list.ts';
import type { Page } from '#contract/kit/list.ts';
import { onDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { sheetAt } from '../../support/sheet.ts';
import { commitUpload, takeUploadBack, tryRows, type Uploader } from '../../support/uploading.ts';

const HEADINGS = [
  'Registration number',
  'Full name',
  'Student type',
  'Programme',
  'Department',
  'Option',
  'State of origin',
  'Level',
  'Admitted on',
  'Offer until',
  'Email Address',
];
const place = (number: string, name: string, email = '') => [
  number,
  name,
  'Undergraduate',
  'B.Sc. Computer Science',
  'Computer Science',
  '',
  'Abia',
  '',
  '01/10/2026',
  '',
  email,
];

onDatabases('an admission list', (databases) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    ({ token } = await signedIn(server, 'admissions'));
  });

  const by = (): Uploader => ({ college: server, token, list: '/api/AdmissionList' });
  const rowsOf = async (text: string) => (await server.platform.database.query({ name: '', text, values: [] })).rows;
  const stored = () =>
    rowsOf("select to_jsonb(a) - 'revision' as row from admission a order by reg_number, session_id");
  const found = async (search: string) =>
    (
      await server.call<Page<{ id: string; status: string; revision: number }>>(
        'GET',
        `/api/AdmissionList/list?search=${search}`,
        { token },
      )
    ).data.rows;
  const ROWS = [
    HEADINGS,
    place('202655510001AA', 'Okoro Ebuka Obinna'),
    place('2026 5551 0002 aa', 'Okoro Ada', 'ada@example.com'),
    place('NOBODY/1', 'Okoro Uche'),
    place('202655510004AA', 'Okoro'),
    place('202630639047FF', 'Okafor Adaeze Ngozika'),
  ];

  test.each([
    ['/api/AdmissionList/sample-sheet', HEADINGS],
    [
      '/api/DirectEntryApplication/sample-sheet',
      ['Registration number', 'Surname', 'First name', 'Middle name', 'Sex', 'State', 'LGA', 'Department'],
    ],
  ])('begins with a template, %s, for officers alone', async (address, headings) => {
    expect((await sheetAt(server, address, token)).rows[0]).toEqual(headings);
    expect((await sheetAt(server, address, (await signedIn(server, 'student')).token)).status).toBe(403);
  });

  test('is tried, and offers admission to whom it names anew; the address that it leaves out stays', async () => {
    const { id, report } = await tryRows(by(), ROWS);
    expect(report).toMatchObject({
      created: 2,
      changed: 1,
      unchanged: 0,
      refused: 1,
      unknown: 1,
      mistakes: [{ row: 5, column: 'Full name', message: 'the full name must have a surname and a first name' }],
      examples: { unknown: [{ row: 4 }] },
    });
    expect(report.changes).toEqual(
      expect.arrayContaining([
        { row: 6, column: 'Full name', before: 'Okafor Adaeze Ngozi', after: 'Okafor Adaeze Ngozika' },
        { row: 6, column: 'State of origin', before: null, after: 'Abia' },
      ]),
    );
    expect(report.changes.filter(({ column }) => column === 'Email Address')).toEqual([]);
    await commitUpload(by(), id);
    expect(await found('202655510002AA')).toMatchObject([{ status: 'offered' }]);
    const steps =
      "select count(*)::int4 as steps from workflow_step w join admission a on a.id::text = w.subject_id where a.reg_number like '2026555100%'";
    expect(await rowsOf(steps)).toEqual([{ steps: 2 }]);
    await takeUploadBack(by(), id);
  });

  test('emails the earlier address, as it changes one and as it is taken back', async () => {
    const [{ email }] = (await rowsOf("select email from admission where reg_number = '202630639047FF'")) as [
      { email: string },
    ];
    const { id } = await tryRows(by(), [HEADINGS, place('202630639047FF', 'Okafor Adaeze', 'moved@example.com')]);
    await commitUpload(by(), id);
    await takeUploadBack(by(), id);
    const mails = await rowsOf("select recipient from mail where kind = 'admission-address-changed'");
    expect(mails.map(({ recipient }) => recipient as string).toSorted()).toEqual(
      [email, 'moved@example.com'].toSorted(),
    );
  });

  test('is taken back, except for whom somebody corrected or whose offer was answered', async () => {
    const before = await stored();
    const { id } = await tryRows(by(), ROWS);
    await commitUpload(by(), id);
    const [corrected] = await found('202655510001AA');
    const { data } = await server.call<PlaceRecord>('GET', `/api/AdmissionList/record/${corrected!.id}`, { token });
    const put = (answers: Readonly<Record<string, unknown>>) =>
      server.call('PUT', `/api/AdmissionList/update/${corrected!.id}?revision=${data.revision}`, {
        token,
        body: { ...data.answers, ...answers },
      });
    expect((await put({ regNumber: '202655510009AA' })).json.errors).toEqual({
      '/regNumber': 'this cannot be changed: a place is known by it',
    });
    expect((await put({ fullName: 'Okoro Ebuka' })).status).toBe(200);
    expect((await put({ fullName: 'Okoro Obi' })).status).toBe(409);
    const undone = await takeUploadBack(by(), id);
    expect(undone).toMatchObject({
      restored: 1,
      removed: 1,
      spared: 1,
      rows: [{ row: 2, reason: 'somebody changed this candidate since' }],
    });
    const withoutSpared = (await stored()).filter(
      ({ row }) => (row as { reg_number: string }).reg_number !== '202655510001AA',
    );
    expect(withoutSpared).toEqual(before);
  });

  test('changes nobody who has accepted', async () => {
    await server.platform.database.query({
      name: '',
      text: "update admission set state = 'accepted' where reg_number = '202630639047FF'",
      values: [],
    });
    const { report } = await tryRows(by(), [HEADINGS, place('202630639047FF', 'Okafor Ada Ngozi')]);
    expect(report).toMatchObject({
      changed: 0,
      refused: 1,
      mistakes: [{ message: 'this candidate has accepted: their place is changed at their record' }],
    });
  });
});
