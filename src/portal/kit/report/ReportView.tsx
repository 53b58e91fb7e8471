import { NonIdealState } from '@blueprintjs/core';
import type { Report } from '#contract/kit/report.ts';
import { Page } from '../../ui/Page.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { filterQuery, type ListQueryState } from '../list/listQuery.ts';
import { FilterFields } from '../list/FilterField.tsx';
import { FileMenu } from '../list/FileMenu.tsx';
import { useKeys } from '../keys/useKeys.ts';
import { noResult } from '../noResult.ts';
import { PaperHead } from '../print/PaperHead.tsx';
import { BarChart } from './BarChart.tsx';
import type { Earlier } from './chart.ts';
import { ColumnChart } from './ColumnChart.tsx';
import { LineChart } from './LineChart.tsx';
import type { ReportDeclaration } from './reportProps.ts';
import { ReportTable } from './ReportTable.tsx';
import '../list/list.css';
import './report.css';

export interface ReportViewProps<Row, Total> extends ReportDeclaration<Row, Total> {
  readonly list: ListQueryState;
  /** Undefined while it loads. */
  readonly report: Report<Row, Total> | undefined;
  /** `report` answers the previous query; the results of this one are loading. */
  readonly isOld?: boolean;
  readonly earlier?: Earlier<Row> | undefined;
  readonly error?: Error | undefined;
  readonly onRetry: () => void;
}

export function ReportView<Row, Total>({
  list,
  report,
  isOld = false,
  earlier,
  error,
  onRetry,
  ...declared
}: ReportViewProps<Row, Total>) {
  const { title, crumbs, lead, filters, file, emptyWords, children } = declared;
  useKeys([{ key: 'p', name: 'Print', act: () => window.print() }]);
  const isFiltered = filters.some(({ name }) => list.query[name]);
  return (
    <>
      <PaperHead list={list} filters={filters} all="Of all that the college has" />
      <Page title={title} width="wide" {...(crumbs && { crumbs })} lead={lead}>
        <div className="toolbar report-bar">
          <div className="toolbar__asking" role="search">
            <FilterFields list={list} filters={filters} />
          </div>
          <div className="toolbar__acting">
            <FileMenu path={file} query={filterQuery(list.query)} />
            <PrintButton />
          </div>
        </div>
        {error && <ErrorState error={error} onRetry={onRetry} />}
        {!report && !error && <LoadingState lines={10} label={`Loading ${title}`} />}
        {report && report.rows.length === 0 && (
          <NonIdealState className="nothing" description={isFiltered ? noResult() : emptyWords} />
        )}
        {report && report.rows.length > 0 && <Filled {...declared} report={report} isOld={isOld} earlier={earlier} />}
        {children}
      </Page>
    </>
  );
}

const CHARTS = { bars: BarChart, steps: BarChart, columns: ColumnChart, line: LineChart };

interface FilledProps<Row, Total> extends ReportDeclaration<Row, Total>, Pick<ReportViewProps<Row, Total>, 'earlier'> {
  readonly report: Report<Row, Total>;
  readonly isOld: boolean;
}

function Filled<Row, Total>({
  title,
  columns,
  figures,
  chart,
  report: { rows, total },
  isOld,
  earlier,
}: FilledProps<Row, Total>) {
  const Chart = CHARTS[chart.look];
  const read = figures(total);
  return (
    <div className="report" aria-busy={isOld || undefined}>
      <p className="unseen" role="status">
        {read.map(([label, figure]) => `${label}: ${figure}`).join('. ')}
      </p>
      <dl className="report__figures">
        {read.map(([label, figure, remark]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {figure}
              {remark && <small>{remark}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <Chart rows={rows} columns={columns} chart={chart} earlier={earlier} />
      <ReportTable title={title} rows={rows} total={total} columns={columns} />
    </div>
  );
}
