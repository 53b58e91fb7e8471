import { actedBy, joinActor } from '../../kit/people.ts';
import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';

/** Whose latest place is in the session. */
export const candidatesFor = sql('promotion-candidates')`
  select p.student_id, p.level_id, p.is_final_year, g.name as programme, a.state, t.status as "standing?"
    from student_session p join student s on s.id = p.student_id join admission a on a.id = s.admission_id join school_programme g on g.id = p.programme_id
    left join lateral (select d.status from standing d join academic_session e on e.id = d.session_id where d.student_id = p.student_id
      order by e.name desc, d.semester_id desc limit 1) t on true
   where p.session_id = $sessionId and p.student_type_id = $studentTypeId and p.is_latest order by p.student_id`;

export const sessionById = sql('promotion-session')`
  select name from academic_session where id = $sessionId and active`;

export const insertPromotion = sql('insert-promotion')`
  insert into promotion (student_type_id, from_session_id, to_session_id, tried_at, tried_by)
    values ($studentTypeId, $fromSessionId, $toSessionId, $now, $actor) returning id`;

/** `rows` holds [{studentId, outcome, fromLevelId, toLevelId, reason}]. */
export const insertRows = sql('insert-promotion-rows')`
  insert into promotion_row (promotion_id, student_id, outcome, from_level_id, to_level_id, reason)
  select $promotionId, r."studentId", r.outcome, r."fromLevelId", r."toLevelId", r.reason
    from jsonb_to_recordset($rows::jsonb) as r ("studentId" uuid, outcome text, "fromLevelId" int4, "toLevelId" int4, reason text)`;

/** No row comes where it is in another state by now. */
export const beginStep = sql('begin-promotion-step')`
  with begun as (
    update promotion set state = $to, job_id = $jobId where id = $id and state = any($from::text[]) returning id
  ), ${audited('$action', 'promotion', 'begun', { detail: "jsonb_strip_nulls(jsonb_build_object('reason', $reason?::text))" })}
  select id from begun`;

export const endStep = sql('end-promotion-step')`
  update promotion set state = $to where id = $id and state = $from`;

export const countDue = sql('count-promotion-rows')`
  select count(*)::int4 as due from promotion_row where promotion_id = $id and to_level_id is not null and state = $state`;

export const lockState = sql('lock-promotion')`
  select state from promotion where id = $id for update`;

/** Where an approved change of department leads holds from here on. Whoever was moved since the trial is refused. */
export const writeSlice = sql('write-promotion-slice')`
  with due as (
    select r.student_id, r.from_level_id, r.to_level_id, r.outcome, m.from_session_id, m.to_session_id
      from promotion_row r join promotion m on m.id = r.promotion_id
     where r.promotion_id = $id and r.to_level_id is not null and r.state = 'waiting' order by r.student_id limit $most::int4
  ), made as (
    insert into student_session (student_id, session_id, student_type_id, programme_id, department_id, option_id, level_id, is_final_year, is_indigene, tags)
    select d.student_id, d.to_session_id, p.student_type_id, coalesce(c.to_programme_id, p.programme_id), coalesce(c.to_department_id, p.department_id),
           case when c.id is null then p.option_id else c.to_option_id end, d.to_level_id, d.outcome in ('final', 'repeats'), p.is_indigene, p.tags
      from due d join student_session p on p.student_id = d.student_id and p.session_id = d.from_session_id and p.is_latest and p.level_id = d.from_level_id
      join student s on s.id = d.student_id join admission a on a.id = s.admission_id and a.state = 'matriculated'
      left join department_change c on c.student_id = d.student_id and c.session_id = d.from_session_id and c.state = 'approved'
    on conflict do nothing returning student_id
  ), noted as (
    update promotion_row r set state = case when r.student_id in (select student_id from made) then 'written' else 'refused' end
      from due d where r.promotion_id = $id and r.student_id = d.student_id
  )
  select count(*)::int4 as done from due`;

/** A place that was corrected, charged, registered or slept in since stays. */
export const takeBackSlice = sql('take-promotion-slice-back')`
  with due as (
    select r.student_id, m.to_session_id from promotion_row r join promotion m on m.id = r.promotion_id
     where r.promotion_id = $id and r.state = 'written' order by r.student_id limit $most::int4
  ), removed as (
    delete from student_session p using due d
     where p.student_id = d.student_id and p.session_id = d.to_session_id and p.revision = 1
       and not exists (select from charge x where x.student_id = p.student_id and x.session_id = p.session_id)
       and not exists (select from invoice x where x.student_id = p.student_id and x.session_id = p.session_id)
       and not exists (select from registration x where x.student_id = p.student_id and x.session_id = p.session_id)
       and not exists (select from reservation x where x.student_id = p.student_id and x.session_id = p.session_id)
       and not exists (select from siwes x where x.student_id = p.student_id and x.session_id = p.session_id)
       and not exists (select from student_session x join academic_session e on e.id = x.session_id
                        where x.student_id = p.student_id and e.name > (select name from academic_session where id = p.session_id))
    returning p.student_id
  ), noted as (
    update promotion_row r set state = case when r.student_id in (select student_id from removed) then 'taken back' else 'spared' end
      from due d where r.promotion_id = $id and r.student_id = d.student_id
  )
  select count(*)::int4 as done from due`;

const SELECT = `
  select m.id, y.name as student_type, f.name as from_session, t.name as to_session, m.state, m.tried_at,
    coalesce(${actedBy('m.tried_by')}, 'The college') as tried_by,
         (select j.id from background_job j where j.id = m.job_id and j.owner = $userId) as "job_id?",
           (select count(*)::int4 from promotion_row r where r.promotion_id = m.id) as students
    from promotion m join student_type y on y.id = m.student_type_id join academic_session f on f.id = m.from_session_id
      join academic_session t on t.id = m.to_session_id ${joinActor('u', 'm.tried_by')}`;

export const latestPromotions = sql('latest-promotions')`
  ${SELECT} order by m.tried_at desc, m.id desc limit 20`;

export const promotionById = sql('promotion-by-id')`
  ${SELECT} where m.id = $id`;

export const groupsOf = sql('promotion-groups')`
  select outcome, from_level_id, to_level_id, reason, count(*)::int4 as students, (count(*) filter (where state = 'written'))::int4 as written,
    (count(*) filter (where state = 'refused'))::int4 as refused,
         (count(*) filter (where state = 'taken back'))::int4 as taken_back, (count(*) filter (where state = 'spared'))::int4 as spared
    from promotion_row where promotion_id = $id group by outcome, from_level_id, to_level_id, reason order by from_level_id, outcome, reason`;
