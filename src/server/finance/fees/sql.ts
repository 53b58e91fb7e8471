import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';

export const listCategories = sql('fee-categories')`
  select id, name from fee_category c
  where active and exists (
    select from fee_type t join fee f on f.type_id = t.id
     where t.category_id = c.id and t.active and f.active and f.purpose = 'fee' and f.amount_kobo is not null)
  order by id`;

export const listTypes = sql('fee-types')`
  select id, name from fee_type t
  where category_id = $categoryId and active
    and exists (select from fee f where f.type_id = t.id and f.active and f.purpose = 'fee' and f.amount_kobo is not null)
  order by id`;

export const listFees = sql('fees-of-type')`
  select id, name, amount_kobo as "amount_kobo!" from fee where type_id = $typeId and active and purpose = 'fee' and amount_kobo is not null order by id`;

export const feesOfPurpose = sql('fees-of-purpose')`
  select id, name, amount_kobo as "amount_kobo!" from fee where purpose = $purpose and active and amount_kobo is not null order by id`;

export const listComponents = sql('fee-components')`
  select id, name, amount_kobo as "amount_kobo!" from fee where is_component and active and amount_kobo is not null order by id`;

export const findFee = sql('find-fee')`
  select f.id, f.name, f.amount_kobo as "amount_kobo!", f.type_id, t.category_id, t.name as type
  from fee f join fee_type t on t.id = f.type_id where f.id = $feeId and f.active and f.purpose = 'fee' and f.amount_kobo is not null`;

export const addFee = sql('add-fee')`
  with category as (
    insert into fee_category (name) values ($category) on conflict (name) do update set name = excluded.name returning id
  ), type as (
    insert into fee_type (category_id, name) select id, $type from category on conflict (category_id, name) do update set name = excluded.name returning id
  ), added as (
    insert into fee (type_id, name, amount_kobo, purpose, is_component) select id, $name, $amountKobo, $purpose, $isComponent from type
      returning id, amount_kobo
  ), ${audited('fee-added', 'fee', 'added', { detail: { name: '$name::text', kobo: 'amount_kobo' }, ip: 'null' })}
  select id from added`;
