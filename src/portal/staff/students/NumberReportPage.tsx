import { useQuery } from '@tanstack/react-query';
import type { matricNumberReport } from '#contract/students/matric-numbers.ts';
import { withThousands } from '#rules/money.ts';
import type { Filter } from '../../kit/list/listProps.ts';
import { ReportPage } from '../../kit/report/ReportPage.tsx';
import { useSession } from '../../session/useSession.ts';

interface Choice {
  readonly id: number;
  readonly name: string;
}

export function NumberReportPage() {
  const filters = [
    useFilter('studentTypeId', 'Student type', '/StudentType/student-types'),
    useFilter('sessionId', 'Entered in', '/Select/sessions'),
    useFilter('departmentId', 'Department', '/Department/all-departments'),
  ];
  return (
    <ReportPage<typeof matricNumberReport.report>
      title="Registration number reports"
      lead="Matric numbers by what is before their serial. A number is given once, and never to another person. Every number that nobody has is explained."
      path="/Student/matric-number-report"
      file="/Student/download-matric-number-report"
      filters={filters}
      figures={({ given, left, missing }) => [
        ['Numbers given', withThousands(given)],
        ['Of students who have left', withThousands(left)],
        ['Not assigned', withThousands(missing)],
      ]}
      chart={{ title: 'Numbers by scope', look: 'bars', draws: ['given'], label: ({ scope }) => scope }}
      columns={[
        { name: 'scope', title: 'Numbers' },
        { name: 'from', title: 'From' },
        { name: 'to', title: 'To' },
        { name: 'gaps', title: 'Gaps', shown: ({ gaps }) => gaps || 'None' },
        { name: 'given', title: 'Given', unit: 'count' },
        { name: 'left', title: 'Have left', unit: 'count' },
        { name: 'missing', title: 'Missing', unit: 'count' },
      ]}
      emptyWords="No matric number has been given yet"
    />
  );
}

function useFilter(name: string, title: string, path: `/${string}`): Filter {
  const session = useSession();
  const { data = [] } = useQuery({
    queryKey: [path],
    queryFn: () => session.call({ method: 'GET', path } as never) as Promise<readonly Choice[]>,
  });
  return { name, title, options: data.map((choice) => ({ value: String(choice.id), name: choice.name })) };
}
