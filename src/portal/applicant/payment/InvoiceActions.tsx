import { Link } from 'react-router-dom';
import type { Invoice } from '#contract/admissions/application-invoices.ts';
import { usePortalData } from '../../app/portalData.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { ArrowRight, Card, Refresh } from '../../ui/icons.tsx';
import type { Onward } from './onward.ts';
import { payingRrr } from './payment.ts';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { isWhole } from './useInvoice.ts';

interface InvoiceActionsProps {
  readonly invoice: Invoice;
  readonly onward: Onward | undefined;
  /** A payment waits for the bursary: nobody is asked to pay again. */
  readonly waits: boolean;
  readonly checking: boolean;
  readonly onCheck: () => void;
}

export function InvoiceActions({ invoice, onward, waits, checking, onCheck }: InvoiceActionsProps) {
  const { isPaid, rrr, payForm } = invoice;
  const { school } = usePortalData();
  return (
    <div className="actions">
      {isPaid && onward && <Link className={buttonClass('primary')} to={onward.to} state={onward.state}><span>{onward.label}</span><ArrowRight /></Link>}
      {payForm && !waits && (
        <form method="post" action={payForm.action} onSubmit={() => payingRrr(school.shortName).remember(rrr ?? '')}>
          {Object.entries(payForm.fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
          <Button type="submit" intent="primary" icon={<Card />}>{rrr ? 'Pay with ATM Card' : 'TPAY'}</Button>
        </form>
      )}
      {!isPaid && !waits && isWhole(rrr) && <Button look="outlined" busy={checking} icon={<Refresh />} onClick={onCheck}>I have paid</Button>}
      <PrintButton />
    </div>
  );
}
