import { audited } from '../../platform/audit.ts';
import { statement } from '../../platform/database/statement.ts';

const REQUEST = { id: 'uuid', answers: 'jsonb', requested_at: 'timestamptz' } as const;

export const insertTranscriptRequest = statement(
  'insert-transcript-request',
  { requestId: 'uuid', answers: 'jsonb', studentId: 'uuid?', actor: 'text', now: 'timestamptz', ip: 'text' },
  `
  with kept as (
    insert into transcript_request (id, answers, requested_at, student_id) values ($requestId, $answers, $now, $studentId) on conflict (id) do nothing returning id
  ), ${audited('transcript-requested', 'transcript', 'kept')}
  select id from kept`,
  { id: 'uuid' },
);

export const findRequest = statement(
  'find-transcript-request',
  { requestId: 'uuid' },
  'select id, answers, requested_at from transcript_request where id = $requestId',
  REQUEST,
);

export const holdsRequest = statement(
  'holds-transcript-request',
  { requestId: 'uuid', answers: 'jsonb', studentId: 'uuid?' },
  `
  select answers = $answers::jsonb and student_id is not distinct from $studentId as same from transcript_request where id = $requestId`,
  { same: 'bool' },
);

export const progressOf = statement(
  'transcript-progress',
  { requestId: 'uuid' },
  'select state, at from transcript_progress where request_id = $requestId order by id',
  {
    state: 'text',
    at: 'timestamptz',
  },
);

export const creditedAt = statement(
  'transcript-credited-at',
  { invoiceId: 'uuid' },
  `
  select credited_at from payment where invoice_id = $invoiceId`,
  { credited_at: 'timestamptz' },
);

/** Only a paid request advances, and never to the same state twice in a row. */
export const advance = statement(
  'advance-transcript',
  { requestId: 'uuid', state: 'text', actor: 'text', now: 'timestamptz' },
  `
  with moved as (
    insert into transcript_progress (request_id, state, actor, at)
    select r.id, $state, $actor, $now from transcript_request r
    where r.id = $requestId
      and exists (select from invoice i join payment p on p.invoice_id = i.id where i.about <> '' and i.about = r.id::text)
      and $state is distinct from (select state from transcript_progress where request_id = r.id order by id desc limit 1)
    returning request_id, state
  ), ${audited('transcript-advanced', 'transcript', 'moved', { id: 'request_id', detail: { state: 'state' }, ip: 'null' })}
  select state from moved`,
  { state: 'text' },
);

/** Who a student is, for a form that asks for the rest. No row for somebody without a record. */
export const transcriptSelf = statement(
  'transcript-self',
  { userId: 'uuid' },
  `
  select s.id, coalesce(s.matric_number, a.reg_number) as number, u.surname, u.firstname, u.middlename, u.email, u.mobile_number, p.department_id, d.name as department
    from student s join user_account u on u.id = s.user_id join admission a on a.id = s.admission_id
    join student_session p on p.student_id = s.id and p.is_latest join department d on d.id = p.department_id where s.user_id = $userId`,
  {
    id: 'uuid',
    number: 'text',
    surname: 'text',
    firstname: 'text',
    middlename: 'text',
    email: 'text?',
    mobile_number: 'text?',
    department_id: 'int4',
    department: 'text',
  },
);

export const transcriptsOfStudent = statement(
  'transcripts-of-student',
  { studentId: 'uuid' },
  `
  select r.id, r.answers, r.requested_at, i.invoice_number, p.credited_at,
         coalesce((select jsonb_agg(jsonb_build_object('state', g.state, 'at', g.at) order by g.id) from transcript_progress g where g.request_id = r.id), '[]') as steps
    from transcript_request r left join invoice i on i.about <> '' and i.about = r.id::text left join payment p on p.invoice_id = i.id
   where r.student_id = $studentId order by r.requested_at desc, r.id`,
  {
    id: 'uuid',
    answers: 'jsonb',
    requested_at: 'timestamptz',
    invoice_number: 'text?',
    credited_at: 'timestamptz?',
    steps: 'jsonb',
  },
);
