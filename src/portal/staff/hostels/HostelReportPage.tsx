import type { hostelReport } from '#contract/hostels/reports.ts';
import { HOSTELS } from '#contract/hostels/pages.ts';
import { formatNaira, withThousands } from '#rules/money.ts';
import { ReportPage } from '../../kit/report/ReportPage.tsx';
import { useSessionFilter } from '../../kit/report/filters.ts';

export function HostelReportPage() {
  const session = useSessionFilter('Open');
  return (
    <ReportPage<typeof hostelReport.report>
      title={HOSTELS.report.name}
      lead="Reservations of a session, by hostel and status, with the money of their invoices."
      path="/Hostel/report"
      file="/Hostel/download-report"
      filters={[session]}
      figures={({ reservations, dueKobo, paidKobo }) => [
        ['Reservations', withThousands(reservations)],
        ['Paid', formatNaira(paidKobo)],
        ['Due', formatNaira(dueKobo)],
      ]}
      chart={{
        title: 'Reservations by hostel and status',
        look: 'bars',
        draws: ['reservations'],
        label: ({ hostel, status }) => `${hostel}: ${status}`,
      }}
      columns={[
        { name: 'hostel', title: 'Hostel' },
        { name: 'status', title: 'Status' },
        { name: 'reservations', title: 'Reservations', unit: 'count' },
        { name: 'dueKobo', title: 'Due', unit: 'kobo' },
        { name: 'paidKobo', title: 'Paid', unit: 'kobo' },
      ]}
      emptyWords="Nobody has reserved a bed in that session"
    />
  );
}
