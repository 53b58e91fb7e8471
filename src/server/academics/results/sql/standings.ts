import { RESITS, SHEET } from '#contract/academics/states.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { IS_APPROVED } from '../../lineStates.ts';

/** Publications follow one another, so that each computes standings from all that is published. */
export const lockStandings = sql('lock-standings')`
  select 1 as locked from (select pg_advisory_xact_lock(hashtext('matricula standings'))) l`;

export const studentsOnSheet = sql('students-on-sheet')`
  select distinct s.id, s.user_id from registration_line l join score x on x.line_id = l.id join student s on s.id = l.student_id
   where l.department_course_id = $departmentCourseId and l.session_id = $sessionId and ${IS_APPROVED}`;

const SELECT_ATTEMPTS = `
  select l.id as line_id, l.student_id, s.student_type_id, left(n.name, 4)::int4 as entry_year, l.course_id, l.code, l.title, l.unit, l.kind,
         l.session_id, e.name as session, g.semester_id, m.name as semester, (x.ca * 100)::int4 as "ca?", (x.exam * 100)::int4 as "exam?", x.code as score_code,
         (k.mark * 100)::int4 as "resit?", z.changed_at as "resit_at?"
    from registration_line l join registration g on g.id = l.registration_id join student s on s.id = l.student_id
    join academic_session n on n.id = s.entry_session_id join academic_session e on e.id = l.session_id join semester m on m.id = g.semester_id
    join result_sheet r on r.department_course_id = l.department_course_id and r.session_id = l.session_id
    join score x on x.line_id = l.id
    left join (resit_mark k join resit_sheet z on z.id = k.sheet_id and z.state = '${RESITS.published}') on k.line_id = l.id`;
const ATTEMPTS_OF = `l.student_id = any($studentIds) and ${IS_APPROVED} order by e.name, g.semester_id, l.code`;

/** Every published attempt of these students; marks in hundredths, that of a resit once it is published. What is not published is not read. */
export const publishedAttempts = sql('published-attempts')`
  ${SELECT_ATTEMPTS} where r.state = '${SHEET.published}' and ${ATTEMPTS_OF}`;

/** Published attempts, and those of submitted sheets which the caller may see by an office, or all where `isAll`. */
export const submittedAttempts = sql('submitted-attempts')`
  ${SELECT_ATTEMPTS} where (r.state = '${SHEET.published}' or r.state <> '${SHEET.open}' and ($isAll or exists (
      select from appointment p join department_course t on t.id = l.department_course_id join department d on d.id = t.department_id
       where p.user_id = $userId and p.ended_at is null and (p.post = 'hod' and p.department_id = d.id or p.post = 'dean' and p.faculty_id = d.faculty_id))))
     and ${ATTEMPTS_OF}`;

/** Approved lines of these students with where their sheets are; no column of it depends on a mark. */
export const linesOfStudents = sql('lines-of-students')`
  select l.id, l.student_id, l.code, l.title, l.unit, e.name as session, g.semester_id, coalesce(r.state, '${SHEET.open}') as state, r.id as "sheet_id?",
         r.digest as "sheet_digest?"
    from registration_line l join registration g on g.id = l.registration_id join academic_session e on e.id = l.session_id
    left join result_sheet r on r.department_course_id = l.department_course_id and r.session_id = l.session_id
   where l.student_id = any($studentIds) and ${IS_APPROVED} order by l.code`;

/** `standings` holds a row for each student, session and semester. */
export const writeStandings = sql('write-standings')`
  insert into standing (student_id, session_id, semester_id, rule_set_id, units, points, cumulative_units, cumulative_points, status, carry_overs,
    inputs_digest, computed_at)
  select "studentId", "sessionId", "semesterId", "ruleSetId", units, points, "cumulativeUnits", "cumulativePoints", status,
         array(select jsonb_array_elements_text("carryOvers")), digest, $now
    from jsonb_to_recordset($standings::jsonb) as r ("studentId" uuid, "sessionId" int4, "semesterId" int4, "ruleSetId" int4, units int4, points int8,
         "cumulativeUnits" int4, "cumulativePoints" int8, status text, "carryOvers" jsonb, digest text)
  on conflict (student_id, session_id, semester_id) do update set
    rule_set_id = excluded.rule_set_id, units = excluded.units, points = excluded.points, cumulative_units = excluded.cumulative_units,
    cumulative_points = excluded.cumulative_points, status = excluded.status, carry_overs = excluded.carry_overs, inputs_digest = excluded.inputs_digest,
    computed_at = excluded.computed_at
   where standing.inputs_digest <> excluded.inputs_digest`;
