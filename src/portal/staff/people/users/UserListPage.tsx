import { Link } from 'react-router-dom';
import declared from '#lists/people/users.json' with { type: 'json' };
import { PEOPLE } from '#contract/people/pages.ts';
import type { users } from '#contract/people/users.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { formOf, recordOf } from './addresses.ts';

export const UserListPage = () => (
  <ListPage<typeof users.list>
    declared={declared}
    path="/UserManagement/all-users"
    to={({ id }) => recordOf(id)}
    actions={
      <>
        <Link className={buttonClass(undefined, 'outlined')} to={PEOPLE.uploadUsers.to}>
          Upload
        </Link>
        <Link className={buttonClass('primary')} to={formOf()}>
          New user
        </Link>
      </>
    }
  />
);
