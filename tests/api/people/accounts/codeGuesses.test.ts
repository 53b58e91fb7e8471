import { Secret, TOTP } from 'otpauth';
import { beforeAll, expect, test } from 'vitest';
import { onDatabases } from '../../../support/databases.ts';
import { emailOf, login, postedCollege, type PostedCollege } from '../../../support/people.ts';

const PROVE = '/api/Authentication/two-factor-authentication';
const HOUR = 60 * 60_000;

onDatabases('who has the password and guesses at the codes', (databases) => {
  let college: PostedCollege;
  beforeAll(async () => {
    college = await postedCollege(databases, { TRUSTED_PROXIES: '127.0.0.1' });
    await run("update user_account set two_factor = 'email' where user_name in ('bursar', 'dean', 'hod')");
  });
  const run = async (text: string) => (await college.platform.database.query({ name: '', text, values: [] })).rows;
  /** Each with a device, from an address, and in a network, of their own. */
  const from = (stranger: number) => ({
    headers: {
      'x-forwarded-for': `10.${stranger}.7.1`,
      cookie: `matricula_device=${String(stranger).padStart(43, 's')}`,
    },
  });
  const challenge = async (owner: string) => (await login(college, owner)).data.challenge!;
  const prove = (secret: string, code: string, stranger = 0) =>
    college.call('POST', PROVE, { body: { challenge: secret, code }, ...from(stranger) });
  const mail = (secret: string, stranger = 0) =>
    college.call('POST', `${PROVE}/code`, { body: { challenge: secret }, ...from(stranger) });
  const sent = async (owner: string, stranger = 0) => {
    await college.posted();
    const secret = await challenge(owner);
    await mail(secret, stranger);
    return { secret, code: await college.lastCodeTo(emailOf(owner)) };
  };
  const warnings = async (owner: string) =>
    (await run(`select 1 from mail where kind = 'code-guesses' and recipient = '${emailOf(owner)}'`)).length;
  const wrong = (code: string) => (code.startsWith('0') ? code.replace('0', '1') : code.replace(/^./, '0'));

  test('gains no tries by opening challenges: five codes of a day have six digits, and the owner is told once', async () => {
    const judged = { 6: 0, 10: 0 };
    for (let stranger = 1; stranger <= 12; stranger += 1) {
      const { secret, code } = await sent('bursar', stranger);
      const answers = await Promise.all(Array.from({ length: 8 }, () => prove(secret, wrong(code), stranger)));
      judged[code.length as 6 | 10] += answers.filter(
        ({ json }) => json.message === 'This code is not right. Please check it and try again',
      ).length;
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
    }
    expect(judged).toEqual({ 6: 25, 10: 35 });
    expect(await college.lastMailTo(emailOf('bursar'))).toMatch(/wrong sign-in codes|Code: /);
    expect(await warnings('bursar')).toBe(1);
    college.clock.advance(6 * HOUR);
    const { secret, code } = await sent('bursar', 13);
    for (let guess = 0; guess < 5; guess += 1) await prove(secret, wrong(code), 13);
    expect(await warnings('bursar')).toBe(2);
  });

  test('keeps the owner waiting no moment: the right code comes in at once, and once', async () => {
    const early = await sent('dean', 100);
    for (let stranger = 1; stranger <= 8; stranger += 1) {
      const { secret, code } = await sent('dean', stranger);
      for (let guess = 0; guess < 6; guess += 1) await prove(secret, wrong(code), stranger);
    }
    const late = await sent('dean', 101);
    for (const { secret, code } of [early, late])
      expect([(await prove(secret, code, 100)).status, (await prove(secret, code, 100)).status]).toEqual([200, 422]);
    const again = await sent('dean', 102);
    const { data } = await prove(again.secret, again.code, 102);
    const { data: told } = await college.call('GET', '/api/Notification/notifications', {
      token: data.jwtToken!.token,
    });
    expect(told.notifications[0]!.message).toBe('Somebody who knows your password entered wrong sign-in codes');
  });

  test('fills no mailbox: codes are mailed for the account, however many challenges there are', async () => {
    const mailed = async () =>
      (await run(`select 1 from mail where kind = 'two-factor-code' and recipient = '${emailOf('dean')}'`)).length;
    college.clock.advance(HOUR);
    const before = await mailed();
    const answers = [];
    for (let asked = 0; asked < 30; asked += 1) answers.push(await mail(await challenge('dean'), 1));
    expect((await mailed()) - before).toBeLessThanOrEqual(11);
    expect(answers.at(-1)!.json.message).toMatch(/^Too many attempts\. Please wait/);
    expect((await sent('dean', 2)).code, 'the owner is elsewhere').toMatch(/^\d{6,10}$/);
  });

  test('of an app is counted too, and a code that was taken is not taken again', async () => {
    const first = await sent('hod');
    const { token } = (await prove(first.secret, first.code)).data.jwtToken!;
    await college.call('POST', '/api/Authentication/two-factor', {
      token,
      body: { twoFactor: null, password: 'Portal#2026' },
    });
    const { data: app } = await college.call('POST', '/api/Authentication/authenticator', {
      token,
      body: { password: 'Portal#2026' },
    });
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(app.secret) }).generate({ timestamp: college.clock.now().getTime() });
    await college.call('POST', '/api/Authentication/two-factor', {
      token,
      body: { twoFactor: 'authenticator', password: 'Portal#2026', code: code() },
    });
    college.clock.advance(30_000);
    const taken = code();
    expect([
      (await prove(await challenge('hod'), taken)).status,
      (await prove(await challenge('hod'), taken)).status,
    ]).toEqual([200, 422]);
    const statuses = [];
    for (let guess = 0; guess < 10; guess += 1) statuses.push((await prove(await challenge('hod'), taken)).status);
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(5);
    expect(statuses.at(-1)).toBe(429);
  });

  test('of an app keeps the owner waiting on no device of theirs, nor with another password', async () => {
    const device = 'd'.repeat(43);
    const onOwn = { headers: { cookie: `matricula_device=${device}`, 'x-forwarded-for': '10.250.0.1' } };
    const [{ secret } = {}] = await run(
      "select authenticator_secret as secret from user_account where user_name = 'hod'",
    );
    const code = () => {
      college.clock.advance(30_000);
      return new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate({
        timestamp: college.clock.now().getTime(),
      });
    };
    const comeIn = async (password?: string) =>
      college.call('POST', PROVE, {
        body: { challenge: (await login(college, 'hod', password)).data.challenge!, code: code() },
        ...onOwn,
      });
    college.clock.advance(24 * HOUR);
    expect((await comeIn()).status).toBe(200);
    const strangers = async () => {
      for (let guess = 1; guess <= 33; guess += 1) {
        const { status, headers } = await prove(await challenge('hod'), '000000', guess);
        if (status === 429) college.clock.advance(Number(headers.get('retry-after')) * 1000);
      }
      await prove(await challenge('hod'), '000000', 34);
      expect((await prove(await challenge('hod'), code(), 200)).status, 'elsewhere, the right one waits too').toBe(429);
    };
    await strangers();
    expect((await comeIn()).status).toBe(200);
    await run(
      "update user_session set device_hash = '\\x00' where user_id = (select id from user_account where user_name = 'hod')",
    );
    expect((await comeIn()).status, 'on a device that is new').toBe(429);
    await college.call('POST', `/api/Authentication/send-reset-password-mail?email=${emailOf('hod')}`);
    const [, link] = /reset_password#token=([\w-]+)/.exec(await college.lastMailTo(emailOf('hod')))!;
    await college.call('POST', '/api/Authentication/reset-password', {
      body: { token: link, password: 'Harmattan#2027' },
    });
    expect((await comeIn('Harmattan#2027')).status).toBe(200);
  });
});
