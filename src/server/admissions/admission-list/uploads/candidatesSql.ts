import { nameOn } from '../../../kit/people.ts';
import { searchable } from '../../../kit/list/search.ts';
import { sql } from '../../../platform/database/describedSql.ts';

const GIVEN = 'jsonb_to_recordset($rows::jsonb) as g (number int4, session_id int4, reg_number text, words text)';

/** Who may be meant by rows: by their number on JAMB's lists, or by the words of their name there and among the session's applicants. */
export const candidatesOfRows = sql('candidates-of-admission-rows')`
  select g.number, c.registration_number as "reg_number!", c.list as "list?", ${nameOn('c')} as "full_name!", c.department_id as "department_id?",
         null::text as "email?", null::text as "phone?"
    from ${GIVEN} join jamb_candidate c on c.session_id = g.session_id and c.registration_number = g.reg_number
  union all
  select g.number, c.registration_number, c.list, ${nameOn('c')}, c.department_id, null, null
    from ${GIVEN} join jamb_candidate c on c.session_id = g.session_id
     and ${searchable('c.registration_number', 'c.lastname', 'c.firstname', 'c.middlename')} @@ to_tsquery('simple', g.words)
   where g.reg_number is null and g.words is not null
  union all
  select g.number, coalesce(a.jamb_number, a.application_number), null, ${nameOn('a')}, null, a.email, a.mobile_number
    from ${GIVEN} join application a on a.session_id = g.session_id and a.search @@ to_tsquery('simple', g.words)
   where g.reg_number is null and g.words is not null`;

/** The names under which numbers are on the admission list of a session already. */
export const placesOfRows = sql('places-of-admission-rows')`
  select g.number, a.full_name from jsonb_to_recordset($rows::jsonb) as g (number int4, session_id int4, reg_number text)
    join admission a on a.session_id = g.session_id and a.reg_number = g.reg_number`;
