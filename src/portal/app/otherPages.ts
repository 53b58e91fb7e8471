import { CATALOGUE } from '#contract/admissions/pages.ts';
import type { PortalData } from '#contract/shell/portalData.ts';
import { lazyPage, type PortalRoute } from '../core/lazyPage.tsx';
import { ownInvoicePath } from '../core/addresses.ts';

export const SIGNED_IN = lazyPage('src/portal/app/SignedInPages.tsx', () => import('./SignedInPages.tsx'));

const REFEREE_FORM = lazyPage(
  'src/portal/applicant/referee-form/RefereeFormPage.tsx',
  () => import('../applicant/referee-form/RefereeFormPage.tsx'),
);

/** Of a programme that waits for a correction; those that are served have theirs in `pages.ts`. */
const INVOICE = lazyPage(
  'src/portal/applicant/invoice/InvoicePage.tsx',
  () => import('../applicant/invoice/InvoicePage.tsx'),
);
const BEING_CORRECTED = lazyPage(
  'src/portal/applicant/corrected/BeingCorrectedPage.tsx',
  () => import('../applicant/corrected/BeingCorrectedPage.tsx'),
);

const PAGES: readonly PortalRoute[] = [
  {
    path: '/payment_return',
    page: lazyPage(
      'src/portal/applicant/invoice/PaymentReturnPage.tsx',
      () => import('../applicant/invoice/PaymentReturnPage.tsx'),
    ),
  },
  {
    path: '/verify_slip/:code',
    page: lazyPage(
      'src/portal/applicant/verify-slip/VerifySlipPage.tsx',
      () => import('../applicant/verify-slip/VerifySlipPage.tsx'),
    ),
  },
  {
    path: '/verify_student/:code',
    page: lazyPage(
      'src/portal/applicant/verify-student/VerifyStudentPage.tsx',
      () => import('../applicant/verify-student/VerifyStudentPage.tsx'),
    ),
  },
  {
    path: '/verify_letter/:code',
    page: lazyPage(
      'src/portal/applicant/verify-letter/VerifyLetterPage.tsx',
      () => import('../applicant/verify-letter/VerifyLetterPage.tsx'),
    ),
  },
  {
    path: '/prospective_students/calculator',
    page: lazyPage(
      'src/portal/applicant/calculator/CalculatorPage.tsx',
      () => import('../applicant/calculator/CalculatorPage.tsx'),
    ),
  },
  {
    path: '/verify_receipt/:code',
    page: lazyPage(
      'src/portal/applicant/receipts/VerifyReceiptPage.tsx',
      () => import('../applicant/receipts/VerifyReceiptPage.tsx'),
    ),
  },
  {
    path: `${CATALOGUE.to}/:id?`,
    page: lazyPage(
      'src/portal/applicant/catalogue/CataloguePage.tsx',
      () => import('../applicant/catalogue/CataloguePage.tsx'),
    ),
  },
  {
    path: '/prospective_students',
    page: lazyPage(
      'src/portal/applicant/prospective/ProspectiveStudentsPage.tsx',
      () => import('../applicant/prospective/ProspectiveStudentsPage.tsx'),
    ),
  },
  {
    path: '/post_graduate_portal',
    page: lazyPage(
      'src/portal/applicant/prospective/PostgraduatePortalPage.tsx',
      () => import('../applicant/prospective/PostgraduatePortalPage.tsx'),
    ),
  },
  {
    path: '/admission_status_reciepts',
    page: lazyPage(
      'src/portal/applicant/admission-status/AdmissionStatusPage.tsx',
      () => import('../applicant/admission-status/AdmissionStatusPage.tsx'),
    ),
  },
  {
    path: '/bursary_collection/all',
    page: lazyPage(
      'src/portal/applicant/fees/BursaryCollectionPage.tsx',
      () => import('../applicant/fees/BursaryCollectionPage.tsx'),
    ),
  },
  {
    path: '/sundry/transcript',
    page: lazyPage(
      'src/portal/applicant/transcript/TranscriptPage.tsx',
      () => import('../applicant/transcript/TranscriptPage.tsx'),
    ),
  },
  {
    path: '/sundry/payment_history',
    page: lazyPage(
      'src/portal/applicant/receipts/PaymentHistoryPage.tsx',
      () => import('../applicant/receipts/PaymentHistoryPage.tsx'),
    ),
  },
  {
    path: '/sundry_reciepts',
    page: lazyPage(
      'src/portal/applicant/receipts/SundryReceiptsPage.tsx',
      () => import('../applicant/receipts/SundryReceiptsPage.tsx'),
    ),
  },
  {
    path: '/fee_receipt',
    page: lazyPage(
      'src/portal/applicant/receipts/FeeReceiptPage.tsx',
      () => import('../applicant/receipts/FeeReceiptPage.tsx'),
    ),
  },
  {
    path: '/components_clerance_form',
    page: lazyPage(
      'src/portal/applicant/receipts/ClearanceFormPage.tsx',
      () => import('../applicant/receipts/ClearanceFormPage.tsx'),
    ),
  },
  {
    path: '/no_access',
    page: lazyPage('src/portal/no-access/NoAccessPage.tsx', () => import('../no-access/NoAccessPage.tsx')),
  },
];

/** A page of a programme that is served comes before one that waits for a correction. */
export const otherRoutes = ({ programmes, refused = [] }: PortalData): readonly PortalRoute[] => [
  ...PAGES,
  ...programmes.flatMap(({ routes: { refereeForm } }) =>
    refereeForm ? [{ path: refereeForm, page: REFEREE_FORM }] : [],
  ),
  ...refused.flatMap(({ id, pages, invoicePages }) => [
    ...pages.map((path) => ({ path, page: BEING_CORRECTED })),
    ...[...invoicePages, ownInvoicePath(id)].map((path) => ({ path, page: INVOICE })),
  ]),
];
