import { Link } from 'react-router-dom';
import declared from '#lists/finance/bursary-invoices.json' with { type: 'json' };
import type { bursaryInvoices } from '#contract/finance/bursary-invoices.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { buttonClass } from '../../../ui/Button.tsx';

export const BursaryInvoicesPage = () => (
  <ListPage<typeof bursaryInvoices.list>
    declared={declared}
    path="/Bursary/bursary-invoices"
    to={({ invoiceNumber }) => `${FINANCE.bursaryInvoice.to}?invoice=${invoiceNumber}`}
    actions={
      <Link className={buttonClass(undefined, 'outlined')} to={FINANCE.deleteSundryInvoice.to}>
        Delete by RRR
      </Link>
    }
  />
);
