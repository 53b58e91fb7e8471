import { TOP, type PageDefinitions, type StudentPages } from '../kit/page.ts';
import type { FeePurpose } from './student-fees.ts';
import { LOANS } from './loan-pages.ts';
import { OPENING } from './opening-pages.ts';
import { BY_TWO_PEOPLE } from './two-person-pages.ts';

const MENU = { group: 'Fees assignment' } as const;

export const FINANCE = {
  schoolFees: { name: 'School fees', to: '/fees_assignment/school_fees', claim: 'fees', menu: MENU },
  schoolFeesEdit: { name: 'Set school fees', to: '/fees_assignment/school_fees/edit', claim: 'fees' },
  schoolFeesBulk: { name: 'Change many', to: '/fees_assignment/school_fees/bulk', claim: 'fees' },
  acceptanceFees: { name: 'Acceptance fees', to: '/fees_assignment/acceptance_fees', claim: 'fees', menu: MENU },
  acceptanceFeesEdit: { name: 'Set acceptance fees', to: '/fees_assignment/acceptance_fees/edit', claim: 'fees' },
  acceptanceFeesBulk: { name: 'Change many', to: '/fees_assignment/acceptance_fees/bulk', claim: 'fees' },
  cloneFees: { name: 'Clone a session', to: '/fees_assignment/clone', claim: 'fees' },
  feesUpload: { name: 'Upload fees', to: '/fees_assignment/upload', claim: 'fees' },
  feeSchedule: { name: 'Fee schedule', to: '/fees_assignment/schedule', claim: 'fees', menu: MENU },
  pgFees: { name: 'Postgraduate school fees', to: '/fees_assignment/pg_school_fees', claim: 'fees', menu: MENU },
  pgFeesEdit: { name: 'Set postgraduate school fees', to: '/fees_assignment/pg_school_fees/edit', claim: 'fees' },
  sundryFees: { name: 'Sundry fees', to: '/fees_assignment/sundry_fees', claim: 'fees', menu: MENU },
  sundryFeesEdit: { name: 'Set sundry fees', to: '/fees_assignment/sundry_fees/edit', claim: 'fees' },
  pgFeesBulk: { name: 'Change many', to: '/fees_assignment/pg_school_fees/bulk', claim: 'fees' },
  sundryFeesBulk: { name: 'Change many', to: '/fees_assignment/sundry_fees/bulk', claim: 'fees' },
  plans: { name: 'Instalments', to: '/fees_assignment/instalments', claim: 'fees', menu: MENU },
  plan: { name: 'Set instalments', to: '/fees_assignment/instalments/edit', claim: 'fees' },
  scholarships: {
    name: 'Scholarships',
    to: '/fees_assignment/scholarship_management',
    claim: 'fees',
    menu: MENU,
  },
  scholarship: { name: 'Scholarship', to: '/fees_assignment/scholarship_management/view_scholarship', claim: 'fees' },
  scholarshipEdit: { name: 'Edit scholarship', to: '/fees_assignment/scholarship_management/edit', claim: 'fees' },
  fees: { name: 'Fees', to: '/fees_assignment/busary_fees', claim: 'fees', menu: MENU },
  feeTypes: {
    name: 'Types of fees',
    to: '/fees_assignment/fee_types',
    under: '/fees_assignment/busary_fees',
    claim: 'fees',
  },
  feeCategories: {
    name: 'Categories of fees',
    to: '/fees_assignment/fee_categories',
    under: '/fees_assignment/busary_fees',
    claim: 'fees',
  },
  studentInvoices: {
    name: 'Students’ invoices',
    to: '/invoice_management/invoice',
    claim: 'invoices',
    menu: { group: 'Invoice management' },
  },
  studentInvoice: { name: 'Invoice', to: '/invoice_management/invoice/record', claim: 'invoices' },
  studentAccounts: {
    name: 'Accounts of students',
    to: '/invoice_management/student_accounts',
    claim: 'invoices',
    menu: { group: 'Invoice management' },
  },
  studentAccount: { name: 'Account', to: '/invoice_management/student_accounts/account', claim: 'invoices' },
  studentAccountPaper: {
    name: 'Statement of account',
    to: '/invoice_management/student_accounts/statement',
    claim: 'invoices',
  },
  debtors: {
    name: 'Debtors',
    to: '/invoice_management/debtors',
    claim: 'invoices',
    menu: { group: 'Invoice management' },
  },
  debts: { name: 'What is owed', to: '/invoice_management/debtors/debts', claim: 'invoices' },
  cashBook: {
    name: 'Cash book',
    to: '/invoice_management/cash_book',
    claim: 'invoices',
    menu: { group: 'Invoice management' },
  },
  cashEntries: { name: 'Entries', to: '/invoice_management/cash_book/entries', claim: 'invoices' },
  revenue: {
    name: 'Revenue by head',
    to: '/invoice_management/revenue',
    claim: 'invoices',
    menu: { group: 'Invoice management' },
  },
  revenueLines: { name: 'Lines', to: '/invoice_management/revenue/lines', claim: 'invoices' },
  bursaryInvoices: {
    name: 'Bursary invoices',
    to: '/invoice_management/bursary',
    claim: 'invoices',
    menu: { group: 'Invoice management' },
  },
  bursaryInvoice: { name: 'Bursary invoice', to: '/invoice_management/bursary/record', claim: 'invoices' },
  deleteSundryInvoice: {
    name: 'Delete sundry invoice',
    to: '/invoice_management/delete_sundry_invoice',
    claim: 'void-invoices',
    menu: { group: 'Invoice management' },
  },
  schoolFeesReceipt: {
    name: 'School fees receipts',
    to: '/invoice_management/school_fees/receipt',
    claim: 'invoices',
    menu: { group: 'Invoice management' },
  },
  acceptanceReceiptCopy: {
    name: 'Acceptance fee receipts',
    to: '/invoice_management/acceptance/fee_receipt',
    claim: 'invoices',
    menu: { group: 'Invoice management' },
  },
  verifyPayment: {
    name: 'Verify payment status',
    to: '/invoice_management/verify_payment_status',
    claim: 'invoices',
    menu: { group: 'Invoice management' },
  },
  cases: {
    name: 'Payment cases',
    to: '/invoice_management/cases',
    claim: 'invoices',
    menu: { group: 'Invoice management' },
  },
  caseQueue: { name: 'Open cases', to: '/invoice_management/cases/queue', claim: 'invoices' },
  case: { name: 'Payment case', to: '/invoice_management/cases/case', claim: 'invoices' },
  ...BY_TWO_PEOPLE,
  ...LOANS,
  ...OPENING,
  reconciliations: {
    name: 'Reconciliation',
    to: '/invoice_management/reconciliation',
    claim: 'invoices',
    menu: { group: 'Invoice management' },
  },
  bank: {
    name: 'Bank',
    to: '/invoice_management/bank',
    claim: 'invoices',
    menu: { group: 'Invoice management' },
  },
  bankLines: { name: 'Lines', to: '/invoice_management/bank/lines', claim: 'invoices' },
  bankUpload: { name: 'Upload a statement', to: '/invoice_management/bank/upload', claim: 'bank-statements' },
  reconciliation: { name: 'Differences', to: '/invoice_management/reconciliation/report', claim: 'invoices' },
} as const satisfies PageDefinitions;

