import { audited } from '../../platform/audit.ts';
import type { Compared, Stamp } from './compared.ts';
import { given, IN_SLICE, keyOf, values } from './texts.ts';

const stamped = ({ stamps = {} }: Pick<Compared, 'stamps'>, when: 'created' | 'corrected'): [string, string][] =>
  Object.entries(stamps).flatMap(([column, stamp]: [string, Stamp]) =>
    stamp[when] ? [[column, stamp[when]] as [string, string]] : [],
  );

/** What an upload changes of a row: an undo puts it back. */
export const writtenColumns = ({ changes, stamps = {} }: Pick<Compared, 'changes' | 'stamps'>): string[] => [
  ...changes,
  ...Object.keys(stamps).filter((column) => stamps[column]!.corrected),
];

/** In the order of their keys, so that two uploads of the same rows wait for each other and do not deadlock. */
export function createRowsText({ table, key, stamps, columns }: Compared): string {
  const [names, stamps_] = [Object.keys(columns), stamped({ stamps }, 'created')];
  return `
  with ${given({ columns }, "r.outcome = 'new'")},
  made as (
    insert into ${table} (${[...names, ...stamps_.map(([column]) => column)].join(', ')})
    select ${[...names, ...stamps_.map(([, sql]) => sql)].join(', ')} from given order by row_key on conflict do nothing returning *),
  ${audited('created', table, 'made', { detail: { after: "to_jsonb(made) - 'revision'" } })},
  noted as (
    update sheet_upload_row r set outcome = 'created', target = m.id::text, written = m.revision
      from (select id, revision, ${keyOf(key, 'made')} as made_key from made) m
     where ${IN_SLICE} and r.outcome = 'new' and r.key = m.made_key)
  select count(*)::int4 as written from made`;
}

/** Only a row that still is what its uploader was shown is changed. What stood there before stays with the staged row. */
export const correctRowsText = ({ table, changes, idType = 'int4', stamps, ...compared }: Compared): string => `
  with ${given(compared, "r.outcome = 'changed'")},
  before as (
    select t.* from ${table} t join given g on t.id = g.row_target::${idType} where t.revision = g.row_revision order by t.id for update of t),
  corrected as (
    update ${table} t set ${[...changes.map((column) => `${column} = g.${column}`), ...stamped({ stamps }, 'corrected').map(([column, sql]) => `${column} = ${sql}`)].join(', ')}
      from given g join before b on b.id = g.row_target::${idType} where t.id = b.id returning t.*),
  ${audited('corrected', table, 'corrected join before using (id)', {
    id: 'corrected.id',
    detail: { before: "to_jsonb(before) - 'revision'", after: "to_jsonb(corrected) - 'revision'" },
  })},
  noted as (
    update sheet_upload_row r set outcome = 'corrected', written = c.revision, image = ${values(writtenColumns({ changes, stamps }), 'b')}
      from corrected c join before b on b.id = c.id where ${IN_SLICE} and r.outcome = 'changed' and r.target = c.id::text)
  select count(*)::int4 as written from corrected`;
