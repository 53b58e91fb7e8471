import PgBoss from 'pg-boss';
import type { Database } from '#server/platform/database/database.ts';

/** A schedule that comes in no run of the tests but on one day of four years: its job is started by `startJob`. */
export const BY_HAND = '0 0 29 2 *';

/** Puts a scheduled job into its queue, as its schedule would: a server takes it from there. */
export async function startJob(database: Database, name: string): Promise<void> {
  const hand = new PgBoss({
    db: { executeSql: (text, values = []) => database.query({ name: '', text, values }) },
    schema: 'jobs',
    supervise: false,
    schedule: false,
  });
  await hand.start();
  await hand.send(name, {});
  await hand.stop();
}
