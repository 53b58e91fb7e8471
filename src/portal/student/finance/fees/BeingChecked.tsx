import { Link } from 'react-router-dom';
import { Warning } from '../../../ui/icons.tsx';
import { usePurpose } from './usePurpose.ts';

/** What came for an invoice does not fit it: nothing of it is to be paid before the bursary has decided. */
export function BeingChecked({ invoiceNumber }: { readonly invoiceNumber: string }) {
  const { steps } = usePurpose();
  return (
    <div className="notice notice--warning" role="status">
      <Warning />
      <p>
        The bursary is checking what you paid. Your money is not lost: please do not pay again.{' '}
        <Link to={steps.invoice + invoiceNumber}>See the invoice</Link>
      </p>
    </div>
  );
}
