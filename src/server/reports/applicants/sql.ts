import { sql } from '../../platform/database/describedSql.ts';

/** Ids are those of the lists of faculties and combinations; null where the section is not saved yet. The total comes even when nobody applied. */
export const sumJupeb = sql('sum-jupeb-applications')`
  with applied as (
    select s.answers ->> 'jupebOptionId' as faculty, s.answers ->> 'jupebOptionSubjectId' as combination, a.completed_at,
           exists (select from application_section o where o.application_id = a.id and o.section = 'o-level-result' and awaits_result(o.answers)) as awaits
      from application a left join application_section s on s.application_id = a.id and s.section = 'personal-details'
     where a.programme = 'jupeb' and ($sessionId?::int4 is null or a.session_id = $sessionId)
  )
  select grouping(faculty) = 1 as is_total, faculty as "faculty?", combination as "combination?", count(*) filter (where completed_at is null)::int4 as begun,
         count(completed_at)::int4 as submitted, count(*) filter (where completed_at is not null and awaits)::int4 as awaiting
    from applied group by grouping sets ((faculty, combination), ()) order by faculty::int4 nulls last, combination::int4 nulls last`;

export const sumPutme = sql('sum-putme-applicants')`
  with candidate as (
    select d.name as department, c.registration_number, c.session_id from jamb_candidate c join department d on d.id = c.department_id
     where c.list = 'UTME' and ($sessionId?::int4 is null or c.session_id = $sessionId)
  ), counted as (
    select k.department, exists (
             select from invoice i join payment p on p.invoice_id = i.id
              where i.reg_number = k.registration_number and i.session_id = k.session_id and i.application_type_id = $applicationTypeId) as paid,
           exists (select from application a where a.jamb_number = k.registration_number and a.session_id = k.session_id and a.programme = 'post-utme'
             and a.completed_at is not null) as submitted,
           exists (select from putme_result r where r.registration_number = k.registration_number and r.session_id = k.session_id) as screened
      from candidate k
  )
  select grouping(department) = 1 as is_total, department as "department?", count(*)::int4 as candidates, count(*) filter (where paid)::int4 as paid,
         count(*) filter (where submitted)::int4 as submitted, count(*) filter (where screened)::int4 as screened
    from counted group by grouping sets ((department), ()) order by department`;
