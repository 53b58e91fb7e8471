import { Page as PageFrame } from '../../ui/Page.tsx';
import { ProvenPayment } from '../payment/ProvenPayment.tsx';
import { SundryLinks } from '../payment/SundryLinks.tsx';
import { ApplicantArea } from '../session/ApplicantArea.tsx';
import { askHistory } from './history.ts';
import { ReceiptList } from './ReceiptList.tsx';

/** One payment opens the list of all that its payer has paid. */
export const Page = () => (
  <ApplicantArea>
    <PageFrame title="Payment History" crumbs={[{ name: 'Home', to: '/' }, { name: 'Payment History' }]} lead="One payment finds all others that were made with the same phone number, email and surname.">
      <ProvenPayment submitLabel="Show payments" ask={askHistory}>{(receipts) => <ReceiptList receipts={receipts} />}</ProvenPayment>
      <SundryLinks />
    </PageFrame>
  </ApplicantArea>
);
