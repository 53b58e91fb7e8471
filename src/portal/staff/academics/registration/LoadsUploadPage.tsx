import { ACADEMICS } from '#contract/academics/pages.ts';
import { UploadPage } from '../../../kit/upload/UploadPage.tsx';

export const LoadsUploadPage = () => (
  <UploadPage
    title={ACADEMICS.loadsUpload.name}
    crumbs={[ACADEMICS.studentLoads]}
    lead="Each row is a student's semester. A student who has a load of their own gets this one in its place."
    path="/CourseManagement/student-unit-load"
  />
);
