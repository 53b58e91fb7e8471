import { Link } from 'react-router-dom';
import list from '#lists/school/options.json' with { type: 'json' };
import { SCHOOL } from '#contract/school/pages.ts';
import type { departmentOptions } from '#contract/school/options.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';

const SCREENS: ScreensOf<typeof departmentOptions.list> = {
  one: 'option',
  declared: list,
  at: SCHOOL.options.to,
  path: '/Department/department-options',
  crumbs: [SCHOOL.faculties, SCHOOL.departments],
  parent: { at: SCHOOL.departments.to, id: 'departmentId', name: 'department' },
  facts: ({ departmentId, department, faculty }) => [
    ['Department', <Link to={`${SCHOOL.departments.to}/${departmentId}`}>{department}</Link>],
    ['Faculty', faculty],
  ],
  forms: { create: 'department-option', correct: 'school-name' },
  uploads: true,
  switchedOff:
    'The option is no longer offered to new applicants. People who have chosen it keep it, and its name stays on slips.',
};

export const OptionPages = () => <ResourcePages screens={SCREENS} />;
