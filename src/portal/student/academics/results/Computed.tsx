import type { TermResult } from '#contract/academics/own-results.ts';
import { PlainTable } from '../../../kit/table/PlainTable.tsx';

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
          {published.map(({ code, ca, exam, total, grade, gradePoint, unit, creditPoint, codeMeaning }) => (
            <li key={code}>
              <strong>{code}</strong>:{' '}
              {codeMeaning && total === null
                ? `${codeMeaning}. It is outside the average`
                : `${codeMeaning ?? `CA ${ca} and examination ${exam} are ${total}`}, grade ${grade}: ${gradePoint} × ${unit} ${unit === 1 ? 'unit' : 'units'} are ${creditPoint} credit points`}
            </li>
          ))}
        </ol>
        {current.gradePointAverage !== null && (
          <p>
            This semester: {current.creditPoint} / {current.creditUnit} = <strong>{current.gradePointAverage}</strong>
          </p>
        )}
        {cumulative.gradePointAverage !== null && (
          <p>
            All {counted.length} attempts that count: {cumulative.creditPoint} / {cumulative.creditUnit} ={' '}
            <strong>{cumulative.gradePointAverage}</strong>, rounded once, half up.
          </p>
        )}
        <p>
          By the rules {rules.name}, version {rules.version}. {rules.attempts}. A pass is {rules.passMark} and over; a
          total is rounded half up to a whole number before its grade.
        </p>
        <PlainTable
          caption="Every attempt"
          columns={[
            { title: 'Course' },
            { title: 'Semester' },
            { title: 'Unit', isFigure: true },
            { title: 'Total', isFigure: true },
            { title: 'Grade' },
            { title: 'Grade point', isFigure: true },
            { title: 'Counts' },
          ]}
          rows={attempts.map(({ session, semester, code, unit, total, grade, gradePoint, counts }) => ({
            key: `${session} ${semester} ${code}`,
            cells: [
              code,
              `${session}, ${semester}`,
              unit,
              total ?? '-',
              grade ?? '-',
              gradePoint ?? '-',
              counts ? 'Yes' : 'No',
            ],
          }))}
        />
        <PlainTable
          caption="Bands"
          columns={[{ title: 'Total' }, { title: 'Grade' }, { title: 'Grade point', isFigure: true }]}
          rows={rules.bands.map(({ from, to, grade, gradePoint }) => ({
            key: grade,
            cells: [`${from} to ${to}`, grade, gradePoint],
          }))}
        />
      </div>
    </details>
  );
}
