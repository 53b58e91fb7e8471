import declared from '#lists/admissions/invoice-types.json' with { type: 'json' };
import type { invoiceTypes } from '#contract/admissions/invoice-types.ts';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import { displayDate } from '#rules/displayDate.ts';
import { formatNaira } from '#rules/money.ts';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';

const SCREENS: ScreensOf<typeof invoiceTypes.list> = {
  one: 'type without a form',
  declared,
  at: ADMISSIONS.invoiceTypes.to,
  path: '/Application/invoice-types',
  crumbs: [{ name: ADMISSIONS.deadlines.name, to: ADMISSIONS.deadlines.to }],
  forms: { create: 'invoice-type', correct: 'invoice-type' },
  facts: ({ id, name, summary, amountKobo, session, opens, closes }) => [
    ['Name', name],
    ['Summary', summary],
    ['Fee', formatNaira(amountKobo)],
    ['Session', session],
    ['First day', displayDate(opens)],
    ['Last day', displayDate(closes)],
    ['Number of its application type', id],
  ],
  switchedOff: 'It has no card any more and takes no new invoices. Invoices that were made can still be paid.',
};

export const InvoiceTypePages = () => <ResourcePages screens={SCREENS} />;
