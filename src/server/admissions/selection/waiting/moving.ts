import { movingUp, type MovingUp } from '#rules/admissions/waitingList.ts';
import { ceilingOfCollege, lockSeats, requireWithinCeilings } from '../../admission-list/service.ts';
import { mailAbout } from '../../offers/service.ts';
import { openSession } from '../../../school/sessions/service.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { RowOf } from '../../../platform/database/describedSql.ts';
import type { Platform } from '../../../platform/platform.ts';
import { writeOffers } from '../commit.ts';
import { runQuotas } from '../sql/inputs.ts';
import { eldsStateIds, stateIds } from '../states.ts';
import { seatsOf, snapshotOf } from '../workOut.ts';
import { whyMoved } from './reasons.ts';
import { committedRun, freedPlaces, insertMoves, lockQuotas, waitingPlaces } from './sql.ts';

const ACTOR = 'system:waiting-list';

type Waiting = ReturnType<typeof rankedOf>;

/** Places of the last committed run's programmes that are free go to the next of its waiting list, all in one transaction. */
export async function moveWaitingList(platform: Platform): Promise<void> {
  const session = await openSession(platform.database);
  if (!session) return;
  const moved = await platform.database.transaction(async (tx) => {
    const ids = await moveWithin(platform, tx, session.id, platform.now());
    await mailAbout(platform, tx, { about: 'offered', ids, reason: null });
    return ids.length;
  });
  if (moved > 0) platform.mail.prompt();
}

type Named = Pick<Platform, 'lookups'>;

/** Their mails are the caller's. @returns the ids of the admissions that it has written */
export async function moveWithin({ lookups }: Named, tx: Queryable, sessionId: number, now: Date): Promise<string[]> {
  await lockSeats(tx, { sessionId });
  const [run] = await committedRun(tx, { sessionId });
  if (!run) return [];
  await lockQuotas(tx, { sessionId });
  const next = await nextOf(lookups, tx, sessionId, run.id);
  return next.length > 0 ? move(tx, { sessionId, run, now }, next) : [];
}

const rankedOf = ({ registrationNumber: id, ...row }: RowOf<'waiting-places'>) => ({
  ...row,
  placeId: row.id,
  id,
  isUnclear: false,
});

async function nextOf(
  lookups: Platform['lookups'],
  tx: Queryable,
  sessionId: number,
  runId: string,
): Promise<readonly MovingUp<Waiting>[]> {
  const waiting = Map.groupBy((await waitingPlaces(tx, { runId })).map(rankedOf), ({ quotaId }) => quotaId);
  if (waiting.size === 0) return [];
  const [college] = await ceilingOfCollege(tx, { sessionId });
  const elds = eldsStateIds(lookups);
  const lists = (await runQuotas(tx, { sessionId })).map((quota) => ({
    seats: seatsOf(snapshotOf(quota), stateIds(lookups, quota.catchmentStates), elds),
    waiting: waiting.get(quota.id) ?? [],
    isPaused: quota.waitingPaused,
  }));
  return movingUp(lists, college ? college.seats - college.admitted : Infinity);
}

interface Moving {
  readonly sessionId: number;
  readonly run: RowOf<'committed-selection-run'>;
  readonly now: Date;
}

async function move(
  tx: Queryable,
  { sessionId, run: { id: runId, committedAt }, now }: Moving,
  next: readonly MovingUp<Waiting>[],
): Promise<string[]> {
  const freed = Map.groupBy(await freedPlaces(tx, { sessionId, since: committedAt }), ({ quotaId }) => quotaId);
  const written = await writeOffers(tx, {
    runId,
    moved: next.map(({ candidate }) => candidate.placeId),
    now,
    actor: ACTOR,
    ip: '',
  });
  const admissions = new Map(written.map(({ id, placeId }) => [placeId, id]));
  const moves = next.flatMap(({ candidate, pool }) => {
    const admissionId = admissions.get(candidate.placeId);
    if (admissionId === undefined) return [];
    const from = freed.get(candidate.quotaId)?.shift() ?? null;
    const { quotaId, placeId, rank, aggregate } = candidate;
    return [
      {
        quotaId,
        placeId,
        admissionId,
        pool,
        freedBy: from?.number ?? null,
        reason: whyMoved({ rank, aggregate, pool }, from),
      },
    ];
  });
  await insertMoves(tx, { runId, moves, now });
  const departments = (await runQuotas(tx, { sessionId })).filter(({ id }) =>
    moves.some(({ quotaId }) => quotaId === id),
  );
  await requireWithinCeilings(tx, sessionId, new Set(departments.map(({ departmentId }) => departmentId)));
  return written.map(({ id }) => id);
}
