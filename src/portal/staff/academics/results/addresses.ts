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
export const decisionPaperAt = (id: string): string => `${ACADEMICS.boardDecision.to}?id=${id}`;
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

export interface OfClass {
  readonly departmentId: number;
  readonly levelId: number;
  readonly sessionId: number;
  readonly semesterId: number;
}
const OF_CLASS = ['departmentId', 'levelId', 'sessionId', 'semesterId'] as const satisfies (keyof OfClass)[];

/** As `queryOf` does it for a sheet. */
export const queryOfClass = (of: OfClass): string => OF_CLASS.map((name) => `${name}=${of[name]}`).join('&');

const atClass =
  (page: string) =>
  (of: OfClass): string =>
    `${page}?${queryOfClass(of)}`;

export const classResultsAt = atClass(ACADEMICS.classResults.to);
export const provisionalAt = atClass(ACADEMICS.provisional.to);
export const provisionalPaperAt = atClass(ACADEMICS.provisionalPaper.to);
export const decisionsAt = atClass(ACADEMICS.boardDecisions.to);
export const broadsheetAt = atClass(ACADEMICS.broadsheet.to);

/** Undefined where one of the four is not chosen yet. */
export function classIn(query: URLSearchParams): OfClass | undefined {
  const [departmentId = 0, levelId = 0, sessionId = 0, semesterId = 0] = OF_CLASS.map((name) =>
    Number(query.get(name)),
  );
  const of = { departmentId, levelId, sessionId, semesterId };
  return Object.values(of).every((id) => Number.isInteger(id) && id > 0) ? of : undefined;
}
