import { statement } from '../database/statement.ts';

export const loosen = statement(
  'files.loosen',
  { fileId: 'uuid', now: 'timestamptz' },
  `
  insert into loose_file (id, since) values ($fileId, $now) on conflict (id) do nothing`,
  {},
);

export const findLoose = statement(
  'files.findLoose',
  { before: 'timestamptz', limit: 'int8' },
  `
  select id from loose_file where since < $before order by since limit $limit`,
  { id: 'uuid' },
);

export const forgetLoose = statement(
  'files.forgetLoose',
  { fileIds: 'uuid[]' },
  'delete from loose_file where id = any($fileIds::uuid[])',
  {},
);
