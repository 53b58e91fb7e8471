import { expect, test } from 'vitest';
import type { Domain } from '#server/platform/domain.ts';
import type { Platform } from '#server/platform/platform.ts';
import { seed } from '#server/seed.ts';
import { onBothDatabases } from '../../support/databases.ts';

onBothDatabases('seeding', (databases) => {
  test('gives each domain its rows once, however many servers start', async () => {
    let planted = 0;
    const domain: Domain = {
      name: 'plants',
      register() {},
      async seed() {
        planted += 1;
      },
    };
    const platform = { database: await databases.freshDatabase(), now: () => new Date() } as Platform;
    await Promise.all([seed(platform, [domain]), seed(platform, [domain])]);
    await seed(platform, [domain]);
    expect(planted).toBe(1);
    const transaction = () => Promise.reject(new Error('A restart needs no transaction'));
    await seed({ ...platform, database: { ...platform.database, transaction } }, [domain]);
  });

  test('that fails leaves nothing, and is tried again', async () => {
    const platform = { database: await databases.freshDatabase(), now: () => new Date() } as Platform;
    const domain = (work: () => Promise<void>): Domain => ({ name: 'plants', register() {}, seed: work });
    await expect(seed(platform, [domain(() => Promise.reject(new Error('dry')))])).rejects.toThrow('dry');
    let planted = false;
    await seed(platform, [
      domain(async () => {
        planted = true;
      }),
    ]);
    expect(planted).toBe(true);
  });
});
