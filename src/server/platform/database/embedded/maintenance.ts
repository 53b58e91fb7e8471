import type pg from 'pg';

/**
 * What PostgreSQL's background processes do and the embedded one has none for: keeping the planner's statistics true,
 * clearing dead rows, and keeping the log short so that the next start is fast.
 */
const everyMillis = 60_000;

/** As autovacuum decides: a table that changed by 50 rows and a tenth of itself. */
const changedTables = `
  SELECT format('%I.%I', schemaname, relname) AS name FROM pg_stat_user_tables
  WHERE n_mod_since_analyze > 50 + n_live_tup / 10 OR n_dead_tup > 50 + n_live_tup / 10`;

/** Starts the housekeeping; the result stops it, and resolves once a round under way is over. */
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

/** One round. A table at a time, so that a request waits for one table at most. */
export async function maintain(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(changedTables);
  for (const { name } of rows) await pool.query(`VACUUM (ANALYZE) ${name}`);
  await pool.query('CHECKPOINT');
}
