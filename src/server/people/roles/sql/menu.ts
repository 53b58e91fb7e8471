import { statement } from '../../../platform/database/statement.ts';

const ITEM = { id: 'int4', name: 'text', path: 'text?', parent_id: 'int4?', claims: 'jsonb' } as const;

const SELECT = `
  select m.id, m.name, m.path, m.parent_id, coalesce((select jsonb_agg(c.claim order by c.claim) from menu_claim c where c.menu_id = m.id), '[]') as claims
    from menu_item m`;

export const wholeMenu = statement('whole-menu', `${SELECT} order by m.place, m.id`, ITEM);

/** $1 id */
export const menuItemById = statement('menu-item-by-id', `${SELECT} where m.id = $1`, ITEM);

/** $1 parent_id, or null: the items that stand there, in their order. */
export const itemsUnder = statement('menu-items-under', `
  select id from menu_item where parent_id is not distinct from $1 order by place, id`, { id: 'int4' });

/** $1 name, $2 path, $3 parent_id: last in its place. */
export const insertMenuItem = statement('insert-menu-item', `
  insert into menu_item (name, path, parent_id, place)
  select $1, $2, $3, coalesce(max(place), 0) + 1 from menu_item where parent_id is not distinct from $3 returning id`, { id: 'int4' });

/** $1 id, $2 name, $3 path, $4 parent_id: last in another group, where it was in its own. */
export const updateMenuItem = statement('update-menu-item', `
  update menu_item m set name = $2, path = $3, parent_id = $4,
         place = case when m.parent_id is not distinct from $4 then m.place
                      else (select coalesce(max(o.place), 0) + 1 from menu_item o where o.parent_id is not distinct from $4) end
   where m.id = $1`, {});

/** $1 id */
export const deleteMenuItem = statement('delete-menu-item', `
  with claims as (delete from menu_claim where menu_id = $1) delete from menu_item where id = $1`, {});

/** $1 ids as jsonb, in their order */
export const orderMenuItems = statement('order-menu-items', `
  update menu_item m set place = o.place from jsonb_array_elements_text($1) with ordinality as o (id, place) where m.id = o.id::int4`, {});

/** $1 menu_id, $2 claims as jsonb */
export const addMenuClaims = statement('add-menu-claims', `
  insert into menu_claim (menu_id, claim) select $1, claim from jsonb_array_elements_text($2) as claim on conflict do nothing`, {});

/** $1 menu_id, $2 claim */
export const removeMenuClaim = statement('remove-menu-claim', 'delete from menu_claim where menu_id = $1 and claim = $2', {});
