import { Link } from 'react-router-dom';
import type { Candidate } from '#contract/admissions/candidates.ts';
import list from '#lists/admissions/selection-places.json' with { type: 'json' };
import { displayMoment } from '#rules/displayDate.ts';
import { unfolded } from '../../../kit/formulaWords.ts';
import { StatusTag, type StatusLook } from '../../../kit/StatusTag.tsx';
import { runAt } from '../addresses.ts';
import { Part } from './Part.tsx';

const { decision: DECISION, pool: POOL } = list.columns;

export const SelectionPart = ({
  selection: { department, decision, pool, rank, aggregate, scores, terms, reason, at, runId, runState },
}: {
  readonly selection: Candidate['selections'][number];
}) => (
  <Part
    title={runState === 'trial' ? 'Trial of the selection' : 'Selection'}
    facts={[
      ['Decision', <StatusTag look={DECISION.looks[decision] as StatusLook}>{DECISION.values[decision]}</StatusTag>],
      ['Department', department],
      ['Why', reason],
      ['Rank', rank],
      ['Aggregate', `${aggregate} = ${unfolded(terms, scores)}`],
      ['Pool', pool && POOL.values[pool]],
      [
        'Run',
        <Link to={runAt(runId)}>
          {displayMoment(at)}
          {runState === 'undone' && ', taken back'}
        </Link>,
      ],
    ]}
  />
);
