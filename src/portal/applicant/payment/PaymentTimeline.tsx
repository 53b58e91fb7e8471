import { Fragment } from 'react';
import type { PaymentTimeline as PaymentProgress } from '#contract/finance/payment-timeline.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { STEP_SOURCES, STEP_TITLES } from '../../kit/timeline/payersSteps.ts';
import { STEP_LOOKS } from '../../kit/timeline/stepLooks.ts';
import { Timeline } from '../../kit/timeline/Timeline.tsx';

interface PaymentTimelineProps {
  readonly timeline: PaymentProgress;
  /** What to do once it is paid, where there is something: 'fill in your application form'. */
  readonly next?: string | undefined;
}

export const PaymentTimeline = ({ timeline, next }: PaymentTimelineProps) => (
  <section className="sheet then unprinted" aria-labelledby="payment-timeline">
    <h2 id="payment-timeline" className="timeline__title">
      What happened to this payment
    </h2>
    <Timeline
      label="What happened"
      moments={timeline.steps.map((step) => ({
        title: STEP_TITLES[step.kind],
        look: STEP_LOOKS[step.kind],
        at: step.at,
        words: STEP_SOURCES[step.source],
      }))}
    />
    <p className="then">
      <strong>What happens next: </strong>
      {nextWords(timeline, next).map((each) => (
        <Fragment key={each}>{each} </Fragment>
      ))}
    </p>
  </section>
);

/** Each is found by itself in a chosen language. */
function nextWords(
  { next, checkedAt, nextCheckAt }: PaymentProgress,
  afterPayment = 'nothing more',
): readonly string[] {
  if (next === 'nothing') return [`${afterPayment}. You have paid, and your receipt stays here.`];
  if (next === 'replaced')
    return ['pay with the new RRR of this invoice. If you have paid with this one, you do not need to do anything.'];
  if (next === 'reversed')
    return ['Remita has reversed this payment, so it is owed again. Please pay with a new RRR, and ask your bank why.'];
  if (next === 'bursary')
    return ['the bursary is checking it. Keep your proof of payment, and please do not pay again.'];
  return [
    'we update this page when Remita confirms your payment.',
    ...(checkedAt ? [`We last asked Remita on ${displayMoment(checkedAt)}.`] : []),
    ...(nextCheckAt ? [`We will ask again after ${displayMoment(nextCheckAt)}.`] : []),
    'You may leave this page. If you have paid, you can also press "I have paid".',
  ];
}
