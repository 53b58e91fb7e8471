import { beforeAll, expect, test } from 'vitest';
import { onBothGrounds } from '../../support/grounds.ts';
import { postedCollege, signedIn, type PostedCollege } from '../../support/people.ts';
import { sheetOf } from '../../support/sheet.ts';

const HEADINGS = ['Surname', 'First name', 'Middle name', 'Username', 'Email Address', 'Phone number', 'Role'];
const ROWS = [
  HEADINGS,
  ['Musa', 'Sani', '', 'smusa', 'sani@example.com', '08031112222', 'Lecturer'],
  ['Ude', 'Ify', '', 'iude', 'ify@example.com', '', 'bursar'],
  ['Ojo', '', '', 'ojo', 'ojo@example.com', '', 'lecturer'],
  ['Ojo', 'Bisi', '', 'bojo', 'bisi@example.com', '', 'wizard'],
  ['Okonkwo', 'Adaeze', '', 'student', 'another@example.com', '', 'student'],
] as const;

onBothGrounds('an upload of users', (ground) => {
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

  test('is not for those who may not manage users', async () => {
    expect((await upload(true, 'bursar')).status).toBe(403);
  });
});
