import { alphabetical } from '../../kit/list/search.ts';
import { FULL_NAME } from '../../kit/people.ts';
import { sql } from '../../platform/database/describedSql.ts';

export const MOST_FOUND = 10;

const NAME = `coalesce(${FULL_NAME}, a.full_name)`;

/** Numbers are of letters, digits and signs before '~'. */
const begins = (column: string): string =>
  `${column} collate "C" >= $number::text and ${column} collate "C" < $number::text || '~'`;

/**
 * `places` holds [{departmentId, level}], a level null for all of its department; null is everywhere. Of those whose number
 * begins so, `first` are looked at, in the order of their numbers; null is all of them.
 */
export const studentsFound = sql('find-students')`
  with hits as (
    select s.id from student s where s.id = $id?
    union (select s.id from student s where ${begins('s.matric_number')} order by s.matric_number collate "C" limit $first?)
    union (select s.id from admission a join student s on s.admission_id = a.id where ${begins('a.reg_number')} order by a.reg_number collate "C" limit $first)
    union select s.id from application n join admission a on a.reg_number in (n.jamb_number, n.application_number) join student s on s.admission_id = a.id
      where n.application_number = $number?
    union select s.id from admission a join student s on s.admission_id = a.id where a.search @@ to_tsquery('simple', $words)
    union select s.id from user_account u join student s on s.user_id = u.id where u.search @@ to_tsquery('simple', $words)
  )
  select s.id, s.admission_id, ${NAME} as full_name, coalesce(s.matric_number, a.reg_number) as number, g.name as programme, p.level_id
    from hits h join student s on s.id = h.id join admission a on a.id = s.admission_id join student_session p on p.student_id = s.id and p.is_latest
    join school_programme g on g.id = p.programme_id left join user_account u on u.id = s.user_id
   where $places?::jsonb is null
      or exists (select from jsonb_to_recordset($places::jsonb) as led ("departmentId" int4, level int4)
                  where led."departmentId" = p.department_id and (led.level is null or led.level = p.level_id))
   order by coalesce($number in (s.matric_number, a.reg_number), false) desc, ${alphabetical(NAME).sql}, s.id limit ${MOST_FOUND}`;
