import type { Queryable } from '../platform/database/database.ts';
import { sql } from '../platform/database/describedSql.ts';

const completedSince = sql('applications-completed-since')`
  select id from application where completed_at >= $since limit 1`;

export const noneCompletedSince = async (db: Queryable, moment: Date): Promise<boolean> =>
  (await completedSince(db, { since: moment })).length === 0;
