import { useQuery } from '@tanstack/react-query';
import type { Correction, ownCorrections, takeBackCorrection } from '#contract/students/corrections.ts';
import { displayDate } from '#rules/displayDate.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { useSession } from '../../../session/useSession.ts';
import { ErrorState } from '../../../ui/states.tsx';

const LOOKS = { requested: 'warning', approved: 'success', declined: 'fail', 'taken-back': 'unapproved' } as const;

/** Nothing is shown before the first request. */
export function OwnCorrections() {
  const session = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: ['/Student/own-corrections'],
    queryFn: ({ signal }) =>
      session.call<typeof ownCorrections>({ method: 'GET', path: '/Student/own-corrections' }, { signal }),
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <section className="sheet" aria-labelledby="corrections-title">
      <h2 id="corrections-title">Corrections</h2>
      <ul className="own-record__sections">
        {data.map((correction) => (
          <CorrectionLine key={correction.id} correction={correction} />
        ))}
      </ul>
    </section>
  );
}

function CorrectionLine({
  correction: { id, fact, changes, state, status, requestedAt, decision },
}: {
  readonly correction: Correction;
}) {
  const session = useSession();
  return (
    <li>
      <strong>{fact}</strong>
      <StatusTag look={LOOKS[state]}>{status}</StatusTag>
      <span>{changes.map(([title, before, after]) => `${title}: ${before} to ${after}`).join('; ')}</span>
      <span className="own-record__lacks">
        Requested on {displayDate(requestedAt)}
        {decision?.reason && `. ${decision.by}: ${decision.reason}`}
      </span>
      {state === 'requested' && (
        <Act
          label="Take back"
          done="The request is taken back"
          act={() =>
            session.call<typeof takeBackCorrection>({
              method: 'POST',
              path: '/Student/take-back-correction',
              body: { id },
            })
          }
        />
      )}
    </li>
  );
}
