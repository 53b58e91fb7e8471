import { useSearchParams } from 'react-router-dom';
import list from '#lists/hostels/reservations.json' with { type: 'json' };
import type { ListedBed, RoomList, roomList } from '#contract/hostels/desk.ts';
import { HOSTELS } from '#contract/hostels/pages.ts';
import { Photograph } from '../../kit/person/Photograph.tsx';
import { useRead } from '../../kit/record/useRead.ts';
import { Page } from '../../ui/Page.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states.tsx';
import { idIn, PHOTOGRAPHS } from './addresses.ts';
import './desk.css';

/** Room by room with photographs, to print; that of a session that is over says who lived there. */
export function RoomListPage() {
  const [address, setAddress] = useSearchParams();
  const [hostelId, sessionId] = [idIn(address.get('hostel')), idIn(address.get('session'))];
  const { data, error, refetch } = useRead<typeof roomList>('/Hostel/room-list', {
    ...(hostelId !== null && { hostelId }),
    ...(sessionId !== null && { sessionId }),
  });
  const choose = (name: string) => (id: number | undefined) => {
    const next = new URLSearchParams(address);
    if (id) next.set(name, String(id));
    else next.delete(name);
    setAddress(next, { replace: true });
  };
  return (
    <Page
      title={HOSTELS.roomList.name}
      width="wide"
      lead="Who has which bed, with photographs. Choose a hostel, then print."
    >
      <div className="stack">
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <LoadingState lines={6} />}
        {data && (
          <div className="room-list__which unprinted">
            <SelectField
              label="Hostel"
              placeholder="Select a hostel"
              options={data.hostels}
              value={hostelId ?? undefined}
              onChoose={choose('hostel')}
            />
            <SelectField
              label="Session"
              placeholder="Select a session"
              options={data.sessions}
              value={data.sessionId}
              onChoose={choose('session')}
            />
          </div>
        )}
        {data && hostelId !== null && <Rooms of={data} />}
      </div>
    </Page>
  );
}

function Rooms({ of: { hostel, session, rooms } }: { readonly of: RoomList }) {
  if (rooms.length === 0) return <EmptyState title="This hostel has no rooms with beds yet" />;
  return (
    <>
      <p className="unprinted">
        <PrintButton />
      </p>
      <h2>
        {hostel}, {session}
      </h2>
      <div className="room-list">
        {rooms.map(({ id, name, floor, beds }) => (
          <section key={id} className="sheet room-list__room" aria-label={`Room ${name}`}>
            <h3>
              Room {name}, {floor === 0 ? 'ground floor' : `floor ${floor}`}
            </h3>
            <ul className="room-list__beds">
              {beds.map((bed) => (
                <li key={bed.letter}>
                  <Sleeper of={bed} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

const WORDS: Readonly<Record<string, string>> = list.columns.state.values;

const Sleeper = ({
  of: { letter, state, reservationId, fullName, number, hasPhotograph },
}: {
  readonly of: ListedBed;
}) =>
  state === null ? (
    <span className="stay__small">Bed {letter}: nobody</span>
  ) : (
    <>
      <span className="stay__small">
        Bed {letter}: {WORDS[state]}
      </span>
      {hasPhotograph && <Photograph id={reservationId} name={fullName!} path={PHOTOGRAPHS} />}
      <strong>{fullName}</strong>
      <span className="stay__small">{number}</span>
    </>
  );
