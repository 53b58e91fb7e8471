import { FINANCE } from '#contract/finance/pages.ts';
import { UploadPage } from '../../../kit/upload/UploadPage.tsx';

export const FeesUploadPage = () => (
  <UploadPage
    title={FINANCE.feesUpload.name}
    crumbs={[FINANCE.schoolFees]}
    lead="Each row is a fee of a group. The file drafts them; they hold once you have published the drafts. The fee schedule downloads what is published in the same columns."
    path="/Payment"
    template="sample-sheet"
  />
);
