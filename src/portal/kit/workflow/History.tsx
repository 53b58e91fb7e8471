import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { TakenStep } from '#contract/kit/workflow.ts';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { useRecord } from '../record/useRecord.ts';
import { Timeline } from '../timeline/Timeline.tsx';

/** What was done with a record, by whom and why. */
export function History({ path, id }: { readonly path: string; readonly id: string }) {
  const { data, error, refetch } = useRecord<Endpoint>(`${path}/:id/history` as `/${string}`, { id } as never);
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState lines={2} label="Loading the history" />;
  const steps = data as readonly TakenStep[];
  if (steps.length === 0) return null;
  return (
    <section className="sheet" aria-labelledby="history">
      <h2 id="history" className="timeline__title">History</h2>
      <Timeline label="History" moments={steps.map(({ step, by, reason, at }) => ({ title: step, at, words: reason ? `${by}: ${reason}` : by }))} />
    </section>
  );
}
