import type { FastifyBaseLogger } from 'fastify';
import type { Database, Queryable } from './database/database.ts';
import { inSavepoint } from './database/inSavepoint.ts';
import { deleteMissed, dueReactions, insertMissed, lockMissed, postponeMissed } from './missedReactions.ts';

/** Something that a wing does and others act on. It is declared in the service of the wing that does it. */
export interface Event<Happened> {
  readonly name: string;
  /** Given where no reaction may undo what happened. It locks, in a later transaction, what reactions find locked in the first. */
  readonly lock?: React<Happened>;
  /** Only for the compiler. */
  readonly happened?: Happened;
}

export const event = <Happened>(name: string): Event<Happened> => ({ name });

/** As money that came in: whatever a reaction thinks of it, it has happened. A reaction that throws is tried again later, by itself. */
export const irrevocableEvent = <Happened extends { readonly at: Date }>(
  name: string,
  lock: React<Happened>,
): Event<Happened> => ({ name, lock });

type React<Happened> = (tx: Queryable, happened: Happened) => Promise<void>;

/** What a domain does as something happens elsewhere, named in its `reactions`. */
export interface Reaction {
  readonly to: Event<never>;
  readonly react: React<never>;
  /** Only then it reacts. */
  readonly concerns: (happened: never) => boolean;
}

export const on = <Happened>(
  to: Event<Happened>,
  react: React<Happened>,
  concerns: (happened: Happened) => boolean = () => true,
): Reaction => ({ to: to as unknown as Event<never>, react, concerns });

interface Registered extends Reaction {
  readonly domain: string;
}

interface Trying {
  readonly database: Database;
  readonly log: FastifyBaseLogger;
  now(): Date;
}

const MINUTE_MS = 60_000;
const LONGEST_PAUSE = 60;

/**
 * A wing tells what happens in the transaction in which it does; who reacts is not known to it, so that wings import one another in
 * one direction alone. A reaction that throws undoes all of it, unless the event is irrevocable.
 */
export class Reactions {
  readonly #reactions: Registered[] = [];

  /** @param domain under whose name what failed is tried again */
  register(domain: string, reactions: readonly Reaction[]): void {
    this.#reactions.push(...reactions.map((reaction) => ({ ...reaction, domain })));
  }

  /** One after the other, in the order in which domains are mounted. */
  async happened<Happened>(tx: Queryable, { name, lock }: Event<Happened>, happened: Happened): Promise<void> {
    for (const { to, react, concerns, domain } of this.#reactions) {
      if (to.name !== name || !concerns(happened as never)) continue;
      const act = () => (react as React<Happened>)(tx, happened);
      if (!lock) await act();
      else
        await inSavepoint(tx, act).catch((error: unknown) =>
          insertMissed(tx, {
            event: name,
            domain,
            happened: happened as object,
            now: momentOf(happened),
            error: textOf(error),
          }),
        );
    }
  }

  /** Each in a transaction of its own, so that one which goes on failing is in no other's way. */
  async tryMissed({ database, now, log }: Trying): Promise<void> {
    for (const { id, event: name, domain, tries } of await dueReactions(database, { now: now() }))
      await database
        .transaction((tx) => this.#again(tx, id, now()))
        .catch(async (error: unknown) => {
          log.error({ err: error, event: name, domain, tries: tries + 1 }, 'a reaction failed, and is tried again');
          const pauseMs = Math.min(2 ** tries, LONGEST_PAUSE) * MINUTE_MS;
          await postponeMissed(database, { id, tryAt: new Date(now().getTime() + pauseMs), error: textOf(error) });
        });
  }

  async #again(tx: Queryable, id: string, at: Date): Promise<void> {
    const [missed] = await lockMissed(tx, { id });
    if (!missed) return;
    const reactions = this.#reactions.filter(({ to, domain }) => to.name === missed.event && domain === missed.domain);
    const happened = { ...(missed.happened as object), at } as never;
    if (reactions.length === 0) throw new Error(`Nobody reacts to '${missed.event}' as '${missed.domain}' any more`);
    await reactions[0]!.to.lock!(tx, happened);
    for (const { react, concerns } of reactions) if (concerns(happened)) await react(tx, happened);
    await deleteMissed(tx, { id });
  }
}

const momentOf = (happened: unknown): Date => (happened as { readonly at: Date }).at;
const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
