import { PEOPLE } from '#contract/people/pages.ts';
import { UploadPage } from '../../../kit/upload/UploadPage.tsx';

export const UserUploadPage = () => (
  <UploadPage title="Upload users" crumbs={[PEOPLE.users]} path="/UserManagement/all-users" />
);
