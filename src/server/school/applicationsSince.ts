import type { Queryable } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';

const completedSince = statement(
  'applications-completed-since',
  { since: 'timestamptz' },
  'select id from application where completed_at >= $since limit 1',
  { id: 'uuid' },
);

export const noneCompletedSince = async (db: Queryable, moment: Date): Promise<boolean> =>
  (await completedSince(db, { since: moment })).length === 0;
