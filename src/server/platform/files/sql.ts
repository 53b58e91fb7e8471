import { sql } from '../database/describedSql.ts';

export const loosen = sql('files.loosen')`
  insert into loose_file (id, since) values ($fileId, $now) on conflict (id) do nothing`;

export const findLoose = sql('files.findLoose')`
  select id from loose_file where since < $before order by since limit $limit`;

export const forgetLoose = sql('files.forgetLoose')`
  delete from loose_file where id = any($fileIds::uuid[])`;
