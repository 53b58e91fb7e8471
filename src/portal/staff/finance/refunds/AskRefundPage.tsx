import { useNavigate } from 'react-router-dom';
import { FINANCE } from '#contract/finance/pages.ts';
import type { askRefund, refundSources, RefundSourceRow } from '#contract/finance/refunds.ts';
import { formatNaira, nairaText } from '#rules/money.ts';
import { FindPage } from '../../../kit/find/FindPage.tsx';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { useSession } from '../../../session/useSession.ts';
import { refundOf } from '../addresses.ts';

export function AskRefundPage() {
  const session = useSession();
  return (
    <FindPage
      title={FINANCE.askRefund.name}
      lead="Money that a settled case set aside, or a student’s credit beyond what is owed. Another person approves it."
      button="Find the money"
      asks={{
        name: 'of',
        label: 'RRR, invoice number or student’s number',
        maxLength: 60,
        missing: 'please input an RRR, an invoice number or a student’s number',
      }}
      find={(of) =>
        session.call<typeof refundSources>({ method: 'GET', path: '/Payment/refund-sources', query: { of } })
      }
      unknown={{
        status: 404,
        words: (typed) =>
          `Nothing is due by "${typed}". Settle the case as "To be refunded" first, or check the number.`,
      }}
    >
      {(sources) => (
        <div className="stack">
          {sources.map((source) => (
            <SourceSheet key={source.caseId ?? source.studentId} source={source} />
          ))}
        </div>
      )}
    </FindPage>
  );
}

function SourceSheet({ source }: { readonly source: RefundSourceRow }) {
  const session = useSession();
  const navigate = useNavigate();
  const { caseId, studentId, payerName, about, heldKobo, owedKobo, askedKobo, refundableKobo } = source;
  return (
    <RecordSheet
      title={payerName}
      facts={[
        ['Payer', payerName],
        ['Money', about],
        [studentId === null ? 'Due to the payer' : 'Credit', formatNaira(heldKobo)],
        ...(studentId === null ? [] : [['Owed', formatNaira(owedKobo)] as const]),
        ['Asked for already', formatNaira(askedKobo)],
        ['Can be refunded', formatNaira(refundableKobo)],
      ]}
      actions={
        refundableKobo > 0 && (
          <ActionDialog
            label="Ask for this refund"
            form="refund-request"
            intent="primary"
            answers={{ amount: nairaText(refundableKobo) }}
            lead={`To ${payerName}: up to ${formatNaira(refundableKobo)}. Nothing moves before another person approves it.`}
            done="The refund waits for approval"
            act={async (answers, request) => {
              const { id } = await session.call<typeof askRefund>({
                method: 'POST',
                path: '/Payment/refund',
                body: { request, answers, ...(caseId === null ? { studentId: studentId! } : { caseId }) },
              });
              await navigate(refundOf(id));
            }}
          />
        )
      }
    />
  );
}
