import { UploadPage } from '../../../kit/upload/UploadPage.tsx';
import { USERS } from './addresses.ts';

/** Many accounts at once: each new person is mailed a link to choose a password. */
export const Page = () => <UploadPage title="Upload users" crumbs={[USERS]} path="/UserManagement/all-users" />;
