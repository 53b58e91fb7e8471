import type { FastifyInstance } from 'fastify';
import type { BulkReply, Chosen } from '#contract/kit/bulk.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { ListQuery } from '#contract/kit/list.ts';
import type { BulkDeclaration, ListDeclaration } from '#rules/lists/listDeclaration.ts';
import { jsonHash } from '../../platform/jsonHash.ts';
import { actorOf, byOf, type By, type User } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, Problem } from '../../platform/problem.ts';
import { route, type Call, type Handler } from '../../platform/route.ts';
import { forgetCounts } from '../list/counts.ts';
import type { Outcome, Target } from './bulk.ts';
import { bulkAct, storeOutcome, takeKey } from './sql.ts';

/** What every act's statement is told of who does it. */
interface Given {
  readonly now: Date;
  readonly actor: string;
  readonly ip: string;
  readonly reason: string | null;
}

/** Runs in the transaction that stores what it did. */
export type BulkAct = (tx: Queryable, target: Target, given: Given, by: By) => Promise<Outcome>;

interface Served<Name extends string> {
  readonly acts: Readonly<Record<Name, BulkAct>>;
  readonly changed?: () => Promise<void>;
}

interface Body {
  readonly key: string;
  readonly chosen: Chosen;
  readonly reason?: string;
}

const TITLE = 'Invalid Action!';

/**
 * Mounts the acts that a list declares. What is sent again under its key is answered as it was, and does nothing.
 * @throws Error at boot for an act that nothing does
 */
export function serveBulk<Name extends string>(
  app: FastifyInstance,
  platform: Platform,
  contract: Readonly<Record<Name, Endpoint>>,
  { bulk = {} }: Pick<ListDeclaration, 'bulk'>,
  { acts, changed }: Served<Name>,
): void {
  const { database, now } = platform;
  for (const name of Object.keys(bulk) as Name[]) {
    const { path } = contract[name];
    const act: BulkAct | undefined = acts[name];
    if (!act) throw new Error(`${path} is declared, and nothing does it`);
    route(app, contract[name], (async (call: Call<Endpoint>) => {
      const by = byOf({ caller: call.caller as unknown as User, request: call.request });
      const { key, chosen, reason } = call.body as unknown as Body;
      requireReason(bulk[name]!, chosen, reason);
      const owned = { userId: by.user.userId, key };
      const request = jsonHash([path, call.query, chosen]);
      const [outcome, isRepeat] = await database.transaction(async (tx) => {
        const [taken] = await takeKey(tx, { ...owned, path, request, now: now() });
        if (!taken) return [await earlier(tx, owned, request), true] as const;
        const target =
          'undoes' in chosen
            ? await doneBy(tx, { ...owned, key: chosen.undoes! }, inversesOf(path, name, bulk))
            : targetOf(chosen, call.query as unknown as ListQuery);
        const result = await act(
          tx,
          target,
          { now: now(), actor: actorOf(by.user), ip: by.ip, reason: reason?.trim() || null },
          by,
        );
        await storeOutcome(tx, { ...owned, ...result });
        return [result, false] as const;
      });
      if (!isRepeat) forgetCounts(database);
      if (!isRepeat) await changed?.();
      return replyOf(outcome);
    }) as unknown as Handler<Endpoint>);
  }
}

/** What is undone says why by itself. */
function requireReason({ reason: question }: BulkDeclaration, { undoes }: Chosen, given: string | undefined): void {
  if (question && !undoes && !given?.trim()) throw mistakeAt('/reason', 'please say why', TITLE);
}

/** @throws Problem 409 where the key stood for something else */
async function earlier(tx: Queryable, owned: Owned, request: string): Promise<Outcome> {
  const [stored] = await bulkAct(tx, owned);
  if (stored?.request !== request)
    throw new Problem(409, 'This was sent before, and meant something else. Please choose again', { title: TITLE });
  return stored as unknown as Outcome;
}

interface Owned {
  readonly userId: string;
  readonly key: string;
}

/** What was changed since is refused, as it is by any act. @throws Problem 409 where there is nothing of this person's to undo by this act */
async function doneBy(tx: Queryable, owned: Owned, paths: readonly string[]): Promise<Target> {
  const [stored] = await bulkAct(tx, owned);
  if (!stored || !paths.includes(stored.path))
    throw new Problem(409, 'This cannot be undone any more', { title: TITLE });
  return { ids: (stored.done as Outcome['done']).map(([id, revision]) => ({ id, revision })) };
}

const inversesOf = (path: string, name: string, bulk: Readonly<Record<string, BulkDeclaration>>): string[] =>
  Object.keys(bulk)
    .filter((other) => bulk[other]!.inverse === name)
    .map((other) => path.replace(/[^/]+$/, other));

const targetOf = ({ ids, matches }: Chosen, query: ListQuery): Target => (ids ? { ids } : { query, ...matches! });

const NAMED = 100;

const replyOf = ({ done, unchanged, refused }: Outcome): BulkReply => ({
  done: done.length,
  unchanged,
  refusals: refused.length,
  refused: refused.slice(0, NAMED),
});
