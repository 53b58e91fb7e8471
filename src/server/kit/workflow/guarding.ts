import type { StepOf, Work } from '#catalogue/workflow/work.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { Problem } from '../../platform/problem.ts';
import { locking, takenInRound } from './sql.ts';

/** Of all that a person looks at before they approve a record; the same as long as none of it has changed. */
export type DigestOf = (tx: Queryable, id: string) => Promise<string>;

interface Admitting<W extends Work> {
  readonly id: string;
  readonly step: StepOf<W>;
  readonly from: string;
  readonly digest: string | undefined;
  /** As in an audit entry. */
  readonly actor: string;
  readonly isRepeat: () => Promise<boolean>;
}

interface AdmittingMany<W extends Work> {
  readonly ids: readonly string[];
  readonly step: StepOf<W>;
  readonly digests: Readonly<Record<string, string>>;
  readonly actor: string;
}

const NOT_DONE = { title: 'Not done!' };

/** Both people where one acts in another's place; nobody where the college itself does. */
export const peopleIn = (actor: string): string[] => [...actor.matchAll(/user:([\da-f-]{36})/g)].map(([, id]) => id!);

/**
 * What a chart demands beside the state: another person, and that what was seen is what is there. The record is locked before
 * anything is read, so that of two steps at once the second sees the first.
 */
export function guarding<W extends Work>(
  work: W,
  table: string,
  endings: readonly string[],
  digestOf: DigestOf | undefined,
) {
  const [lock, steps] = [locking(table), takenInRound(table, endings)];
  const isSeen = (step: string) => work.steps[step]!.seen === true;
  const othersOf = (step: string) => work.steps[step]!.otherThan ?? [];
  const isGuarded = (step: string) => isSeen(step) || othersOf(step).length > 0;
  const hasRules = Object.values(work.steps).some(({ otherThan }) => otherThan !== undefined);
  if (!digestOf && Object.keys(work.steps).some(isSeen))
    throw new Error(`${table} has a step that approves what was seen, and no digest of it`);

  /** By record, the steps that this person leaves to others now, each with the step that they took. */
  async function barred(
    db: Queryable,
    ids: readonly string[],
    actor: string,
  ): Promise<Map<string, Map<string, string>>> {
    const people = peopleIn(actor);
    const taken = hasRules && people.length > 0 ? await steps(db, { ids }) : [];
    const own = taken.filter((step) => peopleIn(step.actor).some((person) => people.includes(person)));
    return new Map(
      [...Map.groupBy(own, ({ id }) => id)].map(([id, mine]) => [
        id,
        new Map(
          Object.keys(work.steps).flatMap((step) => {
            const before = mine.find((each) => othersOf(step).includes(each.step));
            return before ? [[step, before.step] as const] : [];
          }),
        ),
      ]),
    );
  }

  /** @returns false when the record is not where the caller saw it, or the step is taken already. @throws Problem 403 and 409 */
  async function admits(tx: Queryable, { id, step, from, digest, actor, isRepeat }: Admitting<W>): Promise<boolean> {
    if (endings.length > 0 || isGuarded(step)) {
      const [record] = await lock(tx, { ids: [id] });
      if (record?.state !== from || (await isRepeat())) return false;
    }
    if (!isGuarded(step)) return true;
    const own = (await barred(tx, [id], actor)).get(id)?.get(step);
    if (own !== undefined)
      throw new Problem(
        403,
        `This ${work.name} was ${work.steps[own]!.past} by you. Another person has to take this step`,
        NOT_DONE,
      );
    if (isSeen(step) && digest !== (await digestOf!(tx, id)))
      throw new Problem(409, `This ${work.name} has changed since you opened it. Please look at it again`, NOT_DONE);
    return true;
  }

  /** The ids that the step may move. */
  async function admitted(tx: Queryable, { ids, step, digests, actor }: AdmittingMany<W>): Promise<readonly string[]> {
    if (ids.length > 0 && (endings.length > 0 || isGuarded(step))) await lock(tx, { ids });
    if (!isGuarded(step)) return ids;
    const left = await barred(tx, ids, actor);
    const free = ids.filter((id) => !left.get(id)?.has(step));
    if (!isSeen(step)) return free;
    const unchanged: string[] = [];
    for (const id of free)
      if (digests[id] !== undefined && digests[id] === (await digestOf!(tx, id))) unchanged.push(id);
    return unchanged;
  }

  return { isSeen, barred, admits, admitted };
}
