import type { settleCase } from '#contract/finance/reconciliation.ts';
import { Ask } from '../../../kit/record/Ask.tsx';
import { useSession } from '../../../session/useSession.ts';

export function SettleCase({ id }: { readonly id: string }) {
  const session = useSession();
  return (
    <Ask label="Settle this case" intent="primary" lead="Nothing is credited by it." form="case-settlement" done="The case is settled"
      act={(body) => session.call<typeof settleCase>({ method: 'POST', path: '/Payment/settle-case/:id', params: { id }, body })} />
  );
}
