import type { Compared, Key } from './compared.ts';

const keyParts = (key: Key, row: string): string[] =>
  Object.entries(key).map(([column, by]) => (by === 'exact' ? `${row}.${column}` : `${by}(${row}.${column})`));

export const keyOf = (key: Key, row: string): string => `jsonb_build_array(${keyParts(key, row).join(', ')})::text`;

const sameKey = (key: Key, one: string, other: string): string => {
  const others = keyParts(key, other);
  return keyParts(key, one)
    .map((part, index) => `${part} = ${others[index]}`)
    .join(' and ');
};

export const typed = (columns: Compared['columns']): string =>
  Object.entries(columns)
    .map(([column, type]) => `${column} ${type.replace('?', '')}`)
    .join(', ');

export const values = (columns: readonly string[], row: string): string =>
  `jsonb_build_object(${columns.flatMap((column) => [`'${column}'`, `${row}.${column}`]).join(', ')})`;

export const IN_SLICE = 'r.upload_id = $uploadId and r.number > $after and r.number <= $through';

/** A part of the statement that judges or writes what rows `r` of an upload say, and marks them. Conditions follow, each after `and`. */
export const markRows = (set: string, from?: string, condition = 'r.upload_id = $uploadId'): string =>
  `update sheet_upload_row r set ${set}${from ? ` from ${from}` : ''} where ${condition}`;

/** The same of the slice alone. */
export const markSlice = (set: string, from?: string): string => markRows(set, from, IN_SLICE);

export const refuseSlice = (from?: string): string =>
  markSlice("outcome = 'refused', mistakes = $mistakes::jsonb", from);

/** Staged rows of the slice with typed columns. `number` and `key` are the row's own. */
export const given = ({ columns }: Pick<Compared, 'columns'>, condition: string): string => `
  given as materialized (
    select r.number as row_number, r.key as row_key, r.target as row_target, r.revision as row_revision, v.*
      from sheet_upload_row r cross join lateral jsonb_to_record(r.record) as v (${typed(columns)})
     where ${IN_SLICE} and r.record is not null and ${condition})`;

export const judgeText = ({ key, columns }: Compared): string => `
  update sheet_upload_row r set record = j.record, mistakes = j.mistakes, outcome = case when j.record is null then 'wrong' when j.same then 'same' end,
         key = (select ${keyOf(key, 'v')} from jsonb_to_record(j.record) as v (${typed(columns)}) where j.record is not null)
    from jsonb_to_recordset($verdicts) as j (number int4, record jsonb, mistakes jsonb, same bool)
   where r.upload_id = $uploadId and r.number = j.number`;

/** What stands under the keys of rows whose file does not say everything. */
export const storedText = ({ table, key, columns }: Compared): string => `
  select k.number, ${values(Object.keys(columns), 't')} as stored
    from jsonb_to_recordset($keys) as k (number int4, ${typed(Object.fromEntries(Object.keys(key).map((column) => [column, columns[column]!])))})
    join ${table} t on ${sameKey(key, 't', 'k')}`;

/** Of rows of the spreadsheet that say the same, the first one counts. */
export const compareText = ({ table, key, changes, ...compared }: Compared): string => `
  with ${given(compared, 'r.outcome is null')},
  judged as (
    select g.row_number, t.id, t.revision, ${values(changes, 't')} as before,
           ${values(changes, 'g')} as after, e.number as earlier
      from given g
      left join ${table} t on ${sameKey(key, 't', 'g')}
      left join lateral (
        select o.number from sheet_upload_row o
         where o.upload_id = $uploadId and o.key = g.row_key and o.number < g.row_number order by o.number limit 1) e on true)
  update sheet_upload_row r set target = j.id::text, revision = j.revision, before = j.before, after = j.after,
         outcome = case when j.earlier is not null then 'same' when j.id is null then 'new' when j.before = j.after then 'same' else 'changed' end
    from judged j where r.upload_id = $uploadId and r.number = j.row_number`;

/** Of two rows about the same that say different things nobody knows which is right: neither is taken, and each names the other. */
export const contradictText = ({ columns, changes, one }: Compared): string => `
  with pair as materialized (
    select r.number as later, o.number as earlier
      from sheet_upload_row r join sheet_upload_row o on o.upload_id = r.upload_id and o.key = r.key and o.number < r.number
      cross join lateral jsonb_to_record(r.record) as v (${typed(columns)}) cross join lateral jsonb_to_record(o.record) as ov (${typed(columns)})
     where ${IN_SLICE} and ${values(changes, 'v')} <> ${values(changes, 'ov')}),
  named as (
    select number, min(other) as other
      from (select later as number, earlier as other from pair union all select earlier, later from pair) as each group by number)
  update sheet_upload_row r set outcome = 'wrong',
         mistakes = jsonb_build_array(jsonb_build_object('column', null, 'message', 'row ' || n.other || ' says something else of the same ${one}'))
    from named n where r.upload_id = $uploadId and r.number = n.number and r.outcome in ('new', 'changed', 'same')`;
