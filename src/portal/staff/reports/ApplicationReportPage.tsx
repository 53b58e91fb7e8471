import type { applicationReport } from '#contract/reports/applications.ts';
import { formatNaira, withThousands } from '#rules/money.ts';
import { usePortalData } from '../../core/portalData.ts';
import { shareText } from '../../kit/report/amounts.ts';
import { ReportPage } from '../../kit/report/ReportPage.tsx';
import { DAYS, useSessionFilter } from '../../kit/report/filters.ts';

export function ApplicationReportPage() {
  const sessionFilter = useSessionFilter();
  const { programmes, refused = [] } = usePortalData();
  const named = [
    ...programmes,
    ...refused.filter(
      ({ applicationTypeId }) =>
        applicationTypeId && !programmes.some((each) => each.applicationTypeId === applicationTypeId),
    ),
  ];
  return (
    <ReportPage<typeof applicationReport.report>
      title="Application reports"
      lead="Each number is of the days on which it happened: an invoice when it was generated, a payment when it was credited."
      path="/Application/application-report"
      file="/Application/download-application-report"
      filters={[
        sessionFilter,
        {
          name: 'applicationTypeId',
          title: 'Programme',
          options: named.map(({ applicationTypeId, name }) => ({ value: String(applicationTypeId), name })),
        },
        ...DAYS,
      ]}
      figures={({ invoices, paid, started, submitted, receivedKobo }) => [
        ['Invoices generated', withThousands(invoices)],
        ['Paid', withThousands(paid), `${shareText(paid, invoices)} of invoices`],
        ['Started', withThousands(started), `${shareText(started, paid)} of those paid`],
        ['Submitted', withThousands(submitted), `${shareText(submitted, paid)} of those paid`],
        ['Money received', formatNaira(receivedKobo)],
      ]}
      chart={{
        title: 'From invoice to submission',
        look: 'bars',
        draws: ['invoices', 'paid', 'submitted'],
        label: ({ programme, session: of }) => `${programme}, ${of}`,
      }}
      columns={[
        { name: 'programme', title: 'Programme' },
        { name: 'session', title: 'Session' },
        { name: 'invoices', title: 'Invoices generated', unit: 'count' },
        { name: 'paid', title: 'Paid', unit: 'count' },
        { name: 'started', title: 'Started', unit: 'count' },
        { name: 'submitted', title: 'Submitted', unit: 'count' },
        { name: 'receivedKobo', title: 'Money received', unit: 'kobo' },
      ]}
      emptyWords="Nobody has applied yet"
    />
  );
}
