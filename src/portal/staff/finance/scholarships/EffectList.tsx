import type { AwardEffect, awardScholarship } from '#contract/finance/scholarships.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import { formatNaira, withThousands } from '#rules/money.ts';

interface EffectListProps {
  readonly effects: Omit<Reply<typeof awardScholarship>, 'digest'>;
  readonly kind?: 'award' | 'withdrawal';
}

/** Who is left out comes first: among five hundred nobody would find them. */
export function EffectList({
  effects: { rows, students, refused, awardKobo, creditKobo },
  kind = 'award',
}: EffectListProps) {
  return (
    <div role="status">
      <p>
        <strong>{withThousands(students)}</strong> {verbFor(kind, students)} <strong>{formatNaira(awardKobo)}</strong>
        {kind === 'withdrawal' && ' again'}
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

function verbFor(kind: 'award' | 'withdrawal', students: number): string {
  if (kind === 'withdrawal') return students === 1 ? 'owes' : 'owe';
  return students === 1 ? 'is awarded' : 'are awarded';
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
