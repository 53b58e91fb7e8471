import type { PageDefinitions } from '../kit/page.ts';

/** What one person asks for and another decides: publishing fees, awards, refunds, waivers, write-offs, lodgements and closing. */
export const BY_TWO_PEOPLE = {
  publications: {
    name: 'Fees to publish',
    to: '/fees_assignment/publications',
    claim: 'invoices',
    menu: { group: 'Fees assignment' },
  },
  publication: { name: 'Fees to publish', to: '/fees_assignment/publications/publication', claim: 'invoices' },
  awardRequests: {
    name: 'Awards to approve',
    to: '/fees_assignment/awards',
    claim: 'invoices',
    menu: { group: 'Fees assignment' },
  },
  awardRequest: { name: 'Awards to approve', to: '/fees_assignment/awards/request', claim: 'invoices' },
  bursarySettings: {
    name: 'Two people',
    to: '/fees_assignment/two_people',
    claim: 'access-control',
    menu: { group: 'Fees assignment' },
  },
  refunds: {
    name: 'Refunds',
    to: '/invoice_management/refunds',
    claim: 'invoices',
    menu: { group: 'Invoice management' },
  },
  refund: { name: 'Refund', to: '/invoice_management/refunds/refund', claim: 'invoices' },
  askRefund: { name: 'Ask for a refund', to: '/invoice_management/refunds/ask', claim: 'refund-ask' },
  refundFiles: { name: 'Bank’s files', to: '/invoice_management/refunds/files', claim: 'refund-pay' },
  adjustments: {
    name: 'Waivers and lodgements',
    to: '/invoice_management/adjustments',
    claim: 'invoices',
    menu: { group: 'Invoice management' },
  },
  adjustment: { name: 'Adjustment', to: '/invoice_management/adjustments/adjustment', claim: 'invoices' },
  askAdjustment: {
    name: 'Waive, write off or lodge',
    to: '/invoice_management/adjustments/ask',
    claim: 'adjust-ask',
  },
  adjustmentLimits: {
    name: 'Limits',
    to: '/invoice_management/adjustments/limits',
    claim: 'adjust-approve',
  },
  closings: {
    name: 'Closed books',
    to: '/invoice_management/closings',
    claim: 'invoices',
    menu: { group: 'Invoice management' },
  },
  closing: { name: 'Closing', to: '/invoice_management/closings/closing', claim: 'invoices' },
} as const satisfies PageDefinitions;
