import declared from '#lists/admissions/putme-results.json' with { type: 'json' };
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import type { putmeReport } from '#contract/admissions/putme-results.ts';
import type { LastUpload } from '#contract/kit/upload.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { withThousands } from '#rules/money.ts';
import { useListQuery } from '../../../kit/list/listQuery.ts';
import { useFilters } from '../../../kit/list/useFilters.ts';
import { useRecord } from '../../../kit/record/useRecord.ts';
import { ReportPage } from '../../../kit/report/ReportPage.tsx';
import { BatchDifferences } from './BatchDifferences.tsx';

type Scores = typeof putmeReport.report;

/** One batch is an upload; the latest one can be chosen, and others come by a link. */
export function ScoresPage() {
  const filters = useFilters(declared).filter(({ name }) => name === 'sessionId' || name === 'departmentId');
  const latest = useRecord('/PostUtme/result-upload', undefined).data as LastUpload | null | undefined;
  const uploadId = Number(useListQuery().query['uploadId']);
  const batches = [
    ...(latest ? [{ value: String(latest.id), name: `Of ${displayMoment(latest.at)}` }] : []),
    ...(uploadId > 0 && uploadId !== latest?.id ? [{ value: String(uploadId), name: 'This one' }] : []),
  ];
  return (
    <ReportPage<Scores>
      title={ADMISSIONS.putmeScores.name}
      crumbs={[ADMISSIONS.putmeResults, ADMISSIONS.putmeUpload, { name: ADMISSIONS.putmeScores.name }]}
      lead="How the scores of the screening are distributed."
      path="/PostUtme/report"
      file="/PostUtme/download-report"
      filters={[...filters, { name: 'uploadId', title: 'Batch', options: batches }]}
      figures={({ candidates }) => [['Candidates', withThousands(candidates)]]}
      chart={{ title: 'Candidates by their score', look: 'columns', label: ({ band }) => band, draws: ['candidates'] }}
      columns={[
        { name: 'band', title: 'Score' },
        { name: 'candidates', title: 'Candidates', unit: 'count' },
      ]}
      emptyWords="No scores were uploaded yet"
    >
      {uploadId > 0 && <BatchDifferences key={uploadId} id={uploadId} />}
    </ReportPage>
  );
}
