import { beforeAll, expect, test } from 'vitest';
import { onBothGrounds } from '../../support/grounds.ts';
import { login, postedCollege, signedIn, type PostedCollege } from '../../support/people.ts';

const MINUTE = 60_000;

onBothGrounds('a session', (ground) => {
  let college: PostedCollege;
  beforeAll(async () => { college = await postedCollege(ground); });
  const status = async (token: string) => (await college.call('GET', '/api/Authentication/account', { token })).status;
  const refresh = (refreshToken: string) => college.call('POST', '/api/Authentication/refresh-token', { body: { refreshToken } });

  test("'s token lasts fifteen minutes, and its refresh token is good for one exchange", async () => {
    const first = await signedIn(college, 'student');
    college.clock.advance(15 * MINUTE);
    expect(await status(first.token)).toBe(401);
    const { data } = await refresh(first.refreshToken);
    expect(await status(data.jwtToken.token)).toBe(200);
    expect(data.refreshToken).not.toBe(first.refreshToken);
  });

  test('ends when a refresh token comes again: for the thief and for the owner', async () => {
    const first = await signedIn(college, 'student');
    const { data: owner } = await refresh(first.refreshToken);
    college.clock.advance(MINUTE);
    expect((await refresh(first.refreshToken)).status).toBe(401);
    expect(await status(owner.jwtToken.token)).toBe(401);
    expect((await refresh(owner.refreshToken)).status).toBe(401);
  });

  test('outlives a reply that was lost: the same exchange again, seconds later', async () => {
    const first = await signedIn(college, 'student');
    const answers = await Promise.all([refresh(first.refreshToken), refresh(first.refreshToken)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    for (const { data } of answers) expect(await status(data.jwtToken.token)).toBe(200);
  });

  test('is over after twelve hours without a call', async () => {
    const { refreshToken } = await signedIn(college, 'student');
    college.clock.advance(12 * 60 * MINUTE);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  test('ends by signing out, here or everywhere', async () => {
    const [here, there] = [await signedIn(college, 'bursar'), await signedIn(college, 'bursar')];
    await college.call('POST', '/api/Authentication/sign-out', { token: here.token, body: { everywhere: false } });
    expect([await status(here.token), await status(there.token)]).toEqual([401, 200]);
    const third = await signedIn(college, 'bursar');
    await college.call('POST', '/api/Authentication/sign-out', { token: third.token, body: { everywhere: true } });
    expect([await status(there.token), (await refresh(third.refreshToken)).status]).toEqual([401, 401]);
  });

  test('opens nothing any more once its person is deactivated', async () => {
    const { token } = await signedIn(college, 'hod');
    await college.platform.database.query({ name: '', text: "update user_account set active = false where user_name = 'hod'", values: [] });
    expect(await status(token)).toBe(401);
    expect((await login(college, 'hod')).json.message).toBe('Your account has been deactivated. Please contact your administrator.');
  });

  test('keeps no secret in the database', async () => {
    const { token, refreshToken } = await signedIn(college, 'admissions');
    const { rows } = await college.platform.database.query({ name: '', text: "select (select json_agg(a)::text from access_token a) || (select json_agg(r)::text from refresh_token r) as all", values: [] });
    expect(rows[0]!['all']).toContain('token_hash');
    for (const secret of [token, refreshToken]) expect(rows[0]!['all']).not.toContain(secret);
  });
});
