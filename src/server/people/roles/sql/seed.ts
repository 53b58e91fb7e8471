import { sql } from '../../../platform/database/describedSql.ts';

/** A role that exists keeps its claims and gains those that it lacks. */
export const seedRole = sql('seed-role')`
  with made as (insert into role (name, may_sign_in) values ($name, $maySignIn) on conflict (name) do update set name = excluded.name returning id)
  insert into role_claim (role_id, claim) select made.id, claim from made, jsonb_array_elements_text($claims::jsonb) as claim on conflict do nothing`;

export const seedMenuItem = sql('seed-menu-item')`
  with had as (update menu_item set name = $name, parent_id = $parentId?, place = $place where path = $path? returning id),
       made as (insert into menu_item (name, path, parent_id, place) select $name, $path, $parentId, $place where not exists (select 1 from had) returning id),
       item as (select id from had union all select id from made),
       claimed as (insert into menu_claim (menu_id, claim) select item.id, claim from item, jsonb_array_elements_text($claims::jsonb) as claim
         on conflict do nothing)
  select id from item`;
