import type { DeskFound, deskStays } from '#contract/hostels/desk.ts';
import { HOSTELS } from '#contract/hostels/pages.ts';
import { FindPage } from '../../kit/find/FindPage.tsx';
import { useSession } from '../../session/useSession.ts';
import { StayCard } from './StayCard.tsx';

/** For a phone at the door: a number or a slip, and who it is beside their bed. */
export function PorterDeskPage() {
  const session = useSession();
  return (
    <FindPage<DeskFound>
      title={HOSTELS.desk.name}
      lead="Who comes shows the slip or says their number. Compare the photograph, then check them in or out."
      button="Find"
      asks={{
        name: 'search',
        label: 'Number of the student or the slip',
        help: 'A matric, registration or application number, or what the code of the slip says',
        maxLength: 300,
        missing: 'please input a number, or the code of a slip',
      }}
      find={(search) => session.call<typeof deskStays>({ method: 'GET', path: '/Hostel/desk', query: { search } })}
      unknown={{ status: 404, words: (_, said) => said }}
    >
      {({ revoked, stays }) => (
        <>
          {revoked && (
            <p className="notice notice--warning" role="status">
              {revoked}
            </p>
          )}
          {stays.map((stay) => (
            <StayCard key={stay.id} of={stay} />
          ))}
        </>
      )}
    </FindPage>
  );
}
