import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type {
  AdjustableCharge,
  adjustmentStudent,
  AdjustmentStudent,
  askAdjustment,
} from '#contract/finance/adjustments.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import type { AdjustmentKind } from '#rules/finance/adjustment.ts';
import { formatNaira, nairaText } from '#rules/money.ts';
import { FindPage } from '../../../kit/find/FindPage.tsx';
import { ownFiles } from '../../../kit/form/ownFiles.ts';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { PlainTable } from '../../../kit/table/PlainTable.tsx';
import { useSession } from '../../../session/useSession.ts';
import { adjustmentOf } from '../addresses.ts';

export function AskAdjustmentPage() {
  const session = useSession();
  return (
    <FindPage
      title={FINANCE.askAdjustment.name}
      lead="Each needs a reason and a paper. Up to your limit it is posted at once; above it another person approves."
      button="Find the student"
      asks={{
        name: 'of',
        label: 'Matric or registration number',
        maxLength: 60,
        missing: 'please input the student’s number',
      }}
      find={(of) =>
        session.call<typeof adjustmentStudent>({ method: 'GET', path: '/Payment/adjustment-student', query: { of } })
      }
      unknown={{ status: 404, words: (typed) => `No student has the number "${typed}". Please check it.` }}
    >
      {(student) => <StudentSheet student={student} />}
    </FindPage>
  );
}

function StudentSheet({ student }: { readonly student: AdjustmentStudent }) {
  const { fullName, number, owedKobo, creditKobo, leftKobo, charges } = student;
  return (
    <div className="stack">
      <RecordSheet
        title={fullName}
        facts={[
          ['Student', fullName],
          ['Number', number],
          ['Owed', formatNaira(owedKobo)],
          ['Credit', formatNaira(creditKobo)],
          ['You post at once up to', formatNaira(leftKobo)],
        ]}
        actions={<Ask student={student} kind="lodgement" label="Enter a bank teller" intent="primary" />}
      />
      {charges.length > 0 && (
        <PlainTable
          caption="What is owed"
          columns={[
            { title: 'Fee' },
            { title: 'Session' },
            { title: 'Left', isFigure: true },
            { title: 'Asked for', isFigure: true },
            { title: 'Acts' },
          ]}
          rows={charges.map((charge) => ({
            key: charge.id,
            cells: [
              charge.fee,
              charge.session,
              formatNaira(charge.dueKobo),
              formatNaira(charge.askedKobo),
              charge.waivableKobo > 0 && (
                <>
                  <Ask student={student} kind="waiver" label="Waive" charge={charge} />{' '}
                  <Ask student={student} kind="write-off" label="Write off" charge={charge} />
                </>
              ),
            ],
          }))}
        />
      )}
    </div>
  );
}

interface AskProps {
  readonly student: AdjustmentStudent;
  readonly kind: AdjustmentKind;
  readonly label: string;
  /** Of a waiver or a write-off. */
  readonly charge?: AdjustableCharge;
  readonly intent?: 'primary';
}

function Ask({ student: { studentId, fullName, leftKobo }, kind, label, charge, intent }: AskProps) {
  const session = useSession();
  const navigate = useNavigate();
  const [files] = useState(() => ownFiles(session));
  const title = charge ? `${label}: ${charge.fee}, ${charge.session}` : label;
  return (
    <ActionDialog<Reply<typeof askAdjustment>>
      label={label}
      title={title}
      form={charge ? 'adjustment-relief' : 'adjustment-lodgement'}
      files={files}
      {...(intent && { intent })}
      {...(charge && { answers: { amount: nairaText(charge.waivableKobo) } })}
      lead={`Of ${fullName}. Up to ${formatNaira(leftKobo)} it is posted at once.`}
      submitLabel={label}
      done={({ state }) => (state === 'posted' ? 'It is posted' : 'It waits for approval')}
      act={async (answers, request) => {
        const made = await session.call<typeof askAdjustment>({
          method: 'POST',
          path: '/Payment/adjustment',
          body: { request, kind, studentId, answers, ...(charge && { chargeId: charge.id }) },
        });
        await navigate(adjustmentOf(made.id));
        return made;
      }}
    />
  );
}
