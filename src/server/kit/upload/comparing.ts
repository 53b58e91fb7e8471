import type { Queryable } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';
import type { Compared } from './compared.ts';
import { compareText, contradictText, judgeText, storedText } from './texts.ts';
import type { JudgedRow, Slice } from './target.ts';

export const SLICE = { uploadId: 'int4', after: 'int4', through: 'int4' } as const;

export const CHANGED = { now: 'timestamptz', actor: 'text', ip: 'text' } as const;

/** A few statements for a slice, however many rows it has. `name` tells two comparisons with one table apart. */
export function comparing(compared: Compared, name = compared.table) {
  const judge = statement(`judge-upload-${name}`, { uploadId: 'int4', verdicts: 'jsonb' }, judgeText(compared), {});
  const compare = statement(`compare-upload-${name}`, SLICE, compareText(compared), {});
  const contradict = statement(`contradict-upload-${name}`, SLICE, contradictText(compared), {});
  const stored = statement(`stored-of-upload-${name}`, { keys: 'jsonb' }, storedText(compared), {
    number: 'int4',
    stored: 'jsonb',
  });
  return {
    compare,
    stored: (db: Queryable, keys: readonly Readonly<Record<string, unknown>>[]) => stored(db, { keys }),
    async judge(tx: Queryable, slice: Slice, verdicts: readonly JudgedRow[]): Promise<void> {
      await judge(tx, { uploadId: slice.uploadId, verdicts });
      await compare(tx, slice);
      await contradict(tx, slice);
    },
  };
}
