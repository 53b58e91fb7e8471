import type { Invoice } from '#contract/finance/invoices.ts';
import { usePortalData } from '../../core/portalData.ts';
import { Button } from '../../ui/Button.tsx';
import { Card, Refresh } from '../../ui/icons.tsx';
import { payingRrr } from './payment.ts';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { isWhole } from './useInvoice.ts';

interface InvoiceActionsProps {
  readonly invoice: Invoice;
  /** A payment waits for the bursary: nobody is asked to pay again. */
  readonly waits: boolean;
  readonly checking: boolean;
  readonly onCheck: () => void;
}

export function InvoiceActions({ invoice, waits, checking, onCheck }: InvoiceActionsProps) {
  const { isPaid, rrr, payForm } = invoice;
  const { school } = usePortalData();
  return (
    <div className="actions">
      {payForm && !waits && (
        <form method="post" action={payForm.action} onSubmit={() => payingRrr(school.shortName).remember(rrr ?? '')}>
          {Object.entries(payForm.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" intent="primary" icon={<Card />}>
            {rrr ? 'Pay with ATM Card' : 'TPAY'}
          </Button>
        </form>
      )}
      {!isPaid && !waits && isWhole(rrr) && (
        <Button look="outlined" busy={checking} icon={<Refresh />} onClick={onCheck}>
          I have paid
        </Button>
      )}
      <PrintButton />
    </div>
  );
}
