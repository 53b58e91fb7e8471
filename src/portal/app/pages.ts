import type { PortalData } from '#contract/portalData.ts';
import { ownInvoicePath } from './addresses.ts';
import { lazyPage, type LazyPage } from './lazyPage.tsx';

/** Every page, each in its own chunk; the first argument is its file as the build's manifest names it. */
export const LANDING = lazyPage('src/portal/landing/LandingPage.tsx', () => import('../landing/LandingPage.tsx'));
const GENERATE_INVOICE = lazyPage('src/portal/applicant/generate-invoice/GenerateInvoicePage.tsx', () => import('../applicant/generate-invoice/GenerateInvoicePage.tsx'));
const INVOICE = lazyPage('src/portal/applicant/invoice/InvoicePage.tsx', () => import('../applicant/invoice/InvoicePage.tsx'));
const PAYMENT_RETURN = lazyPage('src/portal/applicant/invoice/PaymentReturnPage.tsx', () => import('../applicant/invoice/PaymentReturnPage.tsx'));
const LOGIN = lazyPage('src/portal/applicant/login/LoginPage.tsx', () => import('../applicant/login/LoginPage.tsx'));
const APPLICATION = lazyPage('src/portal/applicant/application/ApplicationPage.tsx', () => import('../applicant/application/ApplicationPage.tsx'));
const PREVIEW = lazyPage('src/portal/applicant/preview/PreviewPage.tsx', () => import('../applicant/preview/PreviewPage.tsx'));
const REFEREE_FORM = lazyPage('src/portal/applicant/referee-form/RefereeFormPage.tsx', () => import('../applicant/referee-form/RefereeFormPage.tsx'));
const VERIFY_SLIP = lazyPage('src/portal/applicant/verify-slip/VerifySlipPage.tsx', () => import('../applicant/verify-slip/VerifySlipPage.tsx'));
const PROGRAMMES = lazyPage('src/portal/programmes/ProgrammesPage.tsx', () => import('../programmes/ProgrammesPage.tsx'));
/** What is behind every other address: accounts, the signed-in house, and the way home. */
export const HOUSE = lazyPage('src/portal/house/HousePages.tsx', () => import('../house/HousePages.tsx'));

export interface PortalRoute {
  readonly path: string;
  readonly page: LazyPage;
}

/**
 * Every address of the portal. A programme's own come from its declaration, so that a new programme needs none of this.
 * The first page to claim an address has it.
 */
export function portalRoutes({ programmes }: PortalData): readonly PortalRoute[] {
  const routes: PortalRoute[] = [
    { path: '/', page: LANDING },
    ...programmes.map(({ invoice }) => ({ path: invoice.generatePage, page: GENERATE_INVOICE })),
    ...programmes.map(({ invoice }) => ({ path: invoice.invoicePage, page: INVOICE })),
    ...programmes.map(({ id }) => ({ path: ownInvoicePath(id), page: INVOICE })),
    ...programmes.flatMap(({ routes: { login, application, preview, details, reprint, refereeForm } }) => [
      { path: login, page: LOGIN }, { path: application, page: APPLICATION }, { path: preview, page: PREVIEW },
      ...(details ? [{ path: details, page: PREVIEW }] : []),
      ...(reprint ? [{ path: reprint, page: LOGIN }] : []),
      ...(refereeForm ? [{ path: refereeForm, page: REFEREE_FORM }] : []),
    ]),
    { path: '/payment_return', page: PAYMENT_RETURN },
    { path: '/verify_slip/:code', page: VERIFY_SLIP },
    { path: '/programmes/:id?', page: PROGRAMMES },
  ];
  return routes.filter(({ path }, index) => routes.findIndex((earlier) => earlier.path === path) === index);
}
