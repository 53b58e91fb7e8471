import { SCHOOL } from '#contract/school/pages.ts';
import { AND_BELOW, wingPages } from '../../core/wingPages.ts';

export const school = wingPages(SCHOOL, 'staff/school', {
  faculties: ['faculties/FacultyPages', () => import('./faculties/FacultyPages.tsx'), AND_BELOW],
  departments: ['departments/DepartmentPages', () => import('./departments/DepartmentPages.tsx'), AND_BELOW],
  options: ['options/OptionPages', () => import('./options/OptionPages.tsx'), AND_BELOW],
  programmes: ['programmes/ProgrammePages', () => import('./programmes/ProgrammePages.tsx'), AND_BELOW],
  programmeDepartments: [
    'programmes/ProgrammeDepartmentPages',
    () => import('./programmes/ProgrammeDepartmentPages.tsx'),
    AND_BELOW,
  ],
  areas: ['areas/AreaPages', () => import('./areas/AreaPages.tsx'), AND_BELOW],
  assignments: ['areas/AssignmentPages', () => import('./areas/AssignmentPages.tsx'), AND_BELOW],
  studentTypes: ['student-types/StudentTypePages', () => import('./student-types/StudentTypePages.tsx'), AND_BELOW],
  sessions: ['sessions/SessionPages', () => import('./sessions/SessionPages.tsx'), AND_BELOW],
  semesters: ['sessions/SemesterPages', () => import('./sessions/SemesterPages.tsx'), AND_BELOW],
});
