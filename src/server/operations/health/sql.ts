import { sql } from '../../platform/database/describedSql.ts';

export const countApplied = sql('count-applied-migrations')`
  select count(*) as applied from migration where name = any($names::text[])`;
