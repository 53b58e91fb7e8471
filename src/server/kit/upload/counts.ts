import type { UploadReport } from '#contract/kit/upload.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { countEmptyCells, countOutcomes } from './sql.ts';

export type Counts = Pick<
  UploadReport,
  'rows' | 'created' | 'changed' | 'unchanged' | 'refused' | 'unknown' | 'emptyCells'
>;

/** What would be created counts as created, and what would be changed as changed. */
const COUNTED = {
  new: 'created',
  created: 'created',
  changed: 'changed',
  corrected: 'changed',
  same: 'unchanged',
  wrong: 'refused',
  refused: 'refused',
  unknown: 'unknown',
} as const;

export async function countsOf(tx: Queryable, uploadId: number): Promise<Counts> {
  const [empty] = await countEmptyCells(tx, { uploadId });
  const counts = { rows: 0, created: 0, changed: 0, unchanged: 0, refused: 0, unknown: 0, emptyCells: empty!.cells };
  for (const { outcome, rows } of await countOutcomes(tx, { uploadId })) {
    counts[COUNTED[outcome as keyof typeof COUNTED]] += rows;
    counts.rows += rows;
  }
  return counts;
}
