import { statement } from '../../../platform/database/statement.ts';
import { LISTED } from '../../../platform/lookups/listSource.ts';

const ITEM = {
  id: 'int4',
  name: 'text',
  path: 'text?',
  parent_id: 'int4?',
  revision: 'int4',
  claims: 'jsonb',
} as const;

const SELECT = `
  select m.id, m.name, m.path, m.parent_id, m.revision, coalesce((select jsonb_agg(c.claim order by c.claim) from menu_claim c where c.menu_id = m.id), '[]') as claims
    from menu_item m`;

export const wholeMenu = statement('whole-menu', {}, `${SELECT} order by m.place, m.id`, ITEM);

export const listMenuGroups = statement(
  'list-menu-groups',
  {},
  `
  select id, name, null::int4 as parent, true as active from menu_item where path is null order by place, id`,
  LISTED,
);

export const menuItemById = statement(
  'menu-item-by-id',
  { menuItemId: 'int4' },
  `${SELECT} where m.id = $menuItemId`,
  ITEM,
);

export const itemsUnder = statement(
  'menu-items-under',
  { parentId: 'int4?' },
  `
  select id from menu_item where parent_id is not distinct from $parentId order by place, id`,
  { id: 'int4' },
);

export const insertMenuItem = statement(
  'insert-menu-item',
  { name: 'text', path: 'text?', parentId: 'int4?' },
  `
  insert into menu_item (name, path, parent_id, place)
  select $name, $path, $parentId, coalesce(max(place), 0) + 1 from menu_item where parent_id is not distinct from $parentId returning id`,
  { id: 'int4' },
);

export const updateMenuItem = statement(
  'update-menu-item',
  { menuItemId: 'int4', name: 'text', path: 'text?', parentId: 'int4?' },
  `
  update menu_item m set name = $name, path = $path, parent_id = $parentId,
         place = case when m.parent_id is not distinct from $parentId then m.place
                      else (select coalesce(max(o.place), 0) + 1 from menu_item o where o.parent_id is not distinct from $parentId) end
   where m.id = $menuItemId`,
  {},
);

export const deleteMenuItem = statement(
  'delete-menu-item',
  { menuItemId: 'int4' },
  `
  with claims as (delete from menu_claim where menu_id = $menuItemId) delete from menu_item where id = $menuItemId`,
  {},
);

export const orderMenuItems = statement(
  'order-menu-items',
  { ids: 'jsonb' },
  `
  update menu_item m set place = o.place from jsonb_array_elements_text($ids) with ordinality as o (id, place) where m.id = o.id::int4 and m.place <> o.place`,
  {},
);

export const addMenuClaims = statement(
  'add-menu-claims',
  { menuItemId: 'int4', claims: 'jsonb' },
  `
  insert into menu_claim (menu_id, claim) select $menuItemId, claim from jsonb_array_elements_text($claims) as claim on conflict do nothing`,
  {},
);

export const removeMenuClaims = statement(
  'remove-menu-claims',
  { menuItemId: 'int4', claims: 'jsonb' },
  `
  delete from menu_claim where menu_id = $menuItemId and claim in (select jsonb_array_elements_text($claims))`,
  {},
);
