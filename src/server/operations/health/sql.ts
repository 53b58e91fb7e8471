import { statement } from '../../platform/database/statement.ts';

/** $1 names of migrations. */
export const countApplied = statement('count-applied-migrations', 'select count(*) as applied from migration where name = any($1::text[])', { applied: 'int8' });
