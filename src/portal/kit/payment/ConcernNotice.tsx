import type { Concern } from '#contract/finance/payment-timeline.ts';
import { concernWords } from '#rules/finance/concernWords.ts';
import { Warning } from '../../ui/icons.tsx';

/** What came in for an invoice and does not fit: the payer reads the same on every page. */
export function ConcernNotice({ concern }: { readonly concern: Concern }) {
  return (
    <div className="notice notice--warning then--paid unprinted" role="status">
      <Warning />
      <div>
        <strong>{concern.kind === 'twice' ? 'You paid twice' : 'What was paid is not what was asked'}</strong>
        {concernWords(concern)}
      </div>
    </div>
  );
}
