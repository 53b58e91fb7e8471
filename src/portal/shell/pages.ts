import type { Claim } from '#contract/claims.ts';
import { lazyPage, type PortalRoute } from '../app/lazyPage.tsx';

const page = (path: string, folder: string, load: Parameters<typeof lazyPage>[1]): PortalRoute => ({ path, page: lazyPage(`src/portal/${folder}.tsx`, load) });

/** On which people prove who they are: open to everyone. */
export const ACCOUNT_PAGES: readonly PortalRoute[] = [
  page('/login', 'account/login/LoginPage', () => import('../account/login/LoginPage.tsx')),
  page('/verify_otp', 'account/login/VerifyOtpPage', () => import('../account/login/VerifyOtpPage.tsx')),
  page('/change_email', 'account/login/ChangeEmailPage', () => import('../account/login/ChangeEmailPage.tsx')),
  page('/forgot_password', 'account/password/ForgotPasswordPage', () => import('../account/password/ForgotPasswordPage.tsx')),
  page('/reset_password', 'account/password/ResetPasswordPage', () => import('../account/password/ResetPasswordPage.tsx')),
  page('/verify_confirmation', 'account/confirm/VerifyConfirmationPage', () => import('../account/confirm/VerifyConfirmationPage.tsx')),
  page('/verify_account', 'account/new-student/VerifyAccountPage', () => import('../account/new-student/VerifyAccountPage.tsx')),
  page('/create_profile', 'account/new-student/CreateProfilePage', () => import('../account/new-student/CreateProfilePage.tsx')),
  page('/impersonation_login', 'account/impersonation/ImpersonationLoginPage', () => import('../account/impersonation/ImpersonationLoginPage.tsx')),
];

interface GuardedRoute extends PortalRoute {
  /** Without it one is led to /no_access. */
  readonly claim: Claim;
}

const room = (claim: Claim, ...route: Parameters<typeof page>): GuardedRoute => ({ claim, ...page(...route) });

