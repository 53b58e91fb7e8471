import { alphabetical, searchable } from '../../kit/list/search.ts';
import { nameOn } from '../../kit/people.ts';
import { PROGRAMME } from '../admission-list/service.ts';
import { sql } from '../../platform/database/describedSql.ts';

/** Who is known under several numbers is found once, by the first way that fits. Names come last. */
export const searchStatement = sql('search-candidates')`
  with hits as (
    select 1 as way, registration_number as number, 'Registration number' as matched from jamb_candidate where registration_number = $number
    union all select 1, reg_number, 'Registration number' from admission where reg_number = $number
    union all select 2, coalesce(jamb_number, application_number), 'Application number' from application where application_number = $number
    union all select 3, coalesce(jamb_number, application_number), 'RRR' from application where rrr = $rrr
    union all select 3, c.registration_number, 'RRR' from remita_order o join invoice i on i.id = o.invoice_id
      join jamb_candidate c on c.registration_number = i.reg_number where o.rrr = $rrr
    union all select 4, a.reg_number, 'Matric number' from student s join admission a on a.id = s.admission_id where s.matric_number = $number
    union all (select 5, coalesce(jamb_number, application_number), 'Phone number' from application where mobile_number = $phone limit $limit)
    union all (select 6, registration_number, 'Name' from jamb_candidate
      where ${searchable('registration_number', 'lastname', 'firstname', 'middlename')} @@ to_tsquery('simple', $words) order by registration_number
      limit $limit)
    union all (select 6, reg_number, 'Name' from admission where search @@ to_tsquery('simple', $words) order by reg_number limit $limit)
    union all (select 6, coalesce(jamb_number, application_number), 'Name' from application where search @@ to_tsquery('simple', $words)
      order by application_number limit $limit)
  ), each as (
    select distinct on (number) number, way, matched from hits order by number, way
  ), found as (
    select * from each order by way, number limit $limit
  )
  select f.number, f.matched, coalesce(a.full_name, c.full_name, w.full_name, '') as full_name,
    a.programme as "programme?", a.state as "state?", d.name as "department?", w.programme as "applied_for?", w.is_submitted as "is_submitted?"
    from found f
         left join lateral (select a.full_name, ${PROGRAMME} as programme, a.state from admission a left join school_programme p on p.id = a.programme_id
           left join department_option o on o.id = a.option_id
                             where a.reg_number = f.number order by a.session_id desc limit 1) a on true
         left join lateral (select ${nameOn('j')} as full_name, j.department_id from jamb_candidate j
                             where j.registration_number = f.number order by j.session_id desc limit 1) c on true
         left join department d on d.id = c.department_id
         left join lateral (select ${nameOn('n')} as full_name, n.programme,
           n.completed_at is not null as is_submitted from application n
                             where n.jamb_number = f.number or n.application_number = f.number order by n.started_at desc limit 1) w on true
   order by f.way, ${alphabetical(`coalesce(a.full_name, c.full_name, w.full_name, '')`).sql}, f.number`;

export const listingsOf = sql('listings-of-candidate')`
  select c.list, s.name as session, d.name as department, ${nameOn('c')} as full_name, c.state_id,
    c.subjects, c.utme_score,
         r.putme_score as "putme_score?", r.aggregate as "aggregate?", r.recorded_at as "recorded_at?", f.version as "version?", f.terms as "terms?"
    from jamb_candidate c join academic_session s on s.id = c.session_id join department d on d.id = c.department_id
         left join putme_result r on r.session_id = c.session_id and r.registration_number = c.registration_number
           left join aggregate_formula f on f.id = r.formula_id
   where c.registration_number = $number order by s.name desc`;

export const applicationsOf = sql('applications-of-candidate')`
  select a.application_number, a.programme, s.name as session, a.rrr, a.mobile_number, a.email,
    ${nameOn('a')} as full_name, a.started_at, a.completed_at
    from application a join academic_session s on s.id = a.session_id where a.jamb_number = $number or a.application_number = $number
      order by a.started_at desc`;

export const selectionsOf = sql('selections-of-candidate')`
  select d.name as department, p.rank, p.aggregate, p.decision, p.pool, p.reason, p.scores, r.id as run_id, r.state as run_state,
    coalesce(r.committed_at, r.made_at) as at, f.terms
    from selection_place p join selection_run r on r.id = p.run_id join quota q on q.id = p.quota_id join department d on d.id = q.department_id
      join aggregate_formula f on f.id = r.formula_id
   where p.registration_number = $number order by at desc`;

/** Under their number, by their applications, and as a student. */
export const paymentsOf = sql('payments-of-candidate')`
  with own as (
    select id from invoice where reg_number = $number
    union select o.invoice_id from application a join remita_order o on o.rrr = a.rrr where a.jamb_number = $number or a.application_number = $number
    union select i.id from invoice i join student s on s.id = i.student_id join admission a on a.id = s.admission_id where a.reg_number = $number
  )
  select i.invoice_number, i.description, i.amount_kobo, coalesce(p.rrr, (select max(o.rrr) from remita_order o where o.invoice_id = i.id)) as "rrr?",
         i.created_at as made_at, coalesce(p.credited_at, i.settled_at) as "paid_at?", i.void_at is not null as is_void
    from own join invoice i on i.id = own.id left join payment p on p.invoice_id = i.id order by i.created_at desc`;

export const admissionsOf = sql('admissions-of-candidate')`
  select a.id, a.reg_number, a.full_name, ${PROGRAMME} as programme, d.name as "department?", s.name as session, a.student_type_id, a.level_id, a.admitted_on,
    a.offer_until, a.offer_days, a.delivered_at, a.delivered_how, a.delivery_words, a.email, a.state,
         t.matric_number, u.user_name as "user_name?"
    from admission a join academic_session s on s.id = a.session_id left join school_programme p on p.id = a.programme_id
      left join department_option o on o.id = a.option_id
         left join department d on d.id = a.department_id left join student t on t.admission_id = a.id
         left join student_claim k on k.reg_number = a.reg_number and k.undone_at is null left join user_account u on u.id = k.user_id
   where a.reg_number = $number order by s.name desc, a.student_type_id`;