const FEES = 'Academic fees';
const own = { audience: 'student', claim: 'student' } as const;
/** Invoices are made there. */
const pays = { audience: 'student', claim: 'pay' } as const;
const NO_DEGREE_TO_CHANGE = ['postgraduate', 'jupeb'] as const;

/** What a student owes and pays. Each purpose has the same steps: what is due, the session, the lines, the invoice, the receipt. */
export const OWN_FINANCE = {
  school: { ...own, name: 'School fees', to: '/academic_fees/school_fees', menu: { group: FEES } },
  schoolSession: { ...own, name: 'Session', to: '/academic_fees/school_fees/session' },
  schoolGenerate: { ...pays, name: 'Generate invoice', to: '/academic_fees/school_fees/generate_invoice' },
  schoolInvoice: { ...own, name: 'Invoice', to: '/academic_fees/school_fees/invoice' },
  schoolReceipt: { ...own, name: 'Receipt', to: '/academic_fees/school_fees/receipt' },
  acceptance: { ...own, name: 'Acceptance fee', to: '/academic_fees/acceptance', menu: { group: FEES } },
  acceptanceGenerate: { ...pays, name: 'Generate invoice', to: '/academic_fees/acceptance/generate_invoice' },
  acceptanceInvoice: { ...own, name: 'Invoice', to: '/academic_fees/acceptance/invoice' },
  form11: { ...own, name: 'Form 11', to: '/academic_fees/school_fees/form11' },
  sundryForm11: { ...own, name: 'Form 11', to: '/academic_fees/sundry/form11', notFor: ['jupeb'] },
  letter: { ...own, name: 'Letter of acceptance', to: '/academic_fees/acceptance/letter' },
  letterJupeb: { ...own, name: 'Letter of acceptance', to: '/academic_fees/acceptance/jupeb' },
  letterPg: { ...own, name: 'Letter of acceptance', to: '/academic_fees/acceptance/letter_pg' },
  acceptanceReceipt: { ...own, name: 'Receipt', to: '/academic_fees/acceptance/fee_receipt' },
  degree: {
    ...own,
    name: 'Change of degree',
    to: '/academic_fees/change_of_degree',
    menu: { group: FEES },
    notFor: NO_DEGREE_TO_CHANGE,
  },
  degreeSession: {
    ...own,
    name: 'Session',
    to: '/academic_fees/change_of_degree/session',
    notFor: NO_DEGREE_TO_CHANGE,
  },
  degreeGenerate: {
    ...pays,
    name: 'Generate invoice',
    to: '/academic_fees/change_of_degree/generate_invoice',
    notFor: NO_DEGREE_TO_CHANGE,
  },
  degreeInvoice: {
    ...own,
    name: 'Invoice',
    to: '/academic_fees/change_of_degree/invoice',
    notFor: NO_DEGREE_TO_CHANGE,
  },
  sundry: { ...own, name: 'Other fees', to: '/academic_fees/sundry', menu: { group: FEES }, notFor: ['jupeb'] },
  sundrySession: { ...own, name: 'Session', to: '/academic_fees/sundry/session', notFor: ['jupeb'] },
  sundryGenerate: {
    ...pays,
    name: 'Generate invoice',
    to: '/academic_fees/sundry/generate_invoice',
    notFor: ['jupeb'],
  },
  sundryInvoice: { ...own, name: 'Invoice', to: '/academic_fees/sundry/invoice', notFor: ['jupeb'] },
  sundryReceipt: { ...own, name: 'Receipt', to: '/academic_fees/sundry/receipt', notFor: ['jupeb'] },
  clearanceForm: { ...own, name: 'Clearance form', to: '/academic_fees/clearance_form', menu: { group: FEES } },
  statement: { ...own, name: 'Statement', to: '/academic_fees/statement', menu: { group: FEES } },
  payments: {
    name: 'Payments and receipts',
    to: '/academic_fees/payments',
    audience: 'student',
    claim: 'student',
    menu: { group: 'Academic fees' },
  },
  payment: { name: 'Payment', to: '/academic_fees/payments/invoice', audience: 'student', claim: 'student' },
  development: { ...own, name: 'Development levy', to: '/development_levy', menu: { group: TOP } },
  developmentGenerate: { ...pays, name: 'Generate invoice', to: '/development_levy/generate_invoice' },
  developmentInvoice: { ...own, name: 'Invoice', to: '/development_levy/invoice' },
  developmentLetter: { ...own, name: 'Proof of payment', to: '/development_levy/letter' },
  developmentPapers: { ...own, name: 'Papers', to: '/development_levy/document_page' },
} as const satisfies StudentPages;