/** Inside the shell, for who is signed in and holds the page's claim. */
export const SIGNED_IN_PAGES: readonly GuardedRoute[] = [
  room('self', '/dashboard', 'shell/dashboard/DashboardPage', () => import('./dashboard/DashboardPage.tsx')),
  room('self', '/profile', 'shell/profile/ProfilePage', () => import('./profile/ProfilePage.tsx')),
  room('self', '/notifications', 'shell/notifications/NotificationsPage', () => import('./notifications/NotificationsPage.tsx')),
  room('notices', '/notice_board_management', 'staff/communication/notices/NoticeList', () => import('../staff/communication/notices/NoticeList.tsx')),
  room('notices', '/notice_board_management/create', 'staff/communication/notices/NoticeCreate', () => import('../staff/communication/notices/NoticeCreate.tsx')),
  room('notices', '/notice_board_management/:id', 'staff/communication/notices/NoticeEdit', () => import('../staff/communication/notices/NoticeEdit.tsx')),
  room('self', '/change_password', 'account/password/ChangePasswordPage', () => import('../account/password/ChangePasswordPage.tsx')),
  room('user-management', '/user_management/assign_staff/dean', 'staff/people/appointments/DeanListPage', () => import('../staff/people/appointments/DeanListPage.tsx')),
  room('user-management', '/user_management/assign_staff/dean/assign', 'staff/people/appointments/AssignDeanPage', () => import('../staff/people/appointments/AssignDeanPage.tsx')),
  room('user-management', '/user_management/assign_staff/hod', 'staff/people/appointments/HodListPage', () => import('../staff/people/appointments/HodListPage.tsx')),
  room('user-management', '/user_management/assign_staff/hod/assign', 'staff/people/appointments/AssignHodPage', () => import('../staff/people/appointments/AssignHodPage.tsx')),
  room('user-management', '/user_management/assign_staff/course_adviser', 'staff/people/appointments/AdviserListPage', () => import('../staff/people/appointments/AdviserListPage.tsx')),
  room('user-management', '/user_management/assign_staff/course_adviser/assign', 'staff/people/appointments/AssignAdviserPage', () => import('../staff/people/appointments/AssignAdviserPage.tsx')),
  room('audit', '/user_management/audit', 'staff/people/audit/AuditPage', () => import('../staff/people/audit/AuditPage.tsx')),
  room('audit', '/user_management/audit/entry', 'staff/people/audit/AuditEntryPage', () => import('../staff/people/audit/AuditEntryPage.tsx')),
  room('user-management', '/user_management/users', 'staff/people/users/UserListPage', () => import('../staff/people/users/UserListPage.tsx')),
  room('user-management', '/user_management/users/upload', 'staff/people/users/UserUploadPage', () => import('../staff/people/users/UserUploadPage.tsx')),
  room('user-management', '/user_management/users/edit', 'staff/people/users/UserFormPage', () => import('../staff/people/users/UserFormPage.tsx')),
  room('user-management', '/user_management/users/management', 'staff/people/users/UserPage', () => import('../staff/people/users/UserPage.tsx')),
  room('reports', '/reports/payment_reports', 'staff/reports/PaymentReportPage', () => import('../staff/reports/PaymentReportPage.tsx')),
  room('reports', '/reports/application_reports', 'staff/reports/ApplicationReportPage', () => import('../staff/reports/ApplicationReportPage.tsx')),
  room('reports', '/app_reports/application_reports', 'staff/reports/ApplicationReportPage', () => import('../staff/reports/ApplicationReportPage.tsx')),
  room('school-setup', '/school_setup/manage_faculty_and_department/*', 'staff/school/setup/FacultyPages', () => import('../staff/school/setup/FacultyPages.tsx')),
  room('school-setup', '/school_setup/manage_faculty_and_department/department/*', 'staff/school/setup/DepartmentPages', () => import('../staff/school/setup/DepartmentPages.tsx')),
  room('school-setup', '/school_setup/department/options/*', 'staff/school/setup/OptionPages', () => import('../staff/school/setup/OptionPages.tsx')),
  room('school-setup', '/school_setup/programmes/*', 'staff/school/setup/ProgrammePages', () => import('../staff/school/setup/ProgrammePages.tsx')),
  room('school-setup', '/school_setup/programme_departments/*', 'staff/school/setup/ProgrammeDepartmentPages', () => import('../staff/school/setup/ProgrammeDepartmentPages.tsx')),
  room('school-setup', '/school_setup/area_of_specialization/*', 'staff/school/setup/AreaPages', () => import('../staff/school/setup/AreaPages.tsx')),
  room('school-setup', '/school_setup/assign_aos/*', 'staff/school/setup/AssignmentPages', () => import('../staff/school/setup/AssignmentPages.tsx')),
  room('school-setup', '/school_setup/student_type/*', 'staff/school/setup/StudentTypePages', () => import('../staff/school/setup/StudentTypePages.tsx')),
  room('school-setup', '/school_setup/sessions/*', 'staff/school/setup/SessionPages', () => import('../staff/school/setup/SessionPages.tsx')),
  room('school-setup', '/school_setup/semesters/*', 'staff/school/setup/SemesterPages', () => import('../staff/school/setup/SemesterPages.tsx')),
  room('applications', '/applications/setup', 'staff/admissions/deadlines/DeadlinesPage', () => import('../staff/admissions/deadlines/DeadlinesPage.tsx')),
  room('invoices', '/invoice_management/verify_payment_status', 'staff/finance/reconciliation/VerifyPaymentPage', () => import('../staff/finance/reconciliation/VerifyPaymentPage.tsx')),
  room('invoices', '/invoice_management/cases', 'staff/finance/reconciliation/CaseListPage', () => import('../staff/finance/reconciliation/CaseListPage.tsx')),
  room('invoices', '/invoice_management/cases/case', 'staff/finance/reconciliation/CasePage', () => import('../staff/finance/reconciliation/CasePage.tsx')),
  room('invoices', '/invoice_management/reconciliation', 'staff/finance/reconciliation/ReconciliationListPage', () => import('../staff/finance/reconciliation/ReconciliationListPage.tsx')),
  room('invoices', '/invoice_management/reconciliation/report', 'staff/finance/reconciliation/ReconciliationPage', () => import('../staff/finance/reconciliation/ReconciliationPage.tsx')),
  room('course-management', '/course_management/manage_course/*', 'staff/academics/courses/CoursePages', () => import('../staff/academics/courses/CoursePages.tsx')),
  room('course-management', '/course_management/assign_course/*', 'staff/academics/courses/CourseAssignmentPages', () => import('../staff/academics/courses/CourseAssignmentPages.tsx')),
  room('course-management', '/user_management/assign_courses', 'staff/academics/courses/AssignCoursesPage', () => import('../staff/academics/courses/AssignCoursesPage.tsx')),
  room('powers', '/user_management/roles', 'staff/people/roles/RolesPage', () => import('../staff/people/roles/RolesPage.tsx')),
  room('powers', '/user_management/menus', 'staff/people/roles/MenusPage', () => import('../staff/people/roles/MenusPage.tsx')),
  room('powers', '/user_management/menus/management', 'staff/people/roles/MenuItemPage', () => import('../staff/people/roles/MenuItemPage.tsx')),
  room('student-management', '/student_management/search_admission_list', 'staff/admissions/admission-list/SearchAdmissionPage', () => import('../staff/admissions/admission-list/SearchAdmissionPage.tsx')),
  room('powers', '/student_management/manage_claims', 'staff/people/roles/ManageClaimsPage', () => import('../staff/people/roles/ManageClaimsPage.tsx')),
];
