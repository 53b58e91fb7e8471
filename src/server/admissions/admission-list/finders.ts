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
      return rows.map(({ id, fullName, regNumber, programme, session }) => ({
        id: `place-${id}`,
        name: fullName,
        note: `${regNumber}, ${programme}, ${session}`,
        to: `${ADMISSIONS.admissionPlace.to}?place=${id}`,
      }));
    },
  },
];
