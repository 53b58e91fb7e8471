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
  readonly section: Section;
  readonly lets: string;
  /** It concerns its holder's own affairs alone, so it can be given by one who lacks it. */
  readonly own?: true;
  /** Administrators do not hold it. They give it without holding it, and nobody gives it to themselves. */
  readonly confidential?: true;
  /** Nobody may do it while impersonating. */
  readonly inPerson?: true;
}

export const CLAIMS = {
  self: {
    section: 'general',
    own: true,
    lets: 'See their own dashboard, profile and notifications, and change their password.',
  },
  student: { section: 'general', own: true, lets: 'Use the pages of students, for themselves.' },
  staff: { section: 'general', lets: 'Use the pages of staff, and read what is announced to staff.' },
  notices: { section: 'general', lets: 'Write notices, schedule them and take them down.' },
  reports: { section: 'reports', lets: 'See the reports of the college and download them.' },
  utilities: { section: 'utilities', lets: 'Verify O-Level results and certificates.' },
  'user-management': {
    section: 'user management',
    lets: 'Create users, correct their records, switch them off and on, and assign staff to offices.',
  },
  audit: { section: 'user management', lets: 'Read who did what, when and from where.' },
  'access-control': {
    section: 'user management',
    inPerson: true,
    lets: 'Decide what each role and each person may do, and what the menu shows.',
  },
  impersonate: {
    section: 'user management',
    inPerson: true,
    lets: "Take another person's place for half an hour, for a reason that the person is told.",
  },
  'student-management': {
    section: 'student management',
    lets: 'Find students and correct their records, keep the admission list and clear who was admitted.',
  },
  health: {
    section: 'student management',
    confidential: true,
    inPerson: true,
    lets: 'Read the medical records of students. That one was read is written down.',
  },
  siwes: { section: 'student management', lets: 'See the SIWES forms of students and sign them.' },
  fees: { section: 'fees', lets: 'Set fees and award scholarships.' },
  pay: { section: 'fees', own: true, inPerson: true, lets: 'Make invoices for their own fees and pay them.' },
  'course-management': {
    section: 'course management',
    lets: 'Keep the courses and their unit loads, assign lecturers and open registration.',
  },
  'approve-registration': {
    section: 'course management',
    inPerson: true,
    lets: 'Approve the courses that students registered, or return them.',
  },
  results: { section: 'results', lets: 'See class lists and results.' },
  marks: { section: 'results', inPerson: true, lets: 'Enter the marks of the courses they teach and submit them.' },
  'approve-results': {
    section: 'results',
    inPerson: true,
    lets: 'Approve the result sheets of their department or faculty, or return them.',
  },
  senate: { section: 'results', inPerson: true, lets: 'Approve result sheets for senate, or return them.' },
  'publish-results': { section: 'results', inPerson: true, lets: 'Publish results that senate approved.' },
  applications: { section: 'applications', lets: 'See what applicants sent, and decide when applications are open.' },
  hostel: { section: 'hostel', lets: 'Keep hostels, rooms and beds, and decide on reservations.' },
  invoices: { section: 'invoice', lets: 'See every invoice, verify its payment and deactivate it.' },
  'school-setup': {
    section: 'school setup',
    lets: 'Keep faculties, departments, programmes, student types, sessions and semesters.',
  },
} as const satisfies Readonly<Record<string, DeclaredClaim>>;

export type Claim = keyof typeof CLAIMS;

export const SectionName = Type.Unsafe<Section>({ type: 'string', enum: [...SECTIONS] });
export const ClaimName = Type.Unsafe<Claim>({ type: 'string', enum: Object.keys(CLAIMS) });
