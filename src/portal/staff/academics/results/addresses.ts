import { ACADEMICS } from '#contract/academics/pages.ts';

interface OfSheet {
  readonly departmentCourseId: number;
  readonly sessionId: number;
}

const at =
  (page: string) =>
  ({ departmentCourseId, sessionId }: OfSheet): string =>
    `${page}?course=${departmentCourseId}&session=${sessionId}`;

export const scoresAt = at(ACADEMICS.scores.to);
export const sheetAt = at(ACADEMICS.sheet.to);
export const decideAt = at(ACADEMICS.decideSheet.to);
export const sheetPaperAt = at(ACADEMICS.sheetPaper.to);
export const lineAt = (of: OfSheet, lineId: string): string => `${at(ACADEMICS.scoreLine.to)(of)}&line=${lineId}`;
export const studentAt = (studentId: string): string => `${ACADEMICS.classStudent.to}?student=${studentId}`;

/** As the addresses above say it; without a session it is the open one. */
export function sheetIn(query: URLSearchParams): { departmentCourseId: number; sessionId?: number } | undefined {
  const [course, session] = [Number(query.get('course')), Number(query.get('session'))];
  if (!Number.isInteger(course) || course < 1) return undefined;
  return { departmentCourseId: course, ...(Number.isInteger(session) && session > 0 && { sessionId: session }) };
}

/** As a query of a path that is no call of the contract: a download, an upload. */
export const queryOf = ({ departmentCourseId, sessionId }: OfSheet): string =>
  `departmentCourseId=${departmentCourseId}&sessionId=${sessionId}`;
