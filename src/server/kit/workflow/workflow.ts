import { randomUUID } from 'node:crypto';
import { transition } from '#catalogue/workflow/transition.ts';
import type { StepOf, Work } from '#catalogue/workflow/work.ts';
import { withArticle } from '#rules/article.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { actorOf, type By, type User } from '../../platform/auth/caller.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/uniqueViolation.ts';
import { invalid, notFound, Problem } from '../../platform/problem.ts';
import { guarding, type DigestOf } from './guarding.ts';
import { isThere, lastStep, moving, stepOfRequest, stepsTaken, type Sets } from './sql.ts';

export interface Taking<W extends Work> {
  readonly id: string;
  readonly step: StepOf<W>;
  /** The state that the caller saw. */
  readonly from: string;
  readonly request: string;
  readonly reason: string | null;
  /** A file of the person who takes it, where the step's form asks for one. */
  readonly evidence?: string | null;
  /** What else the step's form asks for: it stands in the audit entry. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Of what the caller saw, for a step that approves it. */
  readonly digest?: string | undefined;
}

export interface TakingMany<W extends Work> {
  readonly ids: readonly string[];
  /** Of what was seen of each, for a step that approves it. */
  readonly digests?: Readonly<Record<string, string>>;
  readonly step: StepOf<W>;
  /** One for all, or each record's own by its id. */
  readonly reason: string | null | Readonly<Record<string, string>>;
  /** The state that the caller saw; without it a record is moved from every state that the step leads on from. */
  readonly from?: string;
  /** What else the audit entries say, and the columns that `sets` names. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** As in an audit entry. */
  readonly actor: string;
  readonly ip: string | null;
  readonly now: Date;
}

interface Options {
  /** For a chart with a step that approves what was seen. */
  readonly digestOf?: DigestOf;
  readonly sets?: Sets;
  /** What a person's step asks for before its record is locked, in its transaction: a lock that others take first, or a `Problem`. */
  readonly before?: (tx: Queryable, id: string, step: string) => Promise<void>;
  /** False where the domain writes the entries of the audit log: one of a registration names all its courses. */
  readonly isAudited?: boolean;
}

/** What else a step does, in its transaction: a notification, the domain's own story. */
export type Took<W extends Work> = (
  tx: Queryable,
  step: Pick<Taking<W>, 'id' | 'step' | 'reason' | 'answers' | 'digest'> & {
    readonly actor: string;
    readonly user: User;
    readonly ip: string;
    readonly now: Date;
  },
) => Promise<void>;

/** The table of a workflow's records has an `id` and a `state`; its name is their kind in the audit log. */
export function workflow<W extends Work>(
  work: W,
  table: string,
  { digestOf, sets, before, isAudited = true }: Options = {},
) {
  const endings = Object.keys(work.steps).filter((step) => work.steps[step]!.endsRound);
  const [move, find] = [moving(table, endings, sets), isThere(table)];
  const guard = guarding(work, table, endings, digestOf);
  const actionOf = (step: StepOf<W>) => `${table.replaceAll('_', '-')}-${work.steps[step]!.past.replaceAll(' ', '-')}`;
  const transitionsOf = (step: string, from?: string) =>
    Object.fromEntries(
      Object.entries(work.chart.states).flatMap(([state, { on }]) =>
        on?.[step] && (from === undefined || state === from) ? [[state, on[step]]] : [],
      ),
    );

  /** @returns the state it leads to. @throws Problem 403 for a step that is left to another person, 404 without such a record, 409 when its state or what was seen is another by now */
  async function take(
    database: Database,
    { id, step, from, request, reason, evidence = null, answers = {}, digest }: Taking<W>,
    { user, ip }: By,
    now: Date,
    took?: Took<W>,
  ): Promise<string> {
    const { past } = work.steps[step]!;
    const [to, actor] = [transition(work, from, step), actorOf(user)];
    if (to === undefined)
      throw invalid(`${withArticle(work.name).replace(/^a/, 'A')} cannot be ${past} from where it is`);
    const isTaken = await database
      .transaction(async (tx) => {
        await before?.(tx, id, step);
        const isRepeat = async () => (await stepOfRequest(tx, { subject: table, id, request, step, actor })).length > 0;
        if (!(await guard.admits(tx, { id, step, from, digest, actor, isRepeat }))) return false;
        const seen = guard.isSeen(step) ? (digest ?? null) : null;
        const moved = await move(tx, {
          records: [{ id, request, reason, digest: seen }],
          transitions: { [from]: to },
          step,
          action: actionOf(step),
          isAudited,
          evidence,
          answers,
          now,
          actor,
          ip,
        });
        if (moved.length > 0) await took?.(tx, { id, step, reason, answers, digest, actor, user, ip, now });
        return moved.length > 0;
      })
      .catch((error: unknown) => {
        if (isUniqueViolation(error)) return false;
        throw error;
      });
    if (isTaken) return to;
    const [repeated] = await stepOfRequest(database, { subject: table, id, request, step, actor });
    if (repeated) return repeated.toState;
    throw (await find(database, { id })).length > 0
      ? await overtaken(database, id)
      : notFound(`There is no such ${work.name}`);
  }

  /**
   * Each from wherever the step leads on, or from the state that the caller saw, in one statement of the caller's transaction. Those that
   * are left to another person, or have changed since they were seen, are passed over. @returns the ids of those that it moved. @throws Problem 422 without the reason that the step needs
   */
  async function takeMany(
    tx: Queryable,
    { ids, step, reason, digests = {}, from, answers = {}, ...given }: TakingMany<W>,
  ): Promise<string[]> {
    const reasonOf = (id: string) => (typeof reason === 'string' ? reason : (reason?.[id] ?? null));
    const { reason: missing } = work.steps[step]!;
    if (missing !== undefined && !ids.every((id) => reasonOf(id)?.trim())) throw invalid(missing);
    const admitted = await guard.admitted(tx, { ids, step, digests, actor: given.actor });
    if (admitted.length === 0) return [];
    const isSeen = guard.isSeen(step);
    const moved = await move(tx, {
      records: admitted.map((id) => ({
        id,
        request: randomUUID(),
        reason: reasonOf(id),
        digest: isSeen ? digests[id] : null,
      })),
      transitions: transitionsOf(step, from),
      step,
      action: actionOf(step),
      isAudited,
      evidence: null,
      answers,
      ...given,
    });
    return moved.map(({ id }) => id);
  }

  async function overtaken(db: Queryable, id: string): Promise<Problem> {
    const [last] = await lastStep(db, { subject: table, id });
    const who =
      last &&
      `${last.by} ${work.steps[last.step]?.past ?? 'changed'} this ${work.name} on ${displayMoment(last.at.toISOString())}`;
    return new Problem(409, who ?? `This ${work.name} has changed. Please look again`, { title: 'Not done!' });
  }

  const taken = (db: Queryable, id: string) => stepsTaken(db, { subject: table, id });

  /** The steps that a person leaves to others in a record's present round. */
  const barred = async (db: Queryable, id: string, user: User): Promise<ReadonlySet<string>> =>
    new Set((await guard.barred(db, [id], actorOf(user))).get(id)?.keys());

  return { work, table, take, takeMany, taken, barred };
}

export type Workflow<W extends Work> = ReturnType<typeof workflow<W>>;
