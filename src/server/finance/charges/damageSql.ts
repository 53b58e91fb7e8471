import { sql } from '../../platform/database/describedSql.ts';

/** The fee of damage, which a college has from its first damage on. It is paid as sundry fees are, and nobody is assigned it. */
export const damageFee = sql('damage-fee')`
  with category as (
    insert into fee_category (name) values ('Hostels') on conflict (name) do update set name = excluded.name returning id
  ), type as (
    insert into fee_type (category_id, name) select id, 'Damage' from category
      on conflict (category_id, name) do update set name = excluded.name returning id
  )
  insert into fee (type_id, name, purpose) select id, 'Hostel damage', 'sundry' from type
  on conflict (type_id, name) do update set active = true returning id`;
