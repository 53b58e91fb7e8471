import type { paymentTimeline } from '#contract/finance/payment-timeline.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { STEP_SOURCES, STEP_TITLES } from '../../../kit/timeline/payersSteps.ts';
import { STEP_LOOKS } from '../../../kit/timeline/stepLooks.ts';
import { Timeline } from '../../../kit/timeline/Timeline.tsx';
import { useSession } from '../../../session/useSession.ts';

/** What happened to a payment. `since` changes when something has. */
export function InvoiceTimeline({ rrr, since }: { readonly rrr: string; readonly since: string }) {
  const session = useSession();
  const { data } = useQuery({
    queryKey: ['/Payment/timeline', { rrr }, since],
    queryFn: ({ signal }) =>
      session.call<typeof paymentTimeline>({ method: 'GET', path: '/Payment/timeline', query: { rrr } }, { signal }),
    placeholderData: keepPreviousData,
  });
  if (!data) return null;
  return (
    <section className="sheet unprinted" aria-labelledby="payment-timeline">
      <h2 id="payment-timeline" className="timeline__title">
        What happened to this payment
      </h2>
      <Timeline
        label="What happened"
        moments={data.steps.map((step) => ({
          title: STEP_TITLES[step.kind],
          look: STEP_LOOKS[step.kind],
          at: step.at,
          words: STEP_SOURCES[step.source],
        }))}
      />
    </section>
  );
}
