import { Link } from 'react-router-dom';
import { PEOPLE } from '#contract/people/pages.ts';
import type { users } from '#contract/people/users.ts';
import { displayDate } from '#rules/displayDate.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { formOf, recordOf } from './addresses.ts';

const STATES = [{ value: 'true', name: 'Active' }, { value: 'false', name: 'Deactivated' }];

export const Page = () => (
  <ListPage<typeof users.list>
    title="Users"
    path="/UserManagement/all-users"
    searches="Name, username, email, phone"
    filters={[{ name: 'active', title: 'Status', options: STATES }]}
    to={({ id }) => recordOf(id)}
    columns={[
      { name: 'fullName', title: 'Name', sort: 'name' },
      { name: 'userName', title: 'Username', sort: 'userName' },
      { name: 'email', title: 'Email Address' },
      { name: 'role', title: 'Role' },
      { name: 'active', title: 'Status', shown: ({ active }) => <Tag look={active ? 'success' : 'fail'}>{active ? 'Active' : 'Deactivated'}</Tag> },
      { name: 'createdAt', title: 'Since', sort: 'createdAt', shown: ({ createdAt }) => displayDate(createdAt), isSpare: true },
    ]}
    actions={(
      <>
        <Link className={buttonClass(undefined, 'outlined')} to={PEOPLE.uploadUsers.to}>Upload</Link>
        <Link className={buttonClass('primary')} to={formOf()}>New user</Link>
      </>
    )}
    emptyWords="There are no users yet"
  />
);
