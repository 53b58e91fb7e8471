import type { jupebReport } from '#contract/reports/applicants.ts';
import { REPORTS } from '#contract/reports/pages.ts';
import { withThousands } from '#rules/money.ts';
import { shareText } from '../../kit/report/amounts.ts';
import { ReportPage } from '../../kit/report/ReportPage.tsx';
import { useSessionFilter } from '../../kit/report/filters.ts';

export function JupebReportPage() {
  const sessionFilter = useSessionFilter();
  return (
    <ReportPage<typeof jupebReport.report>
      title={REPORTS.jupeb.name}
      lead="Who applied for JUPEB, by faculty and subject combination."
      path="/JupebApplication/report"
      file="/JupebApplication/download-report"
      filters={[sessionFilter]}
      figures={({ begun, submitted, awaiting }) => [
        ['Begun, not submitted', withThousands(begun)],
        ['Submitted', withThousands(submitted)],
        ['Await a result', withThousands(awaiting), `${shareText(awaiting, submitted)} of those submitted`],
      ]}
      chart={{
        title: 'Submitted by combination',
        look: 'bars',
        draws: ['submitted', 'awaiting'],
        label: ({ faculty, combination }) => (faculty === combination ? faculty : `${faculty}, ${combination}`),
      }}
      columns={[
        { name: 'faculty', title: 'Faculty' },
        { name: 'combination', title: 'Subject Combination' },
        { name: 'begun', title: 'Begun, not submitted', unit: 'count' },
        { name: 'submitted', title: 'Submitted', unit: 'count' },
        { name: 'awaiting', title: 'Await a result', unit: 'count' },
      ]}
      emptyWords="Nobody has applied yet"
    />
  );
}
