import { Link } from 'react-router-dom';
import type { cashReport } from '#contract/finance/books.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { displayDate } from '#rules/displayDate.ts';
import { formatNaira, withThousands } from '#rules/money.ts';
import { useListQuery } from '../../../kit/list/listQuery.ts';
import { DAYS } from '../../../kit/report/filters.ts';
import { ReportPage } from '../../../kit/report/ReportPage.tsx';
import type { RowOf } from '../../../kit/report/reportProps.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { linesAt } from './linesAt.ts';

type Report = typeof cashReport.report;
type Row = RowOf<Report>;

export function CashBookPage() {
  const { query } = useListQuery();
  const entries = (channel?: string) => (row?: Row) =>
    linesAt(FINANCE.cashEntries, query, { ...(row && { from: row.day, to: row.day }), ...(channel && { channel }) });
  return (
    <ReportPage<Report>
      title="Cash book"
      lead="What Remita says came in, less what it took back, on the day of its posting. What fits nothing is here too."
      path="/Bursary/cash-book"
      file="/Bursary/download-cash-book"
      filters={DAYS}
      figures={({ receivedKobo, entries: count }) => [
        ['Received', formatNaira(receivedKobo)],
        ['Entries', withThousands(count)],
      ]}
      chart={{ title: 'Received day by day', look: 'line', label: ({ day }) => day, draws: ['receivedKobo'] }}
      columns={[
        { name: 'day', title: 'Day', shown: ({ day }) => displayDate(day), to: entries() },
        { name: 'entries', title: 'Entries', unit: 'count' },
        { name: 'cardKobo', title: 'Card', unit: 'kobo', to: entries('card') },
        { name: 'bankKobo', title: 'Bank branch', unit: 'kobo', to: entries('bank') },
        { name: 'unknownKobo', title: 'Not stated', unit: 'kobo', to: entries('unknown') },
        { name: 'receivedKobo', title: 'Received', unit: 'kobo', to: entries() },
      ]}
      emptyWords="Nothing has come in yet"
    >
      <p>
        <Link className={buttonClass()} to={linesAt(FINANCE.cashEntries, query)}>
          All entries
        </Link>
      </p>
    </ReportPage>
  );
}
