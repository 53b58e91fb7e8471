import type { Queryable } from './database/database.ts';
import type { Platform } from './platform.ts';

/** What the rows of a demo college follow from. */
export interface Demo extends Pick<Platform, 'settings' | 'catalogue' | 'lookups' | 'files'> {
  /** YYYY-MM-DD in Lagos: all that is made has happened before it. */
  readonly day: string;
  readonly students: number;
  /** The session that was open at the first start. */
  readonly session: { readonly id: number; readonly name: string };
}

export type DemoWrite = (tx: Queryable) => Promise<void>;

/** One part of the demo college, of one domain. Later wings add theirs. */
export interface DemoStep {
  /** Unique in the college: it is by this that a database remembers the step. */
  readonly name: string;
  /** The steps whose rows it refers to. */
  readonly needs: readonly string[];
  /** How many transactions it takes, each short enough for others to wait for; one unless said. */
  slices?(demo: Demo): number;
  /**
   * Makes the rows of a slice, the same each time, and returns what writes them. It may put files, under ids that are the
   * same each time. The writing is one transaction, in which nothing but SQL happens.
   */
  slice(demo: Demo, index: number): DemoWrite | Promise<DemoWrite>;
}
