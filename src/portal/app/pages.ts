import type { PortalData } from '#contract/shell/portalData.ts';
import { ownInvoicePath } from '../core/addresses.ts';
import { lazyPage, type PortalRoute } from '../core/lazyPage.tsx';

export const LANDING = lazyPage('src/portal/landing/LandingPage.tsx', () => import('../landing/LandingPage.tsx'));
const GENERATE_INVOICE = lazyPage(
  'src/portal/applicant/generate-invoice/GenerateInvoicePage.tsx',
  () => import('../applicant/generate-invoice/GenerateInvoicePage.tsx'),
);
const INVOICE = lazyPage(
  'src/portal/applicant/invoice/InvoicePage.tsx',
  () => import('../applicant/invoice/InvoicePage.tsx'),
);
const LOGIN = lazyPage('src/portal/applicant/login/LoginPage.tsx', () => import('../applicant/login/LoginPage.tsx'));
export const APPLICATION = lazyPage(
  'src/portal/applicant/application/ApplicationPage.tsx',
  () => import('../applicant/application/ApplicationPage.tsx'),
);
const PREVIEW = lazyPage(
  'src/portal/applicant/preview/PreviewPage.tsx',
  () => import('../applicant/preview/PreviewPage.tsx'),
);
/** It comes when it is requested, so that the landing page does not carry its table of pages. */
export const OTHERWISE = lazyPage('src/portal/app/OtherPages.tsx', () => import('./OtherPages.tsx'));

/** Addresses come from the programmes' declarations; the first page to claim one has it. */
export function portalRoutes({ programmes }: PortalData): readonly PortalRoute[] {
  const routes: (Omit<PortalRoute, 'path'> & { readonly path: string | undefined })[] = [
    { path: '/', page: LANDING },
    ...programmes.map(({ invoice }) => ({ path: invoice.generatePage, page: GENERATE_INVOICE })),
    ...programmes.map(({ invoice }) => ({ path: invoice.invoicePage, page: INVOICE })),
    ...programmes.map(({ id }) => ({ path: ownInvoicePath(id), page: INVOICE })),
    ...programmes
      .filter(({ made }) => !made)
      .flatMap(({ routes: { login, application, preview, details, reprint } }) => [
        { path: login, page: LOGIN },
        { path: application, page: APPLICATION },
        { path: preview, page: PREVIEW },
        { path: details, page: PREVIEW },
        { path: reprint, page: LOGIN },
      ]),
  ];
  return routes.filter(
    (route, index): route is PortalRoute =>
      route.path !== undefined && routes.findIndex(({ path }) => path === route.path) === index,
  );
}
