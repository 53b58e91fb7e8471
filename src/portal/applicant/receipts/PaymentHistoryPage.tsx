import { ProvenPage } from '../payment/ProvenPage.tsx';
import { askHistory } from './history.ts';
import { ReceiptList } from './ReceiptList.tsx';

/** One payment opens the list of all that its payer has paid. */
export const Page = () => (
  <ProvenPage title="Payment History" lead="One payment finds all others that were made with the same phone number, email and surname." submitLabel="Show payments" ask={askHistory}>
    {(receipts) => <ReceiptList receipts={receipts} />}
  </ProvenPage>
);
