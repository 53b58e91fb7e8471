import type { Impact } from '#contract/finance/assignments.ts';
import { formatNaira, withThousands } from '#rules/money.ts';
import './impact.css';

export function ImpactView({ impact }: { readonly impact: Impact }) {
  const { students, raised, cut, spared, balances, credits, invoicesReplaced, incomeKobo, crossings, examples } =
    impact;
  const facts: readonly (readonly [label: string, fact: string])[] = [
    ['Students', people(students)],
    ['Pay more', people(raised)],
    ['Pay less', people(cut)],
    ['Spared, for they have paid', people(spared)],
    ['Balances to pay', sum(balances)],
    ['Credit', sum(credits)],
    ['Unpaid invoices replaced', withThousands(invoicesReplaced)],
    ['Expected income', `${incomeKobo < 0 ? '−' : '+'}${formatNaira(Math.abs(incomeKobo))}`],
  ];
  return (
    <>
      <div role="status">
        <dl className="facts record__facts impact">
          {facts.map(([label, fact]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </div>
      {crossings.length > 0 && (
        <div className="notice notice--warning">
          <p>Some students are of two rules, of which neither is a special case of the other:</p>
          <ul>
            {crossings.map(({ fee, wins, winsKobo, loses, losesKobo }) => (
              <li key={`${fee}/${wins}/${loses}`}>
                {fee}: the rule for {wins} ({formatNaira(winsKobo)}) wins over the rule for {loses} (
                {formatNaira(losesKobo)}).
              </li>
            ))}
          </ul>
        </div>
      )}
      {examples.length > 0 && (
        <details>
          <summary>{examples.length < students ? `The first ${examples.length} students` : 'The students'}</summary>
          <ul className="explain__lines">
            {examples.map(({ fullName, number, beforeKobo, afterKobo }) => (
              <li key={number}>
                <span>
                  {fullName}, {number}
                </span>
                <strong>{formatNaira(afterKobo)}</strong>
                <small>Before: {formatNaira(beforeKobo)}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const people = (count: number): string => withThousands(count);

const sum = ({ students, kobo }: Impact['credits']): string =>
  students === 0 ? 'None' : `${formatNaira(kobo)} of ${withThousands(students)}`;
