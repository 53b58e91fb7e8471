import type { revenueReport } from '#contract/finance/books.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { formatNaira } from '#rules/money.ts';
import { useListQuery } from '../../../kit/list/listQuery.ts';
import { shareText } from '../../../kit/report/amounts.ts';
import { DAYS } from '../../../kit/report/filters.ts';
import { ReportPage } from '../../../kit/report/ReportPage.tsx';
import type { RowOf } from '../../../kit/report/reportProps.ts';
import { linesAt } from './linesAt.ts';

type Report = typeof revenueReport.report;
type Row = RowOf<Report>;

export function RevenuePage() {
  const { query } = useListQuery();
  const lines = (figure?: string) => (row?: Row) =>
    linesAt(FINANCE.revenueLines, query, { ...(row && { headId: row.id }), ...(figure && { figure }) });
  return (
    <ReportPage<Report>
      title="Revenue by head"
      lead="What was charged, what scholarships and waivers took of it, and what was collected. Money that pays no fee is in a line of its own. So all that is collected is what the cash book has."
      path="/Bursary/revenue"
      file="/Bursary/download-revenue"
      filters={DAYS}
      figures={({ chargedKobo, awardedKobo, waivedKobo, collectedKobo, owedKobo }) => [
        ['Charged', formatNaira(chargedKobo)],
        ['Scholarships', formatNaira(awardedKobo), `${shareText(awardedKobo, chargedKobo)} of it`],
        ['Waived and written off', formatNaira(waivedKobo), `${shareText(waivedKobo, chargedKobo)} of it`],
        ['Collected', formatNaira(collectedKobo)],
        ['Owed', formatNaira(owedKobo), `${shareText(owedKobo, chargedKobo)} of it`],
      ]}
      chart={{
        title: 'Charged and collected',
        look: 'bars',
        label: ({ head }) => head,
        draws: ['chargedKobo', 'collectedKobo'],
      }}
      columns={[
        { name: 'head', title: 'Head', to: lines() },
        { name: 'chargedKobo', title: 'Charged', unit: 'kobo', to: lines('charged') },
        { name: 'awardedKobo', title: 'Scholarships', unit: 'kobo', to: lines('awarded') },
        { name: 'waivedKobo', title: 'Waived', unit: 'kobo', to: lines('waived') },
        { name: 'collectedKobo', title: 'Collected', unit: 'kobo', to: lines('collected') },
        { name: 'owedKobo', title: 'Owed', unit: 'kobo', to: lines() },
      ]}
      emptyWords="Nothing was charged or collected yet"
    />
  );
}
