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

/** Rows are seeded once in the life of a database, so that those removed later do not come back. */
export async function seed(platform: Platform, domains: readonly Domain[]): Promise<void> {
  for (const domain of domains) await platform.database.transaction((tx) => seedOnce(tx, platform, domain));
}

async function seedOnce(tx: Queryable, platform: Platform, { name, seed: seedRows, seedsWhen }: Domain): Promise<void> {
  if (!seedRows || seedsWhen?.(platform.settings) === false) return;
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
