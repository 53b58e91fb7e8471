import { Link } from 'react-router-dom';
import list from '#lists/school/programme-departments.json' with { type: 'json' };
import { SCHOOL } from '#contract/school/pages.ts';
import type { programmeDepartments } from '#contract/school/programmes.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';

const SCREENS: ScreensOf<typeof programmeDepartments.list> = {
  one: 'programme department',
  declared: list,
  at: SCHOOL.programmeDepartments.to,
  path: '/SchoolProgramme/programme-departments',
  crumbs: [SCHOOL.programmes],
  nameOf: ({ programme, department }) => `${programme}: ${department}`,
  facts: ({ schoolProgrammeId, programme, studentType, departmentId, department, faculty }) => [
    ['Programme', <Link to={`${SCHOOL.programmes.to}/${schoolProgrammeId}`}>{programme}</Link>],
    ['Student type', studentType],
    ['Department', <Link to={`${SCHOOL.departments.to}/${departmentId}`}>{department}</Link>],
    ['Faculty', faculty],
  ],
  forms: { create: 'programme-department' },
  uploads: true,
  switchedOff: 'The department no longer offers this programme to new applicants. People who have chosen it keep it.',
};

export const ProgrammeDepartmentPages = () => <ResourcePages screens={SCREENS} />;
