import { FINANCE } from '#contract/finance/pages.ts';
import { LARGE_SHEET } from '#rules/sheetLimits.ts';
import { UploadPage } from '../../../kit/upload/UploadPage.tsx';

export const OpeningUploadPage = () => (
  <UploadPage
    title={FINANCE.openingUpload.name}
    crumbs={[FINANCE.opening, FINANCE.openingLines]}
    lead="The office’s own list of what is outstanding. The same file changes nothing; another sum corrects what is posted."
    path="/Bursary/opening-balances"
    size={LARGE_SHEET}
  />
);
