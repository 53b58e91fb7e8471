import { statement } from '../../../platform/database/statement.ts';

export const insertResetRequest = statement(
  'insert-reset-request',
  { email: 'text' },
  'insert into reset_request (email) values ($email)',
  {},
);

export const takeResetRequest = statement(
  'take-reset-request',
  {},
  `
  delete from reset_request where id = (select id from reset_request order by id limit 1 for update skip locked) returning email`,
  { email: 'text' },
);
