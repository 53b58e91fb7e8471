import { FINANCE } from '#contract/finance/pages.ts';
import { LARGE_SHEET } from '#rules/sheetLimits.ts';
import { UploadPage } from '../../../kit/upload/UploadPage.tsx';

export const BankUploadPage = () => (
  <UploadPage
    title={FINANCE.bankUpload.name}
    crumbs={[FINANCE.bank, FINANCE.bankLines]}
    lead="The statement as the bank has it. Lines that are known add nothing, and each new one is posted within minutes."
    path="/Payment/bank-lines"
    action="upload-bank-statement"
    template="bank-statement-template"
    size={LARGE_SHEET}
  />
);
