import { uploadedTable } from '../../../kit/upload/writing.ts';
import { sql } from '../../../platform/database/describedSql.ts';

/** A line never changes: a file says it again or says another. */
export const uploadedLines = uploadedTable({
  table: 'loan_line',
  columns: {
    batch: 'text',
    session: 'text',
    number: 'text',
    full_name: 'text',
    amount_kobo: 'int8',
    line_key: 'text',
  },
  key: { line_key: 'exact' },
  changes: [],
  stamps: {
    uploaded_at: { type: 'timestamptz', created: '$now' },
    uploaded_by: { type: 'text', created: '$actor' },
  },
  uses: {
    'its batch is requested or approved': `exists (select from loan_batch b where b.reference = t.batch and b.state <> 'uploaded')`,
  },
  one: 'line',
});

/** Batches to which no line is added any more. */
export const closedBatches = sql('closed-loan-batches')`
  select reference, state from loan_batch where state <> 'uploaded'`;

/** Of these lines, those that are stored, with what they say. */
export const storedLines = sql('stored-loan-lines')`
  select line_key, full_name, amount_kobo from loan_line where line_key = any($keys::text[])`;

export const insertBatches = sql('insert-loan-batches')`
  insert into loan_batch (reference, made_at, made_by) select r.reference, $now, $actor from unnest($references::text[]) as r (reference)
  on conflict (reference) do nothing`;

/** They stay as they are until the lines are written. */
export const lockBatches = sql('lock-loan-batches')`
  select reference, state from loan_batch where reference = any($references::text[]) order by reference for share`;
