import { TOP, type PageDefinitions, type StudentPages } from '../kit/page.ts';

export const ADMISSIONS = {
  declarations: {
    name: 'Application forms',
    to: '/applications/programmes',
    claim: 'applications',
    menu: { group: 'Applications' },
  },
  deadlines: {
    name: 'Application setup',
    to: '/applications/setup',
    claim: 'applications',
    menu: { group: 'Applications' },
  },
  studio: {
    name: 'Change forms',
    to: '/applications/setup/forms',
    claim: 'programmes',
    menu: { group: 'Applications' },
  },
  invoiceTypes: { name: 'Types without a form', to: '/applications/setup/types', claim: 'applications' },
  applicants: {
    name: 'Applicants',
    to: '/applications/applicants',
    claim: 'applications',
    menu: { group: 'Applications' },
  },
  answerList: {
    name: 'Answers of applicants',
    to: '/applications/answers',
    claim: 'applications',
    menu: { group: 'Applications' },
  },
  applicant: { name: 'Applicant', to: '/applications/applicants/view', claim: 'applications' },
  resetApplications: {
    name: 'Reopen applications',
    to: '/applications/reset',
    claim: 'applications',
    menu: { group: 'Applications' },
  },
  deleteApplications: {
    name: 'Delete applications',
    to: '/applications/delete',
    claim: 'applications',
    menu: { group: 'Applications' },
  },
  awaitedResults: {
    name: 'Awaited results',
    to: '/applications/awaited_results',
    claim: 'applications',
    menu: { group: 'Applications' },
  },
  oLevelChecks: {
    name: 'O-Level verification',
    to: '/utilities/olevel_verification',
    claim: 'utilities',
    menu: { group: 'Utilities' },
  },
  verifyResult: {
    name: 'Verify a result',
    to: '/utilities/olevel_verification/verify_result',
    claim: 'utilities',
  },
  clearance: {
    name: 'Clearance',
    to: '/student_management/clear',
    claim: 'student-management',
    menu: { group: 'Student management' },
  },
  clear: { name: 'Clear a candidate', to: '/student_management/clear/view', claim: 'student-management' },
  admissionList: {
    name: 'Search admission list',
    to: '/student_management/search_admission_list',
    claim: 'student-management',
    menu: { group: 'Student management' },
  },
  certificateChecks: {
    name: 'Certificate verification',
    to: '/utilities/certificate_verification',
    claim: 'utilities',
    menu: { group: 'Utilities' },
  },
  admissionUpload: {
    name: 'Admission list upload',
    to: '/student_management/admission_list/upload',
    claim: 'student-management',
    menu: { group: 'Student management' },
  },
  admissionPlaces: { name: 'Places', to: '/student_management/admission_list/places', claim: 'student-management' },
  admissionPlace: { name: 'Place', to: '/student_management/admission_list/place', claim: 'student-management' },
  studentUpload: {
    name: 'Student profiles upload',
    to: '/student_management/search_student/upload',
    claim: 'student-management',
    menu: { group: 'Student management' },
  },
  jambRoot: {
    name: 'JAMB list upload',
    to: '/jamb_list_upload',
    under: '/applications/jamb_list_upload',
    claim: 'applications',
  },
  jambUpload: {
    name: 'JAMB list upload',
    to: '/applications/jamb_list_upload',
    claim: 'applications',
    menu: { group: 'Applications', name: 'JAMB list' },
  },
  jambList: { name: 'JAMB list', to: '/applications/jamb_list', claim: 'applications' },
  oLevelUpload: {
    name: 'O-Level results upload',
    to: '/applications/olevel_result_upload',
    claim: 'applications',
    menu: { group: 'Applications', name: 'O-Level results of JAMB' },
  },
  directEntryUpload: {
    name: 'Direct Entry list upload',
    to: '/applications/de_list_upload',
    claim: 'applications',
    menu: { group: 'Applications', name: 'Direct Entry list' },
  },
  directEntryList: { name: 'Direct Entry list', to: '/applications/de_list', claim: 'applications' },
  candidate: {
    name: 'Candidate',
    to: '/applications/candidate',
    under: '/applications/jamb_list_upload',
    claim: 'applications',
  },
  candidateForm: {
    name: 'Correct a candidate',
    to: '/applications/candidate/edit',
    under: '/applications/jamb_list_upload',
    claim: 'applications',
  },
  applicantInvoices: {
    name: 'Applicant invoices',
    to: '/applications/manage_invoices',
    claim: 'applications',
    menu: { group: 'Applications' },
  },
  putmeUpload: {
    name: 'Post UTME results upload',
    to: '/applications/putme_result_upload',
    claim: 'applications',
    menu: { group: 'Applications', name: 'Post UTME results' },
  },
  putmeScores: { name: 'Post UTME scores', to: '/applications/putme_result_upload/view', claim: 'applications' },
  putmeResults: { name: 'Post UTME results', to: '/applications/putme_results', claim: 'applications' },
  admissionBoard: {
    name: 'Admission list',
    to: '/student_management/admission_list',
    claim: 'student-management',
    menu: { group: 'Student management' },
  },
  quotas: { name: 'Quotas', to: '/student_management/admission_list/quotas', claim: 'student-management' },
  requirements: {
    name: 'Requirements',
    to: '/student_management/admission_list/requirements',
    claim: 'student-management',
  },
  selectionRun: { name: 'Selection', to: '/student_management/admission_list/run', claim: 'student-management' },
  selectionPlaces: {
    name: 'Candidates of a selection',
    to: '/student_management/admission_list/run/candidates',
    claim: 'student-management',
  },
  selectionPaper: {
    name: 'Paper of a selection',
    to: '/student_management/admission_list/run/paper',
    claim: 'student-management',
  },
  offers: {
    name: 'Offers',
    to: '/student_management/admission_list/offers',
    claim: 'student-management',
    menu: { group: 'Student management' },
  },
  contacts: { name: 'Contacts', to: '/student_management/admission_list/contacts', claim: 'student-management' },
  callList: { name: 'Call list', to: '/student_management/admission_list/call_list', claim: 'student-management' },
  waitingMoves: {
    name: 'Waiting list',
    to: '/student_management/admission_list/waiting_list',
    claim: 'student-management',
  },
  story: { name: 'Candidate', to: '/student_management/search_admission_list/candidate', claim: 'student-management' },
} as const satisfies PageDefinitions;

export const OWN_ADMISSIONS = {
  admission: { name: 'Admission', to: '/admission', audience: 'student', claim: 'student', menu: { group: TOP } },
  clearance: { name: 'Clearance', to: '/clearance', audience: 'student', claim: 'student', menu: { group: TOP } },
} as const satisfies StudentPages;

/** Open to everyone. */
export const CATALOGUE = { name: 'Programmes', to: '/programmes' } as const;
