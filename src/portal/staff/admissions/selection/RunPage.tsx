import type { ReactNode } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import type { Run, selectionRun } from '#contract/admissions/selection.ts';
import { displayDate, displayMoment } from '#rules/displayDate.ts';
import { formulaWords } from '../../../kit/formulaWords.ts';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { placesAt, runPaperAt } from '../addresses.ts';
import { Changes } from './Changes.tsx';
import { Unjudged } from './Unjudged.tsx';
import { RunActs } from './RunActs.tsx';
import { RunTable } from './RunTable.tsx';
import { Ties } from './Ties.tsx';
import { Unclear } from './Unclear.tsx';
import { Unreached } from './Unreached.tsx';
import { RUN_STATES } from './words.ts';
import './selection.css';

export function RunPage() {
  const id = useSearchParams()[0].get('id');
  if (!id) return <Navigate to={ADMISSIONS.admissionBoard.to} replace />;
  return (
    <Loaded<typeof selectionRun> path="/AdmissionList/selection-run/:id" params={{ id }}>
      {(run) => <RunRecord run={run} />}
    </Loaded>
  );
}

export const RunRecord = ({ run }: { readonly run: Run }) => (
  <RecordPage
    title={run.state === 'trial' ? 'Trial of the selection' : 'Selection'}
    crumbs={[ADMISSIONS.admissionBoard]}
    facts={factsOf(run)}
    actions={<RunActs run={run} />}
  >
    {run.state === 'trial' && !run.isCurrent && (
      <p className="notice notice--warning" role="status">
        Scores, quotas or lists have changed since this trial. Run it again before it is committed.
      </p>
    )}
    <Ties run={run} />
    <Unreached run={run} />
    <Unclear run={run} />
    <Unjudged quotas={run.quotas} />
    <RunTable quotas={run.quotas} />
    <Changes run={run} />
    <p>
      <Link to={placesAt(run.id)}>See every candidate, with the rank and the reason</Link>
    </p>
    <p>
      <Link to={runPaperAt(run.id)}>Print this run as a paper</Link>
    </p>
  </RecordPage>
);

const factsOf = ({
  state,
  session,
  formula,
  madeAt,
  madeBy,
  committedAt,
  committedBy,
  offerUntil,
  answered,
  undoneAt,
}: Run): (readonly [string, ReactNode])[] => [
  ['Status', <StatusTag look={RUN_STATES[state].look}>{RUN_STATES[state].name}</StatusTag>],
  ['Session', session],
  ['Aggregate', `${formulaWords(formula.terms)}, version ${formula.version}`],
  ['Trial', `${displayMoment(madeAt)}, ${madeBy}`],
  ...(committedAt
    ? [
        ['Committed', `${displayMoment(committedAt)}, ${committedBy ?? 'The college'}`] as const,
        ['Last day of the offers', offerUntil ? displayDate(offerUntil) : 'Follows from each delivery'] as const,
        ['Answered', String(answered)] as const,
      ]
    : []),
  ...(undoneAt ? [['Taken back', displayMoment(undoneAt)] as const] : []),
];
