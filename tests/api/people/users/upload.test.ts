import { beforeAll, expect, test } from 'vitest';
import { onDatabases } from '../../../support/databases.ts';
import { login, postedCollege, signedIn, type PostedCollege } from '../../../support/people.ts';
import { sheetAt } from '../../../support/sheet.ts';
import { beginCommit, beginTakingBack, commitUpload, settledUndo, tryRows } from '../../../support/uploading.ts';

const HEADINGS = ['Surname', 'First name', 'Middle name', 'Username', 'Email Address', 'Phone number', 'Role'];
const ROWS = [
  HEADINGS,
  ['Musa', 'Sani', '', 'smusa', 'sani@example.com', '08031112222', 'Lecturer'],
  ['Ude', 'Ify', '', 'iude', 'ify@example.com', '', 'bursar'],
  ['Ojo', '', '', 'ojo', 'ojo@example.com', '', 'lecturer'],
  ['Ojo', 'Bisi', '', 'bojo', 'bisi@example.com', '', 'wizard'],
  ['Okonkwo-Bello', 'Adaeze', '', 'student', 'another@example.com', '', 'student'],
  ['Bala', 'Ada', '', 'abala', 'BURSAR@matricula.example', '', 'student'],
  ['Eze', 'Uju', '', 'ueze', 'uju@example.com', '08031113333', 'Lecturer'],
  ['Eze', 'Ujunwa', '', 'UEze', 'uju@example.com', '08031113333', 'Lecturer'],
  ['Eze', 'Uju', '', 'ueze', 'uju@example.com', '08031113333', 'Lecturer'],
] as const;

