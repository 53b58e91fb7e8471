import { randomUUID } from 'node:crypto';
import type { RunFigures } from '#contract/admissions/selection.ts';
import { formulaOf } from '../formulas/service.ts';
import { writeAudit } from '../../platform/audit.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { openSession } from '../../school/sessions/service.ts';
import { lockSeats } from '../admission-list/service.ts';
import { changesSince } from './comparing.ts';
import { inputsOf } from './inputs.ts';
import { dropTrial, insertPlaces, insertRun } from './sql/runs.ts';
import { workOut, type PlaceRow } from './workOut.ts';

export const TITLE = 'Invalid Action!';

/** Places are written so many at once. */
const SLICE = 5_000;

/** The session's trial is this one from now on. What changes while it is worked out is seen as it is committed. */
export async function runTrial(platform: Platform, { user, ip }: By): Promise<RunFigures> {
  const { database, lookups } = platform;
  const session = await openSession(database);
  if (!session) throw new Problem(422, 'No session is open for applications', { title: TITLE });
  const { id: formulaId, version, terms } = await formulaOf(database, session.id);
  const now = platform.now();
  const inputs = await inputsOf(database, { sessionId: session.id, formulaId, terms, now });
  if (inputs.quotas.length === 0)
    throw new Problem(422, 'Please set the quotas of the departments first', { title: TITLE });
  const { snapshot, places } = workOut(lookups, terms, inputs);
  const [{ digest }, id, actor] = [inputs, randomUUID(), actorOf(user)];
  await database.transaction(async (tx) => {
    await lockSeats(tx, { sessionId: session.id });
    const changes = await changesSince(tx, session.id, { digest, formulaVersion: version, snapshot, places });
    await dropTrial(tx, { sessionId: session.id });
    await writeTrial(tx, { id, sessionId: session.id, formulaId, digest, snapshot, changes, now, actor }, places);
    await writeAudit(tx, {
      at: now,
      actor,
      action: 'selection-tried',
      subjectKind: 'selection',
      subjectId: id,
      detail: { session: session.name, candidates: places.length },
      ip,
    });
  });
  const figureOf = (wanted: PlaceRow['decision']) => places.filter(({ decision }) => decision === wanted).length;
  return { id, offered: figureOf('in'), unclear: figureOf('unclear') };
}

export async function writeTrial(
  tx: Queryable,
  run: Parameters<typeof insertRun>[1] & object,
  places: readonly PlaceRow[],
): Promise<void> {
  await insertRun(tx, run);
  for (let from = 0; from < places.length; from += SLICE)
    await insertPlaces(tx, { runId: run.id, places: places.slice(from, from + SLICE) });
}
