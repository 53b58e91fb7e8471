import type { Database } from '../database/database.ts';

/** Whoever works at the portal sends a request at least this often. */
const STAYS_MS = 10_000;

/**
 * Times as long as a step worked, where others are here. The embedded database has one connection: a request that comes during a step
 * waits, so steps have a twentieth of the time. `npm run bench -- uploads` measures what others feel of it.
 */
const REST = { embedded: 19, postgres: 9 };
const REST_ALONE = 1;
const LEAST_REST_MS = 5;

export interface Rest {
  /** A request came; `person` is undefined for somebody without an account. Moments are milliseconds of one clock. */
  note(person: string | undefined, at: number): void;
  /** How long requests have the database to themselves after a step of this owner's job. The owner waits for the job itself. */
  after(step: { readonly owner: string; readonly workedMs: number }, at: number): number;
}

export function createRest(kind: Database['kind']): Rest {
  let latest = { person: undefined as string | undefined, at: -Infinity };
  let ofAnother = -Infinity;
  return {
    note(person, at) {
      if (person !== latest.person) ofAnother = latest.at;
      latest = { person, at };
    },
    after({ owner, workedMs }, at) {
      const lastOfOthers = latest.person === owner ? ofAnother : latest.at;
      const times = at - lastOfOthers < STAYS_MS ? REST[kind] : REST_ALONE;
      return Math.max(LEAST_REST_MS, times * workedMs);
    },
  };
}
