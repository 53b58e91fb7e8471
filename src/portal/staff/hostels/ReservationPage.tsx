import { Link } from 'react-router-dom';
import declared from '#lists/hostels/reservations.json' with { type: 'json' };
import type {
  approveMove,
  deactivateReservation,
  extendReservation,
  reservation,
  StaffReservation,
} from '#contract/hostels/reservations.ts';
import { HOSTELS } from '#contract/hostels/pages.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { formatNaira } from '#rules/money.ts';
import { DeclaredCell } from '../../kit/list/columns.tsx';
import { Act } from '../../kit/record/Act.tsx';
import { ActionDialog } from '../../kit/record/ActionDialog.tsx';
import { Loaded } from '../../kit/record/Loaded.tsx';
import { RecordPage } from '../../kit/record/RecordPage.tsx';
import { useSession } from '../../session/useSession.ts';
import { useSignedIn } from '../../session/useSignedIn.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { deskAt, movingAt } from './addresses.ts';
import './bedSpaces.css';

export const ReservationPage = ({ id }: { readonly id: string }) => (
  <Loaded<typeof reservation> path="/Hostel/reservation/:id" params={{ id }}>
    {(record) => (
      <RecordPage
        title={`Bed of ${record.fullName}`}
        crumbs={[HOSTELS.reservations]}
        facts={factsOf(record)}
        actions={<Acts of={record} />}
      >
        <section className="sheet" aria-label="What happened">
          <h2>What happened</h2>
          <ul className="bed-history">
            {record.changes.map(({ at, state, by, reason, bed }, index) => (
              <li key={index}>
                {declared.columns.state.values[state]}: {bed}
                <span className="bed-history__small">
                  {displayMoment(at)}, {by}
                  {reason && `: ${reason}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      </RecordPage>
    )}
  </Loaded>
);

const factsOf = ({
  state,
  number,
  session,
  hostel,
  room,
  letter,
  category,
  priceKobo,
  lapsesAt,
  invoiceNumber,
  rrr,
  move,
}: StaffReservation) =>
  [
    ['Status', <DeclaredCell column={declared.columns.state} value={state} />],
    ['Number', number],
    ['Session', session],
    ['Bed', `Bed ${letter} of room ${room}, ${hostel}`],
    ['Room category', category],
    ['Price', priceKobo === null ? null : formatNaira(priceKobo)],
    ...(lapsesAt ? ([[state === 'held' ? 'Held until' : 'Pay by', displayMoment(lapsesAt)]] as const) : []),
    ['Invoice', invoiceNumber],
    ['RRR', rrr],
    ...(move
      ? ([['Move that waits', `To ${move.bed}, requested by ${move.requestedBy}: ${move.reason}`]] as const)
      : []),
  ] as const;

function Acts({ of: { id, hostelId, number, state, may, move } }: { readonly of: StaffReservation }) {
  const session = useSession();
  const { claims = [] } = useSignedIn() ?? {};
  return (
    <>
      {claims.includes(HOSTELS.desk.claim) && (state === 'paid' || state === 'checked in') && (
        <Link className={buttonClass(undefined, 'outlined')} to={deskAt(number)}>
          {state === 'paid' ? 'Check in' : 'Check out'}
        </Link>
      )}
      {may.includes('approve-move') && move && (
        <Act
          label="Approve the move"
          question={`The student moves to ${move.bed} without having answered. Their slip then says that they moved.`}
          done="The student is moved"
          act={() =>
            session.call<typeof approveMove>({
              method: 'POST',
              path: '/Hostel/approve-move/:id',
              params: { id: move.id },
            })
          }
        />
      )}
      {may.includes('reassign') && !move && (
        <Link className={buttonClass(undefined, 'outlined')} to={movingAt(hostelId, id)}>
          Reassign
        </Link>
      )}
      {may.includes('extend') && (
        <ActionDialog
          label="Extend"
          lead="The student gets more days to pay."
          form="bed-extension"
          done="The student has more days to pay"
          act={(answers) =>
            session.call<typeof extendReservation>({
              method: 'POST',
              path: '/Hostel/extend-reservation/:id',
              params: { id },
              body: { days: Number(answers['days']), reason: String(answers['reason']) },
            })
          }
        />
      )}
      {may.includes('deactivate') && (
        <ActionDialog
          label="Deactivate"
          isDanger
          lead="The bed is free for others. An unpaid RRR is withdrawn first; what was paid becomes the student's credit."
          form="bed-reason"
          done="The bed is free again"
          act={(answers) =>
            session.call<typeof deactivateReservation>({
              method: 'POST',
              path: '/Hostel/deactivate-reservation/:id',
              params: { id },
              body: { reason: String(answers['reason']) },
            })
          }
        />
      )}
    </>
  );
}
