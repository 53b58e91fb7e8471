import { uploadedTable } from '../../../kit/upload/writing.ts';
import { sql } from '../../../platform/database/describedSql.ts';

/** A line never changes: a file says it again or says another. */
export const uploadedLines = uploadedTable({
  table: 'bank_statement_line',
  columns: {
    account_number: 'text',
    day: 'date',
    value_day: 'date?',
    narration: 'text',
    reference: 'text?',
    amount_kobo: 'int8',
    balance_kobo: 'int8?',
    place: 'int4',
    line_key: 'text',
  },
  key: { line_key: 'exact' },
  changes: [],
  stamps: {
    uploaded_at: { type: 'timestamptz', created: '$now' },
    uploaded_by: { type: 'text', created: '$actor' },
  },
  uses: { 'it is posted': "t.state <> 'open'" },
  one: 'line',
});

/** Rows of the file before these that say the same, by what they say. */
export const saidBefore = sql('bank-lines-said-before')`
  select r.record ->> 'identity' as "identity!", count(*)::int4 as times from sheet_upload_row r
   where r.upload_id = $uploadId and r.number <= $after and r.record ->> 'identity' = any($identities::text[]) group by 1`;

/** With the accounts of which statements were uploaded. */
export const accountsKnown = sql('bank-accounts-known')`
  select distinct account_number from bank_statement_line order by account_number`;
