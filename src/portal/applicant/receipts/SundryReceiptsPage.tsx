import { Page as PageFrame } from '../../ui/Page.tsx';
import { ProvenPayment } from '../payment/ProvenPayment.tsx';
import { SundryLinks } from '../payment/SundryLinks.tsx';
import { ApplicantArea } from '../session/ApplicantArea.tsx';
import { askSundry } from './history.ts';
import { ReceiptList } from './ReceiptList.tsx';

/** The receipts of fees, checks and transcripts. */
export const Page = () => (
  <ApplicantArea>
    <PageFrame title="Sundry Receipts" crumbs={[{ name: 'Home', to: '/' }, { name: 'Sundry Receipts' }]} lead="One payment finds the receipts of all sundry fees that you have paid.">
      <ProvenPayment submitLabel="Find receipts" ask={askSundry}>{(receipts) => <ReceiptList receipts={receipts} />}</ProvenPayment>
      <SundryLinks />
    </PageFrame>
  </ApplicantArea>
);
