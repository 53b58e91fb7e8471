import { RESITS, SHEET } from '#contract/academics/states.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { CODE, JOIN_CALLED, TITLE } from './called.ts';
import { IS_APPROVED } from '../../lineStates.ts';

const SELECT_RESITS = `
  select z.id, z.department_course_id, z.session_id, ${CODE} as code, ${TITLE} as title, e.name as session, t.semester_id, z.state, z.digest,
         case when z.state = '${RESITS.open}' then (select w.reason from workflow_step w where w.subject = 'resit_sheet' and w.subject_id = z.id::text
           and w.step = 'return' order by w.number desc limit 1) end as "returned?"
    from resit_sheet z join department_course t on t.id = z.department_course_id join course c on c.id = t.course_id
    join academic_session e on e.id = z.session_id ${JOIN_CALLED}`;

/** Those on their way; without a mark there is nothing to approve. */
export const openResits = sql('open-resit-sheets')`
  ${SELECT_RESITS} where z.state <> '${RESITS.published}' and exists (select from resit_mark k where k.sheet_id = z.id) order by 6, 4, z.id limit 500`;

export const resitsById = sql('resit-sheet')`
  ${SELECT_RESITS} where z.id = $id`;

export const lockResits = sql('lock-resit-sheet')`
  select id, state from resit_sheet where id = $id for update`;

/** The row of a course in a session, made where there is none. */
export const openResitSheet = sql('open-resit-sheet')`
  insert into resit_sheet (department_course_id, session_id, changed_at) values ($departmentCourseId, $sessionId, $now) on conflict do nothing`;

export const lockResitsOf = sql('lock-resits-of-course')`
  select id, state from resit_sheet where department_course_id = $departmentCourseId and session_id = $sessionId for update`;

/** Marks in hundredths. */
export const resitMarks = sql('resit-marks')`
  select k.line_id, (k.mark * 100)::int4 as "mark!", k.entered_by, l.student_id, s.user_id from resit_mark k
    join registration_line l on l.id = k.line_id join student s on s.id = l.student_id where k.sheet_id = $sheetId order by k.line_id`;

/** `marks` holds [{line, mark}], with marks as the college writes them. */
export const writeResits = sql('write-resit-marks')`
  insert into resit_mark (line_id, sheet_id, mark, entered_by, entered_at)
  select r.line, $sheetId, r.mark, $userId, $now from jsonb_to_recordset($marks::jsonb) as r (line uuid, mark numeric)
  on conflict (line_id) do update set mark = excluded.mark, entered_by = excluded.entered_by, entered_at = excluded.entered_at`;

export const sheetOfResit = sql('sheet-of-resit')`
  select k.sheet_id, z.department_course_id, z.session_id, (k.mark * 100)::int4 as "mark!" from resit_mark k join resit_sheet z on z.id = k.sheet_id
   where k.line_id = $lineId`;

export const deleteResit = sql('delete-resit-mark')`
  delete from resit_mark where line_id = $lineId`;

/** What these numbers are registered for in a session, of courses that the caller teaches. */
export const taughtLines = sql('taught-lines-of-numbers')`
  select l.id, coalesce(s.matric_number, a.reg_number) as number, l.department_course_id, r.state = '${SHEET.published}' as "is_published?"
    from registration_line l join student s on s.id = l.student_id join admission a on a.id = s.admission_id
    left join result_sheet r on r.department_course_id = l.department_course_id and r.session_id = l.session_id
   where l.session_id = $sessionId and ${IS_APPROVED} and coalesce(s.matric_number, a.reg_number) = any($numbers)
     and exists (select from lecturer_course h where h.department_course_id = l.department_course_id and h.user_id = $userId and h.ended_at is null)`;

export const studentsByNumber = sql('students-by-number')`
  select coalesce(s.matric_number, a.reg_number) as number, a.full_name as name from student s join admission a on a.id = s.admission_id
   where coalesce(s.matric_number, a.reg_number) = any($numbers)`;
