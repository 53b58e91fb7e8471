import type { Heard } from './listening.ts';

/** What a `sql.ts` runs on: the pool, or the one transaction in hand (never the pool inside a transaction). */
export interface Queryable {
  query(config: { name: string; text: string; values: unknown[] }): Promise<{ rows: Record<string, unknown>[]; rowCount: number | null }>;
}

export interface Database extends Queryable {
  readonly kind: 'embedded' | 'postgres';
  /** Commits when `work` resolves, rolls back when it throws. Nothing but SQL happens inside. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /**
   * Hears what any server says on a channel (`pg_notify`) when that commits. `channel` is a name of our own, never a
   * person's words.
   */
  listen(channel: string, heard: Heard): Promise<void>;
  /** How many connections are busy and idle, and how many requests wait for one. */
  connections(): { readonly busy: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}
