import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import type { allowCandidate, Run, selectionPlaces } from '#contract/admissions/selection.ts';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { useSession } from '../../../session/useSession.ts';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { candidateAt, runAt } from '../addresses.ts';

const PATH = '/AdmissionList/selection-places';
const SHOWN = 50;

/** Whom the run offers nothing: what is missing stands beside each name, and an officer lets one in at a time. */
export function Unclear({ run: { id, quotas, may } }: { readonly run: Run }) {
  const count = quotas.reduce((sum, { unclear }) => sum + unclear, 0);
  return count === 0 ? null : <Candidates runId={id} count={count} mayAllow={may.includes('allow')} />;
}

interface Candidates {
  readonly runId: string;
  readonly count: number;
  readonly mayAllow: boolean;
}

function Candidates({ runId, count, mayAllow }: Candidates) {
  const session = useSession();
  const navigate = useNavigate();
  const query = { runId, decision: 'unclear' as const, pageSize: SHOWN };
  const { data, error, refetch } = useQuery({
    queryKey: [PATH, query],
    queryFn: ({ signal }) =>
      session.call<typeof selectionPlaces.list>({ method: 'GET', path: PATH, query }, { signal }),
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState lines={3} label="Loading who is not offered admission" />;
  return (
    <section className="sheet unclear" aria-label="Not offered without an officer">
      <h2>{count === 1 ? 'One candidate is' : `${count} candidates are`} not offered admission</h2>
      <p>
        They do not meet what is required, as far as the college knows. Each needs the word of an officer; their seats
        go to who comes next.
      </p>
      <ul>
        {data.rows.map(({ regNumber, fullName, department, reason }) => (
          <li key={regNumber}>
            <div>
              <Link to={candidateAt(regNumber)}>{fullName}</Link> {regNumber}
              <small>
                {department} · {reason}
              </small>
            </div>
            {mayAllow && (
              <ActionDialog
                label="Let in"
                title={`Let in ${fullName}`}
                form="selection-exception"
                done="The trial was run again with your word"
                lead={`${reason}. With your word the candidate takes part as the others do.`}
                act={async (answers) => {
                  const { id: next } = await session.call<typeof allowCandidate>({
                    method: 'POST',
                    path: '/AdmissionList/allow-candidate',
                    body: { runId, regNumber, answers },
                  });
                  await navigate(runAt(next));
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {count > SHOWN && <p>The first {SHOWN} by rank are shown. Every candidate of the run has the rest.</p>}
    </section>
  );
}
