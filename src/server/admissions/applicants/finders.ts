import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { invoicesFound } from '../../finance/finding/service.ts';
import type { Finder } from '../../kit/finding/finder.ts';

export const applicantFinders: readonly Finder[] = [
  {
    title: 'Applicants',
    page: ADMISSIONS.applicants,
    async find({ database }, search) {
      const rows = await invoicesFound(database, search, 'applicants');
      return rows.map(({ id, fullName, number, description }) => ({
        id: `applicant-${id}`,
        name: fullName,
        note: `${number}, ${description}`,
        to: `${ADMISSIONS.applicant.to}?id=${id}`,
      }));
    },
  },
];
