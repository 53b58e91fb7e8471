import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { ProvisionalSheet as Sheet } from '#contract/academics/provisional.ts';
import { qualified } from '#rules/academics/provisional.ts';
import { DownloadButton } from '../../../kit/record/DownloadButton.tsx';
import { PlainTable } from '../../../kit/table/PlainTable.tsx';
import { BoardDecisionPart } from './BoardDecisionPart.tsx';
import { queryOfClass, studentAt, type OfClass } from './addresses.ts';

interface ProvisionalSheetProps {
  readonly sheet: Sheet;
  readonly of: OfClass;
}

/** One programme, graded by one rule set: every student, what is missing, and the lists that a board decides on. */
export const ProvisionalSheet = ({ sheet, of }: ProvisionalSheetProps) => (
  <section className="stack" aria-label={`${sheet.programme}, ${sheet.rules}`}>
    <h2>{sheet.programme}</h2>
    <p>Graded by {sheet.rules}.</p>
    <div className="actions">
      <DownloadButton
        label="Spreadsheet"
        path={`/Results/provisional-results-file?${queryOfClass(of)}&programmeId=${sheet.programmeId}&ruleSetId=${sheet.ruleSetId}`}
      />
    </div>
    <BoardDecisionPart sheet={sheet} of={of} />
    <Students sheet={sheet} />
    <h3>Courses</h3>
    <Courses sheet={sheet} />
    {sheet.recommendations.map(({ title, students }) => (
      <Fragment key={title}>
        <h3>
          {title}: {students.length}
        </h3>
        <PlainTable
          caption={`${title}: ${students.length}`}
          columns={[{ title: 'Matric number' }, { title: 'Name' }, { title: 'What it rests on' }]}
          rows={students.map(({ regNo, name, detail }) => ({ key: regNo, cells: [regNo, name, detail] }))}
        />
      </Fragment>
    ))}
  </section>
);

const Students = ({ sheet: { courses, students } }: { readonly sheet: Sheet }) => (
  <PlainTable
    isScrolled
    caption="Students"
    columns={[
      { title: 'Matric number' },
      { title: 'Name' },
      ...courses.map(({ courseCode, courseUnit }) => ({ title: `${courseCode} (${courseUnit})` })),
      { title: 'Units', isFigure: true },
      { title: 'GPA', isFigure: true },
      { title: 'CGPA', isFigure: true },
      { title: 'Standing' },
      { title: 'Carry-overs' },
      { title: 'Missing' },
    ]}
    rows={students.map((student) => ({
      key: student.studentId,
      cells: [
        <Link key="number" to={studentAt(student.studentId)}>
          {student.regNo}
        </Link>,
        student.name,
        ...courses.map(({ courseCode }) => student.subjects[courseCode] ?? '-'),
        student.current.creditUnit,
        qualified(student.current.gradePointAverage, student.current.provisional),
        qualified(student.cumulative.gradePointAverage, student.cumulative.provisional),
        student.remark ?? '-',
        student.carryOvers.join(', ') || '-',
        student.missing.join('; ') || '-',
      ],
    }))}
  />
);

const Courses = ({ sheet: { courses } }: { readonly sheet: Sheet }) => (
  <PlainTable
    caption="Courses"
    columns={[
      { title: 'Course' },
      { title: 'Title' },
      { title: 'Units', isFigure: true },
      { title: 'Marks' },
      { title: 'Sheet' },
    ]}
    rows={courses.map(({ courseCode, courseTitle, courseUnit, marked, students, status }) => ({
      key: courseCode,
      cells: [courseCode, courseTitle, courseUnit, `${marked} of ${students}`, status],
    }))}
  />
);
