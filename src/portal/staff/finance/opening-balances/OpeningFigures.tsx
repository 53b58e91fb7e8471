import { Link } from 'react-router-dom';
import type { OpeningDifferenceRow, OpeningFigures as Figures } from '#contract/finance/opening-balances.ts';
import { formatNaira, withThousands } from '#rules/money.ts';
import { PlainTable } from '../../../kit/table/PlainTable.tsx';
import { openingLineOf } from '../addresses.ts';

const FIGURE = { isFigure: true } as const;

/** The office's totals beside the portal's, each row that makes them differ, and the debt by head of fee. */
export const OpeningFigures = ({
  figures: { stated, posted, unexplained, differences, heads },
}: {
  readonly figures: Figures;
}) => (
  <>
    <section className="sheet" aria-label="Totals">
      <h2>Totals</h2>
      <PlainTable
        caption="By the office and in the portal"
        columns={[
          { title: 'What' },
          ...['By the office', 'In the portal', 'Unexplained'].map((title) => ({ title, ...FIGURE })),
        ]}
        rows={[
          row('Debt', ({ debtKobo }) => formatNaira(debtKobo)),
          row('Credit', ({ creditKobo }) => formatNaira(creditKobo)),
          row('Students', ({ students }) => withThousands(students)),
        ].map(([what, of]) => ({ key: what, cells: [what, ...[stated, posted, unexplained].map(of)] }))}
      />
    </section>
    <Differences differences={differences} />
    {heads.length > 0 && (
      <section className="sheet" aria-label="By head of fee">
        <h2>By head of fee</h2>
        <PlainTable
          caption="Debt in the portal"
          columns={[{ title: 'Head' }, { title: 'Session' }, { title: 'Debt', ...FIGURE }]}
          rows={heads.map(({ head, session, debtKobo }) => ({
            key: `${session} ${head}`,
            cells: [head, session, formatNaira(debtKobo)],
          }))}
        />
      </section>
    )}
  </>
);

const row = (what: string, of: (totals: Figures['stated']) => string) => [what, of] as const;

const Differences = ({ differences }: Pick<Figures, 'differences'>) =>
  differences.length === 0 ? null : (
    <section className="sheet" aria-label="Differences">
      <h2>Differences</h2>
      <PlainTable
        caption="What the office has and the portal has not"
        columns={[
          { title: 'Number' },
          { title: 'Name in the file' },
          { title: 'Session' },
          { title: 'Why' },
          { title: 'Debt', ...FIGURE },
          { title: 'Credit', ...FIGURE },
        ]}
        rows={differences.map((each, place) => ({
          key: `${place} ${each.number}`,
          cells: [
            <Number of={each} />,
            each.name,
            each.session,
            each.row === null ? each.why : `Row ${each.row}: ${each.why}`,
            formatNaira(each.debtKobo),
            formatNaira(each.creditKobo),
          ],
        }))}
      />
    </section>
  );

const Number = ({ of: { number, lineId } }: { readonly of: OpeningDifferenceRow }) =>
  lineId === null ? number : <Link to={openingLineOf(lineId)}>{number}</Link>;
