import type { Receipt } from '#contract/finance/payments.ts';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { LeaveDevice } from '../payment/LeaveDevice.tsx';
import { ReceiptSheet } from '../payment/ReceiptSheet.tsx';

export const ReceiptResult = ({ receipt }: { readonly receipt: Receipt }) => (
  <>
    <ReceiptSheet receipt={receipt} />
    <div className="actions">
      <PrintButton />
    </div>
    <LeaveDevice />
  </>
);
