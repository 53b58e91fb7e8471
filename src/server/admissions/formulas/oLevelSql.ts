import { GRADE_POINTS } from '#rules/admissions/oLevelPoints.ts';
import { namedRows } from '../../platform/lookups/dataFiles.ts';

const CREDIT_GRADES = namedRows('o-level-grades')
  .filter(({ name }) => (GRADE_POINTS[name] ?? 0) > 0)
  .map(({ id }) => `'${id}'`)
  .join(', ');

/** The ids of the O-Level subjects in which the candidate `c` of a JAMB list claims a credit, on submitted applications. */
export const CREDITS = `coalesce((
  select jsonb_agg(distinct graded.value ->> 'subjectId')
    from application own join application_section s on s.application_id = own.id and s.section = 'o-level-result'
         cross join lateral jsonb_array_elements(s.answers -> 'oLevelInfo') sitting
         cross join lateral jsonb_array_elements(sitting.value -> 'subjects') graded
   where own.jamb_number = c.registration_number and own.session_id = c.session_id and own.completed_at is not null
     and graded.value ->> 'gradeId' in (${CREDIT_GRADES})), '[]')`;

/**
 * The O-Level points of the candidate `c` of a JAMB list, as `oLevelPoints` of src/rules gives them: the best grade of each
 * subject on the submitted application, and of these the best five. `$gradePoints` has the points of each grade's id; empty
 * where no term counts them, and then no application is read.
 */
export const O_LEVEL_POINTS = `(
  select coalesce(sum(best.points), 0)::int4 from (
    select max(coalesce(($gradePoints::jsonb ->> (graded.value ->> 'gradeId'))::int4, 0)) as points
      from application own join application_section s on s.application_id = own.id and s.section = 'o-level-result'
           cross join lateral jsonb_array_elements(s.answers -> 'oLevelInfo') sitting
           cross join lateral jsonb_array_elements(sitting.value -> 'subjects') graded
     where $gradePoints::jsonb <> '{}' and own.jamb_number = c.registration_number and own.session_id = c.session_id and own.completed_at is not null
     group by graded.value ->> 'subjectId' order by 1 desc limit 5) best)`;
