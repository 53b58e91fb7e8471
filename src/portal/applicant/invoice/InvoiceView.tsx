import type { ProgrammeSummary } from '#catalogue/programme.ts';
import type { Invoice } from '#contract/applicationInvoice.ts';
import { useEffect } from 'react';
import { InvoiceActions } from './InvoiceActions.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import type { Standing } from './payment.ts';
import { StandingNotice } from './StandingNotice.tsx';
import { usePaymentCheck } from './useInvoice.ts';

interface InvoiceViewProps {
  readonly invoice: Invoice;
  readonly programme: ProgrammeSummary | undefined;
  /** How it stood when the payer came here; asked about at once when that is anything but unpaid. */
  readonly first?: Standing;
}

export function InvoiceView({ invoice, programme, first = 'unpaid' }: InvoiceViewProps) {
  const { standing, message, check, busy } = usePaymentCheck(invoice.rrr, invoice.isPaid ? 'paid' : first);
  const returned = first !== 'unpaid' && !invoice.isPaid;
  useEffect(() => {
    if (returned) void check();
    // Once, on arrival: later checks are the payer's own.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <>
      <div className="then--paid"><StandingNotice standing={invoice.isPaid ? 'paid' : standing} message={message} /></div>
      <InvoiceSheet invoice={invoice} />
      <InvoiceActions invoice={invoice} programme={programme} checking={busy} onCheck={() => void check()} />
    </>
  );
}
