import { Link } from 'react-router-dom';
import type { AccountLine } from '#contract/finance/student-accounts.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { formatNaira } from '#rules/money.ts';
import { PlainTable } from '../../../kit/table/PlainTable.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { caseAt, paymentAt } from './addresses.ts';
import { balanceText } from './balanceText.ts';

/** Each line leads to its papers: the RRRs, receipts and the case that say why it is there. */
export function AccountLines({ lines }: { readonly lines: readonly AccountLine[] }) {
  if (lines.length === 0) return <EmptyState title="Nothing was charged or paid yet" />;
  return (
    <PlainTable
      caption="Line by line"
      columns={[
        { title: 'Date' },
        { title: 'What' },
        { title: 'Session' },
        { title: 'Papers' },
        ...['Debit', 'Credit', 'Balance'].map((title) => ({ title, isFigure: true })),
      ]}
      rows={lines.map((line) => ({
        key: line.id,
        cells: [
          displayMoment(line.at),
          <What line={line} />,
          line.session ?? '-',
          <Papers line={line} />,
          ...[line.debitKobo, line.creditKobo].map((kobo) => (kobo === 0 ? '' : formatNaira(kobo))),
          balanceText(line.balanceKobo),
        ],
      }))}
    />
  );
}

const What = ({ line: { title, about, why, by } }: { readonly line: AccountLine }) => (
  <div>
    {title}: {about}
    {[why, by && `By ${by}`].map((words) => words && <small key={words}> {words}.</small>)}
  </div>
);

function Papers({ line: { invoiceNumber, rrr, caseId } }: { readonly line: AccountLine }) {
  const papers = [
    rrr && (['RRR ' + rrr, paymentAt(rrr)] as const),
    invoiceNumber && ([invoiceNumber, paymentAt(invoiceNumber)] as const),
    caseId && (['Case', caseAt(caseId)] as const),
  ].filter((each) => each !== null && each !== '');
  if (papers.length === 0) return '-';
  return (
    <div>
      {papers.map(([name, to]) => (
        <div key={to + name}>
          <Link to={to}>{name}</Link>
        </div>
      ))}
    </div>
  );
}
