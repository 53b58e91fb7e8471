import { Link, Navigate, useSearchParams } from 'react-router-dom';
import type { RoomCard, roomsForMe } from '#contract/hostels/booking.ts';
import { OWN_HOSTELS } from '#contract/hostels/pages.ts';
import { formatNaira } from '#rules/money.ts';
import { counted } from '#rules/text/counted.ts';
import { useRead } from '../../kit/record/useRead.ts';
import { StatusTag } from '../../kit/StatusTag.tsx';
import { Page } from '../../ui/Page.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states.tsx';
import { bedsAt, idIn } from './addresses.ts';
import { floorName } from './words.ts';
import './hostels.css';

/** Without a hostel the page goes back to their cards. */
export function SelectRoomPage() {
  const hostelId = idIn(useSearchParams()[0].get('hostel'));
  return hostelId === null ? <Navigate to={OWN_HOSTELS.book.to} replace /> : <Rooms hostelId={hostelId} />;
}

function Rooms({ hostelId }: { readonly hostelId: number }) {
  const { data, error, refetch } = useRead<typeof roomsForMe>('/Hostel/available-rooms', { hostelId });
  const floors = [...Map.groupBy(data?.rooms ?? [], ({ floor }) => floor)];
  return (
    <Page
      title={data ? `Rooms of ${data.hostel}` : OWN_HOSTELS.rooms.name}
      width="wide"
      crumbs={[OWN_HOSTELS.hostel, OWN_HOSTELS.book]}
      {...(data && { lead: data.location })}
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState lines={6} />}
      {data?.rooms.length === 0 && <EmptyState title="This hostel has no rooms yet" />}
      <div className="stack">
        {floors.map(([floor, rooms]) => (
          <section key={floor} aria-labelledby={`floor-${floor}`}>
            <h2 id={`floor-${floor}`}>{floorName(floor)}</h2>
            <ul className="hostel-cards">
              {rooms.map((room) => (
                <li key={room.id}>
                  <Card room={room} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}

/** A room that is full or disabled is not clickable. */
function Card({ room }: { readonly room: RoomCard }) {
  const { id, name, active, free } = room;
  if (!active || free === 0)
    return (
      <section className="sheet hostel-card" data-closed aria-label={`Room ${name}`}>
        <Facts room={room} />
      </section>
    );
  return (
    <Link className="sheet hostel-card" to={bedsAt(id)}>
      <Facts room={room} />
    </Link>
  );
}

function Facts({ room: { name, category, priceKobo, active, beds, free } }: { readonly room: RoomCard }) {
  const words = !active ? 'Disabled' : free > 0 ? `${counted(free, 'bed')} left` : 'Full';
  return (
    <>
      <div className="hostel-card__head">
        <h3>Room {name}</h3>
        <StatusTag look={active && free > 0 ? 'success' : 'fail'}>{words}</StatusTag>
      </div>
      <p className="hostel-card__small">
        {category}, {counted(beds, 'bed')}
      </p>
      <p className="hostel-total">
        <span>A bed</span>
        <span>{priceKobo === null ? 'No price yet' : formatNaira(priceKobo)}</span>
      </p>
    </>
  );
}
