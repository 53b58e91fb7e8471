import { STUDENTS } from '#contract/students/pages.ts';
import type { Card } from '../../kit/cards/card.ts';
import { countUnsigned } from './sql.ts';

export const siwesCards: readonly Card[] = [
  {
    name: 'siwes-waiting',
    title: 'SIWES forms to sign',
    kind: 'waiting',
    page: STUDENTS.siwesForms,
    async read({ database }) {
      const [counted] = await countUnsigned(database);
      return { value: counted!.waiting, filters: { state: 'submitted' } };
    },
  },
];
