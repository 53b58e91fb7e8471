import { PayerPage } from '../payment/PayerPage.tsx';
import { fetchHistory } from './history.ts';
import { ReceiptList } from './ReceiptList.tsx';

export const PaymentHistoryPage = () => (
  <PayerPage
    title="Payment History"
    lead="Everything that was paid to the college with your email address."
    submitLabel="Show payments"
    ask={fetchHistory}
    emptyMessage="Nothing has been paid with this email address. Your payments may have been made with another."
  >
    {(receipts) => <ReceiptList receipts={receipts} />}
  </PayerPage>
);
