import { beforeAll, expect, test } from 'vitest';
import { callerOf } from '../../../support/call.ts';
import { onDatabases } from '../../../support/databases.ts';
import { freshServer } from '../../../support/server.ts';
import { emailOf, login, postedCollege, signedIn, type PostedCollege } from '../../../support/people.ts';
import { until } from '../../../support/until.ts';

const PROVE = '/api/Authentication/two-factor-authentication';

onDatabases('a login', (databases) => {
  let college: PostedCollege;
  beforeAll(async () => {
    college = await postedCollege(databases);
  });
  const account = (token?: string) => college.call('GET', '/api/Authentication/account', { token });
  const send = (challenge: string) => college.call('POST', `${PROVE}/code`, { body: { challenge } });
  const prove = (challenge: string, code: string) => college.call('POST', PROVE, { body: { challenge, code } });
  const another = (code: string) => (code === '000000' ? '000001' : '000000');

  test('by user name or email address, whatever the case, gives the session and the menu', async () => {
    for (const name of ['student', ' Student ', emailOf('STUDENT')]) {
      const { status, data } = await login(college, name);
      expect([status, data.userType, data.fullName, data.oldUser, data.twoFactor]).toEqual([
        200,
        'student',
        'Okonkwo Adaeze Grace',
        true,
        false,
      ]);
      expect(data.menuItems.map(({ path }) => path)).toContain('/dashboard');
      expect((await account(data.jwtToken!.token)).data).toMatchObject({
        userName: 'student',
        email: emailOf('student'),
      });
    }
  });

  test('asks for what was not typed, in the words of the specification', async () => {
    const { status, json } = await login(college, '  ', '');
    expect([status, json.title, json.errors]).toEqual([
      422,
      'Login Failed!',
      { '/userName': 'please input your username', '/password': 'please input your password' },
    ]);
  });

  test('answers alike for a wrong password and for nobody', async () => {
    const answers = [
      await login(college, 'student', 'Portal#2027'),
      await login(college, 'nobody'),
      await login(college, "' or 1=1 --"),
    ];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({
      status: 422,
      json: { title: 'Login Failed!', message: 'Login failed, please check your details' },
    });
  });

  test('refuses a user type that may not sign in, and one with an empty menu', async () => {
    expect((await login(college, 'alumnus')).json.message).toBe("User type can't be granted log in access");
    await college.platform.database.query({
      name: '',
      text: "insert into user_claim (user_id, claim, granted) select u.id, h.claim, false from user_account u join held_claim h on h.user_id = u.id where u.user_name = 'dean'",
      values: [],
    });
    expect((await login(college, 'dean')).json).toMatchObject({
      title: 'Login Failed!',
      message: "User doesn't have any menu items. Please contact your administrator.",
    });
  });

  test('of who has not yet moved leads to an e-mail address that a code confirms', async () => {
    const { data } = await login(college, 'newcomer');
    expect([data.oldUser, data.jwtToken]).toEqual([false, null]);
    const challenge = data.challenge!;
    const change = (email: string) =>
      college.call('POST', '/api/Authentication/change-email', { body: { challenge, email } });
    expect((await change('nonsense')).json.errors).toEqual({ '/email': 'invalid email address' });
    expect((await change('maryam@example.com')).data.sentTo).toBe('m•••@example.com');
    const code = await college.lastCodeTo('maryam@example.com');
    expect((await prove(challenge, another(code))).json.errors).toEqual({
      '/code': 'This code is not right. Please check it and try again',
    });
    const { data: session } = await prove(challenge, code);
    expect((await account(session.jwtToken!.token)).data.email).toBe('maryam@example.com');
    expect((await prove(challenge, code)).status).toBe(422);
    expect((await login(college, 'maryam@example.com')).data.oldUser).toBe(true);
  });

  test("cannot take another person's address, which is only told to who proved that it is theirs", async () => {
    await college.platform.database.query({
      name: '',
      text: "update user_account set moved_at = null, email = null where user_name = 'hod'",
      values: [],
    });
    const {
      data: { challenge },
    } = await login(college, 'hod');
    await college.call('POST', '/api/Authentication/change-email', { body: { challenge, email: emailOf('bursar') } });
    const code = await college.lastCodeTo(emailOf('bursar'));
    expect((await prove(challenge!, code)).json.message).toBe(
      'This email address belongs to another account. Please log in again and use your own',
    );
  });

  /** The embedded database does one thing after another, so that there nobody is that late. */
  test.runIf(databases.kind === 'postgres')(
    'with an address that several prove at once gives it to one of them, and the others are asked for their own',
    async () => {
      const { database } = college.platform;
      const userNames = ['lecturer', 'bursar', 'student'];
      await database.query({
        name: '',
        text: 'update user_account set moved_at = null, email = null where user_name = any ($1)',
        values: [userNames],
      });
      const proofs: [challenge: string, code: string][] = [];
      for (const userName of userNames) {
        const challenge = (await login(college, userName)).data.challenge!;
        await college.call('POST', '/api/Authentication/change-email', {
          body: { challenge, email: 'shared@example.com' },
        });
        proofs.push([challenge, await college.lastCodeTo('shared@example.com')]);
      }
      /** All have seen that the address is free before the first of them is let on. */
      const proving = await database.transaction(async (tx) => {
        await tx.query({
          name: '',
          text: 'select from user_account where user_name = any ($1) for no key update',
          values: [userNames],
        });
        const begun = proofs.map(([challenge, code]) => prove(challenge, code));
        const waiting = async () =>
          (
            await tx.query({
              name: '',
              text: 'select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid',
              values: [],
            })
          ).rows;
        await until('all three wait for the address', async () =>
          expect(await waiting()).toHaveLength(userNames.length),
        );
        return { begun };
      });
      const answers = await Promise.all(proving.begun);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
      for (const { json } of answers.filter(({ status }) => status === 422))
        expect(json.message).toBe(
          'This email address belongs to another account. Please log in again and use your own',
        );
    },
  );

  test('with two-factor on needs the mailed code: five tries, once, for ten minutes', async () => {
    const { token } = await signedIn(college, 'admin');
    await college.call('POST', '/api/Authentication/two-factor', {
      token,
      body: { twoFactor: 'email', password: 'Portal#2026' },
    });
    const challenge = async () => (await login(college, 'admin')).data.challenge!;
    const sent = async (secret: string) => {
      await send(secret);
      return college.lastCodeTo(emailOf('admin'));
    };

    const good = await challenge();
    const first = await sent(good);
    const second = await sent(good);
    if (first !== second) expect((await prove(good, first)).status).toBe(422);
    const together = await Promise.all([prove(good, second), prove(good, second), prove(good, second)]);
    expect(together.map(({ status }) => status).sort()).toEqual([200, 422, 422]);

    const guessed = await challenge();
    const code = await sent(guessed);
    await Promise.all(Array.from({ length: 5 }, () => prove(guessed, another(code))));
    expect((await prove(guessed, code)).status).toBe(422);

    college.clock.advance(60_000);
    const late = await challenge();
    const lateCode = await sent(late);
    college.clock.advance(10 * 60_000);
    expect((await prove(late, lateCode)).status).toBe(422);

    const bombed = await challenge();
    const statuses = [];
    for (let mail = 0; mail < 6; mail += 1) statuses.push((await send(bombed)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('is slowed for who guesses; the owner, who comes from elsewhere, is not kept out', async () => {
    const slowed = await freshServer(databases, { env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const from = (ip: string, password: string) =>
      slowed.call('POST', '/api/Authentication/login', {
        body: { userName: 'lecturer', password },
        headers: { 'x-forwarded-for': ip },
      });
    const counts = new Map<number, number>();
    for (let guess = 0; guess < 60; guess += 1) {
      const { status } = await from('203.0.113.7', `Wrong#${guess}000`);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      slowed.clock.advance(100);
    }
    expect([...counts.keys()].sort()).toEqual([422, 429]);
    expect(counts.get(422)).toBeLessThanOrEqual(15);
    expect((await from('198.51.100.4', 'Portal#2026')).status).toBe(200);
  });

  test('is slowed for one account whatever it is called and wherever the guesses come from; its own device is not', async () => {
    const slowed = await freshServer(databases, { env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const from = (ip: string, userName: string, password: string, device = callerOf(slowed.address)) =>
      device.call('POST', '/api/Authentication/login', {
        body: { userName, password },
        headers: { 'x-forwarded-for': ip },
      });
    const own = callerOf(slowed.address);
    expect((await from('198.51.100.4', 'lecturer', 'Portal#2026', own)).status).toBe(200);
    const statuses = [];
    for (let guess = 0; guess < 60; guess += 1) {
      const name = guess % 2 === 0 ? 'Lecturer' : emailOf('lecturer');
      statuses.push((await from(`10.${guess}.0.1`, name, `Wrong#${guess}000`)).status);
    }
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(22);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(30);
    expect((await from('198.51.100.5', 'lecturer', 'Portal#2026', own)).status).toBe(200);
    slowed.clock.advance(30_000);
    expect((await from('198.51.100.6', 'lecturer', 'Portal#2026')).status, 'a new device waits half a minute').toBe(
      200,
    );
  });
});
