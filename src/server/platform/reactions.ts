import type { Queryable } from './database/database.ts';

/** Something that a wing does and others act on. It is declared in the service of the wing that does it. */
export interface Event<Happened> {
  readonly name: string;
  /** Only for the compiler. */
  readonly happened?: Happened;
}

export const event = <Happened>(name: string): Event<Happened> => ({ name });

type React<Happened> = (tx: Queryable, happened: Happened) => Promise<void>;

/** What a domain does as something happens elsewhere, named in its `reactions`. */
export interface Reaction {
  readonly to: string;
  readonly react: React<never>;
}

export const on = <Happened>({ name }: Event<Happened>, react: React<Happened>): Reaction => ({ to: name, react });

/**
 * A wing tells what happens in the transaction in which it does; who reacts is not known to it, so that wings import one another in
 * one direction alone. A reaction that throws undoes all of it.
 */
export class Reactions {
  readonly #reactions: Reaction[] = [];

  register(reactions: readonly Reaction[]): void {
    this.#reactions.push(...reactions);
  }

  /** One after the other, in the order in which domains are mounted. */
  async happened<Happened>(tx: Queryable, { name }: Event<Happened>, happened: Happened): Promise<void> {
    for (const { to, react } of this.#reactions) {
      if (to === name) await (react as React<Happened>)(tx, happened);
    }
  }
}
