import { qualified } from '#rules/academics/provisional.ts';
import type { TermCgpa } from '#contract/academics/own-results.ts';

interface GpaChartProps {
  readonly terms: readonly TermCgpa[];
  /** The highest that a GPA can be. */
  readonly scale: number;
}

/** A bar for each semester with a GPA; the table below has the same numbers. */
export function GpaChart({ terms, scale }: GpaChartProps) {
  const drawn = terms.filter(({ gradePointAverage }) => gradePointAverage !== null);
  if (drawn.length === 0) return null;
  return (
    <figure className="sheet gpachart">
      <figcaption>GPA of each semester, of {scale.toFixed(2)}</figcaption>
      <ol className="gpachart__bars">
        {drawn.map(({ session, semester, sessionId, semesterId, gradePointAverage, provisional }) => (
          <li key={`${sessionId} ${semesterId}`}>
            <span className="gpachart__name">
              {session}, {semester}
            </span>
            <meter className="gpachart__bar" min={0} max={scale} value={Number(gradePointAverage)}>
              {gradePointAverage}
            </meter>
            <strong>{qualified(gradePointAverage, provisional)}</strong>
          </li>
        ))}
      </ol>
    </figure>
  );
}
