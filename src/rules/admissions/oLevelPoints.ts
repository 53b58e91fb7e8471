/** A1 is 6, C6 is 1; what is no credit counts nothing, nor does a result that is not out yet. */
export const GRADE_POINTS: Readonly<Record<string, number>> = { A1: 6, B2: 5, B3: 4, C4: 3, C5: 2, C6: 1 };

const SUBJECTS = 5;

export interface Graded {
  readonly subject: string | number;
  readonly grade: string;
}

/** The five best subjects, each by its better grade where it was sat twice. */
export function oLevelPoints(results: readonly Graded[]): number {
  const best = new Map<string | number, number>();
  for (const { subject, grade } of results)
    best.set(subject, Math.max(best.get(subject) ?? 0, GRADE_POINTS[grade] ?? 0));
  return [...best.values()]
    .sort((a, b) => b - a)
    .slice(0, SUBJECTS)
    .reduce((sum, points) => sum + points, 0);
}
