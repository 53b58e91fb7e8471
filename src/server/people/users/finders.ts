import { PEOPLE } from '#contract/people/pages.ts';
import { listQuery, type Finder } from '../../kit/finding/finder.ts';
import { userList } from './sql/list.ts';

export const userFinders: readonly Finder[] = [
  {
    title: 'Accounts',
    page: PEOPLE.users,
    async find({ database }, search, caller) {
      const { rows } = await userList.page(database, listQuery(search), caller);
      return rows.map(({ id, fullName, userName, role }) => ({
        id,
        name: fullName,
        note: `${userName}, ${role}`,
        to: `${PEOPLE.user.to}?user=${id}`,
      }));
    },
  },
];
