import { expect, test } from 'vitest';
import { run } from '../../../support/admitted.ts';
import { onDatabases } from '../../../support/databases.ts';
import { login, postedCollege } from '../../../support/people.ts';

const LIVE = {
  REMITA_BASE_URL: 'https://pay.example.com',
  REMITA_MERCHANT_ID: '1',
  REMITA_SERVICE_TYPE_ID: '2',
  REMITA_API_KEY: '3',
  ADMIN_EMAIL: 'registrar@college.example',
};

onDatabases('a live college', (databases) => {
  test('has no demo accounts, and an administrator who chooses a password by mail', async () => {
    const college = await postedCollege(databases, LIVE);
    for (const userName of ['admin', 'student', 'bursar']) expect((await login(college, userName)).status).toBe(422);
    await college.call('POST', `/api/Authentication/send-reset-password-mail?email=${LIVE.ADMIN_EMAIL}`);
    const token = /reset_password#token=([\w-]{43})/.exec(await college.lastMailTo(LIVE.ADMIN_EMAIL))![1]!;
    await college.call('POST', '/api/Authentication/reset-password', { body: { token, password: 'Harmattan#2027' } });
    expect((await login(college, 'admin', 'Harmattan#2027')).data).toMatchObject({
      userType: 'admin',
      isImpersonating: false,
    });
  });

  test('has a second administrator too, whom the first did not open, at the first start that names one', async () => {
    const college = await postedCollege(databases, { ...LIVE, SECOND_ADMIN_EMAIL: 'rector@college.example' });
    const accounts = await run(college, 'select user_name, email from user_account order by user_name');
    expect(accounts).toEqual([
      { user_name: 'admin', email: LIVE.ADMIN_EMAIL },
      { user_name: 'admin2', email: 'rector@college.example' },
    ]);
  });
});
