import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { RefereeProgress } from '#contract/admissions/referees.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { newApplicant } from '../../../support/applicant.ts';
import { onDatabases } from '../../../support/databases.ts';
import {
  codeFor,
  FAMILY,
  forget,
  logInAgain,
  mailsTo,
  openCollege,
  postgraduate,
  THREE,
  type College,
  type Postgraduate,
} from './postgraduate.ts';

const DAY = 24 * 60 * 60 * 1000;

onDatabases('pass codes of referees', (databases) => {
  let college: College;
  let pg: Postgraduate;
  beforeAll(async () => {
    college = await openCollege(databases);
  });
  beforeEach(async () => {
    pg = await postgraduate(college);
    await forget(college);
  });

  const renew = (refereeEmail: string, passCode: string) =>
    pg.server.call('POST', `${FAMILY}/renew-referee-pass-code`, { body: { refereeEmail, passCode } });
  const database = async (text: string) =>
    (await pg.server.platform.database.query({ name: '', text, values: [] })).rows;

  test('who comes with a pass code that is over has another mailed without an account, once an hour, until they have answered', async () => {
    await pg.save(THREE);
    const first = await codeFor(pg, 'musa@uni.example');
    expect((await renew('musa@uni.example', first)).json.message).toBe(
      'You were written to a short while ago. Please wait 60 minutes and try again',
    );
    const ended = displayMoment(new Date(pg.server.clock.now().getTime() + 60 * DAY).toISOString());
    await database('update referee set remind_at = null');
    pg.server.clock.advance(61 * DAY);
    await pg.server.jobs.run('remind-referees');
    expect((await pg.open('musa@uni.example', first)).json).toMatchObject({
      message: `This pass code ended on ${ended}. We can send you another`,
    });
    expect((await pg.submit('musa@uni.example', first)).status).toBe(410);

    const mails = (await mailsTo(pg, 'musa@uni.example')).length;
    expect((await renew('musa@uni.example', '2222-2222-2222')).status).toBe(422);
    expect((await renew('ngozi@uni.example', first)).status).toBe(422);
    expect((await renew('musa@uni.example', first)).status).toBe(200);
    expect((await renew('musa@uni.example', first)).status).toBe(429);
    pg.server.clock.advance(DAY / 24);
    expect((await renew('musa@uni.example', first)).status).toBe(200);
    expect(await mailsTo(pg, 'musa@uni.example')).toHaveLength(mails + 2);

    const newest = await codeFor(pg, 'musa@uni.example');
    expect((await pg.submit('musa@uni.example', newest)).status).toBe(200);
    pg.server.clock.advance(61 * DAY);
    for (const code of [first, newest]) {
      expect((await pg.open('musa@uni.example', code)).json.message).toBe(
        'You have answered already. Thank you: there is nothing more to do',
      );
      expect((await renew('musa@uni.example', code)).status).toBe(409);
    }
  });

  test('a newer email ends the pass code of the older, which says when it was sent; who was writing sends what they wrote', async () => {
    await pg.save(THREE);
    const older = await codeFor(pg, 'musa@uni.example');
    const [musa] = (await pg.referees()) as [RefereeProgress, ...RefereeProgress[]];
    pg.server.clock.advance(2 * 60 * 60 * 1000);
    const { token } = await logInAgain(pg.server, pg.applicant.rrr);
    expect((await pg.act('POST', 'resend-referee-mail', { refereeId: musa.refereeId }, token)).status).toBe(200);
    const sent = displayMoment(pg.server.clock.now().toISOString());
    const newer = await codeFor(pg, 'musa@uni.example');
    expect((await pg.open('musa@uni.example', older)).json).toMatchObject({
      message: `A newer email was sent to you on ${sent}. Please open its link: this one does not work any more`,
    });
    expect((await pg.open('musa@uni.example', newer)).status).toBe(200);
    pg.server.clock.advance(60 * 60 * 1000 - 1);
    expect((await pg.submit('musa@uni.example', older)).status).toBe(200);
    pg.server.clock.advance(1);
    expect((await pg.submit('musa@uni.example', older)).status).toBe(409);
    expect((await pg.submit('musa@uni.example', newer)).status).toBe(200);
  });

  test('pass codes cannot be guessed, nor used for another referee, by another applicant or from another programme', async () => {
    await pg.save(THREE);
    const code = await codeFor(pg, 'musa@uni.example');
    expect((await pg.open('ngozi@uni.example', code)).status).toBe(422);
    const [musa] = (await pg.referees()) as [RefereeProgress, ...RefereeProgress[]];
    const stranger = await postgraduate(college);
    for (const [method, action, body] of [
      ['PUT', 'referee-email', { refereeId: musa.refereeId, refereeEmail: 'evil@evil.example' }],
      ['POST', 'resend-referee-mail', { refereeId: musa.refereeId }],
    ] as const) {
      expect((await stranger.act(method, action, body)).status).toBe(404);
      expect((await stranger.act(method, action, body, 'no token')).status).toBe(401);
    }
    expect(await stranger.referees()).toEqual([]);
    const jupeb = await newApplicant(pg.server);
    expect((await pg.server.call('GET', `${FAMILY}/referees`, { token: jupeb.token })).status).toBe(403);

    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => pg.open('musa@uni.example', `2222-2222-22${String(index + 22)}`)),
    );
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThan(10);
    expect(guesses.every(({ status }) => status === 422 || status === 429)).toBe(true);
    pg.server.clock.advance(61_000);
    expect((await pg.open('musa@uni.example', code)).status).toBe(200);
    expect((await pg.open("' or 1=1 --", code)).status).toBe(422);
  });
});
