import { sql } from '../../platform/database/describedSql.ts';

export const findByVerificationCode = sql('slips.findByVerificationCode')`
  select a.programme, a.lastname, a.firstname, a.middlename, s.name as session, a.completed_at, e.reopened_at as "reopened_at?"
     from application a join academic_session s on s.id = a.session_id
          left join application_edition e on e.application_id = a.id and e.verification_code = $verificationCode
    where a.verification_code = $verificationCode or a.id = (select application_id from application_edition where verification_code = $verificationCode)`;
