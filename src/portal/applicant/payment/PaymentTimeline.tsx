import type { PaymentTimeline as PaymentProgress, Step } from '#contract/finance/payment-timeline.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { STEP_LOOKS } from '../../kit/timeline/stepLooks.ts';
import { Timeline } from '../../kit/timeline/Timeline.tsx';

interface PaymentTimelineProps {
  readonly timeline: PaymentProgress;
  /** What to do once it is paid, where there is something: 'fill in your application form'. */
  readonly next?: string | undefined;
}

export const PaymentTimeline = ({ timeline, next }: PaymentTimelineProps) => (
  <section className="sheet then unprinted" aria-labelledby="payment-timeline">
    <h2 id="payment-timeline" className="timeline__title">What happened to this payment</h2>
    <Timeline label="What happened" moments={timeline.steps.map((step) => ({ title: TITLES[step.kind], look: STEP_LOOKS[step.kind], at: step.at, words: SOURCES[step.source] }))} />
    <p className="then"><strong>What happens next: </strong>{nextWords(timeline, next)}</p>
  </section>
);

const TITLES: Readonly<Record<Step['kind'], string>> = {
  'invoiced': 'The invoice was made',
  'generated': 'The RRR was generated',
  'told': 'We were told of a payment',
  'checked': 'We asked Remita: nothing received yet',
  'credited': 'Your payment was received',
  'receipted': 'Your receipt was given',
  'deactivated': 'The RRR was deactivated',
  'case-opened': 'The bursary was asked to look at it',
  'case-settled': 'The bursary settled it',
};

const SOURCES: Readonly<Record<Step['source'], string>> = { provider: 'Remita', payer: 'on this portal', bursary: 'the bursary', college: 'the college' };

function nextWords({ next, askedAt, askAgainAt }: PaymentProgress, afterPayment = 'nothing more'): string {
  if (next === 'nothing') return `${afterPayment}. You have paid, and your receipt stays here.`;
  if (next === 'replaced') return 'pay with the new RRR of this invoice. If you have paid with this one, you need do nothing: the college sees it.';
  if (next === 'bursary') return 'the bursary looks at it. Keep your proof of payment; please do not pay again.';
  const checked = askedAt ? ` It last asked on ${displayMoment(askedAt)}.` : '';
  const again = askAgainAt ? ` It asks again by itself from ${displayMoment(askAgainAt)}.` : '';
  return `when you pay, the college hears of it by itself.${checked}${again} If you have paid, you may leave this page, or press "I have paid".`;
}
