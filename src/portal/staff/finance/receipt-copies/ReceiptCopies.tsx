import { useState } from 'react';
import type { applicantInformation } from '#contract/finance/bursary-invoices.ts';
import type { Receipt, receiptCopies } from '#contract/finance/payments.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import { displayDate } from '#rules/displayDate.ts';
import { formatNaira, koboFromNaira } from '#rules/money.ts';
import { ApiError } from '../../../api/apiError.ts';
import { FindPage } from '../../../kit/find/FindPage.tsx';
import { PaperSheet } from '../../../kit/paper/PaperSheet.tsx';
import { RecordSheet } from '../../../kit/record/RecordSheet.tsx';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { PrintButton } from '../../../ui/PrintButton.tsx';
import './receiptCopies.css';

interface ReceiptCopiesProps {
  readonly title: string;
  readonly purpose: 'school' | 'acceptance';
}

interface Found {
  readonly receipts: readonly Receipt[];
  /** Undefined where the number is no student's: an RRR. */
  readonly student: Reply<typeof applicantInformation> | undefined;
}

/** A receipt that a student has lost is printed again, and says that it is a copy. */
export function ReceiptCopies({ title, purpose }: ReceiptCopiesProps) {
  const session = useSession();
  const find = async (reference: string): Promise<Found> => {
    const receipts = await session.call<typeof receiptCopies>({
      method: 'GET',
      path: '/Payment/receipt-copies',
      query: { purpose, reference },
    });
    const student = await session
      .call<typeof applicantInformation>({
        method: 'GET',
        path: '/Bursary/applicant-information',
        query: { regNumber: receipts[0]?.matricNumber ?? reference },
      })
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return undefined;
        throw error;
      });
    return { receipts, student };
  };
  return (
    <FindPage
      title={title}
      lead="The receipts of a student, to print again. Each says that it is a copy."
      button="Find receipts"
      asks={{
        name: 'number',
        label: 'Matric number, registration number or RRR',
        maxLength: 60,
        missing: 'please input a matric number, a registration number or an RRR',
      }}
      find={find}
      unknown={{
        status: 404,
        words: (typed) =>
          `Nothing of these fees was paid under "${typed}". Check the number, or look the RRR up under Verify payment status.`,
      }}
    >
      {(found) => <Copies found={found} />}
    </FindPage>
  );
}

function Copies({ found: { receipts, student } }: { readonly found: Found }) {
  const [shown, setShown] = useState<Receipt | undefined>(receipts.length === 1 ? receipts[0] : undefined);
  return (
    <div className="stack">
      {student && (
        <div className="unprinted">
          <RecordSheet
            title="Student"
            facts={[
              ['Student', student.fullName],
              ['Number', student.number],
              ['Programme', student.programme],
              ['Department', student.department],
              ['Level', `${student.level}, ${student.session}`],
              ['Owes', formatNaira(student.owedKobo)],
              ['Credit', formatNaira(student.creditKobo)],
            ]}
          />
        </div>
      )}
      {receipts.length > 1 && (
        <section className="sheet unprinted" aria-label="Receipts">
          <h2>{receipts.length} receipts</h2>
          <div className="actions receipts">
            {receipts.map((receipt) => (
              <Button
                key={receipt.rrr}
                look="outlined"
                aria-pressed={receipt === shown}
                onClick={() => setShown(receipt)}
              >
                {receipt.session}, {displayDate(receipt.date)}, {naira(receipt.total)}
              </Button>
            ))}
          </div>
        </section>
      )}
      {shown && <Copy receipt={shown} />}
    </div>
  );
}

const naira = (amount: number) => formatNaira(koboFromNaira(amount)!);

const Copy = ({ receipt }: { readonly receipt: Receipt }) => (
  <>
    <PaperSheet
      paper={{
        title: `${receipt.title} (Copy)`,
        office: 'Bursary',
        holder: receipt.fullName,
        number: receipt.invoiceNumber,
        issuedAt: receipt.date,
        groups: [
          {
            title: '',
            facts: [
              ['RRR', receipt.rrr],
              ['Matric or registration number', receipt.matricNumber ?? '-'],
              ['Department', receipt.department ?? '-'],
              ['Session', receipt.session],
              ['Date paid', displayDate(receipt.date)],
            ],
          },
        ],
        paragraphs: [],
        points: [],
        tables: [
          {
            title: 'Paid',
            columns: [
              { title: 'Fee', isFigure: false },
              { title: 'Payment', isFigure: false },
              { title: 'Amount', isFigure: true },
            ],
            rows: receipt.recieptItems.map(({ description, paymentType, amount }) => [
              description,
              paymentType,
              naira(amount),
            ]),
            totals: [['In all', '', naira(receipt.total)]],
            rowsPerPage: null,
            signatures: [],
          },
        ],
        closing: receipt.totalInWords,
        signatures: ['Bursar'],
        verification: receipt.verification,
      }}
    />
    <div className="actions unprinted">
      <PrintButton />
    </div>
  </>
);
