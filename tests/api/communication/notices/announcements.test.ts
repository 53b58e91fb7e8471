import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import { notices } from '#server/communication/notices/index.ts';
import { seedNotices } from '#server/communication/notices/seed.ts';
import { recentAnnouncements } from '#server/communication/notices/service.ts';
import { writeNotice, type NewNotice } from '#server/communication/notices/writing.ts';
import { createCollegeLookups } from '#server/lookups.ts';
import type { Database } from '#server/platform/database/database.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Platform } from '#server/platform/platform.ts';
import { stoppedClock } from '../../../support/clock.ts';
import { databasesOf, onDatabases } from '../../../support/databases.ts';
import { HOUSE } from '../../../support/programmes.ts';
import { freshServer } from '../../../support/server.ts';

const switchOff = statement(
  'test.switchOff',
  { title: 'text' },
  'update notice set active = false where title = $title',
  {},
);

const removeAll = statement('test.removeAll', {}, 'delete from notice', {});

const NOTICE: NewNotice = {
  category: 'Prospective Students',
  title: 'Open day',
  description: '<p>Come</p>',
  startDate: '2026-11-02',
  senderName: 'Registry',
};

const catalogue = loadCatalogue(HOUSE);

onDatabases('announcements', (databases) => {
  let database: Database;
  beforeAll(async () => {
    database = await databases.freshDatabase();
  });
  beforeEach(() => removeAll(database));

  function college() {
    const clock = stoppedClock();
    const platform = { database, now: clock.now, catalogue, lookups: createCollegeLookups(clock.now) } as Platform;
    const write = (changes: Partial<NewNotice> = {}) =>
      writeNotice(platform, database, { ...NOTICE, ...changes }, { actor: 'system:test', seenBy: null, ip: null });
    const titles = async () => (await recentAnnouncements(platform)).map(({ title }) => title);
    return { clock, platform, write, titles };
  }

  test('are those that have begun and not ended, for prospective students, newest first', async () => {
    const { write, titles } = college();
    await write({ title: 'Older', startDate: '2026-10-01' });
    await write({ title: 'Today' });
    await write({ title: 'Last day', startDate: '2026-10-15', endDate: '2026-11-02' });
    await write({ title: 'Tomorrow', startDate: '2026-11-03' });
    await write({ title: 'Ended', startDate: '2026-10-15', endDate: '2026-11-01' });
    await write({ title: 'For staff', category: 'Staff' });
    await write({ title: 'Switched off' });
    await switchOff(database, { title: 'Switched off' });
    expect(await titles()).toEqual(['Today', 'Last day', 'Older']);
  });

  test('begin with the day in Lagos', async () => {
    const { clock, write, titles } = college();
    await write({ startDate: '2026-11-03' });
    clock.advance(Date.parse('2026-11-02T22:59:59Z') - clock.now().getTime());
    expect(await titles()).toEqual([]);
    clock.advance(1000);
    expect(await titles()).toEqual(['Open day']);
  });

  test('are sanitised before they are written', async () => {
    const { platform, write } = college();
    const id = await write({
      description:
        '<p onclick="x()">Come<script>alert(1)</script></p><img src=x onerror=alert(1)><a href="javascript:x()">now</a>',
    });
    expect(await recentAnnouncements(platform)).toEqual([
      {
        id,
        title: 'Open day',
        description: '<p>Come</p><a rel="noopener noreferrer">now</a>',
        startDate: '2026-11-02',
        senderName: 'Registry',
      },
    ]);
  });

  test('of the demo college fit the landing page', async () => {
    const { platform } = college();
    await database.transaction((tx) => seedNotices(tx, platform));
    const announcements = await recentAnnouncements(platform);
    expect(announcements).toHaveLength(3);
    expect(announcements.map(({ startDate }) => startDate)).toEqual(['2026-10-31', '2026-10-24', '2026-10-17']);
  });

  test('refuse a category that does not exist, and an end before the beginning', async () => {
    const { write } = college();
    await expect(write({ category: 'Everyone' as never })).rejects.toThrow();
    await expect(write({ endDate: '2026-11-01' })).rejects.toThrow();
  });
});

test('anybody may read them', async () => {
  const server = await freshServer(databasesOf('embedded'), { domains: [notices] });
  const answer = await server.call('GET', '/api/Notices/recent');
  expect(answer.status).toBe(200);
  expect(answer.data[0]).toMatchObject({
    title: '2026/2027 JUPEB admission is open',
    senderName: 'Admissions Office',
    startDate: '2026-10-31',
  });
});
