import { audited } from '../../platform/audit.ts';
import { sql } from '../../platform/database/describedSql.ts';

export const insertTranscriptRequest = sql('insert-transcript-request')`
  with kept as (
    insert into transcript_request (id, answers, requested_at, student_id) values ($requestId, $answers::jsonb, $now, $studentId?)
      on conflict (id) do nothing returning id
  ), ${audited('transcript-requested', 'transcript', 'kept')}
  select id from kept`;

export const findRequest = sql('find-transcript-request')`
  select id, answers, requested_at from transcript_request where id = $requestId`;

export const holdsRequest = sql('holds-transcript-request')`
  select answers = $answers::jsonb and student_id is not distinct from $studentId? as same from transcript_request where id = $requestId`;

export const progressOf = sql('transcript-progress')`
  select state, at from transcript_progress where request_id = $requestId order by id`;

export const creditedAt = sql('transcript-credited-at')`
  select credited_at from payment where invoice_id = $invoiceId`;

/** Only a paid request advances, and never to the same state twice in a row. */
export const advance = sql('advance-transcript')`
  with moved as (
    insert into transcript_progress (request_id, state, actor, at)
    select r.id, $state, $actor, $now from transcript_request r
    where r.id = $requestId
      and exists (select from invoice i join payment p on p.invoice_id = i.id where i.about <> '' and i.about = r.id::text)
      and $state is distinct from (select state from transcript_progress where request_id = r.id order by id desc limit 1)
    returning request_id, state
  ), ${audited('transcript-advanced', 'transcript', 'moved', { id: 'request_id', detail: { state: 'state' }, ip: 'null' })}
  select state from moved`;

/** Who a student is, for a form that asks for the rest. No row for somebody without a record. */
export const transcriptSelf = sql('transcript-self')`
  select s.id, coalesce(s.matric_number, a.reg_number) as number, u.surname, u.firstname, u.middlename, u.email, u.mobile_number, p.department_id,
    d.name as department
    from student s join user_account u on u.id = s.user_id join admission a on a.id = s.admission_id
    join student_session p on p.student_id = s.id and p.is_latest join department d on d.id = p.department_id where s.user_id = $userId`;

export const transcriptsOfStudent = sql('transcripts-of-student')`
  select r.id, r.answers, r.requested_at, i.invoice_number as "invoice_number?", p.credited_at as "credited_at?",
         coalesce((select jsonb_agg(jsonb_build_object('state', g.state, 'at', g.at) order by g.id) from transcript_progress g where g.request_id = r.id),
           '[]') as steps
    from transcript_request r left join invoice i on i.about <> '' and i.about = r.id::text left join payment p on p.invoice_id = i.id
   where r.student_id = $studentId order by r.requested_at desc, r.id`;
