import { Link, useNavigate } from 'react-router-dom';
import list from '#lists/hostels/reservations.json' with { type: 'json' };
import type { assignBed, reassignBed } from '#contract/hostels/reservations.ts';
import type { Bed, bedHistory, changeBed } from '#contract/hostels/setup.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { formatNaira } from '#rules/money.ts';
import { ModalDialog } from '../../kit/dialog/ModalDialog.tsx';
import { Act } from '../../kit/record/Act.tsx';
import { ActionDialog } from '../../kit/record/ActionDialog.tsx';
import { useRecord } from '../../kit/record/useRecord.ts';
import { useSession } from '../../session/useSession.ts';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { reservationAt } from './addresses.ts';

export interface ChosenBed {
  readonly bed: Bed;
  readonly room: string;
}

interface BedDialogProps {
  readonly chosen: ChosenBed;
  readonly hostel: string;
  /** A reservation that moves to this bed. */
  readonly move: string | null;
  readonly onClose: () => void;
}

/** What may be done with a bed, and what was. */
export function BedDialog({ chosen: { bed, room }, hostel, move, onClose }: BedDialogProps) {
  const { id, letter, status, state, fullName, number, reservationId, arrearsKobo } = bed;
  return (
    <ModalDialog title={`Bed ${letter} of room ${room}, ${hostel}`} onClose={onClose}>
      <div className="stack">
        {reservationId && (
          <p>
            {status === 'held' ? 'Held by ' : 'Of '}
            <Link to={reservationAt(reservationId)}>
              {fullName} ({number})
            </Link>
          </p>
        )}
        {arrearsKobo > 0 && (
          <p className="notice notice--warning">Owes {formatNaira(arrearsKobo)} of hostels from earlier sessions</p>
        )}
        {!reservationId && (
          <div className="actions">
            {status === 'free' && move && <Move bedId={id} reservationId={move} onDone={onClose} />}
            {status === 'free' && !move && <Assign bedId={id} onDone={onClose} />}
            <States id={id} state={state} onDone={onClose} />
          </div>
        )}
        <History id={id} />
      </div>
    </ModalDialog>
  );
}

interface ActProps {
  readonly bedId: number;
  readonly onDone: () => void;
}

function Assign({ bedId, onDone }: ActProps) {
  const session = useSession();
  return (
    <ActionDialog
      label="Assign to a student"
      intent="primary"
      lead="The bed is reserved for the student, who pays it within the days to pay."
      form="bed-assignment"
      done="The bed is reserved for the student"
      act={async (answers) => {
        const { studentId, reason } = answers as { studentId: string; reason: string };
        await session.call<typeof assignBed>({
          method: 'POST',
          path: '/Hostel/assign-bed',
          body: { studentId, bedId, reason },
        });
        onDone();
      }}
    />
  );
}

function Move({ bedId, reservationId, onDone }: ActProps & { readonly reservationId: string }) {
  const session = useSession();
  const navigate = useNavigate();
  return (
    <ActionDialog
      label="Move the student here"
      intent="primary"
      lead="Who has paid is asked, and stays until they agree or a second officer approves. A bed that costs less gives credit."
      form="bed-reason"
      done={(outcome: string) =>
        outcome === 'moved' ? 'The student has this bed now' : 'The student is asked. Until then nothing changes'
      }
      act={async (answers) => {
        const { outcome, id } = await session.call<typeof reassignBed>({
          method: 'POST',
          path: '/Hostel/reassign-bed',
          body: { reservationId, bedId, reason: String(answers['reason']) },
        });
        onDone();
        await navigate(reservationAt(id));
        return outcome;
      }}
    />
  );
}

const STATES: Readonly<Record<Bed['state'], string>> = {
  usable: 'Offer it again',
  blocked: 'Block it',
  broken: 'It is broken',
};

function States({
  id,
  state,
  onDone,
}: {
  readonly id: number;
  readonly state: Bed['state'];
  readonly onDone: () => void;
}) {
  const session = useSession();
  return (Object.keys(STATES) as Bed['state'][])
    .filter((each) => each !== state)
    .map((each) => (
      <Act
        key={each}
        label={STATES[each]}
        done={each === 'usable' ? 'Students can choose the bed again' : 'The bed is out of use'}
        act={async () => {
          await session.call<typeof changeBed>({
            method: 'PUT',
            path: '/Hostel/beds/:id',
            params: { id },
            body: { state: each },
          });
          onDone();
        }}
      />
    ));
}

const WORDS: Readonly<Record<string, string>> = list.columns.state.values;

function History({ id }: { readonly id: number }) {
  const { data, error, refetch } = useRecord<typeof bedHistory>('/Hostel/bed-history/:id', { id });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState lines={3} />;
  if (data.changes.length === 0) return <p>Nobody has had this bed yet.</p>;
  return (
    <section aria-label="History of the bed">
      <h3>History</h3>
      <ul className="bed-history">
        {data.changes.map(({ at, state, fullName, session, by, reason }, index) => (
          <li key={index}>
            {WORDS[state]}: {fullName}, {session}
            <span className="bed-history__small">
              {displayMoment(at)}, {by}
              {reason && `: ${reason}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
