import { Link, useNavigate } from 'react-router-dom';
import list from '#lists/finance/college-fees.json' with { type: 'json' };
import type { collegeFees } from '#contract/finance/fee-setup.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { formatNaira } from '#rules/money.ts';
import { Act } from '../../../kit/record/Act.tsx';
import { ResourcePages } from '../../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../../kit/resource/screens.ts';
import { useSession } from '../../../session/useSession.ts';
import { buttonClass } from '../../../ui/Button.tsx';

const SCREENS: ScreensOf<typeof collegeFees.list> = {
  one: 'fee',
  declared: list,
  at: FINANCE.fees.to,
  path: '/Bursary/fees',
  forms: { create: 'college-fee', correct: 'college-fee-details' },
  facts: ({ category, type, purpose, amountKobo, isSplittable, isOnce, rank }) => [
    ['Category', category],
    ['Type', type],
    ['Paid as', list.columns.purpose.values[purpose]],
    ['Amount', amountKobo === null ? 'As it is assigned' : formatNaira(amountKobo)],
    ['Instalments', isSplittable ? 'Divided' : 'Whole with the first'],
    ['How often', isOnce ? 'Once in all years of study' : 'Each session'],
    ['Rank', String(rank)],
  ],
  switchedOff: 'Nobody is offered the fee any more, and it is assigned no more. Invoices that name it stay.',
  actions: ({ id, name }) => <Delete id={id} name={name} />,
  listActions: (
    <>
      <Link className={buttonClass(undefined, 'outlined')} to={FINANCE.feeTypes.to}>
        Types
      </Link>
      <Link className={buttonClass(undefined, 'outlined')} to={FINANCE.feeCategories.to}>
        Categories
      </Link>
    </>
  ),
};

function Delete({ id, name }: { readonly id: number; readonly name: string }) {
  const session = useSession();
  const navigate = useNavigate();
  return (
    <Act
      label="Delete"
      isDanger
      question={`${name} is deleted. A fee that was assigned or invoiced stays, and can be deactivated.`}
      done={`${name} is deleted`}
      act={async () => {
        await session.call<typeof collegeFees.remove>({ method: 'DELETE', path: '/Bursary/fees/:id', params: { id } });
        await navigate(FINANCE.fees.to, { replace: true });
      }}
    />
  );
}

export const FeePages = () => <ResourcePages screens={SCREENS} />;
