import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { assignmentBreakdown, Impact, schoolFees } from '#contract/finance/assignments.ts';
import { FormPage } from '../../../kit/form/FormPage.tsx';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { useSession } from '../../../session/useSession.ts';
import { AssignmentRecord } from './AssignmentRecord.tsx';
import type { Kind } from './kinds.ts';

/** First who pays, then what. */
export function AssignmentEdit({ kind }: { readonly kind: Kind }) {
  const id = Number(useSearchParams()[0].get('id'));
  // It outlives the record, which is another one as its draft is saved.
  const [impact, setImpact] = useState<Impact>();
  if (!id) return <NewGroup kind={kind} />;
  return (
    <Loaded<typeof assignmentBreakdown> path="/Payment/school-fee-assignment-breakdown/:id" params={{ id }}>
      {(assignment) => (
        <AssignmentRecord
          key={`${id}/${assignment.revision}`}
          kind={kind}
          assignment={assignment}
          impact={impact}
          onImpact={setImpact}
        />
      )}
    </Loaded>
  );
}

function NewGroup({ kind: { path, page, edit, form } }: { readonly kind: Kind }) {
  const session = useSession();
  return (
    <FormPage
      title={edit.name}
      crumbs={[page]}
      form={form}
      lead="Choose who pays. The more is chosen, the more specific the rule: it wins over the others, fee by fee."
      submitLabel="Continue"
      done="The draft is made. Enter its fees, then publish it"
      save={async (group) => {
        const { id } = await session.call<typeof schoolFees.create>({
          method: 'POST',
          path,
          body: { group: { ...group }, lines: [] },
        });
        return `${edit.to}?id=${id}`;
      }}
    />
  );
}
