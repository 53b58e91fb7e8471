import { qualified } from '#rules/academics/provisional.ts';
import type { TermResult } from '#contract/academics/own-results.ts';

/** Unfolds each number to the marks, units, bands and rule that it came from. */
export function Computed({
  result: { published, attempts, cumulative, current, rules },
}: {
  readonly result: TermResult;
}) {
  if (!rules || attempts.length === 0) return null;
  const counted = attempts.filter(({ counts }) => counts);
  return (
    <details className="sheet ownresults__computed">
      <summary>How was this computed?</summary>
      <div className="stack">
        <ol>
          {published.map(({ code, ca, exam, total, grade, gradePoint, unit, creditPoint, codeMeaning, resitOn }) => (
            <li key={`${code} ${resitOn}`}>
              <strong>{code}</strong>:{' '}
              {codeMeaning && total === null
                ? `${codeMeaning}. It is outside the average`
                : `${codeMeaning ?? (resitOn === null ? `CA ${ca} and examination ${exam} are ${total}` : `the resit is ${exam}, counted as ${total}`)}, grade ${grade}: ${gradePoint} × ${unit} ${unit === 1 ? 'unit' : 'units'} are ${creditPoint} credit points`}
            </li>
          ))}
        </ol>
        {current.gradePointAverage !== null && (
          <p>
            This semester: {current.creditPoint} / {current.creditUnit} ={' '}
            <strong>{qualified(current.gradePointAverage, current.provisional)}</strong>
          </p>
        )}
        {cumulative.gradePointAverage !== null && (
          <p>
            {counted.length === 1 ? 'The one attempt that counts' : `All ${counted.length} attempts that count`}:{' '}
            {cumulative.creditPoint} / {cumulative.creditUnit} ={' '}
            <strong>{qualified(cumulative.gradePointAverage, cumulative.provisional)}</strong>, rounded once, half up.
          </p>
        )}
        <p>
          By the rules {rules.name}, version {rules.version}. {rules.attempts}. {rules.resits}. A pass is{' '}
          {rules.passMark} and over; a total is rounded half up to a whole number before its grade.
        </p>
        <h3>Every attempt</h3>
        {[...Map.groupBy(attempts, ({ session, semester }) => `${session}, ${semester}`)].map(([term, of]) => (
          <section key={term} aria-label={term}>
            <h4>{term}</h4>
            <ul>
              {of.map(({ code, unit, total, grade, gradePoint, counts, resitOn }) => (
                <li key={`${code} ${resitOn}`}>
                  <strong>{code}</strong>, {unit} {unit === 1 ? 'unit' : 'units'}:{' '}
                  {[
                    resitOn !== null && 'R',
                    total,
                    grade,
                    gradePoint !== null && `${gradePoint} ${gradePoint === 1 ? 'point' : 'points'}`,
                  ]
                    .filter((each) => each !== null && each !== false)
                    .join(', ')}
                  {!counts && '. It does not count'}
                </li>
              ))}
            </ul>
          </section>
        ))}
        <h3>Grades</h3>
        <ul>
          {rules.bands.map(({ from, to, grade, gradePoint }) => (
            <li key={grade}>
              <strong>{grade}</strong>: {from} to {to}, {gradePoint} {gradePoint === 1 ? 'point' : 'points'}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
