import { useQuery } from '@tanstack/react-query';
import type { paymentPurposes, paymentReport } from '#contract/reports/payments.ts';
import { displayDate } from '#rules/displayDate.ts';
import { formatNaira, withThousands } from '#rules/money.ts';
import { useListQuery } from '../../kit/list/listQuery.ts';
import { ReportPage } from '../../kit/report/ReportPage.tsx';
import type { ReportChart, ReportColumn, RowOf } from '../../kit/report/reportProps.ts';
import { useSession } from '../../session/useSession.ts';
import { DAYS, useSessionFilter } from '../../kit/report/filters.ts';

type Payments = typeof paymentReport.report;
type By = 'purpose' | 'day' | 'channel';

interface Shown {
  readonly column: ReportColumn<RowOf<Payments>>;
  readonly chart: Pick<ReportChart<RowOf<Payments>>, 'title' | 'look'>;
}

const SHOWN: Readonly<Record<By, Shown>> = {
  purpose: {
    column: { name: 'purpose', title: 'Purpose' },
    chart: { title: 'Money received by purpose', look: 'bars' },
  },
  day: {
    column: { name: 'day', title: 'Day', shown: ({ day }) => displayDate(day!) },
    chart: { title: 'Money received day by day', look: 'line' },
  },
  channel: {
    column: { name: 'channel', title: 'Channel' },
    chart: { title: 'Money received by channel', look: 'bars' },
  },
};

export function PaymentReportPage() {
  const session = useSession();
  const sessionFilter = useSessionFilter();
  const { data: purposes = [] } = useQuery({
    queryKey: ['payment-purposes'],
    queryFn: () => session.call<typeof paymentPurposes>({ method: 'GET', path: '/Payment/payment-purposes' }),
  });
  const requested = useListQuery().query['by'];
  const by = requested === 'day' || requested === 'channel' ? requested : 'purpose';
  const { column, chart } = SHOWN[by];
  return (
    <ReportPage<Payments>
      title="Payment reports"
      lead="What came in, on the day on which it was posted. What fits no invoice is in suspense until the bursary has placed it."
      path="/Payment/fee-report"
      file="/Payment/download-fee-report"
      filters={[
        {
          name: 'by',
          title: 'Shown by',
          none: 'Purpose',
          options: [
            { value: 'day', name: 'Day' },
            { value: 'channel', name: 'Channel' },
          ],
        },
        sessionFilter,
        { name: 'purposeId', title: 'Purpose', options: purposes.map(({ id, name }) => ({ value: String(id), name })) },
        {
          name: 'channel',
          title: 'Channel',
          options: [
            { value: 'card', name: 'Card' },
            { value: 'bank', name: 'Bank branch' },
            { value: 'unknown', name: 'Not stated' },
          ],
        },
        ...DAYS,
      ]}
      figures={({ payments, receivedKobo }) => [
        ['Money received', formatNaira(receivedKobo)],
        ['Payments', withThousands(payments)],
      ]}
      chart={{ ...chart, draws: ['receivedKobo'], label: (row) => row[by]! }}
      columns={[
        column,
        { name: 'payments', title: 'Payments', unit: 'count' },
        { name: 'receivedKobo', title: 'Money received', unit: 'kobo' },
      ]}
      emptyWords="Nothing has been paid yet"
    />
  );
}
