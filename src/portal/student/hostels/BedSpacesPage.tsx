import { useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { bedsForMe, holdBed, ownHostel, OwnReservation, reserveBed } from '#contract/hostels/booking.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import { OWN_HOSTELS } from '#contract/hostels/pages.ts';
import { formatNaira } from '#rules/money.ts';
import { raiseFailure } from '../../kit/raiseFailure.ts';
import { serverMessage } from '../../api/apiError.ts';
import { useRead } from '../../kit/record/useRead.ts';
import { useAction } from '../../kit/useAction.ts';
import { Countdown } from '../../kit/wizard/Countdown.tsx';
import '../../kit/wizard/wizard.css';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Warning } from '../../ui/icons.tsx';
import { Page } from '../../ui/Page.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states.tsx';
import { idIn, invoiceAt, roomsAt } from './addresses.ts';
import './hostels.css';

type Room = Reply<typeof bedsForMe>;
type Space = Room['spaces'][number];

/** Without a room the page goes back to the hostels. */
export function BedSpacesPage() {
  const roomId = idIn(useSearchParams()[0].get('room'));
  return roomId === null ? <Navigate to={OWN_HOSTELS.book.to} replace /> : <Beds roomId={roomId} />;
}

function Beds({ roomId }: { readonly roomId: number }) {
  const beds = useRead<typeof bedsForMe>('/Hostel/available-beds', { roomId });
  const own = useRead<typeof ownHostel>('/Hostel/own-hostel', undefined);
  const { data, error } = beds;
  const again = async () => void (await Promise.all([beds.refetch(), own.refetch()]));
  const reservation = own.data?.reservation;
  return (
    <Page
      title={data ? `Room ${data.room}, ${data.hostel}` : OWN_HOSTELS.beds.name}
      crumbs={[
        OWN_HOSTELS.hostel,
        OWN_HOSTELS.book,
        ...(data ? [{ name: `Rooms of ${data.hostel}`, to: roomsAt(data.hostelId) }] : []),
      ]}
      lead="Choose a bed. It is held for you while you decide."
    >
      {error && <ErrorState error={error} onRetry={() => void again()} />}
      {!error && !data && <LoadingState lines={6} />}
      {data && (
        <Choice
          room={data}
          held={reservation?.state === 'held' && reservation.roomId === roomId ? reservation : undefined}
          onChanged={again}
        />
      )}
    </Page>
  );
}

interface ChoiceProps {
  readonly room: Room;
  readonly held: OwnReservation | undefined;
  readonly onChanged: () => Promise<void>;
}

function Choice({ room: { spaces, priceKobo, category, hostelId }, held, onChanged }: ChoiceProps) {
  const session = useSession();
  const [refusal, setRefusal] = useState('');
  const [hold, isHolding] = useAction(async (bedId: number) => {
    try {
      await session.call<typeof holdBed>({ method: 'POST', path: '/Hostel/hold-bed', body: { bedId } });
      setRefusal('');
    } catch (error) {
      setRefusal(serverMessage(error, 'The bed could not be held. Please try again'));
    }
    await onChanged();
  });
  return (
    <div className="stack">
      {refusal && (
        <div className="notice notice--warning" role="alert">
          <Warning />
          <p>{refusal}</p>
        </div>
      )}
      <p>
        {category}, {priceKobo === null ? 'no price yet' : `${formatNaira(priceKobo)} a bed`}
      </p>
      {spaces.length === 0 && <EmptyState title="This room has no beds yet" />}
      <div className="bed-spaces" role="group" aria-label="Beds of the room">
        {spaces.map((space) => (
          <BedSpace
            key={space.id}
            space={space}
            priceKobo={priceKobo}
            busy={isHolding}
            onChoose={() => void hold(space.id)}
          />
        ))}
      </div>
      {held ? (
        <Held held={held} priceKobo={priceKobo} onLapsed={() => void onChanged()} />
      ) : (
        <p>
          <Link to={roomsAt(hostelId)}>See the other rooms</Link>
        </p>
      )}
    </div>
  );
}

interface BedSpaceProps {
  readonly space: Space;
  readonly priceKobo: number | null;
  readonly busy: boolean;
  readonly onChoose: () => void;
}

const WORDS: Readonly<Record<Space['status'], string>> = {
  free: 'Free',
  held: 'Held',
  paid: 'Taken',
  in: 'Taken',
  'out of use': 'Out of use',
};

function BedSpace({ space: { letter, status, isMine }, priceKobo, busy, onChoose }: BedSpaceProps) {
  const words = isMine ? 'Yours' : WORDS[status];
  return (
    <button
      type="button"
      className="bed-space"
      data-mine={isMine}
      disabled={status !== 'free' || priceKobo === null}
      aria-busy={busy || undefined}
      onClick={onChoose}
    >
      <span className="bed-space__letter">
        <span className="unseen">Bed </span>
        {letter}
        <span className="unseen">:</span>
      </span>
      <span>{words}</span>
      {priceKobo !== null && status === 'free' && <span>{formatNaira(priceKobo)}</span>}
    </button>
  );
}

interface HeldProps {
  readonly held: OwnReservation;
  readonly priceKobo: number | null;
  readonly onLapsed: () => void;
}

function Held({ held: { id, letter, lapsesAt, now }, priceKobo, onLapsed }: HeldProps) {
  const session = useSession();
  const navigate = useNavigate();
  const [reserve, busy] = useAction(async () => {
    try {
      const { invoiceNumber } = await session.call<typeof reserveBed>({
        method: 'POST',
        path: '/Hostel/reserve-bed',
        body: { reservationId: id, expectedTotal: priceKobo! / 100 },
      });
      await navigate(invoiceAt(invoiceNumber));
    } catch (error) {
      raiseFailure(error, { title: 'Invalid Action!', body: 'The bed could not be reserved. Please try again' });
      onLapsed();
    }
  });
  return (
    <section className="sheet hostel-card" aria-label="Your choice">
      <Countdown held={{ what: `Bed ${letter}`, until: lapsesAt!, now }} onLapsed={onLapsed} />
      <p className="hostel-total">
        <span>To pay</span>
        <span>{formatNaira(priceKobo ?? 0)}</span>
      </p>
      <div className="actions">
        <Button intent="primary" busy={busy} onClick={() => void reserve()}>
          Reserve bed {letter}
        </Button>
      </div>
    </section>
  );
}
