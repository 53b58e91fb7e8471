import { Link } from 'react-router-dom';
import type {
  answerMove,
  cancelReservation,
  ownHostel,
  OwnHostel,
  OwnReservation,
  reserveBed,
} from '#contract/hostels/booking.ts';
import { OWN_HOSTELS } from '#contract/hostels/pages.ts';
import { dayAndHour, untilMoment } from '#rules/hostels/booking.ts';
import { formatNaira } from '#rules/money.ts';
import { isPaidFor } from '#rules/hostels/beds.ts';
import { ClosedGates } from '../../kit/gate/ClosedGates.tsx';
import { CheckedPayments } from '../../kit/payment/CheckedPayments.tsx';
import { Act } from '../../kit/record/Act.tsx';
import { RecordSheet } from '../../kit/record/RecordSheet.tsx';
import { useRead } from '../../kit/record/useRead.ts';
import { StatusTag } from '../../kit/StatusTag.tsx';
import { Countdown } from '../../kit/wizard/Countdown.tsx';
import '../../kit/wizard/wizard.css';
import { useSession } from '../../session/useSession.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Warning } from '../../ui/icons.tsx';
import { Page } from '../../ui/Page.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { bedsAt, invoiceAt, receiptAt } from './addresses.ts';
import { floorName, STATE_WORDS } from './words.ts';
import './hostels.css';

/** The own bed, what is owed for it, and when one is chosen. */
export function HostelPage() {
  const { data, error, refetch } = useRead<typeof ownHostel>('/Hostel/own-hostel', undefined);
  return (
    <Page title={OWN_HOSTELS.hostel.name} lead="Your bed in a hostel of the college.">
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState lines={6} />}
      {data && <Whole own={data} onLapsed={() => void refetch()} />}
    </Page>
  );
}

interface WholeProps {
  readonly own: OwnHostel;
  readonly onLapsed: () => void;
}

function Whole({ own, onLapsed }: WholeProps) {
  const { reservation, arrears, gates, move, waitingSince, earlier, session } = own;
  const closed = gates.filter(({ met }) => !met);
  return (
    <div className="stack">
      {arrears.length > 0 && (
        <div className="notice notice--warning" role="status">
          <Warning />
          <p>
            You owe {formatNaira(arrears[0]!.dueKobo)} of hostels from {arrears[0]!.session}. Pay it first.{' '}
            <Link to={OWN_HOSTELS.arrears.to}>Pay hostel arrears</Link>
          </p>
        </div>
      )}
      {move && <Offer move={move} />}
      {reservation ? (
        <OwnBed reservation={reservation} onLapsed={onLapsed} />
      ) : (
        <Choosing own={own} isGated={closed.length > 0} />
      )}
      {waitingSince && (
        <p className="sheet">
          Your payment came after your bed was given to somebody else. You are on the waiting list since{' '}
          {dayAndHour(waitingSince)}, and get the next bed of its kind. The money stays yours.
        </p>
      )}
      {!reservation && closed.length > 0 && <ClosedGates gates={gates} purpose={`book a bed for ${session}`} />}
      {earlier.length > 0 && <Earlier of={earlier} />}
    </div>
  );
}

function Choosing({
  own: { window, refusal, session },
  isGated,
}: {
  readonly own: OwnHostel;
  readonly isGated: boolean;
}) {
  return (
    <section className="sheet hostel-card" aria-label={`Bed of ${session}`}>
      <h2>You have no bed in {session}</h2>
      {refusal ? <p>{refusal}</p> : window && <p>Open until {untilMoment(window.closes)}</p>}
      {!refusal && !isGated && (
        <div className="actions">
          <Link className={buttonClass('primary')} to={OWN_HOSTELS.book.to}>
            Book hostel
          </Link>
        </div>
      )}
    </section>
  );
}

interface OwnBedProps {
  readonly reservation: OwnReservation;
  readonly onLapsed: () => void;
}

