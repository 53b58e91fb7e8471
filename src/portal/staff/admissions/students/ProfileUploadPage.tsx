import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { LARGE_SHEET } from '#rules/sheetLimits.ts';
import { UploadPage } from '../../../kit/upload/UploadPage.tsx';

export const ProfileUploadPage = () => (
  <UploadPage
    title={ADMISSIONS.studentUpload.name}
    crumbs={[ADMISSIONS.admissionPlaces]}
    path="/Student"
    action="upload-profiles"
    template="profiles-sample-sheet"
    size={LARGE_SHEET}
    lead="Students who were here before the portal was, with their matric numbers. They claim their accounts themselves."
  />
);
