import { PROGRAMME } from '../admission-list/service.ts';
import { sql } from '../../platform/database/describedSql.ts';

export const letterFacts = sql('letter-facts')`
  select a.id, a.state, a.reg_number, a.full_name, ${PROGRAMME} as programme, d.name as "department?", f.name as "faculty?", s.name as session,
    a.student_type_id, a.level_id, a.admitted_on, a.offer_until, a.offer_days
    from admission a join academic_session s on s.id = a.session_id left join school_programme p on p.id = a.programme_id
      left join department_option o on o.id = a.option_id
         left join department d on d.id = a.department_id left join faculty f on f.id = d.faculty_id where a.id = $admissionId`;

export const paperOfCode = sql('paper-of-code')`
  select p.kind, p.number, p.subject_id, p.hash, p.issued_at, p.revoked_at is not null as is_revoked from document_record p
    where p.code = $code and p.subject_kind = 'admission'`;

export const papersOf = sql('papers-of-admission')`
  select kind, number, issued_at, revoked_at from document_record where subject_kind = 'admission' and subject_id = $admissionId order by issued_at`;
