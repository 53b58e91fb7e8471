import { audited } from '../../platform/audit.ts';
import type { Compared } from './compared.ts';
import { IN_SLICE, typed } from './texts.ts';
import { writtenColumns } from './writeTexts.ts';

const LEFT = `${IN_SLICE} and r.undone is null`;

/** A row is restored where nobody touched it since the upload wrote it. */
export function restoreRowsText({ table, idType = 'int4', columns, stamps = {}, ...compared }: Compared): string {
  const written = writtenColumns({ ...compared, stamps });
  const types = Object.fromEntries(written.map((column) => [column, columns[column] ?? stamps[column]!.type]));
  return `
  with asked as materialized (
    select r.target::${idType} as row_target, r.written as row_written, i.*
      from sheet_upload_row r cross join lateral jsonb_to_record(r.image) as i (${typed(types)}) where ${LEFT} and r.outcome = 'corrected'),
  before as (
    select t.* from ${table} t join asked a on t.id = a.row_target where t.revision = a.row_written order by t.id for update of t),
  restored as (
    update ${table} t set ${written.map((column) => `${column} = a.${column}`).join(', ')} from asked a join before b on b.id = a.row_target
      where t.id = b.id returning t.*),
  ${audited('restored', table, 'restored join before using (id)', {
    id: 'restored.id',
    detail: { before: "to_jsonb(before) - 'revision'", after: "to_jsonb(restored) - 'revision'" },
  })}
  update sheet_upload_row r set undone = 'restored' from restored d where ${LEFT} and r.outcome = 'corrected' and r.target = d.id::text`;
}

/** It fails where something refers to a row. Uploads of before this was written down know no revision. */
export const removeRowsText = ({ table, idType = 'int4', uses = {} }: Compared): string => `
  with unused as (
    select t.* from ${table} t join sheet_upload_row r on r.target::${idType} = t.id
     where ${LEFT} and r.outcome = 'created' and coalesce(r.written, t.revision) = t.revision ${Object.values(uses)
       .map((sql) => `and not (${sql})`)
       .join(' ')}
     order by t.id for update of t),
  removed as (
    delete from ${table} t using unused u where t.id = u.id returning t.*),
  ${audited('removed', table, 'removed', { detail: { before: "to_jsonb(removed) - 'revision'" } })}
  update sheet_upload_row r set undone = 'removed' from removed d where ${LEFT} and r.outcome = 'created' and r.target = d.id::text`;

/** What somebody changed or removed since the upload stays as it is. */
export const spareTouchedText = ({ table, idType = 'int4', one, takenUp }: Compared): string => `
  update sheet_upload_row r set undone = 'spared', reason = case when o.id is null then 'this ${one} is there no more'
    else 'somebody changed this ${one} since' end
    from (select r.number, t.id, t.revision from sheet_upload_row r left join ${table} t on t.id = r.target::${idType}
      where ${LEFT} and (r.outcome = 'corrected' or r.outcome = 'created'${takenUp ? ` and not coalesce(${takenUp}, false)` : ''})) o
   where r.upload_id = $uploadId and r.number = o.number and (o.id is null or o.revision <> r.written)`;

export const spareUsedText = ({ table, idType = 'int4', uses = {}, one }: Compared): string => `
  update sheet_upload_row r set undone = 'spared', reason = o.reason
    from (select r.number, case ${Object.entries(uses)
      .map(([reason, sql]) => `when ${sql} then '${reason}'`)
      .join(
        ' ',
      )} when r.outcome = 'created' then 'something refers to this ${one}' else 'another one has by now what this ${one} had before' end as reason
            from sheet_upload_row r join ${table} t on t.id = r.target::${idType} where ${LEFT} and r.outcome in ('created', 'corrected')) o
   where r.upload_id = $uploadId and r.number = o.number`;
