import type { Due } from '#contract/finance/student-fees.ts';
import { formatNaira } from '#rules/money.ts';
import { naira } from './naira.ts';
import { Why } from './Why.tsx';

/** What an invoice would ask for, line by line, each with its rule; the total in figures and words. */
export function DueLines({ due: { lines, total, totalInWords } }: { readonly due: Due }) {
  const creditKobo = lines.reduce((sum, line) => sum + line.creditKobo, 0);
  return (
    <section className="sheet fees__card" aria-label="What you pay">
      <ul className="fees__lines">
        {lines
          .filter(({ payKobo, creditKobo: ofCredit, dueKobo }) => payKobo > 0 || ofCredit > 0 || dueKobo > 0)
          .map((line) => (
            <li key={line.description}>
              <span>
                {line.description}
                <Why line={line} />
              </span>
              <span className="fees__amount">{formatNaira(line.payKobo)}</span>
              <span className="fees__small">{wordsOf(line)}</span>
            </li>
          ))}
      </ul>
      {creditKobo > 0 && <p>Your credit pays {formatNaira(creditKobo)} of these fees.</p>}
      <p className="fees__total">
        <span>Total</span>
        <span className="fees__amount">{naira(total)}</span>
      </p>
      {total > 0 && <p className="fees__words">{totalInWords}</p>}
    </section>
  );
}

function wordsOf({ amountKobo, awardedKobo, paidKobo, creditKobo, payKobo }: Due['lines'][number]): string {
  if (amountKobo === payKobo) return '';
  return [
    `of ${formatNaira(amountKobo)}`,
    awardedKobo > 0 && `scholarship or waiver ${formatNaira(awardedKobo)}`,
    paidKobo > 0 && `paid ${formatNaira(paidKobo)}`,
    creditKobo > 0 && `credit ${formatNaira(creditKobo)}`,
  ]
    .filter((each) => typeof each === 'string')
    .join(' · ');
}
