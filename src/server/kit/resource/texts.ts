import { AUDIT_COLUMNS } from '../../platform/audit.ts';

export function createText(table: string, columns: readonly string[]): string {
  return `
    with made as (
      insert into ${table} (${columns.join(', ')}) values (${columns.map((column) => `$${column}`).join(', ')}) on conflict do nothing returning *
    ), audited as (
      insert into audit_entry (${AUDIT_COLUMNS})
      select $now::timestamptz, $actor::text, 'created', '${table}', id::text, jsonb_build_object('after', to_jsonb(made)), $ip::text from made
    )
    select id from made`;
}

/** The audit log gets a row only where anything changed. */
export function changeText(table: string, columns: readonly string[], action: string): string {
  return `
    with before as (
      select * from ${table} where id = $id for update
    ), changed as (
      update ${table} set ${columns.map((column) => `${column} = $${column}`).join(', ')}
       where id = $id and (${columns.map((column) => `${column} is distinct from $${column}`).join(' or ')}) returning *
    ), audited as (
      insert into audit_entry (${AUDIT_COLUMNS})
      select $now::timestamptz, $actor::text, ${action}, '${table}', changed.id::text,
             jsonb_build_object('before', to_jsonb(before), 'after', to_jsonb(changed)), $ip::text
        from changed join before using (id)
    )
    select id from before`;
}

export function removeText(table: string): string {
  return `
    with removed as (
      delete from ${table} where id = $id returning *
    ), audited as (
      insert into audit_entry (${AUDIT_COLUMNS})
      select $now::timestamptz, $actor::text, 'removed', '${table}', id::text, jsonb_build_object('before', to_jsonb(removed)), $ip::text from removed
    )
    select id from removed`;
}
