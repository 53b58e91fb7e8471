import Type from 'typebox';

/** The specification's section guards. A permission is a section's claims as a group. */
export const SECTIONS = [
  'general',
  'reports',
  'utilities',
  'user management',
  'student management',
  'fees',
  'course management',
  'results',
  'applications',
  'hostel',
  'invoice',
  'school setup',
] as const;

export type Section = (typeof SECTIONS)[number];

export interface DeclaredClaim {
  /** As people read it. */
  readonly title: string;
  readonly section: Section;
  readonly lets: string;
  /** The claim on whose pages it is done: without that one nothing of it can be reached. */
  readonly on?: string;
  /** It concerns its holder's own affairs alone, so it can be given by one who lacks it. */
  readonly own?: true;
  /** Administrators do not hold it. They give it without holding it, and nobody gives it to themselves. */
  readonly confidential?: true;
  /** Nobody may do it while impersonating. */
  readonly inPerson?: true;
}

export const CLAIMS = {
  self: {
    title: 'Own account',
    section: 'general',
    own: true,
    lets: 'See their own dashboard, profile and notifications, and change their password.',
  },
  student: {
    title: "Students' own pages",
    section: 'general',
    own: true,
    lets: 'Use the pages of students, for themselves.',
  },
  staff: {
    title: 'Pages of staff',
    section: 'general',
    lets: 'Use the pages of staff, and read what is announced to staff.',
  },
  notices: { title: 'Notices', section: 'general', lets: 'Write notices, schedule them and take them down.' },
  reports: { title: 'Reports', section: 'reports', lets: 'See the reports of the college and download them.' },
  utilities: {
    title: 'O-Level and certificate checks',
    section: 'utilities',
    lets: 'Verify O-Level results and certificates.',
  },
  'user-management': {
    title: 'Users and offices',
    section: 'user management',
    lets: 'Create users, correct their records, switch them off and on, and assign staff to offices.',
  },
  audit: { title: 'Audit log', section: 'user management', lets: 'Read who did what, when and from where.' },
  'access-control': {
    title: 'Roles and menus',
    section: 'user management',
    inPerson: true,
    lets: 'Decide what each role and each person may do, and what the menu shows.',
  },
  impersonate: {
    title: "Take another person's place",
    on: 'user-management',
    section: 'user management',
    inPerson: true,
    lets: "Take another person's place for half an hour, for a reason that the person is told.",
  },
  'student-management': {
    title: 'Students and admissions',
    section: 'student management',
    lets: 'Find students and correct their records, keep the admission list and clear who was admitted.',
  },
  health: {
    title: 'Medical records',
    section: 'student management',
    confidential: true,
    inPerson: true,
    lets: 'Read the medical records of students. That one was read is written down.',
  },
  siwes: {
    title: 'SIWES forms',
    section: 'student management',
    lets: 'See the SIWES forms of students and sign them.',
  },
  fees: { title: 'Fees and scholarships', section: 'fees', lets: 'Set fees and award scholarships.' },
  'fees-publish': {
    title: 'Publish fees',
    on: 'invoices',
    section: 'fees',
    inPerson: true,
    lets: 'Publish the fees that another person drafted, or refuse them.',
  },
  'award-approve': {
    title: 'Approve awards',
    on: 'invoices',
    section: 'fees',
    inPerson: true,
    lets: 'Approve or refuse that scholarships are awarded or withdrawn, as another person asked.',
  },
  pay: {
    title: 'Pay own fees',
    section: 'fees',
    own: true,
    inPerson: true,
    lets: 'Make invoices for their own fees and pay them.',
  },
  'course-management': {
    title: 'Courses and registration',
    section: 'course management',
    lets: 'Keep the courses and their unit loads, assign lecturers and open registration.',
  },
  'approve-registration': {
    title: 'Approve registrations',
    section: 'course management',
    inPerson: true,
    lets: 'Approve the courses that students registered, or return them.',
  },
  results: { title: 'Class lists and results', section: 'results', lets: 'See class lists and results.' },
  marks: {
    title: 'Enter scores',
    on: 'results',
    section: 'results',
    inPerson: true,
    lets: 'Enter the marks of the courses they teach and submit them.',
  },
  'approve-results': {
    title: 'Approve results of a department or faculty',
    on: 'results',
    section: 'results',
    inPerson: true,
    lets: 'Approve the result sheets of their department or faculty, or return them.',
  },
  senate: {
    title: 'Approve results for senate',
    on: 'results',
    section: 'results',
    inPerson: true,
    lets: 'Approve result sheets for senate, or return them.',
  },
  'publish-results': {
    title: 'Publish results',
    on: 'results',
    section: 'results',
    inPerson: true,
    lets: 'Publish results that senate approved.',
  },
  applications: {
    title: 'Applications',
    section: 'applications',
    lets: 'See what applicants sent, and decide when applications are open.',
  },
  programmes: {
    title: 'Application forms',
    on: 'applications',
    section: 'applications',
    inPerson: true,
    lets: 'Change the forms of programmes. Another person publishes what was changed.',
  },
  'sensitive-answers': {
    title: 'Sensitive answers',
    on: 'applications',
    section: 'applications',
    confidential: true,
    inPerson: true,
    lets: 'Read what applicants answered about a disability, health and the like. That it was read is written down.',
  },
  hostel: { title: 'Hostels', section: 'hostel', lets: 'Keep hostels, rooms and beds, and decide on reservations.' },
  'hostel-desk': {
    title: "Porters' desk",
    section: 'hostel',
    lets: 'See who has a bed, with their photograph, and check them in and out.',
  },
  invoices: {
    title: 'Invoices and payments',
    section: 'invoice',
    lets: 'See every invoice and verify its payment.',
  },
  'void-invoices': {
    title: 'Void invoices',
    on: 'invoices',
    section: 'invoice',
    inPerson: true,
    lets: 'Void unpaid invoices, with a reason, or price them again.',
  },
  'refund-ask': {
    title: 'Ask for refunds',
    on: 'invoices',
    section: 'invoice',
    inPerson: true,
    lets: 'Ask for a refund of money that is due to a payer. Another person approves it.',
  },
  'refund-approve': {
    title: 'Approve refunds',
    on: 'invoices',
    section: 'invoice',
    inPerson: true,
    lets: 'Approve refunds that others asked for, or refuse them.',
  },
  'refund-pay': {
    title: 'Pay refunds',
    on: 'invoices',
    section: 'invoice',
    inPerson: true,
    lets: 'Make the bank’s file of approved refunds, and confirm what the bank paid or returned.',
  },
  'adjust-ask': {
    title: 'Ask for waivers, write-offs and lodgements',
    on: 'invoices',
    section: 'invoice',
    inPerson: true,
    lets: 'Waive charges, write debts off and enter bank tellers up to a limit. Above it another person approves.',
  },
  'adjust-approve': {
    title: 'Approve waivers, write-offs and lodgements',
    on: 'invoices',
    section: 'invoice',
    inPerson: true,
    lets: 'Approve, refuse or reverse what others asked for. Set the limits of other roles than their own.',
  },
  'bank-statements': {
    title: 'Bank statements',
    on: 'invoices',
    section: 'invoice',
    lets: 'Upload the bank’s statements. Each line is posted to where it belongs.',
  },
  loans: {
    title: 'Student loans',
    on: 'invoices',
    section: 'invoice',
    inPerson: true,
    lets: 'Upload the lists of the student loan fund, and request that a batch is posted.',
  },
  'loan-approve': {
    title: 'Approve student loans',
    on: 'invoices',
    section: 'invoice',
    inPerson: true,
    lets: 'Approve or refuse a batch of student loans that another person requested to post.',
  },
  'close-ask': {
    title: 'Ask to close books',
    on: 'invoices',
    section: 'invoice',
    inPerson: true,
    lets: 'Ask that a day or a month is closed. Another person closes it.',
  },
  'close-approve': {
    title: 'Close books',
    on: 'invoices',
    section: 'invoice',
    inPerson: true,
    lets: 'Close a day or a month that another person asked to close. It never changes again.',
  },
  'opening-balances': {
    title: 'Opening balances',
    on: 'invoices',
    section: 'invoice',
    inPerson: true,
    lets: 'State and upload what students owed before the college worked with the portal. Take all of it back until it is signed or paid.',
  },
  'opening-sign': {
    title: 'Sign opening balances',
    on: 'invoices',
    section: 'invoice',
    inPerson: true,
    lets: 'Sign the opening balances that another person stated.',
  },
  'school-setup': {
    title: 'School setup',
    section: 'school setup',
    lets: 'Keep faculties, departments, programmes, student types, sessions and semesters.',
  },
} as const satisfies Readonly<Record<string, DeclaredClaim>>;

export type Claim = keyof typeof CLAIMS;

export const claimTitles = (claims: readonly Claim[]): string => claims.map((claim) => CLAIMS[claim].title).join(', ');

export const SectionName = Type.Unsafe<Section>({ type: 'string', enum: [...SECTIONS] });
export const ClaimName = Type.Unsafe<Claim>({ type: 'string', enum: Object.keys(CLAIMS) });
