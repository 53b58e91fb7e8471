import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { STUDENTS } from '#contract/students/pages.ts';
import type { promote, promotion, PromotionRecord, takePromotionBack } from '#contract/students/promotions.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { JobProgress } from '../../../kit/jobs/JobProgress.tsx';
import { useOwnJob } from '../../../kit/jobs/useOwnJob.ts';
import '../../../kit/list/list.css';
import { Act } from '../../../kit/record/Act.tsx';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { useSession } from '../../../session/useSession.ts';
import { promotionStudentsAt } from '../addresses.ts';
import { outcomeOf, STATES } from './promotionWords.ts';

export function PromotionPage() {
  const id = useSearchParams()[0].get('id');
  if (!id) return <Navigate to={STUDENTS.sessionManager.to} replace />;
  return (
    <Loaded<typeof promotion> path="/Session/promotion/:id" params={{ id }}>
      {(record) => <Promotion record={record} />}
    </Loaded>
  );
}

function Promotion({ record }: { readonly record: PromotionRecord }) {
  const session = useSession();
  const { id, studentType, fromSession, toSession, state, triedAt, triedBy, jobId, students, groups } = record;
  return (
    <RecordPage
      title={`Promotion of ${studentType} into ${toSession}`}
      crumbs={[STUDENTS.sessionManager]}
      crumb={STUDENTS.promotion.name}
      facts={[
        ['Status', STATES[state]],
        ['From', fromSession],
        ['Into', toSession],
        ['Students', students],
        ['Tried', `${displayMoment(triedAt)}, ${triedBy}`],
      ]}
      actions={
        <>
          {state === 'trial' && (
            <Act
              label="Commit"
              question={`Everybody who moves gets a place in ${toSession}. It goes on in the background, and can be taken back.`}
              done="The promotion is under way"
              act={() =>
                session.call<typeof promote>({ method: 'POST', path: '/Session/promote', query: {}, body: { id } })
              }
            />
          )}
          {(state === 'committed' || state === 'committing') && (
            <ActionDialog
              label="Take back"
              form="student-reason"
              isDanger
              done="The promotion is being taken back"
              lead={`The places in ${toSession} are removed. Who has registered or was charged there stays.`}
              act={(typed) =>
                session.call<typeof takePromotionBack>({
                  method: 'POST',
                  path: '/Session/promotion/:id/take-back',
                  params: { id },
                  body: { reason: typed['reason'] as string },
                })
              }
            />
          )}
          <Link to={promotionStudentsAt(id)}>See each student</Link>
        </>
      }
    >
      {jobId && <OwnProgress id={jobId} />}
      <Groups groups={groups} />
    </RecordPage>
  );
}

function OwnProgress({ id }: { readonly id: string }) {
  const { data } = useOwnJob(id);
  return data && <JobProgress job={data} />;
}

const COUNTS = [
  ['students', 'Students'],
  ['written', 'Written'],
  ['refused', 'Changed since the trial'],
  ['takenBack', 'Taken back'],
  ['spared', 'Used since'],
] as const;

/** A count that is nowhere other than 0 says nothing, and has no column. */
function Groups({ groups }: Pick<PromotionRecord, 'groups'>) {
  const counts = COUNTS.filter(([name]) => name === 'students' || groups.some((group) => group[name] > 0));
  return (
    <div className="list report__table">
      <table className="table">
        <caption className="table__caption">What becomes of each student</caption>
        <thead>
          <tr>
            <th scope="col">Outcome</th>
            <th scope="col">From</th>
            <th scope="col">To</th>
            <th scope="col">Why</th>
            {counts.map(([name, title]) => (
              <th key={name} scope="col" data-number="count">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((group, index) => (
            <tr key={index}>
              <td data-title="Outcome">{outcomeOf(group)}</td>
              <td data-title="From">{group.fromLevel}</td>
              <td data-title="To">{group.toLevel ?? '-'}</td>
              <td data-title="Why">{group.reason ?? '-'}</td>
              {counts.map(([name, title]) => (
                <td key={name} data-title={title} data-number="count">
                  {group[name]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
