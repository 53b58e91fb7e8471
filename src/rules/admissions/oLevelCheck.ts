export interface Graded {
  readonly subjectId: number;
  readonly gradeId: number;
}

/** Whether the same subjects have the same grades, in whatever order. */
export function isSameResult(claimed: readonly Graded[], found: readonly Graded[]): boolean {
  if (claimed.length !== found.length) return false;
  const grades = new Map(found.map(({ subjectId, gradeId }) => [subjectId, gradeId]));
  return grades.size === found.length && claimed.every(({ subjectId, gradeId }) => grades.get(subjectId) === gradeId);
}
