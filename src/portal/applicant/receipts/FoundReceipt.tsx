import type { Receipt } from '#contract/payment.ts';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { ReceiptSheet } from '../payment/ReceiptSheet.tsx';

export const FoundReceipt = ({ receipt }: { readonly receipt: Receipt }) => (
  <>
    <ReceiptSheet receipt={receipt} />
    <div className="actions"><PrintButton /></div>
  </>
);
