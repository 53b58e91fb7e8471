import { lagosDay } from '#rules/lagosDay.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { queriesOf } from './sql.ts';

type Query = Pick<RowOf<'find-application-query'>, 'state' | 'untilDay'>;

/** Until the end of its last day. */
export const isOver = ({ state, untilDay }: Query, { now }: Pick<Platform, 'now'>): boolean =>
  state === 'open' && lagosDay(now()) > untilDay;

/** The questions that an applicant may answer again now. */
export async function openPaths(
  platform: Pick<Platform, 'database' | 'now'>,
  applicationId: string,
): Promise<string[]> {
  const queries = await queriesOf(platform.database, { applicationId });
  return queries
    .filter((query) => query.state === 'open' && !isOver(query, platform))
    .flatMap(({ questions }) => questions as string[]);
}
