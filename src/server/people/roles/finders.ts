import { PEOPLE } from '#contract/people/pages.ts';
import { foldText } from '#rules/text/foldText.ts';
import type { Finder } from '../../kit/finding/finder.ts';
import { listRoles } from './roles.ts';

export const roleFinders: readonly Finder[] = [
  {
    title: 'Roles',
    page: PEOPLE.roles,
    async find(platform, { text }) {
      const typed = foldText(text);
      const all = await listRoles(platform);
      return all
        .filter(({ name }) => foldText(name).includes(typed))
        .map(({ id, name }) => ({ id: `role-${id}`, name, note: 'Role', to: `${PEOPLE.roles.to}?role=${id}` }));
    },
  },
];
