import { sql } from '../../../platform/database/describedSql.ts';

export const claimsHeldBy = sql('claims-held-by')`
  select claim as "claim!" from held_claim where user_id = $userId order by claim`;

/** `closed`: [{path, studentTypeId}] of the pages that students of a type do not have. */
export const menuShownBy = sql('menu-shown-by')`
  with shown as (
         select m.* from menu_item m
          where m.id in (select c.menu_id from menu_claim c where c.claim in (select jsonb_array_elements_text($claims::jsonb)))
            and not exists (select from jsonb_to_recordset($closed::jsonb) as x (path text, "studentTypeId" int4)
              join user_account u on u.student_type_id = x."studentTypeId"
                             where u.id = $userId and x.path = m.path))
  select m.id, m.name, m.path, m.parent_id from menu_item m
   where m.id in (select id from shown union select parent_id from shown)
   order by m.place, m.id`;
