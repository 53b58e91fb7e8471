import type { Target } from './target/target.ts';

/** Something that should not have been possible. */
export interface Finding {
  /** What happened, as a sentence. */
  readonly what: string;
  /** One line from which it can be done again. */
  readonly reproduce: string;
}

/** One part of the attack. It leaves the college as usable as it found it: what it makes is its own, under new names. */
export interface Attack {
  readonly name: string;
  /** What it tries, in one line. */
  readonly about: string;
  /** @throws when it could not be carried out, which counts as a finding */
  run(target: Target): Promise<readonly Finding[]>;
}
