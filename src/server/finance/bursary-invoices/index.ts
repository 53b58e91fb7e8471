import * as contract from '#contract/finance/bursary-invoices.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Domain } from '../../platform/domain.ts';
import { route, withMessage } from '../../platform/route.ts';
import { deactivate, details, personOf, presentListed } from './service.ts';
import { bursaryInvoiceList } from './sql.ts';

export const bursaryInvoices: Domain = {
  name: 'bursary invoices',
  register(app, platform) {
    serveList(app, platform, contract.bursaryInvoices, bursaryInvoiceList, presentListed);
    route(app, contract.bursaryInvoiceDetails, ({ query, caller }) => details(platform, query.invoiceCode, caller));
    route(app, contract.deactivateBursaryInvoice, async (call) => {
      await deactivate(platform, call.body, byOf(call));
      return withMessage('The invoice is void, and its RRR withdrawn', null);
    });
    route(app, contract.applicantInformation, ({ query }) => personOf(platform, query.regNumber));
  },
};