onDatabases('an upload of users', (databases) => {
  let college: PostedCollege;
  beforeAll(async () => {
    college = await postedCollege(databases);
  });
  const LIST = '/api/UserManagement/all-users';
  const uploader = async () => ({ college, token: (await signedIn(college, 'admin')).token, list: LIST });
  const uploaded = async (rows: readonly (readonly string[])[] = ROWS) => {
    const by = await uploader();
    return commitUpload(by, (await tryRows(by, rows)).id);
  };
  const mails = async () =>
    (
      await college.platform.database.query({
        name: '',
        text: "select count(*)::int4 as queued from mail where kind = 'set-up-password'",
        values: [],
      })
    ).rows[0]!['queued'];

  test('begins with a template of the columns that it reads, which is for who may manage users', async () => {
    const { disposition, rows } = await sheetAt(college, `${LIST}/template`, (await uploader()).token);
    expect(disposition).toContain('users.xlsx');
    expect(rows).toEqual([HEADINGS]);
    const { token } = await signedIn(college, 'bursar');
    expect((await sheetAt(college, `${LIST}/template`, token)).status).toBe(403);
  });

  test('is tried, done, and done again without harm; each new person is mailed once', async () => {
    const report = {
      rows: 9,
      created: 2,
      changed: 1,
      unchanged: 0,
      refused: 6,
      mistakes: [
        { row: 4, column: 'First name', message: 'please enter the first name' },
        { row: 5, column: 'Role', message: "there is no 'wizard' to choose" },
        { row: 7, column: 'Email Address', message: 'another account has this email address' },
        { row: 8, column: null, message: 'row 9 says something else of the same account' },
        { row: 9, column: null, message: 'row 8 says something else of the same account' },
        { row: 10, column: null, message: 'row 9 says something else of the same account' },
      ],
    };
    const by = await uploader();
    const { id, report: tried } = await tryRows(by, ROWS);
    expect(tried).toMatchObject(report);
    expect(tried.changes).toContainEqual({ row: 6, column: 'Surname', before: 'Okonkwo', after: 'Okonkwo-Bello' });
    expect(tried.changes).not.toContainEqual(expect.objectContaining({ column: 'Role' }));
    expect(await mails()).toBe(0);
    expect(await commitUpload(by, id)).toMatchObject(report);
    expect(await uploaded()).toMatchObject({ created: 0, changed: 0, unchanged: 3, refused: 6 });
    await college.posted();
    expect(await mails()).toBe(2);
    expect(await college.lastMailTo('sani@example.com')).toContain('/reset_password#token=');
  });

  test('is taken back once: who has not come in is removed, who has is switched off', async () => {
    const { token } = await signedIn(college, 'admin');
    const at = '/api/UserManagement/all-users/upload';
    const { data: latest } = await college.call('GET', at, { token });
    expect(latest).toMatchObject({ created: 2, by: 'Ogunleye Tunde' });
    const link = /reset_password#token=(\S+?)["<\s]/.exec(await college.lastMailTo('ify@example.com'))![1]!;
    expect(
      (
        await college.call('POST', '/api/Authentication/reset-password', {
          body: { token: link, password: 'Harmattan#2027' },
        })
      ).status,
    ).toBe(200);

    const by = { college, token, list: LIST };
    const both = await Promise.all([1, 2].map(() => beginTakingBack(by, latest!.id)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await settledUndo(by, latest!.id)).report).toEqual({
      restored: 1,
      removed: 1,
      switchedOff: 1,
      spared: 0,
      rows: [],
    });
    expect(
      (await college.call('GET', '/api/UserManagement/all-users?search=okonkwo', { token })).data.rows[0]!.fullName,
    ).toBe('Okonkwo Adaeze Grace');
    expect((await college.call('GET', at, { token })).data).toBeNull();
    expect(
      (await college.call('GET', '/api/UserManagement/all-users?search=musa', { token })).data.metadata.totalCount,
    ).toBe(0);
    expect((await login(college, 'iude', 'Harmattan#2027')).status).not.toBe(200);
    expect(await uploaded()).toMatchObject({ created: 1, changed: 1, unchanged: 1 });
  });

  test('opens no account that is called like another, or like a number of somebody', async () => {
    const by = await uploader();
    const { id, report } = await tryRows(by, [
      HEADINGS,
      ['Ojo', 'Ada', '', 'bursar.', 'o1@example.com', '', 'lecturer'],
      ['Ojo', 'Ada', '', '20261234AB', 'o2@example.com', '', 'lecturer'],
      ['Ojo', 'Ada', '', 'ada.ojo', 'o3@example.com', '', 'lecturer'],
      ['Ojo', 'Ada', '', 'adaojo', 'o4@example.com', '', 'lecturer'],
    ]);
    expect(report!.mistakes.map(({ row, column }) => [row, column])).toEqual([
      [2, 'Username'],
      [3, 'Username'],
      [4, 'Username'],
      [5, 'Username'],
    ]);
    expect((await beginCommit(by, id)).status).toBe(422);
  });

  test('refuses both of two rows of which one could be opened, already as it is tried', async () => {
    const by = await uploader();
    const tried = await tryRows(by, [
      HEADINGS,
      ['Ojo', 'Ada', '', 'twin.two', 't1@example.com', '', 'lecturer'],
      ['Ojo', 'Ada', '', 'twintwo', 't2@example.com', '', 'lecturer'],
      ['Ojo', 'Ada', '', 'first.of.mail', 'same@example.com', '', 'lecturer'],
      ['Ojo', 'Ada', '', 'second.of.mail', 'SAME@example.com', '', 'lecturer'],
      ['Adeyemi', 'Folasade', 'Joy', 'hod', 'hod@matricula.example', '', 'hod'],
      ['Ojo', 'Ada', '', 'alone.in.file', 'alone@example.com', '', 'lecturer'],
    ]);
    const report = {
      created: 1,
      changed: 1,
      refused: 4,
      mistakes: [
        { row: 2, column: 'Username', message: 'row 3 has a username that looks like this one' },
        { row: 3, column: 'Username', message: 'row 2 has a username that looks like this one' },
        { row: 4, column: 'Email Address', message: 'row 5 has this email address too' },
        { row: 5, column: 'Email Address', message: 'row 4 has this email address too' },
      ],
    };
    expect(tried.report).toMatchObject(report);
    expect(await commitUpload(by, tried.id)).toMatchObject(report);
  });

  test('leaves what is stored where a cell is empty, and empties it by a word alone', async () => {
    const by = await uploader();
    const person = (name: string, phone: string, middle = 'Grace') => [
      ...['Danladi', name, middle, name.toLowerCase(), `${name.toLowerCase()}@cells.example`, phone, 'Lecturer'],
    ];
    const phone = '08031114444';
    await uploaded([HEADINGS, ...['Asabe', 'Bulus', 'Comfort', 'Dorcas', 'Esther'].map((name) => person(name, phone))]);
    const rows = [
      HEADINGS,
      person('Asabe', '', 'Ruth'),
      person('Bulus', '   ', '   '),
      person('Comfort', '-'),
      person('Dorcas', 'CLEAR', ''),
      person('Esther', '08031115555'),
    ];
    const report = {
      created: 0,
      changed: 3,
      unchanged: 1,
      refused: 1,
      emptyCells: 4,
      mistakes: [{ row: 4, column: 'Phone number', message: expect.stringContaining('a dash says nothing') as string }],
      changes: [
        { row: 2, column: 'Middle name', before: 'Grace', after: 'Ruth' },
        { row: 5, column: 'Phone number', before: phone, after: null },
        { row: 6, column: 'Phone number', before: phone, after: '08031115555' },
      ],
    };
    const { id, report: tried } = await tryRows(by, rows);
    expect(tried).toMatchObject(report);
    expect(await commitUpload(by, id)).toMatchObject(report);
    const stored = await college.platform.database.query({
      name: '',
      text: "select firstname, middlename, mobile_number from user_account where email like '%@cells.example' order by 1",
      values: [],
    });
    expect(stored.rows.map(Object.values)).toEqual([
      ['Asabe', 'Ruth', phone],
      ['Bulus', 'Grace', phone],
      ['Comfort', 'Grace', phone],
      ['Dorcas', 'Grace', null],
      ['Esther', 'Grace', '08031115555'],
    ]);
    expect(await uploaded(rows)).toMatchObject({ created: 0, changed: 0, unchanged: 4, refused: 1 });
  });

  test('is not for those who may not manage users', async () => {
    const { token } = await signedIn(college, 'bursar');
    expect((await college.call('POST', `${LIST}/upload?page=/x`, { token })).status).toBe(403);
  });
});
