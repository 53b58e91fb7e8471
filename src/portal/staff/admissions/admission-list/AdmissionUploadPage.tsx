import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { LARGE_SHEET } from '#rules/sheetLimits.ts';
import { UploadPage } from '../../../kit/upload/UploadPage.tsx';

export const AdmissionUploadPage = () => (
  <UploadPage
    title={ADMISSIONS.admissionUpload.name}
    crumbs={[ADMISSIONS.admissionPlaces]}
    path="/AdmissionList"
    template="sample-sheet"
    size={LARGE_SHEET}
  />
);
