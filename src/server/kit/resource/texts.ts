import { AUDIT_COLUMNS } from '../../platform/audit.ts';

const places = (columns: readonly string[], first: number) => columns.map((_, index) => `$${first + index}`);

/** The last three values of a change: when, by whom, from where. */
const audit = (first: number) => ({ at: `$${first}::timestamptz`, actor: `$${first + 1}::text`, ip: `$${first + 2}::text` });

/** Makes a row of the table, unless such a one is there. */
export function createText(table: string, columns: readonly string[]): string {
  const { at, actor, ip } = audit(columns.length + 1);
  return `
    with made as (
      insert into ${table} (${columns.join(', ')}) values (${places(columns, 1).join(', ')}) on conflict do nothing returning *
    ), audited as (
      insert into audit_entry (${AUDIT_COLUMNS})
      select ${at}, ${actor}, 'created', '${table}', id::text, jsonb_build_object('after', to_jsonb(made)), ${ip} from made
    )
    select id from made`;
}

/** Changes columns of the row $1, and notes it where anything is other than it was. */
export function changeText(table: string, columns: readonly string[], action: string): string {
  const values = places(columns, 2);
  const { at, actor, ip } = audit(columns.length + 2);
  return `
    with before as (
      select * from ${table} where id = $1 for update
    ), changed as (
      update ${table} set ${columns.map((column, index) => `${column} = ${values[index]}`).join(', ')}
       where id = $1 and (${columns.map((column, index) => `${column} is distinct from ${values[index]}`).join(' or ')}) returning *
    ), audited as (
      insert into audit_entry (${AUDIT_COLUMNS})
      select ${at}, ${actor}, ${action}, '${table}', changed.id::text,
             jsonb_build_object('before', to_jsonb(before), 'after', to_jsonb(changed)), ${ip}
        from changed join before using (id)
    )
    select id from before`;
}

/** Removes the row $1, unless something refers to it, which fails. */
export function removeText(table: string): string {
  const { at, actor, ip } = audit(2);
  return `
    with removed as (
      delete from ${table} where id = $1 returning *
    ), audited as (
      insert into audit_entry (${AUDIT_COLUMNS})
      select ${at}, ${actor}, 'removed', '${table}', id::text, jsonb_build_object('before', to_jsonb(removed)), ${ip} from removed
    )
    select id from removed`;
}
