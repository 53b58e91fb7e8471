import { statement } from '../../platform/database/statement.ts';

export const countApplied = statement(
  'count-applied-migrations',
  { names: 'text[]' },
  `
  select count(*) as applied from migration where name = any($names::text[])`,
  { applied: 'int8' },
);
