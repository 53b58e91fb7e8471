import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { TakenStep } from '#contract/kit/workflow.ts';
import { DownloadButton } from '../record/DownloadButton.tsx';
import { LoadedPart } from '../record/LoadedPart.tsx';
import { Timeline } from '../timeline/Timeline.tsx';

/** What was done with a record, by whom and why. */
export const History = ({ path, id }: { readonly path: string; readonly id: string }) => (
  <LoadedPart<Endpoint>
    path={`${path}/:id/history` as `/${string}`}
    params={{ id } as never}
    label="Loading the history"
  >
    {(taken) => <Steps steps={taken as readonly TakenStep[]} />}
  </LoadedPart>
);

function Steps({ steps }: { readonly steps: readonly TakenStep[] }) {
  if (steps.length === 0) return null;
  return (
    <section className="sheet" aria-labelledby="history">
      <h2 id="history" className="timeline__title">
        History
      </h2>
      <Timeline
        label="History"
        moments={steps.map(({ step, by, reason, evidence, at }) => ({
          title: step,
          at,
          words: reason ? `${by}: ${reason}` : by,
          detail: evidence && (
            <DownloadButton label="See the evidence" path={`/Student/file/${evidence.id}`} name={evidence.name} />
          ),
        }))}
      />
    </section>
  );
}
