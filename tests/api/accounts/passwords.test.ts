import { Secret, TOTP } from 'otpauth';
import { beforeAll, expect, test } from 'vitest';
import { onBothGrounds } from '../../support/grounds.ts';
import { emailOf, login, postedCollege, signedIn, type PostedCollege } from '../../support/people.ts';

const NEW = 'Harmattan#2027';

onBothGrounds('a password', (ground) => {
  let college: PostedCollege;
  beforeAll(async () => { college = await postedCollege(ground); });
  const forget = (email: string) => college.call('POST', `/api/Authentication/send-reset-password-mail?email=${encodeURIComponent(email)}`);
  const reset = (token: string, password = NEW) => college.call('POST', '/api/Authentication/reset-password', { body: { token, password } });
  const change = (token: string, currentPassword: string, password: string) =>
    college.call('POST', '/api/Authentication/change-password', { token, body: { currentPassword, password } });
  const linked = async (email: string) => /reset_password\?token=([\w-]{43})/.exec(await college.lastMailTo(email))![1]!;

  test('that was forgotten is chosen anew by a mailed link, once, and everyone signed in is signed out', async () => {
    const { token, refreshToken } = await signedIn(college, 'student');
    expect((await forget(emailOf('student'))).status).toBe(200);
    const link = await linked(emailOf('student'));
    expect((await reset(link, 'short')).json.errors).toEqual({ '/password': 'your password must have 8 to 30 characters' });
    const answers = await Promise.all([reset(link), reset(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await college.call('GET', '/api/Authentication/account', { token })).status).toBe(401);
    expect((await college.call('POST', '/api/Authentication/refresh-token', { body: { refreshToken } })).status).toBe(401);
    expect((await login(college, 'student')).status).toBe(422);
    expect((await login(college, 'student', NEW)).status).toBe(200);
  });

  test('link is worth nothing after half an hour, or once a later one was used', async () => {
    await forget(emailOf('bursar'));
    const first = await linked(emailOf('bursar'));
    await forget(emailOf('bursar'));
    expect((await reset(await linked(emailOf('bursar')))).status).toBe(200);
    expect((await reset(first)).status).toBe(422);
    await forget(emailOf('bursar'));
    const late = await linked(emailOf('bursar'));
    college.clock.advance(30 * 60_000);
    expect((await reset(late)).status).toBe(422);
  });

  test('mail goes to nobody who has no account, three times an hour to who has, and the answer is the same', async () => {
    await college.posted();
    const before = college.post.taken.length;
    const answers = [];
    for (let time = 0; time < 5; time += 1) answers.push(await forget(emailOf('lecturer')));
    answers.push(await forget('stranger@example.com'));
    await college.posted();
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(college.post.taken.slice(before).map(({ to }) => to)).toEqual(Array(3).fill(emailOf('lecturer')));
    expect((await forget('nonsense')).json).toMatchObject({ title: 'Failed to send reset password email!', message: 'invalid email address' });
  });

  test('is changed by who knows the old one; the other sessions end, this one stays', async () => {
    const [here, there] = [await signedIn(college, 'dean'), await signedIn(college, 'dean')];
    expect((await change(here.token, 'Wrong#2026', NEW)).json.errors).toEqual({ '/currentPassword': 'your password is not right' });
    expect((await change(here.token, 'Portal#2026', 'Portal#2026')).json.errors).toHaveProperty('/password');
    expect((await change(here.token, 'Portal#2026', NEW)).status).toBe(200);
    const status = async (token: string) => (await college.call('GET', '/api/Authentication/account', { token })).status;
    expect([await status(here.token), await status(there.token)]).toEqual([200, 401]);
  });

  test('and a code of an authenticator app, each taken once', async () => {
    const { token } = await signedIn(college, 'admin');
    const set = (more: object) => college.call('POST', '/api/Authentication/two-factor', { token, body: { twoFactor: 'authenticator', password: 'Portal#2026', ...more } });
    const { data: app } = await college.call('POST', '/api/Authentication/authenticator', { token, body: { password: 'Portal#2026' } });
    const code = () => new TOTP({ secret: Secret.fromBase32(app.secret) }).generate({ timestamp: college.clock.now().getTime() });
    expect((await set({})).json.errors).toHaveProperty('/code');
    expect((await set({ code: code() })).status).toBe(200);
    expect((await college.call('POST', '/api/Authentication/authenticator', { token, body: { password: 'Portal#2026' } })).status).toBe(409);

    const prove = async (typed: string) => {
      const { data: { challenge, jwtToken } } = await login(college, 'admin');
      expect(jwtToken).toBe(null);
      return (await college.call('POST', '/api/Authentication/two-factor-authentication', { body: { challenge, code: typed } })).status;
    };
    expect(await prove(code())).toBe(422);
    college.clock.advance(30_000);
    const fresh = code();
    expect([await prove(fresh), await prove(fresh)]).toEqual([200, 422]);
  });
});
