import { stepped } from '../../kit/workflow/stepped.ts';
import { sql } from '../../platform/database/describedSql.ts';
import { adjustmentReference } from './reference.ts';

/** What the bursar has uploaded. */
export const demoPapersOf = sql('demo.papers-of-bursar')`
  select f.id, f.name, 'user:' || u.id as actor from student_file f join user_account u on u.id = f.user_id where u.user_name = 'bursar'`;

/** Of as many students, one charge each of which much is left and that no invoice asks for now. */
export const chargesToAdjust = sql('demo.charges-to-adjust')`
  select distinct on (a.reg_number) d.id, d.student_id from (
    select c.id, c.student_id, sum(p.amount_kobo) as due from charge c join posting p on p.charge_id = c.id and p.account = 'receivable'
     where not exists (select from invoice_line l join invoice i on i.id = l.invoice_id
                        where l.charge_id = c.id and i.void_at is null and i.settled_at is null
                          and not exists (select from payment y where y.invoice_id = i.id))
     group by c.id, c.student_id having sum(p.amount_kobo) > $leastKobo::int8) d
    join student s on s.id = d.student_id join admission a on a.id = s.admission_id
   order by a.reg_number, d.id limit $limit::int4`;

export const setDemoLimit = sql('demo.adjustment-limit')`
  insert into adjustment_limit (role_id, amount_kobo) select id, $amountKobo from role where name = 'bursar' on conflict do nothing`;

export const insertDemoAdjustment = sql('demo.adjustment')`
  with made as (
    insert into adjustment (id, request, kind, student_id, charge_id, amount_kobo, bank, teller_number, lodged_on, reason, paper, state, asked_at, asked_by,
                            posted_at, at_once)
    values ($id, $id, $kind, $studentId, $chargeId?, $amountKobo, $bank?, $tellerNumber?, $lodgedOn?, $reason, $paper,
            case when $isPosted then 'posted' else 'asked' end, $now, $actor, case when $isPosted then $now::timestamptz end, $isPosted)
    returning *
  ), steps as (
    select m.*, s.* from made m cross join (values (1, 'ask', 'asked', 'asked'), (2, 'post', 'asked', 'posted')) as s (place, name, came_from, led_to)
     where s.place = 1 or m.state = 'posted' order by s.place
  ), noted as (
    ${stepped('adjustment', 'steps step', { id: 'step.id', request: 'gen_random_uuid()', reason: "case when step.name = 'ask' then $reason end" })}
  )
  select ${adjustmentReference('m')} as "reference!" from made m`;
