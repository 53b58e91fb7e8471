import { beforeAll, expect, test } from 'vitest';
import { hashOf } from '#server/platform/auth/secret.ts';
import { callerOf } from '../../../support/call.ts';
import { onDatabases } from '../../../support/databases.ts';
import { emailOf, login, postedCollege, signedIn, type PostedCollege } from '../../../support/people.ts';

const MINUTE = 60_000;

onDatabases('a session', (databases) => {
  let college: PostedCollege;
  beforeAll(async () => {
    college = await postedCollege(databases);
  });
  const status = async (token: string) => (await college.call('GET', '/api/Authentication/account', { token })).status;
  const refresh = (refreshToken: string) =>
    college.call('POST', '/api/Authentication/refresh-token', { body: { refreshToken } });
  const refreshElsewhere = (refreshToken: string) =>
    callerOf(college.address).call('POST', '/api/Authentication/refresh-token', { body: { refreshToken } });

  test("'s token lasts fifteen minutes, and its refresh token is good for one exchange", async () => {
    const first = await signedIn(college, 'student');
    college.clock.advance(15 * MINUTE);
    expect(await status(first.token)).toBe(401);
    const { data } = await refresh(first.refreshToken);
    expect(await status(data.jwtToken!.token)).toBe(200);
    expect(data.refreshToken).not.toBe(first.refreshToken);
  });

  test('ends when a refresh token comes again: for the thief and for the owner', async () => {
    const first = await signedIn(college, 'student');
    const { data: owner } = await refresh(first.refreshToken);
    college.clock.advance(MINUTE);
    expect((await refresh(first.refreshToken)).status).toBe(401);
    expect(await status(owner.jwtToken!.token)).toBe(401);
    expect((await refresh(owner.refreshToken!)).status).toBe(401);
  });

  test('outlives a reply that was lost: the same exchange again, seconds later, is answered with the same tokens', async () => {
    const first = await signedIn(college, 'student');
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(first.refreshToken)));
    college.clock.advance(20_000);
    answers.push(await refresh(first.refreshToken));
    expect(answers.map((answer) => answer.status)).toEqual(Array(7).fill(200));
    expect(new Set(answers.map(({ data }) => JSON.stringify([data.jwtToken, data.refreshToken]))).size).toBe(1);
    expect(await status(answers[0]!.data.jwtToken!.token)).toBe(200);
    const { rows } = await college.platform.database.query({
      name: '',
      text: 'select 1 from refresh_token where session_id = (select session_id from refresh_token where token_hash = $1)',
      values: [hashOf(first.refreshToken)],
    });
    expect(rows.length).toBe(2);
  });

  test('ends when a used refresh token comes from another browser, within whatever time, or after its successor was used', async () => {
    const copied = await signedIn(college, 'student');
    const { data: owner } = await refresh(copied.refreshToken);
    expect((await refreshElsewhere(copied.refreshToken)).status).toBe(401);
    expect([await status(owner.jwtToken!.token), (await refresh(owner.refreshToken!)).status]).toEqual([401, 401]);

    const raced = await signedIn(college, 'student');
    const { data: second } = await refresh(raced.refreshToken);
    const { data: third } = await refresh(second.refreshToken!);
    expect((await refresh(raced.refreshToken)).status).toBe(401);
    expect([await status(third.jwtToken!.token), (await refresh(third.refreshToken!)).status]).toEqual([401, 401]);
  });

  test('is not continued by another browser, whoever comes first; its owner is told once', async () => {
    const { token, refreshToken } = await signedIn(college, 'lecturer');
    const together = await Promise.all([
      refreshElsewhere(refreshToken),
      refreshElsewhere(refreshToken),
      refreshElsewhere(refreshToken),
    ]);
    expect(together.map((answer) => answer.status)).toEqual([401, 401, 401]);
    expect([await status(token), (await refresh(refreshToken)).status]).toEqual([401, 401]);
    expect(await college.lastMailTo(emailOf('lecturer'))).toContain('was used from a second place');
    expect(college.post.taken.filter(({ to }) => to === emailOf('lecturer')).length).toBe(1);
    const again = await signedIn(college, 'lecturer');
    const { data } = await college.call('GET', '/api/Notification/notifications', { token: again.token });
    expect(data.notifications.map(({ message }) => message)).toEqual([
      'One of your sessions was used from a second place and has been ended',
    ]);
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
    expect([await status(there.token), (await refresh(third.refreshToken!)).status]).toEqual([401, 401]);
  });

  test('opens nothing any more once its person is deactivated', async () => {
    const { token } = await signedIn(college, 'hod');
    await college.platform.database.query({
      name: '',
      text: "update user_account set active = false where user_name = 'hod'",
      values: [],
    });
    expect(await status(token)).toBe(401);
    expect((await login(college, 'hod')).json.message).toBe(
      'Your account has been deactivated. Please contact your administrator.',
    );
  });

  test('keeps no secret in the database, nor what would make the next one', async () => {
    const { token, refreshToken } = await signedIn(college, 'admissions');
    const { data: second } = await refresh(refreshToken);
    const { data: third } = await refresh(second.refreshToken!);
    const { rows } = await college.platform.database.query({
      name: '',
      text: 'select (select json_agg(a)::text from access_token a) || (select json_agg(r)::text from refresh_token r) as all',
      values: [],
    });
    expect(rows[0]!['all']).toContain('token_hash');
    for (const secret of [token, refreshToken, second.refreshToken, third.refreshToken])
      expect(rows[0]!['all']).not.toContain(secret);
    const salts = await college.platform.database.query({
      name: '',
      text: 'select token_hash from refresh_token where successor_salt is not null and session_id = (select session_id from refresh_token where token_hash = $1)',
      values: [hashOf(refreshToken)],
    });
    expect(salts.rows.map(({ token_hash }) => Buffer.from(token_hash as Uint8Array))).toEqual([
      hashOf(second.refreshToken!),
    ]);
  });
});
