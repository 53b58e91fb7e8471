import { beforeAll, expect, test } from 'vitest';
import { onDatabases } from '../../../support/databases.ts';
import { login, postedCollege, signedIn, type PostedCollege } from '../../../support/people.ts';

const DAY = 24 * 60 * 60_000;

onDatabases('a rating', (databases) => {
  let college: PostedCollege;
  beforeAll(async () => {
    college = await postedCollege(databases);
  });
  const isAsked = async (userName: string) => (await login(college, userName)).data.displayCSATModal as boolean;
  const answer = async (userName: string, action: string, body?: unknown) =>
    college.call('POST', `/api/Dashboard/${action}`, { token: (await signedIn(college, userName)).token, body });
  const kept = async () =>
    (
      await college.platform.database.query({
        name: '',
        text: 'select rating, comment from rating order by created_at, rating',
        values: [],
      })
    ).rows;

  test('is asked of who has had an account for three months, and again three months after the answer', async () => {
    expect(await isAsked('student')).toBe(false);
    college.clock.advance(92 * DAY);
    expect([await isAsked('student'), await isAsked('bursar'), await isAsked('dean')]).toEqual([true, true, true]);
    expect((await answer('student', 'create-rating', { rating: 4, comment: ' Quick now ' })).status).toBe(200);
    expect((await answer('student', 'create-rating', { rating: 1 })).status).toBe(200);
    expect((await answer('bursar', 'postpone-rating')).status).toBe(200);
    expect([await isAsked('student'), await isAsked('bursar'), await isAsked('dean')]).toEqual([false, false, true]);
    expect(await kept()).toEqual([
      { rating: 4, comment: 'Quick now' },
      { rating: null, comment: null },
    ]);
    college.clock.advance(92 * DAY);
    expect([await isAsked('student'), await isAsked('bursar')]).toEqual([true, true]);
  });

  test('has five words', async () => {
    for (const rating of [0, 6, 2.5, '4', null])
      expect((await answer('dean', 'create-rating', { rating })).status, String(rating)).toBe(422);
    expect((await college.call('POST', '/api/Dashboard/create-rating', { body: { rating: 5 } })).status).toBe(401);
  });
});
