import { SLICE } from '../../../kit/upload/comparing.ts';
import { markSlice } from '../../../kit/upload/texts.ts';
import { uploadedTable } from '../../../kit/upload/writing.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { statement } from '../../../platform/database/statement.ts';

export const uploadedLines = uploadedTable({
  table: 'opening_line',
  idType: 'uuid',
  columns: {
    matric_number: 'text',
    session_id: 'int4',
    name: 'text',
    debts: 'jsonb',
    credit_kobo: 'int8',
    due_on: 'date',
  },
  key: { matric_number: 'exact', session_id: 'exact' },
  changes: ['name', 'debts', 'credit_kobo', 'due_on'],
  stamps: {
    uploaded_at: { type: 'timestamptz', created: '$now' },
    uploaded_by: { type: 'text', created: '$actor' },
  },
  uses: {
    'it was paid since': `exists (select from charge c join posting p on p.charge_id = c.id join journal j on j.id = p.journal_id
      where c.student_id = t.student_id and c.session_id = t.session_id and c.purpose = 'arrears' and c.occasion = 'opening'
        and p.account = 'receivable' and j.kind not in ('opening balance', 'opening corrected'))`,
    'its credit was used since': `t.state = 'posted' and t.credit_kobo > 0 and t.credit_kobo > (
      select - coalesce(sum(p.amount_kobo), 0) from posting p where p.student_id = t.student_id and p.account = 'student credit')`,
    'a sheet with it is signed': "exists (select from opening_sheet where state = 'signed')",
  },
  one: 'balance',
});

/** Of credit that was used only what is left can be taken back. */
export const refuseUsedCredit = statement(
  'refuse-used-opening-credit',
  { ...SLICE, mistakes: 'jsonb' },
  markSlice("outcome = 'refused', mistakes = $mistakes::jsonb", `opening_line t`) +
    ` and r.outcome = 'changed' and r.target = t.id::text and t.state = 'posted'
      and t.credit_kobo - (r.record ->> 'credit_kobo')::int8 > (
        select - coalesce(sum(p.amount_kobo), 0) from posting p where p.student_id = t.student_id and p.account = 'student credit')`,
  {},
);

export const linesWritten = sql('opening-lines-written')`
  select r.target::uuid as "id!" from sheet_upload_row r
   where r.upload_id = $uploadId and r.number > $after and r.number <= $through and r.outcome in ('created', 'corrected') and r.target is not null`;
