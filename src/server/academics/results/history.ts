import type { ScoreMarks, scoreHistory } from '#contract/academics/result-sheets.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { partInSheet } from './sheet.ts';
import { scoreEvents } from './sql/scores.ts';
import { sheetFacts, sheetOfLine } from './sql/sheets.ts';

export async function historyOf(
  { database }: Platform,
  user: User,
  lineId: string,
): Promise<Reply<typeof scoreHistory>> {
  const [line] = await sheetOfLine(database, { lineId });
  if (!line) throw notFound('There is no such line');
  const key = { departmentCourseId: line.departmentCourseId, sessionId: line.sessionId };
  const [facts] = await sheetFacts(database, key);
  await partInSheet(database, user, key, facts!.state);
  return (await scoreEvents(database, { lineId })).map(({ before, after, at, ...event }) => ({
    ...event,
    before: before as ScoreMarks,
    after: after as ScoreMarks,
    at: at.toISOString(),
  }));
}
