import type { putmeApplicantReport } from '#contract/reports/applicants.ts';
import { REPORTS } from '#contract/reports/pages.ts';
import { withThousands } from '#rules/money.ts';
import { shareText } from '../../kit/report/amounts.ts';
import { ReportPage } from '../../kit/report/ReportPage.tsx';
import { useSessionFilter } from '../../kit/report/filters.ts';

export function PutmeReportPage() {
  const sessionFilter = useSessionFilter();
  return (
    <ReportPage<typeof putmeApplicantReport.report>
      title={REPORTS.putme.name}
      lead="Candidates of the UTME list by department, and how far they have come."
      path="/PostUtme/applicant-report"
      file="/PostUtme/download-applicant-report"
      filters={[sessionFilter]}
      figures={({ candidates, paid, submitted, screened }) => [
        ['Candidates', withThousands(candidates)],
        ['Paid', withThousands(paid), `${shareText(paid, candidates)} of candidates`],
        ['Submitted', withThousands(submitted), `${shareText(submitted, paid)} of those paid`],
        ['Screened', withThousands(screened)],
      ]}
      chart={{
        title: 'From the list to the screening',
        look: 'bars',
        draws: ['candidates', 'submitted', 'screened'],
        label: ({ department }) => department,
      }}
      columns={[
        { name: 'department', title: 'Department' },
        { name: 'candidates', title: 'Candidates', unit: 'count' },
        { name: 'paid', title: 'Paid', unit: 'count' },
        { name: 'submitted', title: 'Submitted', unit: 'count' },
        { name: 'screened', title: 'Screened', unit: 'count' },
      ]}
      emptyWords="No UTME list was uploaded yet"
    />
  );
}
