/** What the candidate `c` of a JAMB list claims, on submitted applications: of each O-Level sitting its subjects and grades, by their ids. */
export const SITTINGS = `coalesce((
  select jsonb_agg(sitting.value -> 'subjects' order by own.rrr, sitting.place)
    from application own join application_section s on s.application_id = own.id and s.section = 'o-level-result'
         cross join lateral jsonb_array_elements(s.answers -> 'oLevelInfo') with ordinality sitting (value, place)
   where own.jamb_number = c.registration_number and own.session_id = c.session_id and own.completed_at is not null), '[]')`;

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
