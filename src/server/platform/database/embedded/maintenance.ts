import type pg from 'pg';

/** The embedded database has no background processes to analyze, vacuum, and keep the log short for a fast start. */
const everyMillis = 60_000;

/** Autovacuum's rule: 50 rows and a tenth of the table have changed. */
const changedTables = `
  SELECT format('%I.%I', schemaname, relname) AS name FROM pg_stat_user_tables
  WHERE n_mod_since_analyze > 50 + n_live_tup / 10 OR n_dead_tup > 50 + n_live_tup / 10`;

/** The result stops it, and resolves once a round under way is over. */
export function startMaintenance(pool: pg.Pool, onError: (cause: Error) => void): () => Promise<void> {
  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = round.then(() => maintain(pool)).catch(onError);
  }, everyMillis).unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}

/** One table at a time, so that a request waits for one table at most. */
export async function maintain(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(changedTables);
  for (const { name } of rows) await pool.query(`VACUUM (ANALYZE) ${name}`);
  await pool.query('CHECKPOINT');
}
