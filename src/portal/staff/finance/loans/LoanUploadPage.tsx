import { FINANCE } from '#contract/finance/pages.ts';
import { USUAL_SHEET } from '#rules/sheetLimits.ts';
import { UploadPage } from '../../../kit/upload/UploadPage.tsx';

export const LoanUploadPage = () => (
  <UploadPage
    title={FINANCE.loanUpload.name}
    crumbs={[FINANCE.loanBatches, FINANCE.loanLines]}
    lead="The list of the student loan fund as it is. A line that fits no student is stored too, since its money came in. Nothing is posted before two people agree."
    path="/Payment/loan-lines"
    action="upload-loan-list"
    template="loan-list-template"
    size={USUAL_SHEET}
  />
);
