import { PEOPLE } from '#contract/people/pages.ts';
import { UploadPage } from '../../../kit/upload/UploadPage.tsx';

export const LecturerUploadPage = () => (
  <UploadPage
    title={PEOPLE.lecturerUpload.name}
    crumbs={[]}
    list={PEOPLE.lecturers}
    path="/Lecturer"
    lead="Fill in the template, and see what your file does before it is done. Each new lecturer is mailed a link to choose a password."
  />
);
