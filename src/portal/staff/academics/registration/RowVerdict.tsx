import { StatusTag } from '../../../kit/StatusTag.tsx';
import type { Verdict } from './useVerdicts.ts';
import './approval.css';

/** Of a row in the queue: nothing is wrong, or what is wrong first and how much more. */
export function RowVerdict({ verdict }: { readonly verdict: Verdict | undefined }) {
  if (!verdict) return null;
  const { reasons, conditions, first } = verdict;
  if (reasons === 0 && conditions === 0)
    return (
      <span className="approval__verdict">
        <StatusTag look="success">Nothing is wrong</StatusTag>
      </span>
    );
  const more = reasons + conditions - 1;
  return (
    <span className="approval__verdict">
      <StatusTag look={reasons > 0 ? 'fail' : 'warning'}>{reasons > 0 ? 'Against a rule' : 'On a condition'}</StatusTag>
      <small>{`${first}${more > 0 ? ` And ${more} more.` : ''}`}</small>
    </span>
  );
}
