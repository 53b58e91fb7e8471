import { writeAudit } from './platform/audit.ts';
import type { Queryable } from './platform/database/database.ts';
import { statement } from './platform/database/statement.ts';
import type { Domain } from './platform/domain.ts';
import type { Platform } from './platform/platform.ts';

/** Servers that start together wait here for each other. */
const lockSeeding = statement(
  'lock-seeding',
  { name: 'text' },
  `select 1 as locked from (select pg_advisory_xact_lock(hashtext($name))) as lock`,
  { locked: 'int4' },
);

const findSeeding = statement(
  'find-seeding',
  { domain: 'text' },
  `
  select 1 as found from audit_entry where subject_kind = 'domain' and subject_id = $domain and action = 'seeded'`,
  { found: 'int4' },
);

const findSeedings = statement(
  'find-seedings',
  {},
  `
  select subject_id as domain from audit_entry where subject_kind = 'domain' and action = 'seeded'`,
  { domain: 'text' },
);

/**
 * Rows are seeded once in the life of a database, so that those removed later do not come back. A restart finds all of
 * them by one statement: a transaction for each of a hundred domains cost a tenth of its processor time.
 */
export async function seed(platform: Platform, domains: readonly Domain[]): Promise<void> {
  const seeded = new Set((await findSeedings(platform.database)).map(({ domain }) => domain));
  for (const { name, seed: seedRows, seedsWhen } of domains) {
    if (seedRows && !seeded.has(name) && seedsWhen?.(platform.settings) !== false)
      await platform.database.transaction((tx) => seedOnce(tx, platform, name, seedRows));
  }
}

async function seedOnce(
  tx: Queryable,
  platform: Platform,
  name: string,
  seedRows: NonNullable<Domain['seed']>,
): Promise<void> {
  await lockSeeding(tx, { name: `seed ${name}` });
  if ((await findSeeding(tx, { domain: name })).length > 0) return;
  await seedRows(tx, platform);
  await writeAudit(tx, {
    at: platform.now(),
    actor: 'system:seed',
    action: 'seeded',
    subjectKind: 'domain',
    subjectId: name,
  });
}
