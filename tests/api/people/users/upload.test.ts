import { beforeAll, expect, test } from 'vitest';
import { onGrounds } from '../../../support/grounds.ts';
import { login, postedCollege, signedIn, type PostedCollege } from '../../../support/people.ts';
import { sheetOf } from '../../../support/sheet.ts';

const HEADINGS = ['Surname', 'First name', 'Middle name', 'Username', 'Email Address', 'Phone number', 'Role'];
const ROWS = [
  HEADINGS,
  ['Musa', 'Sani', '', 'smusa', 'sani@example.com', '08031112222', 'Lecturer'],
  ['Ude', 'Ify', '', 'iude', 'ify@example.com', '', 'bursar'],
  ['Ojo', '', '', 'ojo', 'ojo@example.com', '', 'lecturer'],
  ['Ojo', 'Bisi', '', 'bojo', 'bisi@example.com', '', 'wizard'],
  ['Okonkwo', 'Adaeze', '', 'student', 'another@example.com', '', 'student'],
] as const;

onGrounds('an upload of users', (ground) => {
  let college: PostedCollege;
  beforeAll(async () => { college = await postedCollege(ground); });
  const upload = async (trial: boolean, as = 'admin') => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await sheetOf(ROWS))]), 'users.xlsx');
    const { token } = await signedIn(college, as);
    return college.call('POST', `/api/UserManagement/all-users/upload?trial=${trial}`, { token, body: form });
  };
  const mails = async () => (await college.platform.database.query({ name: '', text: "select count(*)::int4 as queued from mail where kind = 'set-up-password'", values: [] })).rows[0]!['queued'];

  test('is tried, done, and done again without harm; each new person is mailed once', async () => {
    const report = {
      rows: 5, created: 2, unchanged: 1,
      mistakes: [{ row: 4, column: 'First name', message: 'please enter the first name' }, { row: 5, column: 'Role', message: "there is no 'wizard' to choose" }],
    };
    expect((await upload(true)).data).toEqual(report);
    expect(await mails()).toBe(0);
    expect((await upload(false)).data).toEqual(report);
    expect((await upload(false)).data).toMatchObject({ created: 0, unchanged: 3 });
    await college.posted();
    expect(await mails()).toBe(2);
    expect(await college.lastMailTo('sani@example.com')).toContain('/reset_password?token=');
  });

  test('is taken back once: who has not come in is removed, who has is switched off', async () => {
    const { token } = await signedIn(college, 'admin');
    const at = '/api/UserManagement/all-users/upload';
    const { data: latest } = await college.call('GET', at, { token });
    expect(latest).toMatchObject({ created: 2, by: 'Ogunleye Tunde' });
    const link = /reset_password\?token=(\S+?)["<\s]/.exec(await college.lastMailTo('ify@example.com'))![1]!;
    expect((await college.call('POST', '/api/Authentication/reset-password', { body: { token: link, password: 'Harmattan#2027' } })).status).toBe(200);

    const both = await Promise.all([1, 2].map(() => college.call('DELETE', `${at}/${latest!.id}`, { token })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 200)!.data).toEqual({ removed: 1, switchedOff: 1 });
    expect((await college.call('GET', at, { token })).data).toBeNull();
    expect((await college.call('GET', '/api/UserManagement/all-users?search=musa', { token })).data.metadata.totalCount).toBe(0);
    expect((await login(college, 'iude', 'Harmattan#2027')).status).not.toBe(200);
    expect((await upload(false)).data).toMatchObject({ created: 1, unchanged: 2 });
  });

  test('is not for those who may not manage users', async () => {
    expect((await upload(true, 'bursar')).status).toBe(403);
  });
});
