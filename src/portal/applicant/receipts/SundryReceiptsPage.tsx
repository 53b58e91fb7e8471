import { ProvenPage } from '../payment/ProvenPage.tsx';
import { askSundry } from './history.ts';
import { ReceiptList } from './ReceiptList.tsx';

/** The receipts of fees, checks and transcripts. */
export const Page = () => (
  <ProvenPage title="Sundry Receipts" lead="One payment finds the receipts of all sundry fees that you have paid." submitLabel="Find receipts" ask={askSundry}>
    {(receipts) => <ReceiptList receipts={receipts} />}
  </ProvenPage>
);
