import { Link } from 'react-router-dom';
import list from '#lists/school/area-assignments.json' with { type: 'json' };
import { SCHOOL } from '#contract/school/pages.ts';
import type { areaAssignments } from '#contract/school/areas.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';

const SCREENS: ScreensOf<typeof areaAssignments.list> = {
  one: 'assignment',
  declared: list,
  at: SCHOOL.assignments.to,
  path: '/AreaOfSpecialization/assignments',
  crumbs: [SCHOOL.areas],
  nameOf: ({ area, department }) => `${area}: ${department}`,
  facts: ({ areaId, area, departmentId, department, faculty }) => [
    ['Area of specialization', <Link to={`${SCHOOL.areas.to}/${areaId}`}>{area}</Link>],
    ['Department', <Link to={`${SCHOOL.departments.to}/${departmentId}`}>{department}</Link>],
    ['Faculty', faculty],
  ],
  forms: { create: 'area-assignment' },
  uploads: true,
  switchedOff: 'The department no longer offers this area to new applicants. People who have chosen it keep it.',
};

export const AssignmentPages = () => <ResourcePages screens={SCREENS} />;
