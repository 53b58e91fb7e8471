import { PEOPLE } from '#contract/people/pages.ts';
import type { Card } from '../../kit/cards/card.ts';
import { countVacant } from './sql.ts';

const ofUnits = (name: string, title: string, page: Card['page'], unit: 'faculties' | 'departments'): Card => ({
  name,
  title,
  kind: 'waiting',
  page,
  async read({ database }) {
    const [counted] = await countVacant(database);
    return { value: counted![unit], filters: { held: false } };
  },
});

export const appointmentCards: readonly Card[] = [
  ofUnits('faculties-without-dean', 'Faculties without a dean', PEOPLE.deans, 'faculties'),
  ofUnits('departments-without-head', 'Departments without a head', PEOPLE.hods, 'departments'),
];
