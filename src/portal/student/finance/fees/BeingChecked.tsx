import { Link } from 'react-router-dom';
import { InvoiceConcerns } from '../../../kit/invoice/InvoiceConcerns.tsx';
import { Warning } from '../../../ui/icons.tsx';
import { usePurpose } from './usePurpose.ts';

interface BeingCheckedProps {
  readonly checked: { readonly invoiceNumber: string; readonly rrr: string | null };
}

/** What came for an invoice does not fit it: nothing of it is to be paid before the bursary has decided. */
export function BeingChecked({ checked: { invoiceNumber, rrr } }: BeingCheckedProps) {
  const { steps } = usePurpose();
  return (
    <>
      <InvoiceConcerns rrr={rrr} />
      <div className="notice notice--warning" role="status">
        <Warning />
        <p>
          The bursary is checking what you paid. Your money is not lost: please do not pay again.{' '}
          <Link to={steps.invoice + invoiceNumber}>See the invoice</Link>
        </p>
      </div>
    </>
  );
}
