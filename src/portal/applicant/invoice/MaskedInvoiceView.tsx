import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import type {
  disputeInvoice,
  invoiceLookup,
  InvoiceQuery,
  MaskedInvoice,
  openInvoice,
  sendInvoiceCode,
} from '#contract/admissions/application-invoices.ts';
import type { Invoice } from '#contract/finance/invoices.ts';
import { raiseFailure } from '../../kit/raiseFailure.ts';
import { PaymentTag } from '../payment/PaymentTag.tsx';
import { formatNaira, koboFromNaira } from '#rules/money.ts';
import { call } from '../../api/call.ts';
import { chosen } from '../../core/chosen.ts';
import { useAction } from '../../kit/useAction.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { CodeForm } from '../payment/CodeForm.tsx';
import './masked.css';

interface MaskedInvoiceViewProps {
  readonly masked: MaskedInvoice;
  readonly query: InvoiceQuery;
  readonly programme: ProgrammeSummary;
  readonly onOpened: (invoice: Invoice) => void;
}

/** Another device's invoice shows no more than its owner needs to recognise it. */
export function MaskedInvoiceView({ masked, query, programme, onOpened }: MaskedInvoiceViewProps) {
  const [challenge, setChallenge] = useState<string>();
  const navigate = useNavigate();
  const sendCode = async () =>
    setChallenge(
      (
        await call<typeof sendInvoiceCode>({
          method: 'POST',
          path: '/ApplicationInvoice/send-invoice-code',
          body: query,
        })
      ).challenge,
    );
  const open = async (code: string) =>
    onOpened(
      await call<typeof openInvoice>({
        method: 'POST',
        path: '/ApplicationInvoice/open-invoice',
        body: { challenge: challenge!, code },
      }),
    );
  const makeOwn = async () => {
    const lookup = await call<typeof invoiceLookup>({
      method: 'GET',
      path: '/ApplicationInvoice/application-invoice-data',
      query: { ...query, own: 'true' },
    });
    if (lookup.invoice) onOpened(lookup.invoice);
    else await navigate(programme.invoice.generatePage, { state: { ...chosen(programme), found: lookup } });
  };
  return (
    <div className="masked">
      <MaskedSheet masked={masked} />
      {challenge ? (
        <CodeForm label="Show my invoice" onCode={open} onAgain={sendCode} />
      ) : (
        <div className="actions">
          <Step label="Send me a code" act={sendCode} isNext />
          {masked.isPaid ? (
            <Link className={buttonClass()} to={programme.routes.login} state={{ regNumber: query.regNumber }}>
              Log in with the RRR
            </Link>
          ) : (
            <Link className={buttonClass()} to="/payment_return">
              I have the RRR
            </Link>
          )}
        </div>
      )}
      {masked.mayMakeOwn ? <MakeOwn isPaid={masked.isPaid} act={makeOwn} /> : <NotMine query={query} />}
    </div>
  );
}

const MaskedSheet = ({
  masked: { initials, number, paymentStatus, description, amount, session },
}: {
  readonly masked: MaskedInvoice;
}) => (
  <section className="sheet masked" aria-label="Invoice">
    <p>
      There is an invoice for this number. It was made on another device, so we hide its details here. If it is yours,
      we can send a code to its email address.
    </p>
    <dl className="facts">
      <div>
        <dt>Initials</dt>
        <dd>{initials}</dd>
      </div>
      <div>
        <dt>Number</dt>
        <dd>{number}</dd>
      </div>
      <div>
        <dt>For</dt>
        <dd>{description}</dd>
      </div>
      <div>
        <dt>Session</dt>
        <dd>{session}</dd>
      </div>
      <div>
        <dt>Amount</dt>
        <dd>{formatNaira(koboFromNaira(amount)!)}</dd>
      </div>
      <div>
        <dt>Status</dt>
        <dd>
          <PaymentTag status={paymentStatus} />
        </dd>
      </div>
    </dl>
  </section>
);

/** Families share a phone number, so there may be another invoice even where one is paid. */
const MakeOwn = ({ isPaid, act }: { readonly isPaid: boolean; readonly act: () => Promise<void> }) => (
  <p className="then">
    {isPaid ? 'This invoice is paid already: please do not pay twice for one person. ' : 'Not yours? '}
    <Step label={isPaid ? 'Make one for another person' : 'Make my own invoice'} act={act} />
  </p>
);

function NotMine({ query }: { readonly query: InvoiceQuery }) {
  const [isReported, setReported] = useState(false);
  const report = async () => {
    await call<typeof disputeInvoice>({ method: 'POST', path: '/ApplicationInvoice/report-invoice', body: query });
    setReported(true);
  };
  if (isReported)
    return (
      <div className="notice notice--success" role="status">
        <div>
          <strong>We have told the college</strong>It will check this payment. Please keep your JAMB slip ready. Do not
          pay again until the college has answered.
        </div>
      </div>
    );
  return (
    <p className="then">
      A JAMB registration number is paid for once. Did somebody else pay on yours?{' '}
      <Step label="This is not my payment" act={report} />
    </p>
  );
}

function Step({
  label,
  act,
  isNext = false,
}: {
  readonly label: string;
  readonly act: () => Promise<void>;
  readonly isNext?: boolean;
}) {
  const [run, busy] = useAction(async () => {
    try {
      await act();
    } catch (error) {
      raiseFailure(error, {
        title: 'Invalid Action!',
        body: 'The college could not be reached. Please try again',
        kept: 'What you have paid is not lost.',
      });
    }
  });
  return (
    <Button intent="primary" {...(!isNext && { look: 'minimal' as const })} busy={busy} onClick={() => void run()}>
      {label}
    </Button>
  );
}
