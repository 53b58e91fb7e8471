import { Link, Navigate, useNavigate } from 'react-router-dom';
import { OWN_ACADEMICS } from '#contract/academics/pages.ts';
import type { LateFee, lateRegistrationFee, lateRegistrationInvoice } from '#contract/academics/registration.ts';
import { OWN_FINANCE } from '#contract/finance/pages.ts';
import { formatNaira } from '#rules/money.ts';
import { raiseFailure } from '../../../kit/raiseFailure.ts';
import { BRIEF_SECONDS, raiseFlag } from '../../../core/flags.ts';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { PlainTable } from '../../../kit/table/PlainTable.tsx';
import { useAction } from '../../../kit/useAction.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Page } from '../../../ui/Page.tsx';
import { registerAt, useTerm } from './addresses.ts';

/** What late registration costs. Whoever owes nothing is led back. */
export function LateFeePage() {
  const term = useTerm();
  if (!term) return <Navigate to={OWN_ACADEMICS.registration.to} replace />;
  return (
    <Page
      title={OWN_ACADEMICS.lateFee.name}
      width="narrow"
      crumbs={[OWN_ACADEMICS.registration, OWN_ACADEMICS.lateFee]}
      lead="A student who registers after the last day pays this first."
    >
      <ReadPart<typeof lateRegistrationFee>
        path="/CourseRegistration/late-registration-fee"
        query={term}
        label="Loading the late fee"
      >
        {(fee) => (fee.state === 'none' ? <Navigate to={OWN_ACADEMICS.registration.to} replace /> : <Fee fee={fee} />)}
      </ReadPart>
    </Page>
  );
}

const paymentAt = (invoiceNumber: string) => `${OWN_FINANCE.payment.to}?invoiceNumber=${invoiceNumber}`;

function Fee({ fee }: { readonly fee: LateFee }) {
  const { sessionId, semesterId, session, semester, state, window, lines, totalKobo, invoiceNumber } = fee;
  return (
    <div className="stack">
      <p>
        {semester}, {session}. {window.words}.
      </p>
      {state === 'paid' ? (
        <div className="notice notice--success">
          <p>
            The late fee is paid. <Link to={registerAt({ sessionId, semesterId })}>Register your courses</Link>
          </p>
        </div>
      ) : lines.length === 0 ? (
        <div className="notice notice--warning">
          <p>The bursary has set no late fee for this session yet. Please ask the bursary.</p>
        </div>
      ) : (
        <PlainTable
          caption="Late registration"
          columns={[{ title: 'Fee' }, { title: 'Amount', isFigure: true }]}
          rows={[
            ...lines.map(({ name, amountKobo }) => ({ key: name, cells: [name, formatNaira(amountKobo)] })),
            ...(lines.length > 1 ? [{ key: 'total', cells: ['Total', formatNaira(totalKobo)] }] : []),
          ]}
        />
      )}
      <div className="actions">
        {invoiceNumber ? (
          <Link className={buttonClass('primary')} to={paymentAt(invoiceNumber)}>
            {state === 'paid' ? 'See the receipt' : 'See the invoice'}
          </Link>
        ) : (
          lines.length > 0 && <Generate sessionId={sessionId} semesterId={semesterId} />
        )}
        {state !== 'paid' && (
          <Link className={buttonClass(undefined, 'outlined')} to={registerAt({ sessionId, semesterId })}>
            Back to your courses
          </Link>
        )}
      </div>
    </div>
  );
}

function Generate(term: Pick<LateFee, 'sessionId' | 'semesterId'>) {
  const session = useSession();
  const navigate = useNavigate();
  const [generate, busy] = useAction(async () => {
    try {
      const { invoiceNumber } = await session.call<typeof lateRegistrationInvoice>({
        method: 'POST',
        path: '/CourseRegistration/late-registration-invoice',
        body: term,
      });
      raiseFlag(
        { title: 'Invoice Action Successful!', body: 'Invoice generated successfully!', intent: 'success' },
        BRIEF_SECONDS,
      );
      await navigate(paymentAt(invoiceNumber));
    } catch (failure) {
      raiseFailure(failure, { title: 'Invoice Action Failed!', body: 'Invoice generated failed!!' });
    }
  });
  return (
    <Button intent="primary" busy={busy} onClick={() => void generate()}>
      Generate invoice
    </Button>
  );
}
