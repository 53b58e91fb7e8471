import { Link } from 'react-router-dom';
import { formatNaira } from '#rules/money.ts';
import { StatusTag } from '../../../kit/StatusTag.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { Page } from '../../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../../ui/states.tsx';
import { BeingChecked } from './BeingChecked.tsx';
import { OwnInvoices } from './OwnInvoices.tsx';
import { compulsoryOf, useDue } from './useDue.ts';
import { usePurpose } from './usePurpose.ts';
import '../fees.css';

/** What is due for one purpose, and the invoices of it. */
export function PurposePage() {
  const { purpose, title, steps } = usePurpose();
  const { data, error, refetch } = useDue({});
  return (
    <Page title={title}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState lines={4} />}
      {data && (
        <div className="fees">
          <section className="sheet fees__card" aria-label={title}>
            {purpose === 'sundry' ? <Sundry due={data} /> : <Due due={data} isChoice={isChoice(purpose)} />}
            {data.checked && <BeingChecked checked={data.checked} />}
            {(purpose === 'sundry' || (data.dueKobo > 0 && !data.checked)) && (
              <div className="actions">
                <Link className={buttonClass('primary')} to={steps.session}>
                  {purpose === 'sundry' ? 'Pay a fee' : `Pay the ${title.toLowerCase()}`}
                </Link>
              </div>
            )}
          </section>
          <OwnInvoices purposes={[purpose]} />
        </div>
      )}
    </Page>
  );
}

function Sundry({ due }: { readonly due: NonNullable<ReturnType<typeof useDue>['data']> }) {
  const owedKobo = compulsoryOf(due).reduce((kobo, { dueKobo }) => kobo + dueKobo, 0);
  return (
    <>
      {owedKobo > 0 && (
        <p>
          You have to pay <strong>{formatNaira(owedKobo)}</strong> for {due.session}; whatever else is offered is your
          choice.
        </p>
      )}
      <p>Choose a session, then what you pay for. Several fees may be on one invoice.</p>
    </>
  );
}

/** What nobody owes: it is paid by who wants what it is for. */
const isChoice = (purpose: string) => purpose === 'change-of-degree';

interface DueProps {
  readonly due: NonNullable<ReturnType<typeof useDue>['data']>;
  readonly isChoice: boolean;
}

function Due({ due: { lines, session, dueKobo, checked }, isChoice: isOnChoice }: DueProps) {
  if (lines.length === 0) return <p>No fees are published for {session} yet.</p>;
  const sum = (key: 'amountKobo' | 'paidKobo') => lines.reduce((kobo, line) => kobo + line[key], 0);
  if (isOnChoice && !checked && dueKobo > 0 && sum('paidKobo') === 0)
    return (
      <p>
        You owe nothing here. Only who applies for a change of degree pays <strong>{formatNaira(dueKobo)}</strong>, for{' '}
        {session}.
      </p>
    );
  return (
    <>
      <header className="fees__head">
        <h2>{session}</h2>
        {checked ? (
          <StatusTag look="warning">Being checked</StatusTag>
        ) : (
          <StatusTag look={dueKobo === 0 ? 'success' : 'unapproved'}>{dueKobo === 0 ? 'Paid' : 'Not paid'}</StatusTag>
        )}
      </header>
      <dl className="fees__sums">
        <div>
          <dt>Fee</dt>
          <dd>{formatNaira(sum('amountKobo'))}</dd>
        </div>
        <div>
          <dt>Paid</dt>
          <dd>{formatNaira(sum('paidKobo'))}</dd>
        </div>
        <div>
          <dt>Due</dt>
          <dd>{formatNaira(dueKobo)}</dd>
        </div>
      </dl>
    </>
  );
}
