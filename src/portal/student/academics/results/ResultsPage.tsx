import { Link } from 'react-router-dom';
import { OWN_ACADEMICS } from '#contract/academics/pages.ts';
import type { Cgpa, studentSemesterCgpa } from '#contract/academics/own-results.ts';
import { earnedText } from '#rules/academics/earned.ts';
import { qualified } from '#rules/academics/provisional.ts';
import { standingWords } from '#rules/academics/standing.ts';
import { ExemptionTable } from '../../../kit/exemption/ExemptionTable.tsx';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { PlainTable } from '../../../kit/table/PlainTable.tsx';
import { Page } from '../../../ui/Page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { GpaChart } from './GpaChart.tsx';
import './results.css';

export const ResultsPage = () => (
  <Page
    title={OWN_ACADEMICS.results.name}
    lead="Your semesters. A result is shown from the day on which the college publishes it."
  >
    <ReadPart<typeof studentSemesterCgpa>
      path="/Results/student-semester-cgpa"
      query={{} as never}
      label="Loading your results"
    >
      {(cgpa) => <Semesters cgpa={cgpa} />}
    </ReadPart>
  </Page>
);

function Semesters({
  cgpa: { terms, cgpa, class: degreeClass, provisional, scale, earned, exemptions },
}: {
  readonly cgpa: Cgpa;
}) {
  if (terms.length === 0 && exemptions.length === 0)
    return <EmptyState title="Your results will be here when your courses are approved" />;
  return (
    <div className="stack">
      {cgpa !== null && (
        <p className="sheet ownresults__cgpa">
          CGPA <strong>{cgpa}</strong> of {scale.toFixed(2)}
          {degreeClass && `: ${degreeClass}`}
          {provisional && ` (${provisional})`}
        </p>
      )}
      <p className="sheet ownresults__cgpa">Earned: {earnedText(earned, earned.needed)}</p>
      <ExemptionTable exemptions={exemptions} />
      <GpaChart terms={terms} scale={scale} />
      <PlainTable
        caption="Semesters"
        columns={[
          { title: 'Semester' },
          { title: 'Courses published', isFigure: true },
          { title: 'GPA', isFigure: true },
          { title: 'CGPA', isFigure: true },
          { title: 'Standing' },
        ]}
        rows={terms.toReversed().map((term) => ({
          key: `${term.sessionId} ${term.semesterId}`,
          cells: [
            <Link key="term" to={`${OWN_ACADEMICS.result.to}?session=${term.sessionId}&semester=${term.semesterId}`}>
              {term.session}, {term.semester}
            </Link>,
            `${term.published} of ${term.published + term.waiting}`,
            qualified(term.gradePointAverage, term.provisional),
            qualified(term.cumulative, term.cumulativeProvisional),
            qualified(term.remark && standingWords(term.remark), term.cumulativeProvisional),
          ],
        }))}
      />
    </div>
  );
}
