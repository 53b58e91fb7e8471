import { Link } from 'react-router-dom';
import type { CourseSheet } from '#contract/academics/result-sheets.ts';
import { ColumnChart } from '../../../kit/report/ColumnChart.tsx';
import { PlainTable } from '../../../kit/table/PlainTable.tsx';
import { Timeline } from '../../../kit/timeline/Timeline.tsx';
import { lineAt } from './addresses.ts';
import '../../../kit/report/report.css';
import '../../../kit/report/plot.css';

type Grade = CourseSheet['statistics']['grades'][number];

/** What an approver reads of a sheet: how the grades lie, every score, and what was done with it. */
export function SheetView({ sheet }: { readonly sheet: CourseSheet }) {
  const { statistics, flags, lines, steps } = sheet;
  const counted = statistics.grades.some(({ students }) => students > 0);
  return (
    <>
      {flags.map((flag) => (
        <p key={flag} className="notice notice--warning">
          {flag}
        </p>
      ))}
      {counted && (
        <>
          <ColumnChart<Grade>
            rows={statistics.grades}
            columns={[
              { name: 'grade', title: 'Grade' },
              { name: 'students', title: 'Students', unit: 'count' },
            ]}
            chart={{ title: 'Grades', look: 'columns', label: ({ grade }) => grade, draws: ['students'] }}
          />
          <PlainTable
            caption="Grades"
            columns={[
              ...statistics.grades.map(({ grade }) => ({ title: grade, isFigure: true })),
              { title: 'Mean', isFigure: true },
              { title: 'Passed', isFigure: true },
            ]}
            rows={[
              {
                key: 'grades',
                cells: [
                  ...statistics.grades.map(({ students }) => students),
                  statistics.mean ?? '-',
                  statistics.passed,
                ],
              },
            ]}
          />
        </>
      )}
      <PlainTable
        caption={`Scores of ${sheet.code}`}
        columns={[
          { title: 'Matric number' },
          { title: 'Name' },
          { title: 'CA', isFigure: true },
          { title: 'Exam', isFigure: true },
          { title: 'Total', isFigure: true },
          { title: 'Grade' },
          { title: 'Remark' },
        ]}
        rows={lines.map(({ lineId, number, name, ca, exam, code, total, grade, remark, isLate }) => ({
          key: lineId,
          cells: [
            <Link key="number" to={lineAt(sheet, lineId)}>
              {number}
            </Link>,
            name,
            ca ?? '-',
            code ?? exam ?? '-',
            total ?? '-',
            grade ?? '-',
            isLate ? 'Registered after the sheet was submitted' : remark,
          ],
        }))}
      />
      {steps.length > 0 && (
        <section className="sheet" aria-labelledby="sheet-history">
          <h2 id="sheet-history" className="timeline__title">
            History
          </h2>
          <Timeline
            label="History"
            moments={steps.map(({ step, by, reason, at, round, digest }) => ({
              title: round > 1 ? `${step}, round ${round}` : step,
              at,
              words: reason ? `${by}: ${reason}` : by,
              detail: digest && <small>Sheet {digest.slice(0, 8)}</small>,
            }))}
          />
        </section>
      )}
    </>
  );
}
