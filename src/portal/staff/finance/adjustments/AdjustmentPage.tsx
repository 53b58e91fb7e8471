import type { ReactNode } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import declared from '#lists/finance/adjustments.json' with { type: 'json' };
import type { Adjustment, adjustment } from '#contract/finance/adjustments.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { displayDate, displayMoment } from '#rules/displayDate.ts';
import { formatNaira } from '#rules/money.ts';
import work from '#work/adjustment.json' with { type: 'json' };
import { DeclaredCell } from '../../../kit/list/columns.tsx';
import { DownloadButton } from '../../../kit/record/DownloadButton.tsx';
import { Loaded } from '../../../kit/record/Loaded.tsx';
import { RecordPage } from '../../../kit/record/RecordPage.tsx';
import { History } from '../../../kit/workflow/History.tsx';
import { Steps } from '../../../kit/workflow/Steps.tsx';

export function AdjustmentPage() {
  const id = useSearchParams()[0].get('id');
  if (!id) return <Navigate to={FINANCE.adjustments.to} replace />;
  return (
    <Loaded<typeof adjustment> path="/Payment/adjustment/:id" params={{ id }}>
      {(record) => (
        <RecordPage
          title={`${declared.columns.kind.values[record.kind]} ${record.reference}`}
          crumbs={[FINANCE.adjustments]}
          facts={factsOf(record)}
          actions={
            <>
              <Steps work={work} path="/Payment/adjustment" record={record} />
              <DownloadButton path={`/Payment/adjustment/${id}/paper`} name={record.paperName} label="Open the paper" />
            </>
          }
        >
          <History path="/Payment/adjustment" id={record.id} />
        </RecordPage>
      )}
    </Loaded>
  );
}

type Facts = readonly (readonly [string, ReactNode])[];

const factsOf = (record: Adjustment): Facts => [
  ['Status', <DeclaredCell column={declared.columns.state} value={record.state} />],
  [
    'Student',
    <Link
      to={`${FINANCE.studentAccount.to}?student=${record.studentId}`}
    >{`${record.fullName}, ${record.number}`}</Link>,
  ],
  ['Amount', formatNaira(record.amountKobo)],
  ['Of', record.about],
  ...slipOf(record),
  ...(record.state === 'asked' ? dueOf(record) : []),
  ['Why', record.reason],
  ['Asked', `${record.askedBy}, ${displayMoment(record.askedAt)}`],
  ['Within the limit', record.atOnce ? 'Yes' : 'No'],
  ...(record.postedAt === null ? [] : [['Posted', displayMoment(record.postedAt)] as const]),
  ...(record.remains === '' ? [] : [['Not taken back', record.remains] as const]),
];

const slipOf = ({ kind, lodgedOn, statementDay, state }: Adjustment): Facts =>
  kind === 'lodgement'
    ? [
        ['Paid in on', lodgedOn === null ? '' : displayDate(lodgedOn)],
        ...(state === 'posted'
          ? [['Bank’s statement', statementDay === null ? 'Not there yet' : displayDate(statementDay)] as const]
          : []),
      ]
    : [];

/** What a person who approves it weighs. */
const dueOf = ({ kind, dueKobo }: Adjustment): Facts => [
  [kind === 'lodgement' ? 'Owed now in all' : 'Left of it now', formatNaira(dueKobo)],
];
