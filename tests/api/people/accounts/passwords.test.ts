import { Secret, TOTP } from 'otpauth';
import { beforeAll, expect, test } from 'vitest';
import { challenge } from '#server/people/accounts/challenges.ts';
import { mailSetupLink } from '#server/people/accounts/links.ts';
import { signIn } from '#server/people/accounts/session.ts';
import { personByUserName } from '#server/people/accounts/sql/person.ts';
import { onDatabases } from '../../../support/databases.ts';
import { hashOf } from '#server/platform/auth/secret.ts';
import { emailOf, login, postedCollege, signedIn, type PostedCollege } from '../../../support/people.ts';

const NEW = 'Harmattan#2027';

onDatabases('a password', (databases) => {
  let college: PostedCollege;
  beforeAll(async () => {
    college = await postedCollege(databases);
  });
  const forget = (email: string) =>
    college.call('POST', `/api/Authentication/send-reset-password-mail?email=${encodeURIComponent(email)}`);
  const reset = (token: string, password = NEW) =>
    college.call('POST', '/api/Authentication/reset-password', { body: { token, password } });
  const change = (token: string, currentPassword: string, password: string) =>
    college.call('POST', '/api/Authentication/change-password', { token, body: { currentPassword, password } });
  const linked = async (email: string) => /reset_password#token=([\w-]{43})/.exec(await college.lastMailTo(email))![1]!;

  test('that was forgotten is chosen anew by a mailed link, once, and everyone signed in is signed out', async () => {
    const { token, refreshToken } = await signedIn(college, 'student');
    expect((await forget(emailOf('student'))).status).toBe(200);
    const link = await linked(emailOf('student'));
    expect((await reset(link, 'short')).json.errors).toEqual({
      '/password': 'your password must have 8 to 30 characters',
    });
    const answers = await Promise.all([reset(link), reset(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await college.call('GET', '/api/Authentication/account', { token })).status).toBe(401);
    expect((await college.call('POST', '/api/Authentication/refresh-token', { body: { refreshToken } })).status).toBe(
      401,
    );
    expect((await login(college, 'student')).status).toBe(422);
    expect((await login(college, 'student', NEW)).status).toBe(200);
  });

  test('that is replaced, by link or by its owner, voids what the old one opened', async () => {
    const { token, userId } = await signedIn(college, 'admissions');
    await college.call('POST', '/api/Authentication/two-factor', {
      token,
      body: { twoFactor: 'email', password: 'Portal#2026' },
    });
    const opened = async (password: string) => {
      const {
        data: { challenge },
      } = await login(college, 'admissions', password);
      await college.call('POST', '/api/Authentication/two-factor-authentication/code', { body: { challenge } });
      return { challenge: challenge!, code: await college.lastCodeTo(emailOf('admissions')) };
    };
    const prove = async (body: { challenge: string; code: string }) =>
      (await college.call('POST', '/api/Authentication/two-factor-authentication', { body })).status;

    const beforeChange = await opened('Portal#2026');
    expect((await change(token, 'Portal#2026', NEW)).status).toBe(200);
    expect(await prove(beforeChange)).toBe(422);
    const beforeReset = await opened(NEW);
    await forget(emailOf('admissions'));
    expect((await reset(await linked(emailOf('admissions')), 'Harmattan#2028')).status).toBe(200);
    expect(await prove(beforeReset)).toBe(422);

    await college.platform.database.query({
      name: '',
      text: 'update user_account set moved_at = null where id = $1',
      values: [userId],
    });
    const {
      data: { challenge },
    } = await login(college, 'admissions', 'Harmattan#2028');
    await college.platform.database.transaction((tx) => mailSetupLink(college.platform, tx, userId));
    expect((await reset(await linked(emailOf('admissions')))).status).toBe(200);
    expect(
      (
        await college.call('POST', '/api/Authentication/change-email', {
          body: { challenge, email: 'thief@example.com' },
        })
      ).status,
    ).toBe(422);
  });

  test('that is replaced while somebody comes in with the old one opens neither session nor challenge', async () => {
    const [before] = await personByUserName(college.platform.database, { userName: 'alumnus' });
    await college.platform.database.query({
      name: '',
      text: "update user_account set password_hash = 'another' where id = $1",
      values: [before!.id],
    });
    await expect(
      signIn(college.platform, before!, { ip: '127.0.0.1', device: hashOf('a browser') }),
    ).rejects.toMatchObject({ status: 422 });
    await expect(challenge(college.platform, college.platform.database, before!, 'two-factor')).rejects.toMatchObject({
      status: 422,
    });
  });

  test('is changed by who knows the old one; the other sessions end, this one stays', async () => {
    const [here, there] = [await signedIn(college, 'dean'), await signedIn(college, 'dean')];
    expect((await change(here.token, 'Wrong#2026', NEW)).json.errors).toEqual({
      '/currentPassword': 'your password is not right',
    });
    expect((await change(here.token, 'Portal#2026', 'Portal#2026')).json.errors).toHaveProperty('/password');
    expect((await change(here.token, 'Portal#2026', NEW)).status).toBe(200);
    const status = async (token: string) =>
      (await college.call('GET', '/api/Authentication/account', { token })).status;
    expect([await status(here.token), await status(there.token)]).toEqual([200, 401]);
  });

  test('and a code of an authenticator app, each taken once', async () => {
    const { token } = await signedIn(college, 'admin');
    const set = (more: object) =>
      college.call('POST', '/api/Authentication/two-factor', {
        token,
        body: { twoFactor: 'authenticator', password: 'Portal#2026', ...more },
      });
    const { data: app } = await college.call('POST', '/api/Authentication/authenticator', {
      token,
      body: { password: 'Portal#2026' },
    });
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(app.secret) }).generate({ timestamp: college.clock.now().getTime() });
    expect((await set({})).json.errors).toHaveProperty('/code');
    expect((await set({ code: code() })).status).toBe(200);
    expect(
      (await college.call('POST', '/api/Authentication/authenticator', { token, body: { password: 'Portal#2026' } }))
        .status,
    ).toBe(409);

    const prove = async (typed: string) => {
      const {
        data: { challenge, jwtToken },
      } = await login(college, 'admin');
      expect(jwtToken).toBe(null);
      return (
        await college.call('POST', '/api/Authentication/two-factor-authentication', {
          body: { challenge, code: typed },
        })
      ).status;
    };
    expect(await prove(code())).toBe(422);
    college.clock.advance(30_000);
    const fresh = code();
    expect([await prove(fresh), await prove(fresh)]).toEqual([200, 422]);
  });
});
