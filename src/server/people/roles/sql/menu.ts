import { sql } from '../../../platform/database/describedSql.ts';

const SELECT = `
  select m.id, m.name, m.path, m.parent_id, m.revision,
    coalesce((select jsonb_agg(c.claim order by c.claim) from menu_claim c where c.menu_id = m.id), '[]') as claims
    from menu_item m`;

export const wholeMenu = sql('whole-menu')`
  ${SELECT} order by m.place, m.id`;

export const listMenuGroups = sql('list-menu-groups')`
  select id, name, null::int4 as "parent?", true as active from menu_item where path is null order by place, id`;

export const menuItemById = sql('menu-item-by-id')`
  ${SELECT} where m.id = $menuItemId`;

export const itemsUnder = sql('menu-items-under')`
  select id from menu_item where parent_id is not distinct from $parentId? order by place, id`;

export const insertMenuItem = sql('insert-menu-item')`
  insert into menu_item (name, path, parent_id, place)
  select $name, $path?, $parentId?, coalesce(max(place), 0) + 1 from menu_item where parent_id is not distinct from $parentId returning id`;

export const updateMenuItem = sql('update-menu-item')`
  update menu_item m set name = $name, path = $path?, parent_id = $parentId?,
         place = case when m.parent_id is not distinct from $parentId then m.place
                      else (select coalesce(max(o.place), 0) + 1 from menu_item o where o.parent_id is not distinct from $parentId) end
   where m.id = $menuItemId`;

export const deleteMenuItem = sql('delete-menu-item')`
  with claims as (delete from menu_claim where menu_id = $menuItemId) delete from menu_item where id = $menuItemId`;

export const orderMenuItems = sql('order-menu-items')`
  update menu_item m set place = o.place from jsonb_array_elements_text($ids::jsonb) with ordinality as o (id, place)
    where m.id = o.id::int4 and m.place <> o.place`;

export const addMenuClaims = sql('add-menu-claims')`
  insert into menu_claim (menu_id, claim) select $menuItemId, claim from jsonb_array_elements_text($claims::jsonb) as claim on conflict do nothing`;

export const removeMenuClaims = sql('remove-menu-claims')`
  delete from menu_claim where menu_id = $menuItemId and claim in (select jsonb_array_elements_text($claims::jsonb))`;
