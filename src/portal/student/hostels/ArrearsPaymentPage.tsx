import { useNavigate } from 'react-router-dom';
import type { hostelArrears, payArrears } from '#contract/hostels/booking.ts';
import { OWN_HOSTELS } from '#contract/hostels/pages.ts';
import { formatNaira } from '#rules/money.ts';
import { raiseFailure } from '../../kit/raiseFailure.ts';
import { useRead } from '../../kit/record/useRead.ts';
import { useAction } from '../../kit/useAction.ts';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states.tsx';
import { invoiceAt } from './addresses.ts';
import './hostels.css';

/** Of each earlier session what is unpaid; it is paid before a new bed is chosen. */
export function ArrearsPaymentPage() {
  const { data, error, refetch } = useRead<typeof hostelArrears>('/Hostel/arrears-hostels', undefined);
  return (
    <Page
      title={OWN_HOSTELS.arrears.name}
      crumbs={[OWN_HOSTELS.hostel]}
      lead="What is unpaid of hostels in earlier sessions. It is paid before you choose a new bed."
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState lines={4} />}
      {data?.length === 0 && <EmptyState title="You owe nothing of earlier sessions" />}
      <div className="stack">
        {data?.map((arrears) => (
          <Session key={arrears.sessionId} {...arrears} onRefused={() => void refetch()} />
        ))}
      </div>
    </Page>
  );
}

interface SessionProps {
  readonly sessionId: number;
  readonly session: string;
  readonly dueKobo: number;
  readonly onRefused: () => void;
}

function Session({ sessionId, session, dueKobo, onRefused }: SessionProps) {
  const caller = useSession();
  const navigate = useNavigate();
  const [pay, busy] = useAction(async () => {
    try {
      const { invoiceNumber } = await caller.call<typeof payArrears>({
        method: 'POST',
        path: '/Hostel/pay-arrears',
        body: { sessionId, expectedTotal: dueKobo / 100 },
      });
      await navigate(invoiceAt(invoiceNumber));
    } catch (error) {
      raiseFailure(error, { title: 'Invoice Action Failed!', body: 'The invoice could not be made. Please try again' });
      onRefused();
    }
  });
  return (
    <section className="sheet hostel-card" aria-label={session}>
      <h2>{session}</h2>
      <p className="hostel-total">
        <span>Due</span>
        <span>{formatNaira(dueKobo)}</span>
      </p>
      <div className="actions">
        <Button intent="primary" busy={busy} onClick={() => void pay()}>
          Pay arrears of {session}
        </Button>
      </div>
    </section>
  );
}
