import declared from '#lists/academics/registration-approvals.json' with { type: 'json' };
import { ACADEMICS } from '#contract/academics/pages.ts';
import type { registrationApprovals } from '#contract/academics/registration-approval.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { FilterField } from '../../../kit/list/FilterField.tsx';
import type { RowOf } from '../../../kit/list/listProps.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Queue } from '../../../kit/queue/Queue.tsx';
import { Page } from '../../../ui/Page.tsx';
import { ApproveMany } from './ApproveMany.tsx';
import { Case } from './Case.tsx';
import { RowVerdict } from './RowVerdict.tsx';
import { useVerdicts, type Verdict } from './useVerdicts.ts';
import './approval.css';

type Row = RowOf<typeof registrationApprovals.list>;

/** The oldest is dealt with first. */
const WAITING = { state: 'submitted', sort: 'submittedAt' };

const lineWith =
  (verdicts: ReadonlyMap<string, Verdict>) =>
  ({ id, fullName, number, levelId, courses, units, submittedAt }: Row) => (
    <>
      <strong>{fullName}</strong>
      <small>
        {`${number}, ${levelId} Level. ${courses} courses, ${units} units${submittedAt ? `, ${displayMoment(submittedAt)}` : ''}`}
      </small>
      <RowVerdict verdict={verdicts.get(id)} />
    </>
  );

/** What waits, with the rule's verdict on the one that is looked at; and all that nothing is wrong with, at once. */
export function ApprovePage() {
  const state = useList<typeof registrationApprovals.list>(
    declared,
    '/CourseRegistration/course-registration-approval',
    WAITING,
  );
  const verdicts = useVerdicts(state.page?.rows ?? []);
  return (
    <Page title={ACADEMICS.approveCourses.name} width="wide" lead={declared.lead}>
      <div className="toolbar">
        <div className="toolbar__asking" role="search">
          {state.filters.map((filter) => (
            <FilterField key={filter.name} list={state.list} filter={filter} />
          ))}
        </div>
        <div className="toolbar__acting">
          <ApproveMany rows={state.page?.rows ?? []} />
        </div>
      </div>
      <Queue<Row>
        title={ACADEMICS.approveCourses.name}
        empty="No registration waits for you"
        state={state}
        line={lineWith(verdicts)}
        nameOf={({ fullName }) => fullName}
      >
        {({ id }, onTaken) => <Case id={id} onTaken={onTaken} />}
      </Queue>
    </Page>
  );
}
