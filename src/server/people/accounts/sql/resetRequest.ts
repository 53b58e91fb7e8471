import { sql } from '../../../platform/database/describedSql.ts';

export const insertResetRequest = sql('insert-reset-request')`
  insert into reset_request (email) values ($email)`;

export const takeResetRequest = sql('take-reset-request')`
  delete from reset_request where id = (select id from reset_request order by id limit 1 for update skip locked) returning email`;
