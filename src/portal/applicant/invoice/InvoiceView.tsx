import { useEffect, useRef } from 'react';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import type { Invoice } from '#contract/applicationInvoice.ts';
import { InvoiceActions } from './InvoiceActions.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import { StandingNotice } from './StandingNotice.tsx';
import { usePaymentCheck } from './useInvoice.ts';

interface InvoiceViewProps {
  readonly invoice: Invoice;
  readonly programme: ProgrammeSummary | undefined;
  /** For a payer who comes back from the pay page: how it stands unless the college hears that it is paid. */
  readonly returned?: 'failed' | 'pending';
}

export function InvoiceView({ invoice, programme, returned }: InvoiceViewProps) {
  const { standing, message, check, busy } = usePaymentCheck(invoice.rrr, returned ? 'checking' : 'unpaid', returned ?? 'pending');
  useFirstMinute(returned !== undefined && !invoice.isPaid, check);
  return (
    <>
      <div className="then--paid"><StandingNotice standing={invoice.isPaid ? 'paid' : standing} message={message} /></div>
      <InvoiceSheet invoice={invoice} />
      <InvoiceActions invoice={invoice} programme={programme} checking={busy} onCheck={() => void check()} />
    </>
  );
}

/** For one who comes back from paying, the college asks by itself for a while; later checks are the payer's own. */
function useFirstMinute(returned: boolean, check: () => Promise<void>) {
  const latest = useRef(check);
  useEffect(() => { latest.current = check; });
  useEffect(() => {
    if (!returned) return;
    const checks = CHECKED_AFTER_MS.map((ms) => setTimeout(() => void latest.current(), ms));
    return () => checks.forEach(clearTimeout);
  }, [returned]);
}

const CHECKED_AFTER_MS = [0, 3_000, 9_000, 21_000, 45_000];
