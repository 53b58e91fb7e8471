import { ADMISSIONS } from '#contract/admissions/pages.ts';
import type { Finder } from '../../kit/finding/finder.ts';
import { searchQuery } from '../../kit/list/search.ts';
import { placesFound } from './list.ts';

export const placeFinders: readonly Finder[] = [
  {
    title: 'Admission list',
    page: ADMISSIONS.admissionPlaces,
    async find({ database }, { text, number }) {
      const rows = await placesFound(database, { words: searchQuery(text), number });
      return rows.map(({ id, full_name, reg_number, programme, session }) => ({
        id: `place-${id}`,
        name: full_name,
        note: `${reg_number}, ${programme}, ${session}`,
        to: `${ADMISSIONS.admissionPlace.to}?place=${id}`,
      }));
    },
  },
];
