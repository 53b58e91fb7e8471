import list from '#lists/hostels/room-categories.json' with { type: 'json' };
import { HOSTELS } from '#contract/hostels/pages.ts';
import type { categoryPrices, roomCategories, setCategoryPrice } from '#contract/hostels/setup.ts';
import { formatNaira } from '#rules/money.ts';
import { ActionDialog } from '../../kit/record/ActionDialog.tsx';
import { useRecord } from '../../kit/record/useRecord.ts';
import { ResourcePages } from '../../kit/resource/ResourcePages.tsx';
import type { ScreensOf } from '../../kit/resource/screens.ts';
import { useSession } from '../../session/useSession.ts';

const SCREENS: ScreensOf<typeof roomCategories.list> = {
  one: 'room category',
  declared: list,
  at: HOSTELS.categories.to,
  path: '/Hostel/room-categories',
  crumbs: [HOSTELS.hostels],
  forms: { create: 'school-name', correct: 'school-name' },
  uploads: true,
  facts: ({ id, rooms, beds }) => [
    ['Rooms', rooms],
    ['Beds', beds],
    ['Prices of a bed', <Prices id={id} />],
  ],
  switchedOff: 'No new room is given the category. Rooms that have it stay as they are.',
  actions: ({ id, name }) => <Price id={id} name={name} />,
};

const PATH = '/Hostel/room-category-prices/:id';

function Prices({ id }: { readonly id: number }) {
  const { data } = useRecord<typeof categoryPrices>(PATH, { id });
  if (data?.length === 0) return 'Not set: beds cannot be booked yet';
  return (
    <ul className="plain">
      {data?.map(({ sessionId, session, priceKobo, reserved, isLocked }) => (
        <li key={sessionId}>
          {session}: {formatNaira(priceKobo)}
          {isLocked && `, locked: ${reserved} reserved`}
        </li>
      ))}
    </ul>
  );
}

function Price({ id, name }: { readonly id: number; readonly name: string }) {
  const session = useSession();
  return (
    <ActionDialog
      label="Set a price"
      lead={`What a bed space of ${name} costs in a session. It is locked once somebody has reserved at it.`}
      form="room-price"
      done="The price is set"
      act={(answers) =>
        session.call<typeof setCategoryPrice>({ method: 'PUT', path: PATH, params: { id }, body: answers as never })
      }
    />
  );
}

export const CategoryPages = () => <ResourcePages screens={SCREENS} />;
