import * as contract from '#contract/finance/debtors.ts';
import { serveList } from '../../kit/list/serveList.ts';
import { serveReport } from '../../kit/report/serveReport.ts';
import type { Domain } from '../../platform/domain.ts';
import { presentDebt, reportDebtors } from './service.ts';
import { debtList } from './sql.ts';

export const debtors: Domain = {
  name: 'debtors',
  register(app, platform) {
    serveReport(app, platform, contract.debtorsReport, (query) => reportDebtors(platform, query));
    serveList(app, platform, contract.debts, debtList, presentDebt(platform));
  },
};
