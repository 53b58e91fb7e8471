import { SCHOOL } from '#contract/school/pages.ts';
import { AND_BELOW, wingPages } from '../../app/wingPages.ts';

export const school = wingPages(SCHOOL, 'staff/school', {
  faculties: ['setup/FacultyPages', () => import('./setup/FacultyPages.tsx'), AND_BELOW],
  departments: ['setup/DepartmentPages', () => import('./setup/DepartmentPages.tsx'), AND_BELOW],
  options: ['setup/OptionPages', () => import('./setup/OptionPages.tsx'), AND_BELOW],
  programmes: ['setup/ProgrammePages', () => import('./setup/ProgrammePages.tsx'), AND_BELOW],
  programmeDepartments: ['setup/ProgrammeDepartmentPages', () => import('./setup/ProgrammeDepartmentPages.tsx'), AND_BELOW],
  areas: ['setup/AreaPages', () => import('./setup/AreaPages.tsx'), AND_BELOW],
  assignments: ['setup/AssignmentPages', () => import('./setup/AssignmentPages.tsx'), AND_BELOW],
  studentTypes: ['setup/StudentTypePages', () => import('./setup/StudentTypePages.tsx'), AND_BELOW],
  sessions: ['setup/SessionPages', () => import('./setup/SessionPages.tsx'), AND_BELOW],
  semesters: ['setup/SemesterPages', () => import('./setup/SemesterPages.tsx'), AND_BELOW],
});
