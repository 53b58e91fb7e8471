import { sql } from '../../../platform/database/describedSql.ts';

/** Set again, a quota has other seats. */
export const insertDemoQuotas = sql('demo.quotas')`
  insert into quota (session_id, department_id, programme_id, seats, merit_share, catchment_share, elds_share, catchment_states, cut_off)
  select session_id, department_id, programme_id, seats, merit_share, catchment_share, elds_share, catchment_states, cut_off
    from jsonb_to_recordset($quotas::jsonb) as q (session_id int4, department_id int4, programme_id int4, seats int4, merit_share int4, catchment_share int4,
      elds_share int4, catchment_states text, cut_off int4)
  on conflict (session_id, department_id) do update set seats = excluded.seats`;

/** `words` holds [{regNumber, doubts}]. */
export const insertDemoExceptions = sql('demo.selection-exceptions')`
  insert into selection_exception (session_id, registration_number, doubts, reason, decided_at, decided_by)
  select $sessionId, "regNumber", doubts, 'The papers were seen in the admissions office', $now, 'system:demo'
    from jsonb_to_recordset($words::jsonb) as w ("regNumber" text, doubts jsonb) on conflict do nothing`;

/** The tie is a person's, and places that are given up would end it. */
export const pauseDemoList = sql('demo.pause-waiting-list')`
  update quota set waiting_paused = true where session_id = $sessionId and department_id = $departmentId`;

export const putLastDay = sql('demo.put-last-day')`
  update admission set offer_until = $until where id in (select value::uuid from jsonb_array_elements_text($ids::jsonb))`;

export const deliverDemoOffers = sql('demo.deliver-offers')`
  update admission set delivered_at = $at, delivered_how = 'mail', delivered_by = 'system:demo', offer_until = $until
   where id in (select value::uuid from jsonb_array_elements_text($ids::jsonb))`;

export const insertDemoContacts = sql('demo.candidate-contacts')`
  insert into candidate_contact (registration_number, phone)
  select reg_number, '0803555' || lpad((row_number() over (order by reg_number))::text, 4, '0') from admission
   where id in (select value::uuid from jsonb_array_elements_text($ids::jsonb)) on conflict do nothing`;
