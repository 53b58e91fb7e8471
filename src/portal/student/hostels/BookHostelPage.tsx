import { Link } from 'react-router-dom';
import type { HostelCard, hostelsForMe } from '#contract/hostels/booking.ts';
import { OWN_HOSTELS } from '#contract/hostels/pages.ts';
import { formatNaira } from '#rules/money.ts';
import { counted } from '#rules/text/counted.ts';
import { useRead } from '../../kit/record/useRead.ts';
import { StatusTag } from '../../kit/StatusTag.tsx';
import { Page } from '../../ui/Page.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states.tsx';
import { roomsAt } from './addresses.ts';
import './hostels.css';

/** The hostels of the own gender, those with free beds first. */
export function BookHostelPage() {
  const { data, error, refetch } = useRead<typeof hostelsForMe>('/Hostel/available-hostels', undefined);
  return (
    <Page
      title={OWN_HOSTELS.book.name}
      width="wide"
      crumbs={[OWN_HOSTELS.hostel]}
      lead="Choose a hostel, then a room, then a bed."
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState lines={6} />}
      {data?.length === 0 && (
        <EmptyState title="No hostel is open for you">
          <p>The hostel office says which are. Your sex must be in your profile.</p>
        </EmptyState>
      )}
      {data && (
        <ul className="hostel-cards">
          {data.map((hostel) => (
            <li key={hostel.id}>
              <Card hostel={hostel} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

/** A full hostel leads nowhere. */
function Card({ hostel }: { readonly hostel: HostelCard }) {
  const { id, hostelName, noOfBedSpacesLeft } = hostel;
  if (noOfBedSpacesLeft === 0)
    return (
      <section className="sheet hostel-card" data-closed aria-label={hostelName}>
        <Facts hostel={hostel} />
      </section>
    );
  return (
    <Link className="sheet hostel-card" to={roomsAt(id)}>
      <Facts hostel={hostel} />
    </Link>
  );
}

const Facts = ({
  hostel: { hostelName, location, gender, priceOfBedKobo, noOfRooms, noOfBedSpaces, noOfBedSpacesLeft },
}: {
  readonly hostel: HostelCard;
}) => (
  <>
    <div className="hostel-card__head">
      <h2>{hostelName}</h2>
      <StatusTag look={noOfBedSpacesLeft > 0 ? 'success' : 'fail'}>
        {noOfBedSpacesLeft > 0 ? `${counted(noOfBedSpacesLeft, 'bed')} left` : 'Full'}
      </StatusTag>
    </div>
    <p className="hostel-card__small">
      {location}. {gender}
    </p>
    <dl className="hostel-facts">
      <div>
        <dt>Price of a bed</dt>
        <dd>{priceOfBedKobo === null ? 'Not set yet' : `from ${formatNaira(priceOfBedKobo)}`}</dd>
      </div>
      <div>
        <dt>Rooms</dt>
        <dd>{noOfRooms}</dd>
      </div>
      <div>
        <dt>Bed spaces</dt>
        <dd>{noOfBedSpaces}</dd>
      </div>
    </dl>
  </>
);
