import type { PageDefinitions } from '../kit/page.ts';

/** What students owed, and had as credit, before the college worked with the portal. */
export const OPENING = {
  opening: {
    name: 'Opening balances',
    to: '/invoice_management/opening_balances',
    claim: 'invoices',
    menu: { group: 'Invoice management' },
  },
  openingLines: { name: 'Uploaded balances', to: '/invoice_management/opening_balances/lines', claim: 'invoices' },
  openingLine: { name: 'Balance', to: '/invoice_management/opening_balances/line', claim: 'invoices' },
  openingUpload: {
    name: 'Upload balances',
    to: '/invoice_management/opening_balances/upload',
    claim: 'opening-balances',
  },
  openingPaper: { name: 'Printed sheet', to: '/invoice_management/opening_balances/paper', claim: 'invoices' },
} as const satisfies PageDefinitions;
