import { PayerPage } from '../payment/PayerPage.tsx';
import { fetchSundry } from './history.ts';
import { ReceiptList } from './ReceiptList.tsx';

export const SundryReceiptsPage = () => (
  <PayerPage
    title="Sundry Receipts"
    lead="The receipts of all sundry fees that were paid with your email address."
    submitLabel="Find receipts"
    ask={fetchSundry}
    emptyMessage="No sundry fee has been paid with this email address. The receipt of an application is under Payment history."
  >
    {(receipts) => <ReceiptList receipts={receipts} />}
  </PayerPage>
);
