import { Navigate, useSearchParams } from 'react-router-dom';
import declared from '#lists/students/department-changes.json' with { type: 'json' };
import work from '#work/department-change.json' with { type: 'json' };
import type { departmentChangeRecord } from '#contract/students/department-changes.ts';
import { STUDENTS } from '#contract/students/pages.ts';
import { DeclaredCell } from '../../../kit/list/columns.tsx';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { PlainTable } from '../../../kit/table/PlainTable.tsx';
import { Timeline } from '../../../kit/timeline/Timeline.tsx';
import { Steps } from '../../../kit/workflow/Steps.tsx';

const PATH = '/Student/decide-change-of-department';
const MET = new Map([
  [true, 'Yes'],
  [false, 'No'],
  [null, 'You judge'],
]);

export function DepartmentChangePage() {
  const id = useSearchParams()[0].get('id');
  if (!id) return <Navigate to={STUDENTS.departmentChanges.to} replace />;
  return (
    <Loaded<typeof departmentChangeRecord> path={`${PATH}/:id`} params={{ id }}>
      {({ fullName, facts, reason, checks, state, steps, may }) => (
        <RecordPage
          title={`Change of department of ${fullName}`}
          crumbs={[STUDENTS.departmentChanges]}
          crumb={fullName}
          facts={[
            ['Status', <DeclaredCell column={declared.columns.state} value={state} />],
            ...facts,
            ['Reason', reason],
          ]}
          actions={may.length > 0 && <Steps work={work} path={PATH} record={{ id, state, may }} />}
        >
          <section aria-labelledby="needs">
            <h2 id="needs">What the student needs</h2>
            <PlainTable
              caption="What the student needs"
              columns={[{ title: 'Condition' }, { title: 'Met' }]}
              rows={checks.map(({ words, met }) => ({ key: words, cells: [words, MET.get(met)] }))}
            />
          </section>
          {steps.length > 0 && (
            <section className="sheet" aria-label="History">
              <Timeline
                label="History"
                moments={steps.map(({ step, by, reason: why, at }) => ({
                  title: step,
                  at,
                  words: why ? `${by}: ${why}` : by,
                }))}
              />
            </section>
          )}
        </RecordPage>
      )}
    </Loaded>
  );
}
