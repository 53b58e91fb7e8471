import type { Invoice } from '#contract/finance/invoices.ts';
import { usePortalData } from '../../core/portalData.ts';
import { Button } from '../../ui/Button.tsx';
import { Refresh } from '../../ui/icons.tsx';
import { payingRrr } from './payment.ts';
import { PayForm } from '../../ui/PayForm.tsx';
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
        <PayForm to={payForm} rrr={rrr} onSubmit={() => payingRrr(school.shortName).remember(rrr ?? '')} />
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
