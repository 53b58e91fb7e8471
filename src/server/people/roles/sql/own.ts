import { statement } from '../../../platform/database/statement.ts';

export const claimsHeldBy = statement(
  'claims-held-by',
  { userId: 'uuid' },
  'select claim from held_claim where user_id = $userId order by claim',
  { claim: 'text' },
);

/** `closed`: [{path, studentTypeId}] of the pages that students of a type do not have. */
export const menuShownBy = statement(
  'menu-shown-by',
  { userId: 'uuid', claims: 'jsonb', closed: 'jsonb' },
  `
  with shown as (
         select m.* from menu_item m
          where m.id in (select c.menu_id from menu_claim c where c.claim in (select jsonb_array_elements_text($claims::jsonb)))
            and not exists (select from jsonb_to_recordset($closed::jsonb) as x (path text, "studentTypeId" int4) join user_account u on u.student_type_id = x."studentTypeId"
                             where u.id = $userId and x.path = m.path))
  select m.id, m.name, m.path, m.parent_id from menu_item m
   where m.id in (select id from shown union select parent_id from shown)
   order by m.place, m.id`,
  { id: 'int4', name: 'text', path: 'text?', parent_id: 'int4?' },
);
