import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CbtCourse, cbtCourses, CbtResult, cbtResults, TestQuestion } from '#contract/academics/score-files.ts';
import { ACADEMICS } from '#contract/academics/pages.ts';
import { DownloadButton } from '../../../kit/record/DownloadButton.tsx';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { PlainTable } from '../../../kit/table/PlainTable.tsx';
import { Page } from '../../../ui/Page.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { ScoreUpload } from './ScoreUpload.tsx';
import { Uploads } from './Uploads.tsx';
import { COMPONENTS, testPath, type TestComponent } from './testPath.ts';
import { WaitingScores } from './Unplaced.tsx';
import { WhichTest } from './WhichTest.tsx';
import './results.css';

export const CbtPage = () => (
  <Page
    title={ACADEMICS.cbtUpload.name}
    width="wide"
    crumbs={[{ name: ACADEMICS.cbtUpload.name }]}
    lead="Scores of a computer-based test are scaled to their component and entered on the course's sheet."
  >
    <ReadPart<typeof cbtCourses> path="/Results/get-cbt-courses" query={{}} label="Loading the courses">
      {(courses) =>
        courses.length === 0 ? (
          <EmptyState title="No course of yours has students this session" />
        ) : (
          <Courses courses={courses} />
        )
      }
    </ReadPart>
  </Page>
);

function Courses({ courses }: { readonly courses: readonly CbtCourse[] }) {
  const [query, setQuery] = useSearchParams();
  const chosen = courses.find(({ departmentCourseId }) => String(departmentCourseId) === query.get('course'));
  const [component, setComponent] = useState<TestComponent>();
  const [outOf, setOutOf] = useState('');
  const choice = { departmentCourseId: chosen?.departmentCourseId, component: component?.component, outOf };
  return (
    <div className="stack">
      <div className="sheet field-row">
        <SelectField
          label="Course"
          placeholder="Choose a course"
          options={courses.map(({ departmentCourseId, code, title, programme }) => ({
            id: departmentCourseId,
            name: `${code} ${title} (${programme})`,
          }))}
          value={chosen?.departmentCourseId}
          onChoose={(id) => setQuery(id === undefined ? {} : { course: String(id) }, { replace: true })}
        />
        <SelectField
          label="Component"
          placeholder="Choose a component"
          options={COMPONENTS}
          value={component?.id}
          onChoose={(id) => setComponent(COMPONENTS.find((each) => each.id === id))}
        />
        <TextField
          label="The test is out of"
          help="Where the file does not say it"
          inputMode="decimal"
          value={outOf}
          onChange={({ target }) => setOutOf(target.value)}
        />
      </div>
      {chosen && !chosen.isOpen && (
        <p className="notice notice--warning">
          The sheet of {chosen.code} has been submitted: nothing can be uploaded to it.
        </p>
      )}
      {chosen?.isOpen && (
        <div className="acts-in-line">
          <DownloadButton
            label="Download the students"
            path={`/Results/get-cbt-scoresheet?departmentCourseId=${chosen.departmentCourseId}`}
          />
        </div>
      )}
      {(!chosen || chosen.isOpen) && (
        <ScoreUpload
          label="Scores of the test"
          path={testPath(choice)}
          help="The students' list with scores, or the export of a program for tests; under 3 MB"
          ask={({ question, ...asked }) => (
            <WhichTest
              question={question as TestQuestion}
              {...asked}
              onCourse={(id) => setQuery({ course: String(id) }, { replace: true })}
            />
          )}
        />
      )}
      {chosen && (
        <ReadPart<typeof cbtResults>
          path="/Results/get-cbt-results"
          query={{ departmentCourseId: chosen.departmentCourseId }}
          label="Loading the results"
        >
          {(results) => <Results results={results} isOpen={chosen.isOpen} />}
        </ReadPart>
      )}
      {chosen && <Uploads departmentCourseId={chosen.departmentCourseId} />}
    </div>
  );
}

function Results({ results, isOpen }: { readonly results: readonly CbtResult[]; readonly isOpen: boolean }) {
  const waiting = results.filter(({ reason }) => reason !== null);
  const placed = results.filter(({ reason }) => reason === null);
  return (
    <>
      {isOpen && waiting.length > 0 && (
        <WaitingScores
          waiting={waiting.map(({ id, number, score, outOf, reason, matches }) => ({
            id,
            number,
            name: '',
            marks: `${score} of ${outOf}`,
            reason: reason!,
            matches,
          }))}
        />
      )}
      {placed.length > 0 && (
        <section aria-labelledby="entered">
          <h2 id="entered">Scores that are entered</h2>
          <PlainTable
            caption="Scores that are entered"
            columns={[{ title: 'Number' }, { title: 'Name' }, { title: 'Score' }, { title: 'Entered', isFigure: true }]}
            rows={placed.map(({ id, number, name, score, outOf, scaled }) => ({
              key: id,
              cells: [number, name, `${score} of ${outOf}`, scaled],
            }))}
          />
        </section>
      )}
    </>
  );
}
