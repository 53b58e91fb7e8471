import { Link } from 'react-router-dom';
import { FEE_STEPS, OWN_FINANCE } from '#contract/finance/pages.ts';
import type { feeSessions, SessionOfFees } from '#contract/finance/student-fees.ts';
import { displayDate } from '#rules/displayDate.ts';
import { PART_NAMES } from '#rules/finance/partNames.ts';
import { formatNaira } from '#rules/money.ts';
import { InvoiceConcerns } from '../../../kit/invoice/InvoiceConcerns.tsx';
import { StatusTag, type StatusLook } from '../../../kit/StatusTag.tsx';
import { useRead } from '../../../kit/record/useRead.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Page } from '../../../ui/Page.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/states.tsx';
import { Arrears } from './Arrears.tsx';
import { OwnInvoices } from './OwnInvoices.tsx';
import '../fees.css';

/** Each session of the student: what is due of it, paid and next. */
export function SchoolFeesPage() {
  const { data, error, refetch } = useRead<typeof feeSessions>('/Payment/fee-sessions', undefined);
  return (
    <Page title={OWN_FINANCE.school.name} lead="What you owe of each session, and what you have paid.">
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState lines={6} />}
      {data && (
        <div className="fees">
          {data.creditKobo > 0 && (
            <div className="notice notice--success" role="status">
              <div>
                <strong>You have {formatNaira(data.creditKobo)} credit</strong>It is used for your next invoice, the
                oldest session first.
              </div>
            </div>
          )}
          <Arrears due={{ arrears: data.broughtForward }} />
          {data.sessions.length === 0 && <EmptyState title="You have no session here yet" />}
          {data.sessions.map((each) => (
            <SessionCard key={each.sessionId} of={each} />
          ))}
          <p>
            <Link to={OWN_FINANCE.statement.to}>See your statement, line by line</Link>
          </p>
          <OwnInvoices purposes={['school', 'balance', 'arrears']} />
        </div>
      )}
    </Page>
  );
}

const LOOKS: Readonly<Record<SessionOfFees['status'], StatusLook>> = {
  'Nothing published': 'notsubmitted',
  'Not paid': 'unapproved',
  'Being checked': 'warning',
  'Part paid': 'warning',
  Paid: 'success',
  Overdue: 'fail',
};

function SessionCard({
  of: { sessionId, session, level, dueKobo, paidKobo, awardedKobo, creditKobo, next, status, checked, coveredBy },
}: {
  readonly of: SessionOfFees;
}) {
  return (
    <section className="sheet fees__card" aria-label={session}>
      <header className="fees__head">
        <h2>
          {session}, {level}
        </h2>
        <StatusTag look={LOOKS[status]}>{status}</StatusTag>
      </header>
      {status === 'Nothing published' ? (
        <p>No school fees are published for {session} yet.</p>
      ) : (
        <dl className="fees__sums">
          <div>
            <dt>Due</dt>
            <dd>{formatNaira(dueKobo)}</dd>
          </div>
          <div>
            <dt>Paid</dt>
            <dd>{formatNaira(paidKobo)}</dd>
          </div>
          {awardedKobo > 0 && (
            <div>
              <dt>Scholarship or waiver</dt>
              <dd>{formatNaira(awardedKobo)}</dd>
            </div>
          )}
          {creditKobo > 0 && (
            <div>
              <dt>Your credit pays</dt>
              <dd>{formatNaira(creditKobo)}</dd>
            </div>
          )}
          {next && dueKobo > 0 && (
            <div>
              <dt>Next: {PART_NAMES[next.part]}</dt>
              <dd>
                {formatNaira(next.dueKobo)}
                {next.dueOn && ` by ${displayDate(next.dueOn)}`}
              </dd>
            </div>
          )}
        </dl>
      )}
      {checked && (
        <>
          <InvoiceConcerns rrr={checked.rrr} />
          <p>
            The bursary is checking a payment of this session. Your money is not lost: please do not pay again. Its
            invoice is below.
          </p>
        </>
      )}
      {coveredBy !== null && (
        <>
          <p>
            <strong>Nothing to pay: covered by {coveredBy}</strong>
          </p>
          <div className="actions">
            <Link className={buttonClass('primary')} to={`${FEE_STEPS.school.generate}?session=${sessionId}`}>
              Get your receipt
            </Link>
          </div>
        </>
      )}
      {(status === 'Not paid' || status === 'Part paid' || status === 'Overdue') && (
        <div className="actions">
          <Link className={buttonClass('primary')} to={`${FEE_STEPS.school.session}?session=${sessionId}`}>
            {dueKobo > 0 ? 'Pay school fees' : 'Pay with your credit'}
          </Link>
        </div>
      )}
    </section>
  );
}
