import { FINANCE } from '#contract/finance/pages.ts';
import { ReceiptCopies } from './ReceiptCopies.tsx';

export const AcceptanceReceiptPage = () => (
  <ReceiptCopies title={FINANCE.acceptanceReceiptCopy.name} purpose="acceptance" />
);
