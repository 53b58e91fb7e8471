import type { HostelCard, OwnHostel, OwnReservation } from '#contract/hostels/booking.ts';
import { bedNumbers, bedStatus, isLive, isPaidFor, type LiveState } from '#rules/hostels/beds.ts';
import { closedBecause, usedUpBecause } from '#rules/hostels/booking.ts';
import { formatNaira } from '#rules/money.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { gatesOf } from '../../students/gates/service.ts';
import { bedsOf, hostelCards, hostelOf, openMoveOf, roomCards, roomOf } from './cardSql.ts';
import { bookedBy } from './days.ts';
import { arrearsOf, ownPlace, windowOfRow, type Reservation } from './holding.ts';
import { endLapsedHolds } from '../lapsing.ts';
import { windowOf } from '../priceSql.ts';
import { reservationsOf } from '../reservationSql.ts';
import { waitingOf } from '../waitingSql.ts';

/** Until when a bed is held, or has to be paid. */
export const lapsesAtOf = ({ state, lapsesAt }: Pick<Reservation, 'state' | 'lapsesAt'>): string | null =>
  isLive(state) && !isPaidFor(state) ? (lapsesAt?.toISOString() ?? null) : null;

export const presentOwn = ({ now }: Pick<Platform, 'now'>, row: Reservation): OwnReservation => ({
  id: row.id,
  state: row.state as OwnReservation['state'],
  session: row.session,
  hostel: row.hostel,
  location: row.location,
  room: row.room,
  floor: row.floor,
  category: row.category,
  letter: row.letter,
  bedId: row.bedId,
  roomId: row.roomId,
  priceKobo: row.invoiceKobo ?? row.priceKobo ?? 0,
  lapsesAt: lapsesAtOf(row),
  now: now().toISOString(),
  isChecked: row.isChecked,
  invoiceNumber: row.invoiceVoid ? null : row.invoiceNumber,
});

export async function ownHostelOf(platform: Platform, { userId }: User): Promise<OwnHostel> {
  const { database, now } = platform;
  const { studentId, sessionId, session } = await ownPlace(database, userId);
  const at = now();
  await endLapsedHolds(database, at);
  const all = await reservationsOf(database, { studentId });
  const live = all.find((each) => each.sessionId === sessionId && isLive(each.state));
  const [window] = await windowOf(database, { sessionId, hostelId: null });
  const arrears = await arrearsOf(database, studentId, session);
  const booked = await bookedBy(database, { studentId, sessionId, hostelId: null });
  const closed = closedBecause(window ? windowOfRow(window) : null, session, at) ?? usedUpBecause(booked, session, at);
  const gates = await gatesOf(platform, database, { studentId, sessionId }, 'hostel');
  const [move] = await openMoveOf(database, { studentId });
  const [waits] = await waitingOf(database, { studentId, sessionId });
  return {
    sessionId,
    session,
    window: window ? windowOfRow(window) : null,
    refusal: refusalOf(closed, arrears),
    gates,
    reservation: live ? presentOwn(platform, live) : null,
    move: move ?? null,
    waitingSince: waits?.since.toISOString() ?? null,
    arrears,
    earlier: all.filter((each) => each !== live).map((each) => presentOwn(platform, each)),
  };
}

function refusalOf(closed: string | null, [arrears]: OwnHostel['arrears']): string | null {
  if (closed) return closed;
  return arrears ? `You owe ${formatNaira(arrears.dueKobo)} of hostels from ${arrears.session}. Pay it first.` : null;
}

export async function cardsFor(platform: Platform, { userId }: User): Promise<HostelCard[]> {
  const { database, lookups, now } = platform;
  const { sessionId, genderId } = await ownPlace(database, userId);
  if (genderId === null) return [];
  await endLapsedHolds(database, now());
  const cards = await hostelCards(database, { sessionId, genderId });
  return cards.map(({ name, genderId: gender, priceKobo, rooms, ...card }) => ({
    ...card,
    hostelName: name,
    gender: lookups.nameOf('genders', gender) ?? '',
    priceOfBedKobo: priceKobo,
    noOfRooms: rooms,
    noOfBedSpaces: card.beds,
    noOfBedSpacesLeft: card.free,
  }));
}

export async function roomsFor(platform: Platform, { userId }: User, hostelId: number) {
  const { database, now } = platform;
  const { sessionId, genderId } = await ownPlace(database, userId);
  const [hostel] = genderId === null ? [] : await hostelOf(database, { hostelId, genderId });
  if (!hostel) throw notFound('There is no such hostel for you');
  await endLapsedHolds(database, now());
  return { hostel: hostel.name, location: hostel.location, rooms: await roomCards(database, { hostelId, sessionId }) };
}

export async function bedsFor(platform: Platform, { userId }: User, roomId: number) {
  const { database, now } = platform;
  const { sessionId, genderId, studentId } = await ownPlace(database, userId);
  const [room] = genderId === null ? [] : await roomOf(database, { roomId, sessionId, genderId });
  if (!room) throw notFound('There is no such room for you');
  await endLapsedHolds(database, now());
  const beds = await bedsOf(database, { roomId, sessionId });
  const statuses = beds.map(({ state, reservation }) =>
    bedStatus(state === 'usable' && room.active, reservation as LiveState | null),
  );
  return {
    hostelId: room.hostelId,
    hostel: room.hostel,
    room: room.name,
    category: room.category,
    priceKobo: room.priceKobo,
    beds: beds.length,
    ...bedNumbers(statuses),
    spaces: beds.map(({ id, letter, studentId: occupant }, index) => ({
      id,
      letter,
      status: statuses[index]!,
      isMine: occupant === studentId,
    })),
  };
}
