import { sql } from '../../platform/database/describedSql.ts';

export const holderOf = sql('holder-of-fee-paper')`
  select a.full_name, a.reg_number, s.matric_number, p.name as programme, d.name as department, f.name as "faculty?", e.name as session, place.level_id,
    y.name as student_type
    from student s join admission a on a.id = s.admission_id join student_session place on place.student_id = s.id and place.session_id = $sessionId
    join academic_session e on e.id = place.session_id join school_programme p on p.id = place.programme_id join department d on d.id = place.department_id
    left join faculty f on f.id = d.faculty_id join student_type y on y.id = place.student_type_id where s.id = $studentId`;
