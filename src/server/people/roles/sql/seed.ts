import { statement } from '../../../platform/database/statement.ts';

/** $1 name, $2 may_sign_in, $3 claims as jsonb. A role that is there keeps what it has, and is given what it lacks. */
export const seedRole = statement('seed-role', `
  with made as (insert into role (name, may_sign_in) values ($1, $2) on conflict (name) do update set name = excluded.name returning id)
  insert into role_claim (role_id, claim) select made.id, claim from made, jsonb_array_elements_text($3) as claim on conflict do nothing`, {});

/** $1 name, $2 path, $3 parent_id, $4 place, $5 claims as jsonb. An item that leads there already is moved there. */
export const seedMenuItem = statement('seed-menu-item', `
  with had as (update menu_item set name = $1, parent_id = $3, place = $4 where path = $2 returning id),
       made as (insert into menu_item (name, path, parent_id, place) select $1, $2, $3, $4 where not exists (select 1 from had) returning id),
       item as (select id from had union all select id from made),
       claimed as (insert into menu_claim (menu_id, claim) select item.id, claim from item, jsonb_array_elements_text($5) as claim on conflict do nothing)
  select id from item`, { id: 'int4' });
