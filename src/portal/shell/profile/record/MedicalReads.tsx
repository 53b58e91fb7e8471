import { useQuery } from '@tanstack/react-query';
import type { medicalReads } from '#contract/students/profiles.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { useSession } from '../../../session/useSession.ts';
import { ErrorState } from '../../../ui/states.tsx';

/** Who has read the student's medical records; nothing as long as nobody has. */
export function MedicalReads() {
  const session = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: ['/Student/medical-record-reads'],
    queryFn: ({ signal }) =>
      session.call<typeof medicalReads>({ method: 'GET', path: '/Student/medical-record-reads' }, { signal }),
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <section className="sheet" aria-labelledby="reads-title">
      <h2 id="reads-title">Who has read your medical records</h2>
      <ul className="own-record__sections">
        {data.map(({ by, at }) => (
          <li key={`${at} ${by}`}>
            <strong>{by}</strong>
            <span>{displayMoment(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
