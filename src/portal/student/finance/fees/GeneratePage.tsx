import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { Due, generateBalanceInvoice, generateFeeInvoice } from '#contract/finance/student-fees.ts';
import { OWN_FINANCE } from '#contract/finance/pages.ts';
import { formatNaira, nairaFromKobo } from '#rules/money.ts';
import { raiseFailure } from '../../../kit/raiseFailure.ts';
import { BRIEF_SECONDS, raiseFlag } from '../../../core/flags.ts';
import { useAction } from '../../../kit/useAction.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { Page } from '../../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { Arrears } from './Arrears.tsx';
import { BeingChecked } from './BeingChecked.tsx';
import { DueLines } from './DueLines.tsx';
import { isHeldUp, useDue, type Wanted } from './useDue.ts';
import { usePurpose } from './usePurpose.ts';
import '../fees.css';

/** The lines of the invoice before it is made. Without its session the page goes back to the first step. */
export function GeneratePage() {
  const { purpose, title, steps } = usePurpose();
  const [address] = useSearchParams();
  const sessionId = Number(address.get('session'));
  const feeIds = address.get('fees') ?? '';
  const isFirst = steps.session === steps.generate;
  if (!isFirst && !sessionId) return <Navigate to={steps.home} replace />;
  if (purpose === 'sundry' && feeIds === '') return <Navigate to={steps.session} replace />;
  return (
    <Page title={`${title}: invoice`} crumbs={[{ name: title, to: steps.home }]}>
      <Lines
        isBalance={address.get('balance') === 'yes'}
        wanted={{
          ...(sessionId > 0 && { sessionId }),
          ...(purpose === 'school' && { paymentTypeId: Number(address.get('type')) || 1 }),
          ...(feeIds !== '' && { feeIds }),
        }}
      />
    </Page>
  );
}

const FAILED = { title: 'Invoice Action Failed!', body: 'Invoice generated failed!!' };

function Lines({ wanted, isBalance }: { readonly wanted: Wanted; readonly isBalance: boolean }) {
  const { purpose, steps } = usePurpose();
  const session = useSession();
  const navigate = useNavigate();
  const { data, error, refetch } = useDue(wanted);
  const [generate, busy] = useAction(async ({ sessionId, total, balanceKobo }: Due) => {
    try {
      const invoice = isBalance
        ? await session.call<typeof generateBalanceInvoice>({
            method: 'POST',
            path: '/Payment/generate-balance-invoice',
            body: { sessionId, expectedTotal: nairaFromKobo(balanceKobo) },
          })
        : await session.call<typeof generateFeeInvoice>({
            method: 'POST',
            path: '/Payment/generate-fee-Invoice',
            body: {
              purpose,
              sessionId,
              expectedTotal: total,
              ...(wanted.paymentTypeId !== undefined && { paymentTypeId: wanted.paymentTypeId }),
              ...(wanted.feeIds !== undefined && { feeIds: wanted.feeIds.split(',').map(Number) }),
            },
          });
      raiseFlag(
        { title: 'Invoice Action Successful!', body: 'Invoice generated successfully!', intent: 'success' },
        BRIEF_SECONDS,
      );
      await navigate((invoice.isPaid ? steps.receipt : steps.invoice) + invoice.invoiceNumber);
    } catch (failure) {
      raiseFailure(failure, FAILED, BRIEF_SECONDS);
      await refetch();
    }
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState lines={6} />;
  if (data.lines.length === 0) return <p className="sheet">No fees are published for {data.session} yet.</p>;
  const isNothing = !isBalance && data.total === 0 && data.lines.every(({ creditKobo }) => creditKobo === 0);
  const isPaid = data.lines.some(({ paidKobo }) => paidKobo > 0);
  return (
    <div className="fees">
      <p>
        {data.session}, {data.level}
      </p>
      <Arrears due={data} />
      {data.checked && <BeingChecked checked={data.checked} />}
      {isBalance ? (
        <p className="sheet">
          Your fees have changed since you paid. Your balance is <strong>{formatNaira(data.balanceKobo)}</strong>.
        </p>
      ) : (
        <DueLines due={data} />
      )}
      {data.coveredBy !== null ? (
        <>
          <p role="status">
            <strong>Nothing to pay: covered by {data.coveredBy}</strong>
          </p>
          <div className="actions">
            <Button intent="primary" busy={busy} onClick={() => void generate(data)}>
              Get your receipt
            </Button>
          </div>
        </>
      ) : isNothing ? (
        <p>
          {isPaid ? 'You have paid this. ' : 'There is nothing to pay. '}
          <Link to={OWN_FINANCE.payments.to}>{OWN_FINANCE.payments.name}</Link>
        </p>
      ) : (
        <div className="actions">
          <Button intent="primary" busy={busy} disabled={isHeldUp(purpose, data)} onClick={() => void generate(data)}>
            {data.total === 0 ? 'Pay with your credit' : 'Generate invoice'}
          </Button>
        </div>
      )}
    </div>
  );
}
