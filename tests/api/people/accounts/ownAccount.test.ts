import { beforeAll, expect, test } from 'vitest';
import { onDatabases } from '../../../support/databases.ts';
import { postedCollege, signedIn, type PostedCollege } from '../../../support/people.ts';

onDatabases('the own account', (databases) => {
  let college: PostedCollege;
  beforeAll(async () => {
    college = await postedCollege(databases);
  });
  const account = <Method extends string>(method: Method, token: string | undefined, body?: unknown) =>
    college.call(method, '/api/Authentication/account', { token, body });

  test("keeps a phone number in one form, writes down what it was, and is nobody else's", async () => {
    const { token, userId } = await signedIn(college, 'student');
    for (const mobileNumber of ['+2348031234567', '08031234567'])
      expect((await account('PUT', token, { mobileNumber })).status).toBe(200);
    expect((await account('GET', token)).data.mobileNumber).toBe('08031234567');
    expect((await account('GET', (await signedIn(college, 'bursar')).token)).data.mobileNumber).toBeNull();
    const { rows } = await college.platform.database.query({
      name: '',
      text: "select subject_id, detail from audit_entry where action = 'mobile-number-changed'",
      values: [],
    });
    expect(rows).toEqual([
      { subject_id: userId, detail: { before: { mobileNumber: null }, after: { mobileNumber: '08031234567' } } },
    ]);
  });

  test('refuses what is no phone number, and nobody', async () => {
    const { token } = await signedIn(college, 'dean');
    expect((await account('PUT', token, { mobileNumber: ' ' })).json.errors).toEqual({
      '/mobileNumber': 'phone number is required',
    });
    expect((await account('PUT', token, { mobileNumber: '0803' })).json.errors).toEqual({
      '/mobileNumber': 'invaild phone number',
    });
    expect((await account('PUT', undefined, { mobileNumber: '08031234567' })).status).toBe(401);
  });
});
