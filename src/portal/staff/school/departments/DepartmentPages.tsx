import { Link } from 'react-router-dom';
import courses from '#lists/academics/courses.json' with { type: 'json' };
import areas from '#lists/school/area-assignments.json' with { type: 'json' };
import list from '#lists/school/departments.json' with { type: 'json' };
import options from '#lists/school/options.json' with { type: 'json' };
import programmes from '#lists/school/programme-departments.json' with { type: 'json' };
import { ACADEMICS } from '#contract/academics/pages.ts';
import { SCHOOL } from '#contract/school/pages.ts';
import type { departments } from '#contract/school/departments.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';

const SCREENS: ScreensOf<typeof departments.list> = {
  one: 'department',
  declared: list,
  at: SCHOOL.departments.to,
  path: '/Department/departments',
  crumbs: [SCHOOL.faculties],
  parent: { at: SCHOOL.faculties.to, id: 'facultyId', name: 'faculty' },
  facts: ({ facultyId, faculty, code }) => [
    ['Faculty', <Link to={`${SCHOOL.faculties.to}/${facultyId}`}>{faculty}</Link>],
    ['Code', code],
  ],
  related: [
    {
      name: 'Options',
      one: 'option',
      declared: options,
      page: SCHOOL.options,
      path: '/Department/department-options',
      by: 'departmentId',
      gives: ['facultyId'],
    },
    {
      name: 'Programmes',
      one: 'programme',
      declared: programmes,
      page: SCHOOL.programmeDepartments,
      path: '/SchoolProgramme/programme-departments',
      by: 'departmentId',
      gives: ['facultyId'],
    },
    {
      name: 'Areas of specialization',
      one: 'area',
      declared: areas,
      page: SCHOOL.assignments,
      path: '/AreaOfSpecialization/assignments',
      by: 'departmentId',
      gives: ['facultyId'],
    },
    {
      name: 'Courses',
      one: 'course',
      declared: courses,
      page: ACADEMICS.courses,
      path: '/CourseManagement/courses',
      by: 'departmentId',
      gives: ['facultyId'],
    },
  ],
  forms: { create: 'department', correct: 'department-details' },
  uploads: true,
  switchedOff:
    'The department is no longer offered to new applicants, in any programme. People who have chosen it keep it, and its name stays on slips.',
};

/** A department never changes its faculty, so that answers already given stay true. */
export const DepartmentPages = () => <ResourcePages screens={SCREENS} />;
