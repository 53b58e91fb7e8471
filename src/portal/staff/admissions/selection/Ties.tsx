import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { decideTie, Run, RunQuota, selectionPlaces } from '#contract/admissions/selection.ts';
import { unfolded } from '../../../kit/formulaWords.ts';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { useSession } from '../../../session/useSession.ts';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { runAt } from '../addresses.ts';

const PATH = '/AdmissionList/selection-places';

/** No run breaks a tie: its candidates stand here until a person says who goes first, and why. */
export function Ties({ run }: { readonly run: Run }) {
  const quotas = run.quotas.filter(({ tied }) => tied > 0);
  return quotas.map((quota) => <Tie key={quota.quotaId} run={run} quota={quota} />);
}

function Tie({
  run: { id, formula, may },
  quota: { quotaId, departmentId, department },
}: {
  readonly run: Run;
  readonly quota: RunQuota;
}) {
  const session = useSession();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const query = { runId: id, departmentId, decision: 'tied' as const, pageSize: 100 };
  const { data, error, refetch } = useQuery({
    queryKey: [PATH, query],
    queryFn: ({ signal }) =>
      session.call<typeof selectionPlaces.list>({ method: 'GET', path: PATH, query }, { signal }),
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState lines={3} label={`Loading the tie in ${department}`} />;
  const toggle = (number: string) =>
    setChosen((before) => (before.includes(number) ? before.filter((other) => other !== number) : [...before, number]));
  const names = data.rows.filter(({ regNumber }) => chosen.includes(regNumber)).map(({ fullName }) => fullName);
  return (
    <section className="sheet tie" aria-label={`Tie in ${department}`}>
      <h2>A tie in {department}</h2>
      <p>These have the same aggregate, and there are not seats for all of them. Choose who goes first.</p>
      <ul>
        {data.rows.map(({ regNumber, fullName, aggregate, stateOfOrigin, scores }) => (
          <li key={regNumber}>
            <label>
              {may.includes('decide') && (
                <input type="checkbox" checked={chosen.includes(regNumber)} onChange={() => toggle(regNumber)} />
              )}
              <strong>{fullName}</strong> {regNumber}
              <small>
                {aggregate} = {unfolded(formula.terms, scores)}
                {stateOfOrigin && ` · ${stateOfOrigin}`}
              </small>
            </label>
          </li>
        ))}
      </ul>
      {may.includes('decide') && chosen.length > 0 && (
        <ActionDialog
          label="Decide"
          title={`Decide the tie in ${department}`}
          form="tie"
          intent="primary"
          done="The tie is decided, and the trial was run again"
          lead={`First: ${names.join(', ')}. The selection is run again as a trial with your decision.`}
          act={async (answers) => {
            const { id: next } = await session.call<typeof decideTie>({
              method: 'POST',
              path: '/AdmissionList/decide-tie',
              body: { runId: id, quotaId, chosen: [...chosen], answers },
            });
            await navigate(runAt(next));
          }}
        />
      )}
    </section>
  );
}
