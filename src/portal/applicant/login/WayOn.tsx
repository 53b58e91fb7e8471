import { Link } from 'react-router-dom';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { chosen } from '../../core/chosen.ts';
import { usePortalData } from '../../core/portalData.ts';
import { useInvoice } from '../payment/useInvoice.ts';

interface WayOnProps {
  /** The digits that were typed; those of a phone number are no RRR. */
  readonly rrr: string;
  readonly programme: ProgrammeSummary;
}

/** A refused login leads on: to the payment, or to the login of the programme that was paid for. */
export function WayOn({ rrr, programme }: WayOnProps) {
  const { programmes } = usePortalData();
  const { data: invoice, isLoading } = useInvoice(rrr);
  if (isLoading) return null;
  if (!invoice)
    return (
      <p>
        <Link to={programme.invoice.generatePage} state={chosen(programme)}>
          Find and pay your invoice
        </Link>
      </p>
    );
  const own = programmes.find(({ applicationTypeId }) => applicationTypeId === invoice.applicationTypeId);
  if (!invoice.isPaid)
    return (
      <p>
        <Link to={`/payment_return?RRR=${rrr}`}>Pay this invoice</Link>
      </p>
    );
  return own && own !== programme ? (
    <p>
      <Link to={own.routes.login} state={{ rrr, phoneOrRrr: rrr, regNumber: invoice.jambNumber }}>
        Log in to {own.name}
      </Link>
    </p>
  ) : null;
}
