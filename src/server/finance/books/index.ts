import * as contract from '#contract/finance/books.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { serveReport } from '../../kit/report/serveReport.ts';
import type { Domain } from '../../platform/domain.ts';
import { cashList } from './cashSql.ts';
import { revenueList } from './revenueSql.ts';
import { presentCash, presentRevenue, reportCash, reportRevenue } from './service.ts';

/** They read the ledger, and write nothing. */
export const books: Domain = {
  name: 'books of the bursary',
  register(app, platform) {
    serveReport(app, platform, contract.cashReport, (query) => reportCash(platform, query));
    serveList(app, platform, contract.cashEntries, cashList, presentCash);
    serveReport(app, platform, contract.revenueReport, (query) => reportRevenue(platform, query));
    serveList(app, platform, contract.revenueLines, revenueList, presentRevenue);
  },
};
