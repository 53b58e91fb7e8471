import { OWN_FINANCE } from '#contract/finance/pages.ts';
import { AND_BELOW, wingPages } from '../../core/wingPages.ts';

const SESSION = ['fees/SessionPage', () => import('./fees/SessionPage.tsx')] as const;
const GENERATE = ['fees/GeneratePage', () => import('./fees/GeneratePage.tsx')] as const;
const INVOICE = ['fees/InvoicePage', () => import('./fees/InvoicePage.tsx')] as const;
const RECEIPT = ['fees/ReceiptPage', () => import('./fees/ReceiptPage.tsx')] as const;
const PURPOSE = ['fees/PurposePage', () => import('./fees/PurposePage.tsx')] as const;
const FORM_11 = ['papers/Form11Page', () => import('./papers/Form11Page.tsx')] as const;
const LETTER = ['papers/AcceptanceLetterPage', () => import('./papers/AcceptanceLetterPage.tsx')] as const;

/** One page a step: its address says for which purpose. */
export const ownFinance = wingPages(OWN_FINANCE, 'student/finance', {
  school: ['fees/SchoolFeesPage', () => import('./fees/SchoolFeesPage.tsx')],
  schoolSession: SESSION,
  schoolGenerate: GENERATE,
  schoolInvoice: INVOICE,
  schoolReceipt: RECEIPT,
  acceptance: PURPOSE,
  acceptanceGenerate: GENERATE,
  acceptanceInvoice: [...INVOICE, AND_BELOW],
  acceptanceReceipt: RECEIPT,
  degree: PURPOSE,
  degreeSession: SESSION,
  degreeGenerate: GENERATE,
  degreeInvoice: INVOICE,
  sundry: PURPOSE,
  sundrySession: SESSION,
  sundryGenerate: GENERATE,
  sundryInvoice: INVOICE,
  sundryReceipt: RECEIPT,
  form11: FORM_11,
  sundryForm11: FORM_11,
  letter: LETTER,
  letterJupeb: LETTER,
  letterPg: LETTER,
  developmentLetter: ['papers/DevelopmentLetterPage', () => import('./papers/DevelopmentLetterPage.tsx')],
  developmentPapers: ['papers/FeePapersPage', () => import('./papers/FeePapersPage.tsx')],
  clearanceForm: ['clearance/ClearanceFormPage', () => import('./clearance/ClearanceFormPage.tsx')],
  statement: ['statement/StatementPage', () => import('./statement/StatementPage.tsx')],
  payments: ['payments/PaymentsPage', () => import('./payments/PaymentsPage.tsx')],
  payment: ['payments/PaymentPage', () => import('./payments/PaymentPage.tsx')],
  development: PURPOSE,
  developmentGenerate: GENERATE,
  developmentInvoice: [...INVOICE, AND_BELOW],
});
