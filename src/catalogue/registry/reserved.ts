/**
 * The first words of the product's own addresses. What begins with one of them is never a programme's: the next version of the
 * product may have more there. `reserved.test.ts` and the portal's tests hold these to what is really served.
 */
const API = new Set(
  `AdmissionList Application ApplicationInvoice AreaOfSpecialization Audit Authentication BackgroundJob Bursary CertificateCheck
  CountryStatesLGA CourseManagement CourseRegistration Dashboard Department DirectEntryApplication Document Enum Exemptions Faculty Finance Hostel Jamb JupebApplication
  Lecturer Menus Notices Notification OLevel Payment PostUtme Results RoleClaims SchoolProgramme Select Session Student StudentType
  UserDocument UserManagement declared docs health`.split(/\s+/),
);

/** Programmes of the product have addresses there as well. */
const WITH_PROGRAMMES: readonly string[] = ['DirectEntryApplication', 'JupebApplication', 'PostUtme'];

const PAGES = new Set(
  `academic_fees admission admission_status_reciepts api app_reports applications approve_courses assets bursary_collection
  change_email change_of_department_application change_of_department_application_details change_password class clearance
  components_clerance_form course_management course_registration create_profile dashboard demo development_levy fee_receipt
  fees_assignment forgot_password forms hostel hostel_fees hostel_management impersonation_login invoice_management jamb_list_upload
  lecturer_management login medical_records metrics no_access notice_board_management notifications payment_return
  post_graduate_portal profile programmes prospective_students records referral reports reset_password results school_setup siwes
  student_management sundry sundry_reciepts transcript user_management utilities verify_account verify_confirmation verify_document
  verify_letter verify_otp verify_receipt verify_slip verify_student`.split(/\s+/),
);

/** As routers read it: slashes more or less make no other address. */
export const wordsOf = (path: string): string[] => path.split('/').filter(Boolean);

export const firstWord = (path: string): string => wordsOf(path)[0] ?? '';

/** @param ofCollege whether the programme is a college's own, and not the product's */
export const isReservedEndpoint = (path: string, ofCollege: boolean): boolean =>
  API.has(firstWord(path)) && (ofCollege || !WITH_PROGRAMMES.includes(firstWord(path)));

/** The landing page is one that has no word at all. */
export const isReservedPage = (path: string): boolean => firstWord(path) === '' || PAGES.has(firstWord(path));
