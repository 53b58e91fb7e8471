import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Concern, paymentTimeline, PaymentTimeline as Told, Step } from '#contract/paymentTimeline.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { call } from '../../api/call.ts';
import { Timeline } from '../../kit/timeline/Timeline.tsx';
import { Warning } from '../../ui/icons.tsx';
import { naira } from './paper.tsx';

interface PaymentTimelineProps {
  readonly rrr: string;
  /** Changes when something has happened to the payment. */
  readonly since: string;
}

/** What happened to a payment, what comes next, and what its payer can do. Where it cannot be had, the invoice stands without it. */
export function PaymentTimeline({ rrr, since }: PaymentTimelineProps) {
  const { data } = useQuery({
    queryKey: ['payment-timeline', rrr, since],
    queryFn: ({ signal }) => call<typeof paymentTimeline>({ method: 'GET', path: '/Payment/timeline', query: { rrr } }, { signal }),
    placeholderData: keepPreviousData,
  });
  if (!data) return null;
  return (
    <section className="then unprinted" aria-labelledby="payment-timeline">
      {data.concerns.map((concern) => <ConcernNotice key={concern.kind + concern.rrr} concern={concern} />)}
      <div className="sheet">
        <h2 id="payment-timeline" className="timeline__title">What happened to this payment</h2>
        <Timeline label="What happened" moments={data.steps.map((step) => ({ ...WORDS[step.kind], at: step.at, words: SOURCES[step.source] }))} />
        <p className="then"><strong>What happens next: </strong>{nextWords(data)}</p>
      </div>
    </section>
  );
}

const WORDS: Readonly<Record<Step['kind'], { readonly title: string; readonly look?: 'success' | 'warning' }>> = {
  'invoiced': { title: 'The invoice was made' },
  'generated': { title: 'The RRR was generated' },
  'told': { title: 'We were told of a payment' },
  'checked': { title: 'We asked Remita: nothing received yet' },
  'credited': { title: 'Your payment was received', look: 'success' },
  'receipted': { title: 'Your receipt was given', look: 'success' },
  'deactivated': { title: 'The RRR was deactivated', look: 'warning' },
  'case-opened': { title: 'The bursary was asked to look at it', look: 'warning' },
  'case-settled': { title: 'The bursary settled it', look: 'success' },
};

const SOURCES: Readonly<Record<Step['source'], string>> = { provider: 'Remita', payer: 'on this portal', bursary: 'the bursary', college: 'the college' };

function nextWords({ next, askedAt, askAgainAt }: Told): string {
  if (next === 'nothing') return 'nothing more. You have paid, and your receipt stays here.';
  if (next === 'replaced') return 'pay with the new RRR of this invoice. If you have paid with this one, you need do nothing: the college sees it.';
  if (next === 'bursary') return 'the bursary looks at it. Keep your proof of payment; please do not pay again.';
  const asked = askedAt ? ` It last asked on ${displayMoment(askedAt)}.` : '';
  const again = askAgainAt ? ` It asks again by itself from ${displayMoment(askAgainAt)}.` : '';
  return `when you pay, the college hears of it by itself.${asked}${again} If you have paid, you may leave this page, or press "I have paid".`;
}

function ConcernNotice({ concern }: { readonly concern: Concern }) {
  return (
    <div className="notice notice--warning then--paid" role="status">
      <Warning />
      <div><strong>{concern.kind === 'twice' ? 'You paid twice' : 'What was paid is not what was asked'}</strong>{concernWords(concern)}</div>
    </div>
  );
}

function concernWords({ kind, rrr, expected, reported, settledAt }: Concern): string {
  if (settledAt) return `The bursary settled this on ${displayMoment(settledAt)}.`;
  const kept = 'The money is not lost: take your proof of payment to the bursary.';
  if (kind === 'twice') return `This invoice was paid, and ${naira(reported)} came in again with the RRR ${rrr}. ${kept}`;
  if (kind === 'short' || kind === 'over') return `${naira(reported)} came in for ${naira(expected)}. ${kept}`;
  return `The bursary is comparing ${naira(reported)} with Remita. ${kept}`;
}
