import { STUDENTS } from '#contract/students/pages.ts';
import type { Card } from '../../kit/cards/card.ts';
import { countWaiting } from './sql.ts';

export const correctionCards: readonly Card[] = [
  {
    name: 'corrections-waiting',
    title: 'Correction requests',
    kind: 'waiting',
    page: STUDENTS.corrections,
    async read({ database }) {
      const [counted] = await countWaiting(database);
      return { value: counted!.waiting, filters: { state: 'requested' } };
    },
  },
];
