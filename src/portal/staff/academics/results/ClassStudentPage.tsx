import { Navigate, useSearchParams } from 'react-router-dom';
import { ACADEMICS } from '#contract/academics/pages.ts';
import type { StudentClassInfo, studentClassInfo } from '#contract/academics/own-results.ts';
import { earnedText } from '#rules/academics/earned.ts';
import { qualified } from '#rules/academics/provisional.ts';
import { ExemptionTable } from '../../../kit/exemption/ExemptionTable.tsx';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { useRead } from '../../../kit/record/useRead.ts';
import { PlainTable } from '../../../kit/table/PlainTable.tsx';
import { Page } from '../../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';

export function ClassStudentPage() {
  const studentId = useSearchParams()[0].get('student');
  return studentId ? <Student studentId={studentId} /> : <Navigate to={ACADEMICS.classResults.to} replace />;
}

function Student({ studentId }: { readonly studentId: string }) {
  const { data, error, refetch } = useRead<typeof studentClassInfo>('/Results/student-class-info', { studentId });
  const title = data ? `Results of ${data.fullName}` : ACADEMICS.classStudent.name;
  return (
    <Page title={title} width="wide" crumbs={[ACADEMICS.classResults, { name: title }]}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState lines={8} />}
      {data && <Whole info={data} />}
    </Page>
  );
}

const Whole = ({ info }: { readonly info: StudentClassInfo }) => (
  <div className="stack">
    <RecordSheet
      title={info.fullName}
      facts={[
        ['Matric number', info.matricNumber],
        ['Department', info.department],
        ['Programme', info.programme],
        ['Level', String(info.level)],
        ['Courses registered', String(info.totalCoursesRegistered)],
        ['Results published', String(info.coursesUploaded)],
        ['Sessions', String(info.sessionsCount)],
        ['Semesters', String(info.semestersCount)],
        ['CGPA', qualified(info.cgpa, info.provisional)],
        ['Class', qualified(info.class, info.provisional)],
        ['Earned', earnedText(info.earned, info.earned.needed)],
      ]}
    />
    <ExemptionTable exemptions={info.exemptions} />
    <PlainTable
      caption="Semesters"
      columns={[
        { title: 'Semester' },
        { title: 'Units', isFigure: true },
        { title: 'GPA', isFigure: true },
        { title: 'CGPA', isFigure: true },
        { title: 'Standing' },
      ]}
      rows={info.terms.map((term) => ({
        key: `${term.session} ${term.semester}`,
        cells: [
          `${term.session}, ${term.semester}`,
          term.creditUnit,
          qualified(term.gradePointAverage, term.provisional),
          qualified(term.cumulative, term.cumulativeProvisional),
          qualified(term.remark, term.cumulativeProvisional),
        ],
      }))}
    />
    <PlainTable
      caption="All attempts"
      columns={[
        { title: 'Course' },
        { title: 'Semester' },
        { title: 'Unit', isFigure: true },
        { title: 'Total', isFigure: true },
        { title: 'Grade' },
        { title: 'In the CGPA' },
      ]}
      rows={info.attempts.map(({ session, semester, code, unit, total, grade, counts, resitOn }) => ({
        key: `${session} ${semester} ${code} ${resitOn}`,
        cells: [
          resitOn === null ? code : `${code}, R`,
          `${session}, ${semester}`,
          unit,
          total ?? '-',
          grade ?? '-',
          counts ? 'Yes' : 'No',
        ],
      }))}
    />
  </div>
);
