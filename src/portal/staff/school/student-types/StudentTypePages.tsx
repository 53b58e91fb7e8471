import programmes from '#lists/school/programmes.json' with { type: 'json' };
import list from '#lists/school/student-types.json' with { type: 'json' };
import { SCHOOL } from '#contract/school/pages.ts';
import type { studentTypes } from '#contract/school/student-types.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';

const SCREENS: ScreensOf<typeof studentTypes.list> = {
  one: 'student type',
  declared: list,
  at: SCHOOL.studentTypes.to,
  path: '/StudentType/all-student-types',
  facts: ({ code, matricTemplate, numbersAtClearance }) => [
    ['Code', code],
    ['Matric numbers', matricTemplate],
    ['Given', numbersAtClearance ? 'As each candidate is cleared' : 'In a batch, in the order of surnames'],
  ],
  forms: { create: 'school-name', correct: 'student-type' },
  uploads: true,
  switchedOff: 'The student type can no longer be chosen. Students who have it keep it.',
  related: [
    {
      name: 'Programmes',
      one: 'programme',
      declared: programmes,
      page: SCHOOL.programmes,
      path: '/SchoolProgramme/programmes',
      by: 'studentTypeId',
    },
  ],
};

export const StudentTypePages = () => <ResourcePages screens={SCREENS} />;
