import { statement } from '../../platform/database/statement.ts';
import { SLICE } from './comparing.ts';
import { IN_SLICE, markRows } from './texts.ts';

/** A column of the record that a row, `r` or `o`, says. */
export const said = (row: string, column: string): string => `${row}.record->>'${column}'`;

/**
 * Of two rows about different ones of which only one could be written, neither is: nobody knows which is right. Each names the other,
 * before `message`. `condition` says so of the rows `o` and `r`, since a key says less than all that has to be unique.
 */
export const refuseTwins = (name: string, condition: string) =>
  statement(
    `refuse-twins-${name}`,
    { ...SLICE, column: 'text?', message: 'text' },
    `
    with later as materialized (
      select r.* from sheet_upload_row r where ${IN_SLICE} and r.record is not null),
    earlier as materialized (
      select o.* from sheet_upload_row o where o.upload_id = $uploadId and o.number <= $through and o.record is not null),
    pair as materialized (
      select r.number as later, o.number as earlier from later r join earlier o on o.number < r.number and o.key <> r.key and ${condition}),
    named as (
      select number, min(other) as other
        from (select later as number, earlier as other from pair union all select earlier, later from pair) as each group by number)
    ${markRows(
      `outcome = 'refused', mistakes = jsonb_build_array(jsonb_build_object('column', $column::text, 'message', 'row ' || n.other || ' ' || $message::text))`,
      'named n',
    )} and r.number = n.number and r.outcome in ('new', 'changed')`,
    {},
  );
