import type { PageDefinitions } from '../kit/page.ts';

/** What one person asks for and another decides: refunds, waivers, write-offs and lodgements. */
export const BY_TWO_PEOPLE = {
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
} as const satisfies PageDefinitions;
