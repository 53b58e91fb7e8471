import { FULL_NAME } from '../../../kit/people.ts';
import { AUDIT_COLUMNS } from '../../../platform/audit.ts';
import { statement } from '../../../platform/database/statement.ts';

/** No row comes where one of the line is under way. A repeat of the same id inserts nothing. */
export const insertAmendment = statement(
  'insert-score-amendment',
  {
    id: 'uuid',
    lineId: 'uuid',
    before: 'jsonb',
    after: 'jsonb',
    reason: 'text',
    userId: 'uuid',
    actor: 'text',
    ip: 'text',
    now: 'timestamptz',
  },
  `
  with made as (
    insert into score_amendment (id, line_id, before, ca, exam, code, reason, made_by, made_at)
    select $id, $lineId, $before, ($after::jsonb->>'ca')::numeric, ($after::jsonb->>'exam')::numeric, $after::jsonb->>'code', $reason, $userId, $now
    on conflict do nothing returning id
  ), noted as (
    insert into workflow_step (request, subject, subject_id, from_state, to_state, step, actor, reason, at)
    select $id, 'score_amendment', id::text, 'open', 'submitted', 'submit', $actor, $reason, $now from made
  ), audited as (
    insert into audit_entry (${AUDIT_COLUMNS})
    select $now, $actor, 'score-amendment-submit', 'score_amendment', id::text, jsonb_build_object('line', $lineId::uuid, 'before', $before::jsonb, 'after', $after::jsonb), $ip from made
  )
  select id from made`,
  { id: 'uuid' },
);

const AMENDMENT = {
  id: 'uuid',
  line_id: 'uuid',
  department_course_id: 'int4',
  session_id: 'int4',
  course: 'text',
  number: 'text',
  name: 'text',
  user_id: 'uuid?',
  before: 'jsonb',
  ca: 'int4?',
  exam: 'int4?',
  code: 'text?',
  reason: 'text',
  by: 'text',
  made_by: 'uuid',
  made_at: 'timestamptz',
  state: 'text',
} as const;

const SELECT_AMENDMENT = `
  select x.id, x.line_id, l.department_course_id, l.session_id, l.code as course, coalesce(s.matric_number, a.reg_number) as number, a.full_name as name,
         s.user_id, x.before, (x.ca * 100)::int4 as ca, (x.exam * 100)::int4 as exam, x.code, x.reason, ${FULL_NAME} as by, x.made_by, x.made_at, x.state
    from score_amendment x join registration_line l on l.id = x.line_id join student s on s.id = l.student_id join admission a on a.id = s.admission_id
    join user_account u on u.id = x.made_by`;

export const amendmentById = statement(
  'score-amendment',
  { id: 'uuid' },
  `${SELECT_AMENDMENT} where x.id = $id for update of x`,
  AMENDMENT,
);

export const openAmendments = statement(
  'open-score-amendments',
  {},
  `${SELECT_AMENDMENT} where x.state not in ('published', 'returned') order by x.made_at limit 500`,
  AMENDMENT,
);

export const moveAmendment = statement(
  'move-score-amendment',
  {
    id: 'uuid',
    request: 'uuid',
    from: 'text',
    to: 'text',
    step: 'text',
    reason: 'text?',
    digest: 'text',
    actor: 'text',
    ip: 'text',
    now: 'timestamptz',
  },
  `
  with moved as (
    update score_amendment set state = $to where id = $id and state = $from returning id
  ), noted as (
    insert into workflow_step (request, subject, subject_id, from_state, to_state, step, actor, reason, at, digest)
    select $request, 'score_amendment', id::text, $from, $to, $step, $actor, $reason::text, $now, $digest from moved
  ), audited as (
    insert into audit_entry (${AUDIT_COLUMNS})
    select $now, $actor, 'score-amendment-' || $step, 'score_amendment', id::text,
           jsonb_strip_nulls(jsonb_build_object('from', $from::text, 'to', $to::text, 'reason', $reason::text)), $ip from moved
  )
  select id from moved`,
  { id: 'uuid' },
);

export const amendmentSteps = statement(
  'score-amendment-steps',
  { id: 'text' },
  `select step, actor, round from workflow_step where subject = 'score_amendment' and subject_id = $id order by number`,
  { step: 'text', actor: 'text', round: 'int4' },
);

/** The sheet stands as it was approved, with the amended score in it. */
export const setSheetDigest = statement(
  'set-result-sheet-digest',
  { departmentCourseId: 'int4', sessionId: 'int4', digest: 'text' },
  'update result_sheet set digest = $digest where department_course_id = $departmentCourseId and session_id = $sessionId',
  {},
);

export const studentOfLine = statement(
  'student-of-line',
  { lineId: 'uuid' },
  'select student_id from registration_line where id = $lineId',
  { student_id: 'uuid' },
);
