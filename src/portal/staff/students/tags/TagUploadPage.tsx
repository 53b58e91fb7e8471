import { STUDENTS } from '#contract/students/pages.ts';
import { LARGE_SHEET } from '#rules/sheetLimits.ts';
import { UploadPage } from '../../../kit/upload/UploadPage.tsx';

export const TagUploadPage = () => (
  <UploadPage
    title={STUDENTS.tags.name}
    crumbs={[STUDENTS.search]}
    lead="Each row is a student with all groups that count for their fees, as: gst, laboratory. They are of the latest session. An empty cell leaves what is stored, and CLEAR empties it. The charges are corrected, and each student is notified."
    path="/Student/student-tags"
    size={LARGE_SHEET}
  />
);
