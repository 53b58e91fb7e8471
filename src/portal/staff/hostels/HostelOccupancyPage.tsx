import type { hostelOccupancy } from '#contract/hostels/reports.ts';
import { HOSTELS } from '#contract/hostels/pages.ts';
import { formatNaira, withThousands } from '#rules/money.ts';
import { ReportPage } from '../../kit/report/ReportPage.tsx';
import { useSessionFilter } from '../../kit/report/filters.ts';

export function HostelOccupancyPage() {
  const session = useSessionFilter('Open');
  return (
    <ReportPage<typeof hostelOccupancy.report>
      title={HOSTELS.occupancy.name}
      lead="Who has beds, by hostel, faculty and level. Arrears are of hostels in earlier sessions."
      path="/Hostel/occupancy"
      file="/Hostel/download-occupancy"
      filters={[session]}
      figures={({ students, in: living, arrearsKobo, dueKobo }) => [
        ['Students', withThousands(students)],
        ['In', withThousands(living)],
        ['Due', formatNaira(dueKobo)],
        ['Arrears', formatNaira(arrearsKobo)],
      ]}
      chart={{
        title: 'Students by hostel, faculty and level',
        look: 'bars',
        draws: ['students'],
        label: ({ hostel, faculty, level }) => `${hostel}: ${faculty}, ${level}`,
      }}
      columns={[
        { name: 'hostel', title: 'Hostel' },
        { name: 'faculty', title: 'Faculty' },
        { name: 'level', title: 'Level' },
        { name: 'students', title: 'Students', unit: 'count' },
        { name: 'in', title: 'In', unit: 'count' },
        { name: 'paid', title: 'Paid', unit: 'count' },
        { name: 'held', title: 'Held', unit: 'count' },
        { name: 'dueKobo', title: 'Due', unit: 'kobo' },
        { name: 'arrearsKobo', title: 'Arrears', unit: 'kobo' },
      ]}
      emptyWords="Nobody has a bed in that session"
    />
  );
}
