import { statement } from '../../platform/database/statement.ts';

export const findByVerificationCode = statement(
  'slips.findByVerificationCode',
  { verificationCode: 'text' },
  `select a.programme, a.lastname, a.firstname, a.middlename, s.name as session, a.completed_at
     from application a join academic_session s on s.id = a.session_id
    where a.verification_code = $verificationCode`,
  {
    programme: 'text',
    lastname: 'text',
    firstname: 'text',
    middlename: 'text',
    session: 'text',
    completed_at: 'timestamptz?',
  },
);
