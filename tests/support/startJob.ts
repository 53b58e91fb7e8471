import type { Schedule } from '#server/platform/jobs/jobs.ts';
import type { Database } from '#server/platform/database/database.ts';

/** A schedule that comes in no run of the tests: once in a thousand years. Its job is started by `startJob`. */
export const BY_HAND: Schedule = { everyMinutes: 1_000 * 365 * 24 * 60 };

/** Makes a scheduled job due: a server takes it when it polls next. */
export async function startJob(database: Database, name: string): Promise<void> {
  await database.query({ name: '', text: 'update scheduled_job set due_at = now() where name = $1', values: [name] });
}
