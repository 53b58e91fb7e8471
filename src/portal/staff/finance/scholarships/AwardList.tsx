import awards from '#lists/finance/scholarship-awards.json' with { type: 'json' };
import type { scholarshipStudents, withdrawAward } from '#contract/finance/scholarships.ts';
import { formatNaira } from '#rules/money.ts';
import type { RowOf } from '../../../kit/list/listProps.ts';
import { ListView } from '../../../kit/list/ListView.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { useSession } from '../../../session/useSession.ts';

type Awards = typeof scholarshipStudents.list;

/** Who has an award of a scholarship; each can be withdrawn. */
export function AwardList({ scholarshipId }: { readonly scholarshipId: number }) {
  const state = useList<Awards>(awards, '/Payment/scholarship-students', {
    scholarshipId: String(scholarshipId),
  });
  return (
    <section aria-label={awards.title}>
      <ListView state={state} cells={{ state: (award) => <AwardState award={award} /> }} />
    </section>
  );
}

const AwardState = ({ award: { id, fullName, amountKobo, state } }: { readonly award: RowOf<Awards> }) => {
  const session = useSession();
  if (state === 'withdrawn') return <StatusTag look="notsubmitted">Withdrawn</StatusTag>;
  return (
    <ActionDialog
      label="Withdraw"
      title={`Withdraw from ${fullName}`}
      form="award-withdrawal"
      isDanger
      lead={`1 award of ${formatNaira(amountKobo)} is withdrawn: the student owes that again. The same scholarship cannot be awarded to this student anew.`}
      done="The award is withdrawn"
      act={({ reason }) =>
        session.call<typeof withdrawAward>({
          method: 'POST',
          path: '/Payment/withdraw-award',
          body: { id: String(id), reason: reason as string },
        })
      }
    />
  );
};
