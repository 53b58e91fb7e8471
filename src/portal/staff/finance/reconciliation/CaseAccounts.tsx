import { useDeferredValue } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { caseAccounts } from '#contract/finance/reconciliation.ts';
import { decisionNamed } from '#rules/finance/caseSettlement.ts';
import { formatNaira } from '#rules/money.ts';
import { useSession } from '../../../session/useSession.ts';
import './caseAccounts.css';

interface CaseAccountsProps {
  readonly id: string;
  /** The form of the settlement, as far as it is filled in. */
  readonly typed: SectionAnswers;
}

/** The accounts before and after what is chosen: nothing is posted by looking. */
export function CaseAccounts({ id, typed }: CaseAccountsProps) {
  const session = useSession();
  const decision = decisionNamed(String(typed['decision'] ?? ''));
  const target = useDeferredValue(String(typed['target'] ?? '').trim());
  const isAsked = decision !== undefined && (decision !== 'move' || target !== '');
  const { data } = useQuery({
    queryKey: ['case-accounts', id, decision, target],
    queryFn: () =>
      session.call<typeof caseAccounts>({
        method: 'GET',
        path: '/Payment/case/:id/accounts',
        params: { id },
        query: { decision: decision!, ...(decision === 'move' && { target }) },
      }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <div aria-live="polite">
      {isAsked && data?.mistake && <p className="case-accounts__mistake">This does not fit: {data.mistake}.</p>}
      {isAsked && data?.recipient && <p>To {data.recipient}</p>}
      {isAsked && data && data.accounts.length > 0 && (
        <table className="case-accounts">
          <thead>
            <tr>
              <th scope="col">Account</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {data.accounts.map(({ name, beforeKobo, afterKobo }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatNaira(beforeKobo)}</td>
                <td>{formatNaira(afterKobo)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
