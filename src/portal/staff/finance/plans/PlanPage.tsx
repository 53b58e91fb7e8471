import { useSearchParams } from 'react-router-dom';
import { FINANCE } from '#contract/finance/pages.ts';
import type { findPlan, Plan, setPlan } from '#contract/finance/plans.ts';
import { FormPage } from '../../../kit/form/FormPage.tsx';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { useSession } from '../../../session/useSession.ts';

export function PlanPage() {
  const id = Number(useSearchParams()[0].get('id'));
  if (!id) return <Set />;
  return (
    <Loaded<typeof findPlan> path="/Payment/instalment-plan/:id" params={{ id }}>
      {(plan) => <Set key={plan.revision} plan={plan} />}
    </Loaded>
  );
}

function Set({ plan }: { readonly plan?: Plan }) {
  const session = useSession();
  return (
    <FormPage
      title={plan ? `Instalments, ${plan.studentType}, ${plan.session}` : 'Set instalments'}
      crumbs={[FINANCE.plans]}
      form="instalment-plan"
      answers={plan ?? {}}
      done="The instalments are set"
      lead="Unpaid invoices are made anew by these shares and days as they are opened. What is paid stays."
      save={async (answers) => {
        await session.call<typeof setPlan>({
          method: 'POST',
          path: '/Payment/instalment-plan',
          body: { answers: { ...answers }, ...(plan && { revision: plan.revision }) },
        });
        return FINANCE.plans.to;
      }}
    />
  );
}
