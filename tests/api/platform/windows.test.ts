import { beforeAll, beforeEach, expect, test } from 'vitest';
import { lagosMoment } from '#rules/window/window.ts';
import { isOpen, refusingOverlap } from '#server/kit/window/window.ts';
import type { Database } from '#server/platform/database/database.ts';
import { statement } from '#server/platform/database/statement.ts';
import { onBothDatabases } from '../../support/databases.ts';

const makeTable = statement(
  'test.make_windows',
  {},
  `
  create table trial_window (
    id int generated always as identity primary key, session_id int not null, opens_at timestamptz not null, closes_at timestamptz not null,
    check (opens_at < closes_at),
    exclude using gist (int4range(session_id, session_id, '[]') with &&, tstzrange(opens_at, closes_at) with &&)
  )`,
  {},
);
const clearTable = statement('test.clear_windows', {}, 'delete from trial_window', {});
const addWindow = statement(
  'test.add_window',
  { sessionId: 'int4', opens: 'timestamptz', closes: 'timestamptz' },
  `
  insert into trial_window (session_id, opens_at, closes_at) values ($sessionId, $opens, $closes) returning id`,
  { id: 'int4' },
);
const openOnes = statement(
  'test.open_windows',
  { now: 'timestamptz' },
  `select session_id from trial_window w where ${isOpen('w')} order by 1`,
  { session_id: 'int4' },
);

onBothDatabases('a window', (databases) => {
  let database: Database;
  beforeAll(async () => {
    database = await databases.freshDatabase();
    await makeTable(database);
  });
  beforeEach(() => clearTable(database));

  const moment = (day: string, time = '00:00') => new Date(lagosMoment(day, time));
  const add = (sessionId: number, opens: Date, closes: Date) =>
    refusingOverlap(() => addWindow(database, { sessionId, opens, closes }), '/opens');

  test('that overlaps with another of the same session is refused at its field, and any other is taken', async () => {
    await add(1, moment('2026-09-05'), moment('2026-09-19'));
    await expect(add(1, moment('2026-09-18'), moment('2026-09-30'))).rejects.toMatchObject({
      status: 422,
      errors: { '/opens': 'it overlaps with another time in which this is open' },
    });
    await add(1, moment('2026-09-19'), moment('2026-09-30'));
    await add(2, moment('2026-09-05'), moment('2026-09-19'));
    await expect(add(3, moment('2026-09-19'), moment('2026-09-05'))).rejects.toMatchObject({
      code: expect.stringMatching(/^2/),
    });
  });

  test('is taken once of ten that are sent at the same time', async () => {
    const sent = await Promise.allSettled(
      Array.from({ length: 10 }, (_, day) => add(1, moment('2026-09-05', `0${day}:00`), moment('2026-10-05'))),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('opens and closes by the clock of Lagos, and at its end it is closed', async () => {
    await add(1, moment('2026-09-05', '08:00'), moment('2026-09-05', '17:00'));
    const open = async (at: string) =>
      (await openOnes(database, { now: new Date(at) })).map(({ session_id }) => session_id);
    expect([
      await open('2026-09-05T06:59:59Z'),
      await open('2026-09-05T07:00:00Z'),
      await open('2026-09-05T15:59:59Z'),
      await open('2026-09-05T16:00:00Z'),
    ]).toEqual([[], [1], [1], []]);
  });
});
