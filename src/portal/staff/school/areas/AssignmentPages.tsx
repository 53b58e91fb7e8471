import { Link } from 'react-router-dom';
import { SCHOOL } from '#contract/school/pages.ts';
import type { areaAssignments } from '#contract/school/areas.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';

const SCREENS: ScreensOf<typeof areaAssignments.list> = {
  one: 'assignment', title: 'Assigned areas', at: SCHOOL.assignments.to, path: '/AreaOfSpecialization/assignments', crumbs: [SCHOOL.areas],
  lead: 'The areas of specialization that each department offers.',
  nameOf: ({ area, department }) => `${area}: ${department}`,
  columns: [
    { name: 'area', title: 'Area of specialization', sort: 'area' },
    { name: 'department', title: 'Department', sort: 'department' },
    { name: 'faculty', title: 'Faculty' },
  ],
  filters: [
    { name: 'areaId', title: 'Area', from: '/AreaOfSpecialization/all-areas' },
    { name: 'departmentId', title: 'Department', from: '/Department/all-departments' },
  ],
  searches: 'Area, department or faculty', emptyWords: 'No area is assigned yet',
  facts: ({ areaId, area, departmentId, department, faculty }) => [
    ['Area of specialization', <Link to={`${SCHOOL.areas.to}/${areaId}`}>{area}</Link>],
    ['Department', <Link to={`${SCHOOL.departments.to}/${departmentId}`}>{department}</Link>],
    ['Faculty', faculty],
  ],
  forms: { create: 'area-assignment' },
  uploads: true,
  switchedOff: 'The department offers this area to new applicants no more. Who has chosen it keeps it.',
};

export const Page = () => <ResourcePages screens={SCREENS} />;
