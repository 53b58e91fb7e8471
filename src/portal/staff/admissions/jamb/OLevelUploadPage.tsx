import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { LARGE_SHEET } from '#rules/sheetLimits.ts';
import { UploadPage } from '../../../kit/upload/UploadPage.tsx';

export const OLevelUploadPage = () => (
  <UploadPage
    title={ADMISSIONS.oLevelUpload.name}
    crumbs={[ADMISSIONS.jambList]}
    lead="The board’s file with a row a candidate. The check of an application shows each grade beside what is claimed."
    path="/OLevel"
    action="jamb-results-upload"
    template="jamb-results-template"
    size={LARGE_SHEET}
  />
);
