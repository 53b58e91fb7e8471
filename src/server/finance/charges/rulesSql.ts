import { sql } from '../../platform/database/describedSql.ts';

/** What is published now; with a publication, what was once that one was out. */
export const publishedAssignments = sql('published-fee-assignments')`
  select a.id, a.school_programme_id, a.department_id, a.level_id, a.entry_session_id, a.is_indigene, a.tag, a.gender_id, a.reaches_paid, a.publication_id,
         coalesce((select jsonb_agg(jsonb_build_object('feeId', l.fee_id, 'amountKobo', l.amount_kobo, 'isOffered', l.is_offered))
           from fee_assignment_line l where l.assignment_id = a.id), '[]') as lines
    from fee_assignment a
   where a.purpose = $purpose and a.session_id = $sessionId and a.student_type_id = $studentTypeId
     and (a.state = 'published' or a.replaced_in > $publicationId?::int4) and ($publicationId::int4 is null or coalesce(a.publication_id, 0) <= $publicationId)
   order by a.id`;

export const feesOfIds = sql('fees-of-ids')`
  select id, name, rank, is_splittable from fee where id = any($ids::int4[])`;

/** In words, for who reads why a fee is what it is. `level` is an id of the levels. */
export const selectorsInWords = sql('fee-assignments-in-words')`
  select a.id, p.name as "programme?", d.name as "department?", a.level_id, e.name as "entry_session?", a.is_indigene, a.tag, a.gender_id,
         s.name as student_type
    from fee_assignment a join student_type s on s.id = a.student_type_id left join school_programme p on p.id = a.school_programme_id
    left join department d on d.id = a.department_id left join academic_session e on e.id = a.entry_session_id
   where a.id = any($ids::int4[])`;

export const planOf = sql('instalment-plan-of-session')`
  select part, percent, due_on from instalment_plan where session_id = $sessionId and student_type_id = $studentTypeId and active order by part`;
