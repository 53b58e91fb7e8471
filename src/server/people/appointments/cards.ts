import { PEOPLE } from '#contract/people/pages.ts';
import type { Card } from '../../kit/cards/card.ts';
import { deanList, hodList } from './sql.ts';

const VACANT = { held: false };

const ofUnits = (name: string, title: string, page: Card['page'], units: typeof deanList): Card => ({
  name,
  title,
  kind: 'waiting',
  page,
  read: async ({ database }) => ({ value: (await units.count(database, VACANT as object)).total, filters: VACANT }),
});

export const appointmentCards: readonly Card[] = [
  ofUnits('faculties-without-dean', 'Faculties without a dean', PEOPLE.deans, deanList),
  ofUnits('departments-without-head', 'Departments without a head', PEOPLE.hods, hodList),
];
