import { STUDENTS } from '#contract/students/pages.ts';
import { wingPages } from '../../core/wingPages.ts';

export const students = wingPages(STUDENTS, 'staff/students', {
  search: ['SearchStudentPage', () => import('./SearchStudentPage.tsx')],
  view: ['StudentPage', () => import('./StudentPage.tsx')],
  edit: ['EditStudentPage', () => import('./EditStudentPage.tsx')],
  tags: ['tags/TagUploadPage', () => import('./tags/TagUploadPage.tsx')],
  origins: ['origins/OriginsPage', () => import('./origins/OriginsPage.tsx')],
  corrections: ['corrections/CorrectionListPage', () => import('./corrections/CorrectionListPage.tsx')],
  correction: ['corrections/CorrectionPage', () => import('./corrections/CorrectionPage.tsx')],
  matricNumbers: ['matric-numbers/MatricNumbersPage', () => import('./matric-numbers/MatricNumbersPage.tsx')],
  sessionManager: ['sessions/SessionManagerPage', () => import('./sessions/SessionManagerPage.tsx')],
  promotion: ['sessions/PromotionPage', () => import('./sessions/PromotionPage.tsx')],
  promotionStudents: ['sessions/PromotionStudentsPage', () => import('./sessions/PromotionStudentsPage.tsx')],
  departmentChanges: [
    'department-changes/DepartmentChangeListPage',
    () => import('./department-changes/DepartmentChangeListPage.tsx'),
  ],
  departmentChange: [
    'department-changes/DepartmentChangePage',
    () => import('./department-changes/DepartmentChangePage.tsx'),
  ],
  siwesForms: ['siwes/SiwesListPage', () => import('./siwes/SiwesListPage.tsx')],
  siwesForm: ['siwes/SiwesFormPage', () => import('./siwes/SiwesFormPage.tsx')],
  numberReport: ['NumberReportPage', () => import('./NumberReportPage.tsx')],
  medical: ['MedicalPage', () => import('./MedicalPage.tsx')],
});
