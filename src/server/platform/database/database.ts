import type { Heard } from './listening.ts';

/** The pool, or the open transaction; inside a transaction never the pool. */
export interface Queryable {
  query(config: {
    name: string;
    text: string;
    values: unknown[];
  }): Promise<{ rows: Record<string, unknown>[]; rowCount: number | null }>;
}

export interface Database extends Queryable {
  readonly kind: 'embedded' | 'postgres';
  /** Commits when `work` resolves, rolls back when it throws. Nothing but SQL happens inside. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Hears `pg_notify` of any server once it commits. `channel` becomes SQL text, so it is never a person's words. */
  listen(channel: string, onMessage: Heard): Promise<void>;
  connections(): { readonly busy: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}
