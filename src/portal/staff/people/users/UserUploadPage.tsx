import { PEOPLE } from '#contract/people/pages.ts';
import { UploadPage } from '../../../kit/upload/UploadPage.tsx';

/** Many accounts at once: each new person is mailed a link to choose a password. */
export const Page = () => <UploadPage title="Upload users" crumbs={[PEOPLE.users]} path="/UserManagement/all-users" />;
