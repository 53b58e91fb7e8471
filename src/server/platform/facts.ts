import type { Queryable } from './database/database.ts';

/** Of whom a fact is so, and in which session. */
export interface FactOf {
  readonly studentId: string;
  readonly sessionId: number;
}

/** What a wing can say of a student. A gate names it, so that what is asked before an act is data. */
export interface Fact {
  /** As table `gate` has it: 'school fees, first part'. */
  readonly name: string;
  /** Where it is so, for the student: 'The first part of your school fees is paid'. */
  readonly met: string;
  /** Where it is not: 'Pay the first part of your school fees'. */
  readonly unmet: string;
  /** The page where the student sees to it. */
  readonly link: { readonly name: string; readonly to: string };
  isMet(db: Queryable, of: FactOf): Promise<boolean>;
}

/** Wings register their facts, and whoever guards an act knows none of those wings. */
export class Facts {
  readonly #facts = new Map<string, Fact>();
  readonly #acts = new Set<string>();

  /** @throws Error for a name that another domain has registered */
  register(facts: readonly Fact[]): void {
    for (const fact of facts) {
      if (this.#facts.has(fact.name)) throw new Error(`Two domains register the fact '${fact.name}'`);
      this.#facts.set(fact.name, fact);
    }
  }

  named(name: string): Fact | undefined {
    return this.#facts.get(name);
  }

  guard(acts: readonly string[]): void {
    for (const act of acts) this.#acts.add(act);
  }

  isGuarded(act: string): boolean {
    return this.#acts.has(act);
  }

  get acts(): readonly string[] {
    return [...this.#acts].sort();
  }
}
