import { FINANCE } from '#contract/finance/pages.ts';
import { ReceiptCopies } from './ReceiptCopies.tsx';

export const SchoolFeesReceiptPage = () => <ReceiptCopies title={FINANCE.schoolFeesReceipt.name} purpose="school" />;
