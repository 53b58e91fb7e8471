import type { RoomList } from '#contract/hostels/desk.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { requireOpenSession } from '../../school/sessions/service.ts';
import { endLapsedHolds } from '../lapsing.ts';
import { listedBeds, listedHostels, listedSessions } from './sql.ts';

interface Of {
  readonly hostelId?: number | undefined;
  readonly sessionId?: number | undefined;
}

/** Without a hostel it is of none, and says which there are. */
export async function roomListOf({ database, now }: Platform, { hostelId, sessionId }: Of): Promise<RoomList> {
  await endLapsedHolds(database, now());
  const [hostels, sessions] = [await listedHostels(database), await listedSessions(database)];
  const session =
    sessionId === undefined ? await requireOpenSession(database) : sessions.find(({ id }) => id === sessionId);
  if (!session) throw notFound('There is no such session');
  const hostel = hostels.find(({ id }) => id === hostelId);
  if (hostelId !== undefined && !hostel) throw notFound('There is no such hostel');
  const rows = hostel ? await listedBeds(database, { hostelId: hostel.id, sessionId: session.id }) : [];
  return {
    hostels,
    sessions,
    hostel: hostel?.name ?? '',
    session: session.name,
    sessionId: session.id,
    rooms: [...Map.groupBy(rows, ({ roomId }) => roomId)].map(([id, beds]) => ({
      id,
      name: beds[0]!.room,
      floor: beds[0]!.floor,
      beds: beds.map(({ letter, state, reservationId, fullName, number, hasPhotograph }) => ({
        letter,
        state: state as RoomList['rooms'][number]['beds'][number]['state'],
        reservationId,
        fullName,
        number,
        hasPhotograph: hasPhotograph === true,
      })),
    })),
  };
}
