import type { JambList } from '#catalogue/registry/entrances.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import type { Finder } from '../../kit/finding/finder.ts';
import { searchQuery } from '../../kit/list/search.ts';
import { candidatesFound } from './candidateSql.ts';

const LISTS: Readonly<Record<JambList, string>> = { UTME: 'JAMB list', DE: 'Direct Entry list' };

export const candidateFinders: readonly Finder[] = [
  {
    title: 'Candidates of JAMB',
    page: ADMISSIONS.jambList,
    async find({ database }, { text }) {
      const rows = await candidatesFound(database, { words: searchQuery(text) });
      return rows.map(({ id, registrationNumber, fullName, list, session }) => ({
        id: `candidate-${id}`,
        name: fullName,
        note: `${registrationNumber}, ${LISTS[list as JambList]}, ${session}`,
        to: `${ADMISSIONS.candidate.to}?candidate=${id}`,
      }));
    },
  },
];
