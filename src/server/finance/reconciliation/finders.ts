import { FINANCE } from '#contract/finance/pages.ts';
import { formatNaira } from '#rules/money.ts';
import { listQuery, type Finder } from '../../kit/finding/finder.ts';
import { caseList } from './sql/lists.ts';

export const caseFinders: readonly Finder[] = [
  {
    title: 'Payment cases',
    page: FINANCE.cases,
    async find({ database }, search, caller) {
      const { rows } = await caseList.page(database, listQuery(search), caller);
      return rows.map(({ id, fullName, rrr, reportedKobo, state }) => ({
        id,
        name: fullName,
        note: `RRR ${rrr}, ${formatNaira(reportedKobo)}, ${state}`,
        to: `${FINANCE.case.to}?id=${id}`,
      }));
    },
  },
];
