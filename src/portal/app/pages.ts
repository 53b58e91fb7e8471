import type { PortalData } from '#contract/portalData.ts';
import { ownInvoicePath } from './addresses.ts';
import { lazyPage, type LazyPage } from './lazyPage.tsx';

/** Every page, each in its own chunk. */
export const LANDING = lazyPage(() => import('../landing/LandingPage.tsx'));
const GENERATE_INVOICE = lazyPage(() => import('../applicant/generate-invoice/GenerateInvoicePage.tsx'));
const INVOICE = lazyPage(() => import('../applicant/invoice/InvoicePage.tsx'));
const PAYMENT_RETURN = lazyPage(() => import('../applicant/invoice/PaymentReturnPage.tsx'));
const LOGIN = lazyPage(() => import('../applicant/login/LoginPage.tsx'));
const APPLICATION = lazyPage(() => import('../applicant/application/ApplicationPage.tsx'));
const PREVIEW = lazyPage(() => import('../applicant/preview/PreviewPage.tsx'));
const VERIFY_SLIP = lazyPage(() => import('../applicant/verify-slip/VerifySlipPage.tsx'));

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
    ...programmes.flatMap(({ routes: { login, application, preview, details } }) => [
      { path: login, page: LOGIN }, { path: application, page: APPLICATION }, { path: preview, page: PREVIEW },
      ...(details ? [{ path: details, page: PREVIEW }] : []),
    ]),
    { path: '/payment_return', page: PAYMENT_RETURN },
    { path: '/verify_slip/:code', page: VERIFY_SLIP },
  ];
  return routes.filter(({ path }, index) => routes.findIndex((earlier) => earlier.path === path) === index);
}
