import type { adjustmentLimits, AdjustmentLimit, setAdjustmentLimit } from '#contract/finance/adjustments.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import { formatNaira, nairaText } from '#rules/money.ts';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { PlainTable } from '../../../kit/table/PlainTable.tsx';
import { useSession } from '../../../session/useSession.ts';
import { Page } from '../../../ui/Page.tsx';

export const AdjustmentLimitsPage = () => (
  <Page
    title={FINANCE.adjustmentLimits.name}
    width="wide"
    crumbs={[FINANCE.adjustments, FINANCE.adjustmentLimits]}
    lead="Up to its limit a role posts at once. What is posted for one student in 30 days counts together."
  >
    <ReadPart<typeof adjustmentLimits> path="/Payment/adjustment-limits" query={undefined} label="Reading the limits">
      {(limits) => (
        <PlainTable
          caption="Limits by role"
          columns={[{ title: 'Role' }, { title: 'Limit', isFigure: true }, { title: 'Acts' }]}
          rows={limits.map((limit) => ({
            key: String(limit.roleId),
            cells: [limit.role, formatNaira(limit.amountKobo), <Change limit={limit} />],
          }))}
        />
      )}
    </ReadPart>
  </Page>
);

function Change({ limit: { roleId, role, amountKobo, isOwn } }: { readonly limit: AdjustmentLimit }) {
  const session = useSession();
  if (isOwn) return 'Your own role: another person sets it';
  return (
    <ActionDialog
      label="Change"
      title={`Change the limit of ${role}`}
      form="adjustment-limit"
      answers={{ amount: nairaText(amountKobo) }}
      lead="The audit log has both amounts and your name."
      submitLabel="Save"
      done="The limit is saved"
      act={(answers) =>
        session.call<typeof setAdjustmentLimit>({
          method: 'POST',
          path: '/Payment/adjustment-limit',
          body: { roleId, answers },
        })
      }
    />
  );
}
