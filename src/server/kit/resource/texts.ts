import { audited } from '../../platform/audit.ts';

const partOf = (row: string) => `to_jsonb(${row}) - 'revision'`;

export function createText(table: string, columns: readonly string[]): string {
  return `
    with made as (
      insert into ${table} (${columns.join(', ')}) values (${columns.map((column) => `$${column}`).join(', ')}) on conflict do nothing returning *
    ), ${audited('created', table, 'made', { detail: { after: partOf('made') } })}
    select id from made`;
}

/** The row is found whether it is changed or not, and the audit log gets one only where anything changed. @param condition of the row as it is found */
export function changeText(table: string, columns: readonly string[], action: string, condition = 'true'): string {
  return `
    with before as (
      select *, ${condition} as is_met from ${table} where id = $id for update
    ), changed as (
      update ${table} set ${columns.map((column) => `${column} = $${column}`).join(', ')}
       where id = $id and ${condition} and (${columns.map((column) => `${column} is distinct from $${column}`).join(' or ')}) returning *
    ), ${audited(action, table, 'changed join before using (id)', {
      id: 'changed.id',
      detail: { before: `${partOf('before')} - 'is_met'`, after: partOf('changed') },
    })}
    select id, is_met from before`;
}

export function removeText(table: string): string {
  return `
    with removed as (
      delete from ${table} where id = $id returning *
    ), ${audited('removed', table, 'removed', { detail: { before: partOf('removed') } })}
    select id from removed`;
}
