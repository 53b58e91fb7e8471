import { beforeAll, expect, test } from 'vitest';
import { displayMoment } from '#rules/displayDate.ts';
import { hashOf } from '#server/platform/auth/secret.ts';
import { onDatabases } from '../../../support/databases.ts';
import { emailOf, postedCollege, type PostedCollege } from '../../../support/people.ts';

const NEW = 'Harmattan#2027';
const HOUR = 60 * 60_000;

onDatabases('a reset link', (databases) => {
  let college: PostedCollege;
  beforeAll(async () => {
    college = await postedCollege(databases);
  });
  const forget = (email: string) =>
    college.call('POST', `/api/Authentication/send-reset-password-mail?email=${encodeURIComponent(email)}`);
  const reset = (token: string, password = NEW) =>
    college.call('POST', '/api/Authentication/reset-password', { body: { token, password } });
  const linked = async (email: string) => /reset_password#token=([\w-]{43})/.exec(await college.lastMailTo(email))![1]!;

  test('is worth nothing after two hours, or once a later one was used', async () => {
    await forget(emailOf('bursar'));
    const first = await linked(emailOf('bursar'));
    await forget(emailOf('bursar'));
    expect((await reset(await linked(emailOf('bursar')))).status).toBe(200);
    expect((await reset(first)).status).toBe(422);
    await forget(emailOf('bursar'));
    const late = await linked(emailOf('bursar'));
    college.clock.advance(2 * HOUR);
    expect((await reset(late)).status).toBe(422);
  });

  test('goes to nobody who has no account, three times an hour to who has, and the answer is the same', async () => {
    await college.posted();
    const before = college.post.taken.length;
    const answers = [];
    for (let time = 0; time < 5; time += 1) answers.push(await forget(emailOf('lecturer')));
    answers.push(await forget('stranger@example.com'));
    await college.posted();
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(college.post.taken.slice(before).map(({ to }) => to)).toEqual(Array(3).fill(emailOf('lecturer')));
    expect((await forget('nonsense')).json).toMatchObject({
      title: 'Failed to send reset password email!',
      message: 'invalid email address',
    });
  });

  test('is good in the mailbox of its owner at any time, however often strangers ask for links', async () => {
    for (let minute = 0; minute < 150; minute += 15) {
      await forget(emailOf('hod'));
      const last = await linked(emailOf('hod'));
      college.clock.advance(HOUR - 1000);
      const standing = await college.platform.database.query({
        name: '',
        text: 'select 1 from account_challenge where token_hash = $1 and used_at is null and expires_at > $2',
        values: [hashOf(last), college.clock.now()],
      });
      expect(standing.rows.length).toBe(1);
      college.clock.advance(15 * 60_000 - HOUR + 1000);
    }
    expect((await reset(await linked(emailOf('hod')))).status).toBe(200);
    const before = college.post.taken.length;
    await forget(emailOf('hod'));
    expect((await reset(await linked(emailOf('hod')), `${NEW}9`)).status).toBe(200);
    expect(college.post.taken.length).toBe(before + 1);
  });

  const read = async (token: string) =>
    (await college.call('POST', '/api/Authentication/read-mailed-link', { body: { token } })).data;
  const renew = (token: string) => college.call('POST', '/api/Authentication/renew-mailed-link', { body: { token } });

  test('is ended by that of a newer email, and says when it was sent; one press sends another, and what was used says so', async () => {
    college.clock.advance(HOUR);
    await forget(emailOf('dean'));
    const first = await linked(emailOf('dean'));
    expect(await read(first)).toEqual({ state: 'good', newerAt: null });
    college.clock.advance(60_000);
    await forget(emailOf('dean'));
    const second = await linked(emailOf('dean'));
    const newerAt = college.clock.now().toISOString();
    expect([await read(first), await read(second)]).toEqual([
      { state: 'newer', newerAt },
      { state: 'good', newerAt: null },
    ]);
    expect((await reset(first)).json).toMatchObject({
      title: 'Failed!',
      message: `A newer email was sent on ${displayMoment(newerAt)}. Please open its link: this one does not work any more`,
    });
    expect((await renew(first)).status).toBe(200);
    const third = await linked(emailOf('dean'));
    expect((await renew(first)).json.message).toBe(
      'Three emails were sent within the hour. Please open the newest of them',
    );
    expect((await reset(second)).status).toBe(422);
    expect((await reset(third)).status).toBe(200);
    for (const token of [first, third]) expect(await read(token)).toEqual({ state: 'used', newerAt: null });
    expect((await reset(third)).json.message).toBe('This link was used already. Please log in with your password');
    expect((await renew(third)).status).toBe(422);
    expect(await read('x'.repeat(43))).toEqual({ state: 'unknown', newerAt: null });
    for (const answer of [await reset('x'.repeat(43)), await renew('x'.repeat(43))])
      expect(answer.json.message).toMatch(/^The portal does not know this link/);
  });

  test('stands behind the # of an address, so that no server is sent it', async () => {
    await forget(emailOf('senate'));
    const email = await college.lastMailTo(emailOf('senate'));
    const token = await linked(emailOf('senate'));
    expect(
      email
        .match(/https?:[^\s"<>]+/g)!
        .map((link) => new URL(link))
        .filter(({ href }) => href.includes(token)),
    ).not.toEqual([]);
    for (const link of email.match(/https?:[^\s"<>]+/g)!) expect(new URL(link).search).not.toContain(token);
  });

  test('is asked for a few times from one address; others may still ask', async () => {
    const limited = await postedCollege(databases, { TRUSTED_PROXIES: '127.0.0.1' });
    const from = async (ip: string, email: string) =>
      (
        await limited.call('POST', `/api/Authentication/send-reset-password-mail?email=${email}`, {
          headers: { 'x-forwarded-for': ip },
        })
      ).status;
    const statuses = [];
    for (let time = 0; time < 30; time += 1) statuses.push(await from('203.0.113.7', `nobody${time}@example.com`));
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(11);
    expect(statuses.at(-1)).toBe(429);
    expect(await from('198.51.100.4', emailOf('student'))).toBe(200);
  });
});
