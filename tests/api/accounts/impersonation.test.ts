import { beforeAll, expect, test } from 'vitest';
import { onBothGrounds } from '../../support/grounds.ts';
import { emailOf, postedCollege, signedIn, type PostedCollege } from '../../support/people.ts';

onBothGrounds("another person's place", (ground) => {
  let college: PostedCollege;
  beforeAll(async () => { college = await postedCollege(ground); });
  const ask = (token: string, userName = 'student', reason = 'She cannot see her fees') =>
    college.call('POST', '/api/Authentication/impersonate', { token, body: { userName, reason } });
  const open = (path: string) =>
    college.call('POST', '/api/Authentication/impersonation-login', { body: Object.fromEntries(new URL(path, 'http://x').searchParams) });

  test('is taken once, for half an hour, and its owner is told', async () => {
    const admin = await signedIn(college, 'admin');
    const { data: { path } } = await ask(admin.token);
    const answers = await Promise.all([open(path), open(path)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const { data } = answers.find(({ status }) => status === 200)!;
    expect(data).toMatchObject({ isImpersonating: true, impersonatorUsername: 'admin', userName: 'student' });
    expect(await college.lastMailTo(emailOf('student'))).toContain('She cannot see her fees');
    const account = () => college.call('GET', '/api/Authentication/account', { token: data.jwtToken.token });
    expect((await account()).data.userName).toBe('student');
    expect((await college.call('POST', '/api/Authentication/refresh-token', { body: { refreshToken: data.refreshToken } })).status).toBe(401);
    college.clock.advance(30 * 60_000);
    expect((await account()).status).toBe(401);
  });

  test('gives no power over the account, and none to go further', async () => {
    const admin = await signedIn(college, 'admin');
    await college.platform.database.query({ name: '', text: "insert into user_claim (user_id, claim, granted) select id, claim, true from user_account, (values ('impersonate'), ('pay'), ('marks'), ('powers')) as c (claim) where user_name = 'lecturer'", values: [] });
    const { data } = await open((await ask(admin.token, 'lecturer')).data.path);
    const { token } = data.jwtToken;
    const refused = [
      await college.call('POST', '/api/Authentication/change-password', { token, body: { currentPassword: 'Portal#2026', password: 'Harmattan#2027' } }),
      await college.call('POST', '/api/Authentication/two-factor', { token, body: { twoFactor: 'email', password: 'Portal#2026' } }),
      await college.call('POST', '/api/Authentication/authenticator', { token, body: { password: 'Portal#2026' } }),
      await ask(token, 'student'),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    const lecturer = await signedIn(college, 'lecturer');
    await college.call('POST', '/api/Authentication/sign-out', { token, body: { everywhere: true } });
    expect((await college.call('GET', '/api/Authentication/account', { token: lecturer.token })).status).toBe(200);
  });

  test('is for who holds the claim, with a reason, and not by a guessed address', async () => {
    const admin = await signedIn(college, 'admin');
    const student = await signedIn(college, 'student');
    expect((await ask(student.token, 'admin')).status).toBe(403);
    expect((await ask(admin.token, 'student', ' ')).json.errors).toEqual({ '/reason': 'please enter your reason' });
    expect((await ask(admin.token, 'admin')).status).toBe(422);
    const { data: { path } } = await ask(admin.token);
    const query = new URL(path, 'http://x').searchParams;
    query.set('userIdToImpersonate', admin.userId);
    expect((await open(`/?${query}`)).status).toBe(422);
    college.clock.advance(2 * 60_000);
    expect((await open(path)).status).toBe(422);
  });
});
