import { Link, useSearchParams } from 'react-router-dom';
import { ACADEMICS } from '#contract/academics/pages.ts';
import type { Composite, studentsCompositeResults } from '#contract/academics/own-results.ts';
import { useFilters } from '../../../kit/list/useFilters.ts';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { PlainTable } from '../../../kit/table/PlainTable.tsx';
import { Page } from '../../../ui/Page.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { coverageText } from '#rules/academics/provisional.ts';
import { remarkText } from '#rules/academics/remarkText.ts';
import { broadsheetAt, classIn, queryOfClass, studentAt } from './addresses.ts';
import { BeforeApproval } from './BeforeApproval.tsx';
import { useOwnClass } from './useOwnClass.ts';
import '../../../kit/report/report.css';
import './results.css';

const CHOICES = {
  columns: {},
  filters: {
    departmentId: { title: 'Department', from: '/Department/all-departments' },
    levelId: { title: 'Level', from: '/Select/levels' },
    sessionId: { title: 'Session', from: '/Select/sessions' },
    semesterId: { title: 'Semester', from: '/Select/semesters' },
  },
} as const;

/** The composite grid of a level: what each student had before the semester, in it, and in all. */
export function ClassResultsPage() {
  const [chosen, setQuery] = useSearchParams();
  const own = useOwnClass();
  const query = chosen.size === 0 && own ? new URLSearchParams(queryOfClass(own)) : chosen;
  const filters = useFilters(CHOICES);
  const of = classIn(query);
  return (
    <Page
      title={ACADEMICS.classResults.name}
      width="wide"
      crumbs={[{ name: ACADEMICS.classResults.name }]}
      lead="What is published of a level: the semester, what came before it, and all of it together."
    >
      <div className="report">
        <div className="actions">
          <BeforeApproval of={of} />
          {of && (
            <Link className="bp6-button bp6-outlined" to={broadsheetAt(of)}>
              Broadsheet to print
            </Link>
          )}
        </div>
        <div className="sheet field-row">
          {filters.map(({ name, title, options = [] }) => (
            <SelectField
              key={name}
              label={title}
              placeholder={`Choose a ${title.toLowerCase()}`}
              options={options.map((option) => ({ id: Number(option.value), name: option.name }))}
              value={Number(query.get(name)) || undefined}
              onChoose={(id) =>
                setQuery(
                  { ...Object.fromEntries(query), [name]: id === undefined ? '' : String(id) },
                  { replace: true },
                )
              }
            />
          ))}
        </div>
        {of && (
          <ReadPart<typeof studentsCompositeResults>
            path="/Results/students-composite-results"
            query={of}
            label="Loading the results"
          >
            {(composite) => <Grid composite={composite} />}
          </ReadPart>
        )}
      </div>
    </Page>
  );
}

const text = ({ creditUnit, creditPoint, gradePointAverage }: Composite['students'][number]['current']): string =>
  gradePointAverage === null ? '-' : `${creditUnit} / ${creditPoint} / ${gradePointAverage}`;

/** A code stays on its line. */
const unbroken = (code: string): string => code.replaceAll(' ', '\u00a0');

function Grid({ composite }: { readonly composite: Composite }) {
  const { courses, students, faculty, department, level, semester, session } = composite;
  if (students.length === 0) return <EmptyState title="No student stood in this level in this session" />;
  return (
    <PlainTable
      isScrolled
      caption={`${faculty}, ${department}, ${level} level, ${semester}, ${session}. Averages are shown as units / points / GPA`}
      columns={[
        { title: 'Matric number' },
        { title: 'Name' },
        ...courses.map(({ courseCode, courseUnit }) => ({ title: `${courseCode} (${courseUnit})` })),
        { title: 'Previous' },
        { title: 'Current' },
        { title: 'Cumulative' },
        { title: 'Results' },
        { title: 'Remark' },
      ]}
      rows={students.map(({ studentId, regNo, name, subjects, previous, current, cumulative, remark, carryOvers }) => ({
        key: studentId,
        cells: [
          <Link key="number" to={studentAt(studentId)}>
            {regNo}
          </Link>,
          name,
          ...courses.map(({ courseCode }) => subjects[courseCode] ?? '-'),
          text(previous),
          text(current),
          text(cumulative),
          coverageText(cumulative),
          remarkText({ remark, carryOvers: carryOvers.map(unbroken) }),
        ],
      }))}
    />
  );
}
