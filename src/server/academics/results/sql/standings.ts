import { SHEET } from '#contract/academics/states.ts';
import { sql } from '../../../platform/database/describedSql.ts';
import { IS_APPROVED } from '../../lineStates.ts';

/** Publications follow one another, so that each computes standings from all that is published. */
export const lockStandings = sql('lock-standings')`
  select 1 as locked from (select pg_advisory_xact_lock(hashtext('matricula standings'))) l`;

export const studentsOnSheet = sql('students-on-sheet')`
  select distinct s.id, s.user_id from registration_line l join score x on x.line_id = l.id join student s on s.id = l.student_id
   where l.department_course_id = $departmentCourseId and l.session_id = $sessionId and ${IS_APPROVED}`;

/** Every published attempt of these students; marks in hundredths. What is not published is not read. */
export const publishedAttempts = sql('published-attempts')`
  select l.id as line_id, l.student_id, s.student_type_id, left(n.name, 4)::int4 as entry_year, l.course_id, l.code, l.title, l.unit, l.kind,
         l.session_id, e.name as session, g.semester_id, m.name as semester, (x.ca * 100)::int4 as "ca?", (x.exam * 100)::int4 as "exam?", x.code as score_code
    from registration_line l join registration g on g.id = l.registration_id join student s on s.id = l.student_id
    join academic_session n on n.id = s.entry_session_id join academic_session e on e.id = l.session_id join semester m on m.id = g.semester_id
    join result_sheet r on r.department_course_id = l.department_course_id and r.session_id = l.session_id and r.state = '${SHEET.published}'
    join score x on x.line_id = l.id
   where l.student_id = any($studentIds) and ${IS_APPROVED}
   order by e.name, g.semester_id, l.code`;

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
