import type { bursaryReport } from '#contract/reports/bursary.ts';
import { formatNaira, withThousands } from '#rules/money.ts';
import { shareText } from '../../kit/report/amounts.ts';
import { useListQuery } from '../../kit/list/listQuery.ts';
import { ReportPage } from '../../kit/report/ReportPage.tsx';
import { useSessionFilter } from '../../kit/report/filters.ts';

type Bursary = typeof bursaryReport.report;

const BY = {
  fee: 'Fee',
  faculty: 'Faculty',
  level: 'Level',
  session: 'Session',
  age: 'Charged',
} as const;
type By = keyof typeof BY;

const PURPOSES = {
  school: 'School fees',
  acceptance: 'Acceptance fee',
  sundry: 'Sundry fees',
  development: 'Development levy',
  'change-of-degree': 'Change of degree',
  hostel: 'Hostel fee',
  'late-registration': 'Late registration',
} as const;

export function BursaryReportPage() {
  const sessionFilter = useSessionFilter();
  const requested = useListQuery().query['by'] as By | undefined;
  const by = requested !== undefined && requested in BY ? requested : 'fee';
  const chart = {
    look: by === 'age' || by === 'level' ? 'columns' : 'bars',
    label: (row: Partial<Record<By, string>>) => row[by]!,
  } as const;
  return (
    <ReportPage<Bursary>
      title="Bursary report"
      lead="What students were charged, what was collected of it and what is owed, by the ledger. A fee is charged as its student first opens or is awarded it; what was paid beyond a charge is credit, and counts for none. What fits no invoice waits in suspense until the bursary has placed it."
      path="/Bursary/report"
      file="/Bursary/download-report"
      filters={[
        {
          name: 'by',
          title: 'Shown by',
          none: 'Fee',
          options: [
            { value: 'faculty', name: 'Faculty' },
            { value: 'level', name: 'Level' },
            { value: 'session', name: 'Session' },
            { value: 'age', name: 'Age of what is owed' },
          ],
        },
        sessionFilter,
        {
          name: 'purpose',
          title: 'Purpose',
          options: Object.entries(PURPOSES).map(([value, name]) => ({ value, name })),
        },
      ]}
      figures={({ students, expectedKobo, awardedKobo, waivedKobo, collectedKobo, owedKobo, suspenseKobo }) => [
        ['Students charged', withThousands(students)],
        ['Expected', formatNaira(expectedKobo)],
        ['Paid by scholarships', formatNaira(awardedKobo), `${shareText(awardedKobo, expectedKobo)} of it`],
        ['Waived and written off', formatNaira(waivedKobo), `${shareText(waivedKobo, expectedKobo)} of it`],
        ['Collected', formatNaira(collectedKobo), `${shareText(collectedKobo, expectedKobo)} of it`],
        ['Owed', formatNaira(owedKobo), `${shareText(owedKobo, expectedKobo)} of it`],
        ['In suspense', formatNaira(suspenseKobo)],
      ]}
      chart={
        by === 'age'
          ? { ...chart, title: 'Owed by age', draws: ['owedKobo'] }
          : { ...chart, title: 'Collected and owed', draws: ['collectedKobo', 'owedKobo'] }
      }
      columns={[
        { name: by, title: BY[by] },
        { name: 'students', title: 'Students', unit: 'count' },
        { name: 'expectedKobo', title: 'Expected', unit: 'kobo' },
        { name: 'awardedKobo', title: 'Scholarships', unit: 'kobo' },
        { name: 'waivedKobo', title: 'Waived', unit: 'kobo' },
        { name: 'collectedKobo', title: 'Collected', unit: 'kobo' },
        { name: 'owedKobo', title: 'Owed', unit: 'kobo' },
        { name: 'suspenseKobo', title: 'In suspense', unit: 'kobo' },
      ]}
      emptyWords="No student has been charged yet"
    />
  );
}
