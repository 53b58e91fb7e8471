import { Link } from 'react-router-dom';
import departments from '#lists/school/departments.json' with { type: 'json' };
import list from '#lists/school/faculties.json' with { type: 'json' };
import { SCHOOL } from '#contract/school/pages.ts';
import type { faculties } from '#contract/school/faculties.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';
import { buttonClass } from '../../../ui/Button.tsx';

const SCREENS: ScreensOf<typeof faculties.list> = {
  one: 'faculty',
  declared: list,
  at: SCHOOL.faculties.to,
  path: '/Faculty/faculties',
  facts: ({ code }) => [['Code', code]],
  related: [
    {
      name: 'Departments',
      one: 'department',
      declared: departments,
      page: SCHOOL.departments,
      path: '/Department/departments',
      by: 'facultyId',
    },
  ],
  forms: { create: 'school-name', correct: 'faculty' },
  uploads: true,
  switchedOff:
    'The faculty and its departments are no longer offered to new applicants. People who have chosen them keep them, and their names stay on slips.',
  listActions: (
    <>
      <Link className={buttonClass(undefined, 'outlined')} to={SCHOOL.departments.to}>
        Departments
      </Link>
      <Link className={buttonClass(undefined, 'outlined')} to={SCHOOL.options.to}>
        Options
      </Link>
    </>
  ),
};

export const FacultyPages = () => <ResourcePages screens={SCREENS} />;
