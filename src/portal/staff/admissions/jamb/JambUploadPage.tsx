import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { LARGE_SHEET } from '#rules/sheetLimits.ts';
import { UploadPage } from '../../../kit/upload/UploadPage.tsx';

export const JambUploadPage = () => (
  <UploadPage
    title={ADMISSIONS.jambUpload.name}
    crumbs={[ADMISSIONS.jambList]}
    path="/Jamb"
    template="sample-sheet"
    size={LARGE_SHEET}
  />
);
