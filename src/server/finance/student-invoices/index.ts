import * as contract from '#contract/finance/student-invoices.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { byOf } from '../../platform/auth/caller.ts';
import type { Domain } from '../../platform/domain.ts';
import { route, withMessage } from '../../platform/route.ts';
import { deactivate, invoiceNamed, presentListed, reprice } from './service.ts';
import { studentInvoiceList } from './sql.ts';

export const studentInvoices: Domain = {
  name: 'students’ invoices',
  register(app, platform) {
    serveList(app, platform, contract.studentInvoices, studentInvoiceList, presentListed);
    route(app, contract.findStudentInvoice, ({ params, caller }) => invoiceNamed(platform, params.id, caller));
    route(app, contract.deactivateFeeInvoice, async (call) => {
      await deactivate(platform, call.body, byOf(call));
      return withMessage('The invoice is void, and its RRR withdrawn', null);
    });
    route(app, contract.updateFeeInvoice, (call) => reprice(platform, call.body.code, byOf(call)));
  },
};
