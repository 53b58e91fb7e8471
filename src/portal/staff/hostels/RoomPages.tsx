import { Link } from 'react-router-dom';
import list from '#lists/hostels/rooms.json' with { type: 'json' };
import { HOSTELS } from '#contract/hostels/pages.ts';
import type { addBed, rooms } from '#contract/hostels/setup.ts';
import { Act } from '../../kit/record/Act.tsx';
import { ResourcePages } from '../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../kit/resource/screens.ts';
import { useSession } from '../../session/useSession.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { bedsOf } from './addresses.ts';

const SCREENS: ScreensOf<typeof rooms.list> = {
  one: 'room',
  declared: list,
  at: HOSTELS.hostel.to,
  path: '/Hostel/rooms',
  crumbs: [HOSTELS.hostels],
  parent: { at: HOSTELS.hostels.to, id: 'hostelId', name: 'hostel' },
  forms: { create: 'hostel-room', correct: 'hostel-room-details' },
  uploads: true,
  facts: ({ hostelId, hostel, block, floor, category, beds, free, held, paid, in: living, outOfUse }) => [
    ['Hostel', <Link to={`${HOSTELS.hostels.to}/${hostelId}`}>{hostel}</Link>],
    ['Block', block],
    ['Floor', floor],
    ['Category', category],
    ['Beds', beds],
    ['Free', free],
    ['Held', held],
    ['Paid', paid],
    ['In', living],
    ['Out of use', outOfUse],
  ],
  switchedOff: 'Students can no longer choose the room. While somebody has a bed in it, it stays on.',
  actions: ({ id, hostelId }) => (
    <>
      <Link className={buttonClass(undefined, 'outlined')} to={bedsOf(hostelId)}>
        Bed spaces
      </Link>
      <AddBed roomId={id} />
    </>
  ),
};

function AddBed({ roomId }: { readonly roomId: number }) {
  const session = useSession();
  return (
    <Act
      label="Add a bed"
      done={({ letter }: { letter: string }) => `Bed ${letter} is added`}
      act={() => session.call<typeof addBed>({ method: 'POST', path: '/Hostel/beds', body: { roomId } })}
    />
  );
}

export const RoomPages = () => <ResourcePages screens={SCREENS} />;