function OwnBed({ reservation, onLapsed }: OwnBedProps) {
  const { state, session, hostel, location, room, floor, letter, category, priceKobo, lapsesAt, now } = reservation;
  const { isChecked, invoiceNumber } = reservation;
  const [look, words] = STATE_WORDS[state];
  const isPaid = isPaidFor(state);
  return (
    <>
      {state === 'held' && lapsesAt && (
        <Countdown held={{ what: `Bed ${letter} of room ${room}`, until: lapsesAt, now }} onLapsed={onLapsed} />
      )}
      {isChecked && invoiceNumber && <CheckedPayments invoiceNumber={invoiceNumber} />}
      {isChecked && !invoiceNumber && (
        <div className="notice notice--warning" role="status">
          <Warning />
          <p>The bursary is checking your payment for this bed. Your money is not lost: please do not pay again.</p>
        </div>
      )}
      <RecordSheet
        title={`Bed of ${session}`}
        facts={[
          ['Status', <StatusTag look={look}>{words}</StatusTag>],
          ['Hostel', hostel],
          ['Location', location],
          ['Room', `${room}, ${floorName(floor)}`],
          ['Bed', letter],
          ['Room category', category],
          [isPaid ? 'Paid' : 'To pay', formatNaira(priceKobo)],
          ...(state === 'reserved' && lapsesAt && !isChecked ? ([['Pay by', dayAndHour(lapsesAt)]] as const) : []),
        ]}
        actions={<OwnBedActs reservation={reservation} />}
      />
    </>
  );
}

function OwnBedActs({ reservation }: Pick<OwnBedProps, 'reservation'>) {
  const { id, state, room, letter, priceKobo, roomId, invoiceNumber, isChecked } = reservation;
  const caller = useSession();
  const isPaid = isPaidFor(state);
  return (
    <>
      {state === 'held' && (
        <Link className={buttonClass('primary')} to={bedsAt(roomId)}>
          Continue
        </Link>
      )}
      {state === 'reserved' && invoiceNumber && (
        <Link className={buttonClass('primary')} to={invoiceAt(invoiceNumber)}>
          {isChecked ? 'See the invoice' : 'Pay for the bed'}
        </Link>
      )}
      {state === 'reserved' && !invoiceNumber && (
        <Act
          label="Make a new invoice"
          intent="primary"
          done="Your invoice is ready to pay"
          act={() =>
            caller.call<typeof reserveBed>({
              method: 'POST',
              path: '/Hostel/reserve-bed',
              body: { reservationId: id, expectedTotal: priceKobo / 100 },
            })
          }
        />
      )}
      {isPaid && invoiceNumber && (
        <Link className={buttonClass('primary')} to={receiptAt(invoiceNumber)}>
          Receipt and slip
        </Link>
      )}
      {!isPaid && (
        <Act
          label="Give the bed back"
          isDanger
          question={`Bed ${letter} of room ${room} is free for others then, and its invoice is void.`}
          done="Your bed is given back"
          act={() =>
            caller.call<typeof cancelReservation>({
              method: 'POST',
              path: '/Hostel/cancel-reservation',
              body: { reservationId: id },
            })
          }
        />
      )}
    </>
  );
}

function Offer({ move: { id, hostel, room, letter, reason } }: { readonly move: NonNullable<OwnHostel['move']> }) {
  const session = useSession();
  const answer = (given: 'agree' | 'decline') => () =>
    session.call<typeof answerMove>({
      method: 'POST',
      path: '/Hostel/answer-move',
      body: { moveId: id, answer: given },
    });
  return (
    <RecordSheet
      title="The hostel office offers you another bed"
      facts={[
        ['Another bed is offered', `Bed ${letter} of room ${room}, ${hostel}`],
        ['Why', reason],
      ]}
      actions={
        <>
          <Act
            label="Agree"
            question="You move to that bed, and your slip is printed again. A bed that costs less gives you credit; one that costs more costs you nothing more."
            done="You have the other bed now"
            act={answer('agree')}
          />
          <Act label="Decline" done="You stay in your bed" act={answer('decline')} />
        </>
      }
    />
  );
}

const Earlier = ({ of }: { readonly of: readonly OwnReservation[] }) => (
  <section className="sheet hostel-card" aria-label="Earlier beds">
    <h2>Earlier beds</h2>
    <ul className="plain">
      {of.map(({ id, session, hostel, room, letter, state }) => (
        <li key={id} className="hostel-card__head">
          <span>
            {session}: bed {letter} of room {room}, {hostel}
          </span>
          <StatusTag look={STATE_WORDS[state][0]}>{STATE_WORDS[state][1]}</StatusTag>
        </li>
      ))}
    </ul>
  </section>
);
