import type { hostelSummary } from '#contract/hostels/reports.ts';
import { HOSTELS } from '#contract/hostels/pages.ts';
import { formatNaira, withThousands } from '#rules/money.ts';
import { ReportPage } from '../../kit/report/ReportPage.tsx';
import { useSessionFilter } from '../../kit/report/filters.ts';

export function HostelSummaryPage() {
  const session = useSessionFilter('Open');
  return (
    <ReportPage<typeof hostelSummary.report>
      title={HOSTELS.summary.name}
      lead="The beds of each hostel by status, and what is due for them and paid."
      path="/Hostel/summary"
      file="/Hostel/download-summary"
      filters={[session]}
      figures={({ beds, free, in: living, paid, paidKobo, dueKobo }) => [
        ['Beds', withThousands(beds)],
        ['In or paid', withThousands(living + paid)],
        ['Free', withThousands(free)],
        ['Paid', formatNaira(paidKobo)],
        ['Due', formatNaira(dueKobo)],
      ]}
      chart={{
        title: 'Beds by hostel',
        look: 'columns',
        draws: ['in', 'paid', 'held', 'free', 'outOfUse'],
        label: ({ hostel }) => hostel,
      }}
      columns={[
        { name: 'hostel', title: 'Hostel' },
        { name: 'gender', title: 'For' },
        { name: 'beds', title: 'Beds', unit: 'count' },
        { name: 'in', title: 'In', unit: 'count' },
        { name: 'paid', title: 'Paid', unit: 'count' },
        { name: 'held', title: 'Held', unit: 'count' },
        { name: 'free', title: 'Free', unit: 'count' },
        { name: 'outOfUse', title: 'Out of use', unit: 'count' },
        { name: 'dueKobo', title: 'Due', unit: 'kobo' },
        { name: 'paidKobo', title: 'Money paid', unit: 'kobo' },
      ]}
      emptyWords="There are no hostels yet"
    />
  );
}
