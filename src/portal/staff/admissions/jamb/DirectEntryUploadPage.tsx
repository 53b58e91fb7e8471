import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { LARGE_SHEET } from '#rules/sheetLimits.ts';
import { UploadPage } from '../../../kit/upload/UploadPage.tsx';

export const DirectEntryUploadPage = () => (
  <UploadPage
    title={ADMISSIONS.directEntryUpload.name}
    crumbs={[ADMISSIONS.directEntryList]}
    path="/DirectEntryApplication"
    template="sample-sheet"
    size={LARGE_SHEET}
  />
);
