import { ADMISSIONS } from '#contract/admissions/pages.ts';
import type { Card } from '../../kit/cards/card.ts';
import { countInState } from './sql/list.ts';

export const clearanceCards: readonly Card[] = [
  {
    name: 'to-be-cleared',
    title: 'Candidates to be cleared',
    kind: 'waiting',
    page: ADMISSIONS.clearance,
    async read({ database }) {
      const [counted] = await countInState(database, { state: 'profiled' });
      return { value: counted!.candidates, filters: { state: 'profiled' } };
    },
  },
];
