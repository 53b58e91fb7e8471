import { lockSeats } from '../admission-list/service.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import { notFound } from '../../platform/problem.ts';
import { lockRun, sessionOfRun } from './sql/runs.ts';

/** The seats first, then the run, as a trial does, so that no two wait for each other. @throws Problem 404 */
export async function lockedRun(tx: Queryable, runId: string): Promise<RowOf<'lock-selection-run'>> {
  const [session] = await sessionOfRun(tx, { runId });
  if (session) await lockSeats(tx, { sessionId: session.sessionId });
  const [run] = await lockRun(tx, { runId });
  if (!run) throw notFound('There is no such run');
  return run;
}
