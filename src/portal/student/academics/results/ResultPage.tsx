import { useSearchParams } from 'react-router-dom';
import { OWN_ACADEMICS } from '#contract/academics/pages.ts';
import type { SemesterData, studentResults, TermResult } from '#contract/academics/own-results.ts';
import { earnedText } from '#rules/academics/earned.ts';
import { qualified } from '#rules/academics/provisional.ts';
import { standingWords } from '#rules/academics/standing.ts';
import { displayDate } from '#rules/displayDate.ts';
import { ExemptionTable } from '../../../kit/exemption/ExemptionTable.tsx';
import { DownloadButton } from '../../../kit/record/DownloadButton.tsx';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { useRead } from '../../../kit/record/useRead.ts';
import { PlainTable } from '../../../kit/table/PlainTable.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PrintButton } from '../../../ui/PrintButton.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/states.tsx';
import { Computed } from './Computed.tsx';
import './results.css';

export function ResultPage() {
  const [query] = useSearchParams();
  const [sessionId, semesterId] = [Number(query.get('session')), Number(query.get('semester'))];
  const of = { ...(sessionId > 0 && { sessionId }), ...(semesterId > 0 && { semesterId }) };
  const { data, error, refetch } = useRead<typeof studentResults>('/Results/student-results', of);
  const title = data?.term ? `Result of ${data.term.semester}, ${data.term.session}` : OWN_ACADEMICS.result.name;
  return (
    <Page title={title} width="wide" crumbs={[OWN_ACADEMICS.results, { name: title }]}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState lines={8} />}
      {data && <Semester result={data} />}
    </Page>
  );
}

function Semester({ result }: { readonly result: TermResult }) {
  const { student, term, published, waiting, remark, carryOvers } = result;
  if (!term) return <EmptyState title="You have no registered course in this semester" />;
  return (
    <div className="stack">
      <RecordSheet
        title={student.fullName}
        facts={[
          ['Matric number', student.matricNumber],
          ['Faculty', student.faculty],
          ['Department', student.department],
          ['Programme', student.programme],
          ['Level', String(student.level)],
          ['Standing', remark && qualified(standingWords(remark), result.cumulative.provisional)],
          ['To be taken again', carryOvers.length === 0 ? 'Nothing' : carryOvers.join(', ')],
          ['Earned', earnedText(result.earned, result.earned.needed)],
        ]}
        actions={
          published.length > 0 && (
            <>
              <PrintButton />
              <DownloadButton
                label="Download"
                path={`/Results/download-grade-sheet?sessionId=${term.sessionId}&semesterId=${term.semesterId}`}
              />
            </>
          )
        }
      />
      {published.length > 0 && (
        <PlainTable
          caption="Published results"
          columns={[
            { title: 'Course' },
            { title: 'Title' },
            { title: 'Unit', isFigure: true },
            { title: 'CA', isFigure: true },
            { title: 'Exam', isFigure: true },
            { title: 'Total', isFigure: true },
            { title: 'Grade' },
            { title: 'Credit point', isFigure: true },
          ]}
          rows={published.map((course) => ({
            key: `${course.code} ${course.resitOn}`,
            cells: [
              course.code,
              course.resitOn === null ? course.title : `${course.title}: R, ${displayDate(course.resitOn)}`,
              course.unit,
              course.ca ?? '-',
              course.exam ?? '-',
              course.total ?? '-',
              course.codeMeaning ?? course.grade ?? '-',
              course.creditPoint ?? '-',
            ],
          }))}
        />
      )}
      {waiting.length > 0 && (
        <PlainTable
          caption="Not published yet"
          columns={[
            { title: 'Course' },
            { title: 'Title' },
            { title: 'Unit', isFigure: true },
            { title: 'Where it is' },
          ]}
          rows={waiting.map(({ code, title, unit, status, since }) => ({
            key: code,
            cells: [code, title, unit, since === null ? status : `${status} since ${displayDate(since.slice(0, 10))}`],
          }))}
        />
      )}
      <ExemptionTable exemptions={result.exemptions} />
      <Sums result={result} />
      <Computed result={result} />
    </div>
  );
}

const Sums = ({ result: { previous, current, cumulative } }: { readonly result: TermResult }) => (
  <PlainTable
    caption="Averages"
    columns={[
      { title: 'What' },
      { title: 'Units', isFigure: true },
      { title: 'Credit points', isFigure: true },
      { title: 'Average', isFigure: true },
    ]}
    rows={(
      [
        ['Previous', previous],
        ['Current', current],
        ['Cumulative', cumulative],
      ] satisfies [string, SemesterData][]
    ).map(([name, { creditUnit, creditPoint, gradePointAverage, provisional }]) => ({
      key: name,
      cells: [name, creditUnit, creditPoint, qualified(gradePointAverage, provisional)],
    }))}
  />
);
