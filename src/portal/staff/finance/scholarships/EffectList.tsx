import type { AwardEffect, awardScholarship } from '#contract/finance/scholarships.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import { formatNaira, withThousands } from '#rules/money.ts';

interface EffectListProps {
  readonly effects: Reply<typeof awardScholarship>;
}

/** Who is left out comes first: among five hundred nobody would find them. */
export function EffectList({ effects: { rows, students, refused, awardKobo, creditKobo } }: EffectListProps) {
  return (
    <div role="status">
      <p>
        <strong>{withThousands(students)}</strong> {students === 1 ? 'is' : 'are'} awarded{' '}
        <strong>{formatNaira(awardKobo)}</strong>
        {creditKobo > 0 && `, of which ${formatNaira(creditKobo)} is credit, since it was paid already`}.{' '}
        {refused > 0 && `${refused === 1 ? '1 is' : `${withThousands(refused)} are`} left out.`}
      </p>
      <ul className="award__rows">
        {[...rows.filter(({ problem }) => problem !== null), ...rows.filter(({ problem }) => problem === null)].map(
          (row, index) => (
            <EffectRow key={index} row={row} />
          ),
        )}
      </ul>
    </div>
  );
}

const EffectRow = ({ row: { number, fullName, awardKobo, creditKobo, problem } }: { readonly row: AwardEffect }) => (
  <li data-refused={problem !== null || undefined}>
    <span>
      {fullName ? `${fullName}, ` : ''}
      {number}
    </span>
    <strong>{problem ?? formatNaira(awardKobo)}</strong>
    {creditKobo > 0 && <small>{formatNaira(creditKobo)} of it is credit</small>}
  </li>
);
