import type { RunChanges } from '#contract/admissions/selection.ts';
import type { Decision } from '#rules/admissions/select.ts';
import { runChanges, type SeenPlace, type SeenQuota } from '#rules/admissions/runChanges.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { lastRun, placesOfRun } from './sql/runs.ts';
import type { PlaceRow, RunSnapshot } from './workOut.ts';

/** So many are named, beside how many there are. */
const NAMED = 200;

interface Made {
  readonly digest: string;
  readonly formulaVersion: number;
  readonly snapshot: readonly RunSnapshot[];
  readonly places: readonly PlaceRow[];
}

/**
 * What has changed since the session's newest run. Where nothing has, the comparison of that run still says how this one differs
 * from the one before. @returns null for the first run
 */
export async function changesSince(db: Queryable, sessionId: number, made: Made): Promise<RunChanges | null> {
  const [before] = await lastRun(db, { sessionId });
  if (!before) return null;
  const stored = before.changes as RunChanges | null;
  if (before.inputsDigest === made.digest && stored) return stored;
  const { says, moved } = runChanges(
    {
      formulaVersion: before.version,
      quotas: (before.snapshot as RunSnapshot[]).map(seenQuota),
      places: (await placesOfRun(db, { runId: before.id })).map(
        ({ decision, doubts, registrationNumber, ...place }): SeenPlace => ({
          ...place,
          regNumber: registrationNumber,
          decision: decision as Decision,
          doubts: doubts as string[],
        }),
      ),
    },
    { formulaVersion: made.formulaVersion, quotas: made.snapshot.map(seenQuota), places: made.places },
  );
  return {
    since: before.madeAt.toISOString(),
    digest: before.inputsDigest,
    says: [...says],
    movedCount: moved.length,
    moved: moved.slice(0, NAMED).map((each) => ({ ...each })),
  };
}

/** Runs of older versions of the portal saw less. */
const seenQuota = ({ carryingCapacity, admitted, requirement, ...quota }: RunSnapshot): SeenQuota => ({
  ...quota,
  carryingCapacity: carryingCapacity ?? null,
  admitted: admitted ?? quota.listed,
  requirement: requirement ?? null,
});
