import { Link, useLocation } from 'react-router-dom';
import { usePortalData } from '../../core/portalData.ts';
import { Page } from '../../ui/Page.tsx';
import { BeingCorrected } from '../payment/BeingCorrected.tsx';
import '../applicant.css';

export function BeingCorrectedPage() {
  const here = useLocation().pathname.replace(/\/+$/, '').toLowerCase();
  const { refused = [], school } = usePortalData();
  const programme = refused.find(({ pages, invoicePages }) => [...pages, ...invoicePages].includes(here))!;
  return (
    <Page title={programme.name} width="narrow" crumbs={[{ name: 'Home', to: '/' }, { name: programme.name }]}>
      <BeingCorrected programme={programme} />
      <p className="then">
        You have an RRR? <Link to="/payment_return">See its payment and receipt</Link>
      </p>
      <p className="then">
        Questions? Call <a href={`tel:${school.phone}`}>{school.phone}</a>
      </p>
    </Page>
  );
}
