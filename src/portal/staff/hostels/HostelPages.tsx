import { Link } from 'react-router-dom';
import list from '#lists/hostels/hostels.json' with { type: 'json' };
import { HOSTELS } from '#contract/hostels/pages.ts';
import type { hostels } from '#contract/hostels/setup.ts';
import { ResourcePages } from '../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../kit/resource/screens.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { bedsOf, planAt, roomsOf } from './addresses.ts';

const SCREENS: ScreensOf<typeof hostels.list> = {
  one: 'hostel',
  declared: list,
  at: HOSTELS.hostels.to,
  path: '/Hostel/hostels',
  forms: { create: 'hostel', correct: 'hostel-details' },
  uploads: true,
  facts: ({ location, gender, rooms, beds, free, held, paid, in: living, outOfUse }) => [
    ['Location', location],
    ['For', gender],
    ['Rooms', rooms],
    ['Beds', beds],
    ['Free', free],
    ['Held', held],
    ['Paid', paid],
    ['In', living],
    ['Out of use', outOfUse],
  ],
  switchedOff: 'Students are no longer offered the hostel. While somebody has a bed in it, it stays on.',
  actions: ({ id }) => (
    <>
      {(
        [
          ['Rooms', roomsOf(id)],
          ['Bed spaces', bedsOf(id)],
          ['Plan for the porter', planAt(id)],
        ] as const
      ).map(([name, to]) => (
        <Link key={name} className={buttonClass(undefined, 'outlined')} to={to}>
          {name}
        </Link>
      ))}
    </>
  ),
};

export const HostelPages = () => <ResourcePages screens={SCREENS} />;