/** The address of each step of a purpose; `invoice` and `receipt` end where the code of an invoice begins. */
export const FEE_STEPS: Readonly<
  Record<
    FeePurpose,
    {
      readonly home: string;
      readonly session: string;
      readonly generate: string;
      readonly invoice: string;
      readonly receipt: string;
    }
  >
> = {
  school: {
    home: OWN_FINANCE.school.to,
    session: OWN_FINANCE.schoolSession.to,
    generate: OWN_FINANCE.schoolGenerate.to,
    invoice: `${OWN_FINANCE.schoolInvoice.to}?code=`,
    receipt: `${OWN_FINANCE.schoolReceipt.to}?code=`,
  },
  acceptance: {
    home: OWN_FINANCE.acceptance.to,
    session: OWN_FINANCE.acceptanceGenerate.to,
    generate: OWN_FINANCE.acceptanceGenerate.to,
    invoice: `${OWN_FINANCE.acceptanceInvoice.to}/`,
    receipt: `${OWN_FINANCE.acceptanceReceipt.to}?code=`,
  },
  'change-of-degree': {
    home: OWN_FINANCE.degree.to,
    session: OWN_FINANCE.degreeSession.to,
    generate: OWN_FINANCE.degreeGenerate.to,
    invoice: `${OWN_FINANCE.degreeInvoice.to}?code=`,
    receipt: `${OWN_FINANCE.schoolReceipt.to}?code=`,
  },
  sundry: {
    home: OWN_FINANCE.sundry.to,
    session: OWN_FINANCE.sundrySession.to,
    generate: OWN_FINANCE.sundryGenerate.to,
    invoice: `${OWN_FINANCE.sundryInvoice.to}?code=`,
    receipt: `${OWN_FINANCE.sundryReceipt.to}?code=`,
  },
  development: {
    home: OWN_FINANCE.development.to,
    session: OWN_FINANCE.developmentGenerate.to,
    generate: OWN_FINANCE.developmentGenerate.to,
    invoice: `${OWN_FINANCE.developmentInvoice.to}/`,
    receipt: `${OWN_FINANCE.schoolReceipt.to}?code=`,
  },
};

/** A bed has pages of its own wing. */
const HOSTEL_STEPS = {
  home: '/hostel',
  session: '/hostel',
  generate: '/hostel',
  invoice: '/hostel/invoice?code=',
  receipt: '/hostel_fees/receipt?code=',
};

/** The page for which a fee is paid, in the wing that requested it; null where nothing waits for the payment. */
export const paidFor = ({
  purpose,
  sessionId,
  semesterId,
}: {
  purpose: string;
  sessionId: number | null;
  semesterId: number | null;
}): { name: string; to: string } | null =>
  purpose === 'late-registration' && semesterId !== null
    ? {
        name: 'Course registration',
        to: `/course_registration/register?session=${sessionId}&semester=${semesterId}`,
      }
    : null;

/** Of any purpose that an invoice of a student may have: a balance is of the school fees. */
export const stepsOf = (purpose: string) =>
  purpose === 'hostel' ? HOSTEL_STEPS : (FEE_STEPS[purpose as FeePurpose] ?? FEE_STEPS.school);
