import { Link } from 'react-router-dom';
import type { ClearanceForm } from '#contract/finance/payments.ts';
import { OWN_FINANCE } from '#contract/finance/pages.ts';
import { displayDate } from '#rules/displayDate.ts';
import { formatNaira } from '#rules/money.ts';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { ShortTable, type ShortColumn } from '../../../kit/table/ShortTable.tsx';
import { OfficialUse } from '../../../ui/OfficialUse.tsx';
import { PrintButton } from '../../../ui/PrintButton.tsx';

type Component = ClearanceForm['components'][number];

const COLUMNS: readonly ShortColumn<Component>[] = [
  { title: 'Component', cell: ({ name }) => name },
  {
    title: 'Paid on',
    cell: ({ paid }) =>
      paid ? (
        displayDate(paid.date)
      ) : (
        <>
          <StatusTag look="warning">Not paid</StatusTag>{' '}
          <Link className="unprinted" to={OWN_FINANCE.sundry.to}>
            Pay
          </Link>
        </>
      ),
  },
  { title: 'RRR', cell: ({ paid }) => paid?.rrr ?? '-' },
  { title: 'Amount', isNumber: true, cell: ({ amount }) => formatNaira(amount * 100) },
];

export function ClearanceSheet({
  form: { fullName, regNumber, session, components },
}: {
  readonly form: ClearanceForm;
}) {
  const unpaid = components.filter(({ paid }) => !paid).length;
  return (
    <section className="stack" aria-label={`Clearance form of ${session}`}>
      <RecordSheet
        title="Clearance form"
        facts={[
          ['Full name', fullName],
          ['Registration number', regNumber],
          ['Session', session],
          [
            'Components',
            <StatusTag look={unpaid === 0 ? 'success' : 'warning'}>
              {unpaid === 0 ? 'All paid' : `${unpaid} not paid`}
            </StatusTag>,
          ],
        ]}
        actions={<PrintButton />}
      />
      <ShortTable title="Components" rows={components} keyOf={({ feeId }) => feeId} columns={COLUMNS} />
      <section className="sheet" aria-labelledby="offices">
        <h2 id="offices">For official use</h2>
        <OfficialUse />
      </section>
    </section>
  );
}
