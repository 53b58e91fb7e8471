import type { paymentTimeline } from '#contract/finance/payment-timeline.ts';
import { ConcernNotice } from '../payment/ConcernNotice.tsx';
import { useRead } from '../record/useRead.ts';

/** What came in for an own invoice and does not fit, in the words of the public page. @param rrr nothing is read by a masked one */
export const InvoiceConcerns = ({ rrr }: { readonly rrr: string | null }) =>
  rrr !== null && /^\d{12}$/.test(rrr) ? <Concerns rrr={rrr} /> : null;

function Concerns({ rrr }: { readonly rrr: string }) {
  const { data } = useRead<typeof paymentTimeline>('/Payment/timeline', { rrr });
  return data?.concerns.map((concern) => <ConcernNotice key={concern.kind + concern.rrr} concern={concern} />);
}
