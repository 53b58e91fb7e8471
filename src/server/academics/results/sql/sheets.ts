import { SHEET } from '#contract/academics/states.ts';
import { actedBy, joinActor } from '../../../kit/people.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { CODE, JOIN_CALLED, TITLE, UNIT } from './called.ts';
import { IS_APPROVED } from '../../lineStates.ts';

const SELECT_FACTS = `
  select r.id as "sheet_id?", t.id as department_course_id, e.id as session_id, e.name as session, m.id as semester_id, m.name as semester, ${CODE} as code,
    ${TITLE} as title, ${UNIT} as unit,
         f.name as faculty, d.id as department_id, d.name as department, concat_ws(', ', d.name, o.name) as programme, t.level_id,
         coalesce(r.state, '${SHEET.open}') as state, coalesce(r.round, 1) as round, coalesce(r.revision, 0) as revision, r.digest,
           r.changed_at as "changed_at?", w.closes_on as "closes_on?"
    from department_course t join course c on c.id = t.course_id join department d on d.id = t.department_id join faculty f on f.id = d.faculty_id
    join semester m on m.id = t.semester_id left join department_option o on o.id = t.department_option_id`;
const JOIN_SHEET = `${JOIN_CALLED} left join result_sheet r on r.department_course_id = t.id and r.session_id = e.id
    left join score_window w on w.session_id = e.id and w.semester_id = t.semester_id and w.active`;

export const sheetFacts = sql('sheet-facts')`
  ${SELECT_FACTS} join academic_session e on e.id = $sessionId ${JOIN_SHEET} where t.id = $departmentCourseId`;

export const sheetFactsById = sql('sheet-facts-by-id')`
  ${SELECT_FACTS} join result_sheet s on s.id = $sheetId and s.department_course_id = t.id join academic_session e on e.id = s.session_id ${JOIN_SHEET}`;

/** The course and session of a registered line. */
export const sheetOfLine = sql('sheet-of-line')`
  select department_course_id, session_id from registration_line where id = $lineId`;

/** The row is locked, so that who saves, submits and approves follow one another. Nothing is changed. */
export const lockSheet = sql('lock-sheet')`
  select id, state, round, digest from result_sheet where department_course_id = $departmentCourseId and session_id = $sessionId for update`;

export const openResultSheet = sql('open-result-sheet')`
  insert into result_sheet (department_course_id, session_id, changed_at) values ($departmentCourseId, $sessionId, $now) on conflict do nothing`;

/** Who is registered, in the order of their numbers; marks in hundredths. */
export const sheetLines = sql('sheet-lines')`
  select l.id, s.student_type_id, left(e.name, 4)::int4 as entry_year, coalesce(s.matric_number, a.reg_number) as number, a.full_name as name,
         (x.ca * 100)::int4 as "ca?", (x.exam * 100)::int4 as "exam?", x.code, x.line_id is not null as has_score
    from registration_line l join student s on s.id = l.student_id join admission a on a.id = s.admission_id
      join academic_session e on e.id = s.entry_session_id
    left join score x on x.line_id = l.id
   where l.department_course_id = $departmentCourseId and l.session_id = $sessionId and ${IS_APPROVED}
   order by 4, l.id`;

export const sheetSteps = sql('result-sheet-steps')`
  select s.step, s.to_state, s.actor, coalesce(${actedBy('s.actor')}, 'The college') as by, s.reason, s.at, s.digest, s.round
    from workflow_step s ${joinActor('u', 's.actor')} where s.subject = 'result_sheet' and s.subject_id = $sheetId order by s.number`;
