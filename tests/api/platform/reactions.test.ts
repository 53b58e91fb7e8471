import { expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import type { Domain } from '#server/platform/domain.ts';
import { event, on } from '#server/platform/reactions.ts';
import { databasesOf } from '../../support/databases.ts';
import { freshServer } from '../../support/server.ts';

const databases = databasesOf('postgres');

test('a job that runs as soon as it is scheduled reaches the wings that are mounted after its own', async () => {
  const paid = event<{ readonly rrr: string }>('paid');
  const seen: string[] = [];
  const paying: Domain = {
    name: 'paying',
    register: (_, { database, reactions }) =>
      database.transaction((tx) => reactions.happened(tx, paid, { rrr: '310000000017' })),
  };
  const housing: Domain = {
    name: 'housing',
    reactions: () => [on(paid, (_, { rrr }) => Promise.resolve(void seen.push(rrr)))],
    register: () => undefined,
  };
  const { platform } = await freshServer(databases, { domains: [] });
  const app = await createApp(platform, { domains: [paying, housing] });
  await app.close();
  expect(seen).toEqual(['310000000017']);
});
