import { statement } from '../../platform/database/statement.ts';

export const findByVerificationCode = statement(
  'slips.findByVerificationCode',
  { verificationCode: 'text' },
  `select a.programme, a.lastname, a.firstname, a.middlename, s.name as session, a.completed_at, e.reopened_at
     from application a join academic_session s on s.id = a.session_id
          left join application_edition e on e.application_id = a.id and e.verification_code = $verificationCode
    where a.verification_code = $verificationCode or a.id = (select application_id from application_edition where verification_code = $verificationCode)`,
  {
    programme: 'text',
    lastname: 'text',
    firstname: 'text',
    middlename: 'text',
    session: 'text',
    completed_at: 'timestamptz?',
    reopened_at: 'timestamptz?',
  },
);
