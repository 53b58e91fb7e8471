import { PEOPLE } from '#contract/people/pages.ts';
import { foldText } from '#rules/text/foldText.ts';
import type { Finder } from '../../kit/finding/finder.ts';
import { listRoles } from './roles.ts';

export const roleFinders: readonly Finder[] = [
  {
    title: 'Roles',
    page: PEOPLE.roles,
    async find(platform, { text }) {
      const words = foldText(text).split(' ');
      const all = await listRoles(platform);
      return all
        .filter(({ name }) => words.every((word) => foldText(`role ${name}`).includes(word)))
        .map(({ id, name }) => ({ id: `role-${id}`, name, note: 'Role', to: `${PEOPLE.roles.to}?role=${id}` }));
    },
  },
];
