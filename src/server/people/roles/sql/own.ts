import { statement } from '../../../platform/database/statement.ts';

/** $1 user id */
export const claimsHeldBy = statement('claims-held-by', 'select claim from held_claim where user_id = $1 order by claim', { claim: 'text' });

/** $1 claims as jsonb: the items that any of them shows, and the groups around those. */
export const menuShownBy = statement('menu-shown-by', `
  with shown as (
         select m.* from menu_item m
          where m.id in (select c.menu_id from menu_claim c where c.claim in (select jsonb_array_elements_text($1::jsonb))))
  select m.id, m.name, m.path, m.parent_id from menu_item m
   where m.id in (select id from shown union select parent_id from shown)
   order by m.place, m.id`, { id: 'int4', name: 'text', path: 'text?', parent_id: 'int4?' });
