import { sql } from '../../platform/database/describedSql.ts';

/** `fees` holds [{name, rank}] of heads that are not there yet. Nobody is assigned these fees: they are charged by opening balances alone. */
export const insertOpeningFees = sql('insert-opening-fees')`
  with category as (
    insert into fee_category (name) values ('Opening balances') on conflict (name) do update set name = excluded.name returning id
  ), type as (
    insert into fee_type (category_id, name) select id, 'Brought forward' from category
      on conflict (category_id, name) do update set name = excluded.name returning id
  )
  insert into fee (type_id, name, purpose, rank)
  select type.id, n.name, 'arrears', n.rank from type, jsonb_to_recordset($fees::jsonb) as n (name text, rank int4) on conflict (type_id, name) do nothing`;

export const openingFees = sql('opening-fees')`
  select f.id, f.name from fee f join fee_type t on t.id = f.type_id join fee_category c on c.id = t.category_id
   where t.name = 'Brought forward' and c.name = 'Opening balances' order by f.id`;

/** What they were charged by opening balances, without what later waivers and payments took off it. */
export const openingCharges = sql('opening-charges-of-students')`
  select c.id, c.student_id, c.session_id, c.fee_id, to_char(c.assessed_at at time zone 'Africa/Lagos', 'YYYY-MM-DD') as "due_on!",
         coalesce((select sum(p.amount_kobo) from posting p join journal j on j.id = p.journal_id
           where p.charge_id = c.id and p.account = 'receivable' and j.kind in ('opening balance', 'opening corrected')), 0)::int8 as charged_kobo
    from charge c where c.student_id = any($studentIds::uuid[]) and c.purpose = 'arrears' and c.occasion = 'opening'
   order by c.student_id, c.session_id, c.fee_id`;

/** `lines` holds [{studentId, sessionId, feeId, amountKobo, dueOn}]. A debt is aged by the day on which its charge was assessed. */
export const insertOpeningCharges = sql('insert-opening-charges')`
  insert into charge (student_id, session_id, fee_id, purpose, occasion, amount_kobo, why, assessed_at)
  select l."studentId", l."sessionId", l."feeId", 'arrears', 'opening', l."amountKobo", '{}'::jsonb, (l."dueOn" + time '12:00') at time zone 'Africa/Lagos'
    from jsonb_to_recordset($lines::jsonb) as l ("studentId" uuid, "sessionId" int4, "feeId" int4, "amountKobo" bigint, "dueOn" date)
  returning id, student_id, amount_kobo`;

/** `charges` holds [{id, dueOn}]. */
export const ageOpeningCharges = sql('age-opening-charges')`
  update charge c set assessed_at = (a."dueOn" + time '12:00') at time zone 'Africa/Lagos'
    from jsonb_to_recordset($charges::jsonb) as a (id uuid, "dueOn" date) where c.id = a.id`;

/** Opening credit as it was posted, and the credit of all kinds that is left. */
export const openingCredits = sql('opening-credits-of-students')`
  select p.student_id as "student_id!", (- coalesce(sum(p.amount_kobo) filter (where j.kind = 'opening credit'), 0))::int8 as "posted_kobo!",
         (- sum(p.amount_kobo))::int8 as "left_kobo!"
    from posting p join journal j on j.id = p.journal_id
   where p.account = 'student credit' and p.student_id = any($studentIds::uuid[]) group by p.student_id`;
