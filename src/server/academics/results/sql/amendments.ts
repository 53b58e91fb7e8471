import { AMENDMENT } from '#contract/academics/states.ts';
import { FULL_NAME } from '../../../kit/people.ts';
import { sql } from '../../../platform/database/describedSql.ts';

/** No row comes where one of the line is under way. A repeat of the same id inserts nothing. */
export const insertAmendment = sql('insert-score-amendment')`
  insert into score_amendment (id, line_id, before, ca, exam, code, reason, made_by, made_at)
  values ($id, $lineId, $before::jsonb, ($after::jsonb->>'ca')::numeric, ($after::jsonb->>'exam')::numeric, $after::jsonb->>'code', $reason, $userId, $now)
  on conflict do nothing returning id`;

const SELECT_AMENDMENT = `
  select x.id, x.line_id, l.department_course_id, l.session_id, l.code as course, coalesce(s.matric_number, a.reg_number) as number, a.full_name as name,
         s.user_id, x.before, (x.ca * 100)::int4 as "ca?", (x.exam * 100)::int4 as "exam?", x.code, x.reason, ${FULL_NAME} as by, x.made_by, x.made_at, x.state
    from score_amendment x join registration_line l on l.id = x.line_id join student s on s.id = l.student_id join admission a on a.id = s.admission_id
    join user_account u on u.id = x.made_by`;

export const amendmentById = sql('score-amendment')`
  ${SELECT_AMENDMENT} where x.id = $id for update of x`;

export const openAmendments = sql('open-score-amendments')`
  ${SELECT_AMENDMENT} where x.state not in ('${AMENDMENT.published}', '${AMENDMENT.returned}') order by x.made_at limit 500`;

/** The sheet stands as it was approved, with the amended score in it. */
export const setSheetDigest = sql('set-result-sheet-digest')`
  update result_sheet set digest = $digest where department_course_id = $departmentCourseId and session_id = $sessionId`;

export const studentOfLine = sql('student-of-line')`
  select student_id from registration_line where id = $lineId`;
