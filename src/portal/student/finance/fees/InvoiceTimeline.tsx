import type { paymentTimeline } from '#contract/finance/payment-timeline.ts';
import { useRead } from '../../../kit/record/useRead.ts';
import { STEP_SOURCES, STEP_TITLES } from '../../../kit/timeline/payersSteps.ts';
import { STEP_LOOKS } from '../../../kit/timeline/stepLooks.ts';
import { Timeline } from '../../../kit/timeline/Timeline.tsx';

/** What happened to a payment. */
export function InvoiceTimeline({ rrr }: { readonly rrr: string }) {
  const { data } = useRead<typeof paymentTimeline>('/Payment/timeline', { rrr });
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
