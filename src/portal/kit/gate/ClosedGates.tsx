import type { Gate } from '#contract/students/gates.ts';
import { CheckedPayments } from '../payment/CheckedPayments.tsx';
import { FactList } from '../../ui/FactList.tsx';

/** What is missing, and the pages that lead on; for a page whose own reply has its gates, too. */
export const ClosedGates = ({ gates, purpose }: { readonly gates: readonly Gate[]; readonly purpose: string }) => (
  <section className="sheet gate" aria-label="What comes first">
    <h2>Before you can {purpose}</h2>
    <FactList facts={gates} />
    <CheckedPayments />
  </section>
);
