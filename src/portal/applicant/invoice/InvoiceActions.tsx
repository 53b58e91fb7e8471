import { Link } from 'react-router-dom';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import type { Invoice } from '#contract/applicationInvoice.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { ArrowRight, Card, Printer, Refresh } from '../../ui/icons.tsx';
import { rememberPaying } from './payment.ts';
import { isWhole } from './useInvoice.ts';

interface InvoiceActionsProps {
  readonly invoice: Invoice;
  readonly programme: ProgrammeSummary | undefined;
  readonly checking: boolean;
  readonly onCheck: () => void;
}

/** Pay, say that it is paid, go on, print. */
export function InvoiceActions({ invoice, programme, checking, onCheck }: InvoiceActionsProps) {
  const { isPaid, rrr, payForm, jambNumber } = invoice;
  return (
    <div className="actions">
      {isPaid && programme && (
        <Link className={buttonClass('primary')} to={programme.routes.login} state={isWhole(rrr) ? { rrr, regNumber: jambNumber, phoneOrRrr: rrr } : { regNumber: jambNumber }}>
          <span>Continue to your application</span><ArrowRight />
        </Link>
      )}
      {payForm && (
        <form method="post" action={payForm.action} onSubmit={() => rememberPaying(rrr ?? '')}>
          {Object.entries(payForm.fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
          <Button type="submit" intent="primary" icon={<Card />}>{rrr ? 'Pay with ATM Card' : 'TPAY'}</Button>
        </form>
      )}
      {!isPaid && isWhole(rrr) && <Button look="outlined" busy={checking} icon={<Refresh />} onClick={onCheck}>I have paid</Button>}
      <Button look="outlined" icon={<Printer />} onClick={() => window.print()}>Print</Button>
    </div>
  );
}
