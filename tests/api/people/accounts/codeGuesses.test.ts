import { Secret, TOTP } from 'otpauth';
import { beforeAll, expect, test } from 'vitest';
import { onGrounds } from '../../../support/grounds.ts';
import { emailOf, login, postedCollege, type PostedCollege } from '../../../support/people.ts';

const PROVE = '/api/Authentication/two-factor-authentication';
const HOUR = 60 * 60_000;

onGrounds('who has the password and guesses at the codes', (ground) => {
  let college: PostedCollege;
  beforeAll(async () => {
    college = await postedCollege(ground);
    await run("update user_account set two_factor = 'email' where user_name in ('bursar', 'dean', 'hod')");
  });
  const run = async (text: string) => (await college.platform.database.query({ name: '', text, values: [] })).rows;
  const challenge = async (owner: string) => (await login(college, owner)).data.challenge!;
  const prove = (secret: string, code: string) => college.call('POST', PROVE, { body: { challenge: secret, code } });
  const sent = async (owner: string) => {
    const secret = await challenge(owner);
    await college.call('POST', `${PROVE}/code`, { body: { challenge: secret } });
    return { secret, code: await college.lastCodeTo(emailOf(owner)) };
  };
  const warnings = async (owner: string) => (await run(`select 1 from mail where kind = 'code-guesses' and recipient = '${emailOf(owner)}'`)).length;

  test('gains no tries by opening challenges, and the owner is told once', async () => {
    const secrets = [];
    for (let opened = 0; opened < 12; opened += 1) secrets.push(await challenge('bursar'));
    const answers = await Promise.all(secrets.flatMap((secret) => Array.from({ length: 5 }, (_, digit) => prove(secret, `99999${digit}`))));
    const judged = answers.filter(({ json }) => json.message === 'This code is not right. Please check it and try again');
    expect(judged.length).toBeLessThanOrEqual(6);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422, 429]));
    expect(await college.lastMailTo(emailOf('bursar'))).toContain('wrong sign-in codes');
    expect(await warnings('bursar')).toBe(1);
    college.clock.advance(6 * HOUR);
    for (let guess = 0; guess < 3; guess += 1) await prove(await challenge('bursar'), '999999');
    expect(await warnings('bursar')).toBe(2);
  });

  test('keeps the owner waiting an hour at most, who is told how long, and comes in with the right code and once with it', async () => {
    let longest = 0;
    for (let guess = 0; guess < 30; guess += 1) {
      const secret = await challenge('dean');
      await prove(secret, '999999');
      const { status, json, headers } = await prove(secret, '999999');
      if (status !== 429) continue;
      expect(json.message).toMatch(/^Too many attempts\. Please wait \d+ (second|minute)s? and try again$/);
      longest = Math.max(longest, Number(headers.get('retry-after')));
      college.clock.advance(Number(headers.get('retry-after')) * 1000);
    }
    expect(longest).toBe(3600);
    const { secret, code } = await sent('dean');
    expect([(await prove(secret, code)).status, (await prove(secret, code)).status]).toEqual([200, 422]);
    const again = await sent('dean');
    const { data } = await prove(again.secret, again.code);
    const { data: told } = await college.call('GET', '/api/Notification/notifications', { token: data.jwtToken!.token });
    expect(told.notifications[0]!.message).toBe('Somebody who knows your password entered wrong sign-in codes');
  });

  test('fills no mailbox: codes are mailed for the account, however many challenges there are', async () => {
    const mailed = async () => (await run(`select 1 from mail where kind = 'two-factor-code' and recipient = '${emailOf('dean')}'`)).length;
    const before = await mailed();
    const answers = [];
    for (let asked = 0; asked < 30; asked += 1) answers.push(await college.call('POST', `${PROVE}/code`, { body: { challenge: await challenge('dean') } }));
    expect(await mailed() - before).toBeLessThanOrEqual(21);
    expect(answers.at(-1)!.json.message).toMatch(/^Too many attempts\. Please wait/);
    college.clock.advance(HOUR);
    expect((await sent('dean')).code).toMatch(/^\d{6}$/);
  });

  test('of an app is counted too, and a code that was taken is not taken again', async () => {
    const first = await sent('hod');
    const { token } = (await prove(first.secret, first.code)).data.jwtToken!;
    await college.call('POST', '/api/Authentication/two-factor', { token, body: { twoFactor: null, password: 'Portal#2026' } });
    const { data: app } = await college.call('POST', '/api/Authentication/authenticator', { token, body: { password: 'Portal#2026' } });
    const code = () => new TOTP({ secret: Secret.fromBase32(app.secret) }).generate({ timestamp: college.clock.now().getTime() });
    await college.call('POST', '/api/Authentication/two-factor', { token, body: { twoFactor: 'authenticator', password: 'Portal#2026', code: code() } });
    college.clock.advance(30_000);
    const taken = code();
    expect([(await prove(await challenge('hod'), taken)).status, (await prove(await challenge('hod'), taken)).status]).toEqual([200, 422]);
    const statuses = [];
    for (let guess = 0; guess < 10; guess += 1) statuses.push((await prove(await challenge('hod'), taken)).status);
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(5);
    expect(statuses.at(-1)).toBe(429);
  });
});
