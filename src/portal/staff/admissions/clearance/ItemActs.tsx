import type { Clearance, Verdict } from '#contract/admissions/clearance.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { newId } from '../../../kit/newId.ts';
import { useDecide } from './useDecide.ts';

interface ItemActsProps {
  readonly item: Clearance['items'][number];
  readonly candidate: Pick<Clearance, 'id' | 'state'>;
}

export function ItemActs({ item: { itemId, name, status }, candidate }: ItemActsProps) {
  const decide = useDecide(candidate);
  const check = (verdict: Verdict) => (answers: object, request: string) =>
    decide({
      verdict: 'items',
      request,
      items: [{ itemId, verdict, reason: (answers as { readonly reason?: string }).reason ?? null }],
    });
  return (
    <div className="record__actions">
      {status !== 'missing' && status !== 'cleared' && (
        <Act
          label="Clear"
          title={`Clear ${name}`}
          done={`${name}: cleared`}
          act={() => check('cleared')({}, newId())}
        />
      )}
      <ActionDialog
        label="Query"
        title={`Query ${name}`}
        form="clearance-reason"
        submitLabel="Send the query"
        done="The query has been sent to the candidate"
        act={check('queried')}
      />
      {status !== 'missing' && (
        <ActionDialog
          label="Do not accept"
          title={`Do not accept ${name}`}
          form="clearance-reason"
          isDanger
          done="The candidate is told"
          act={check('refused')}
        />
      )}
    </div>
  );
}
