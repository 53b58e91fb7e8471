import pg from 'pg';
import type { Bed, HostelPlan } from '#contract/hostels/setup.ts';
import { bedNumbers, bedStatus, type LiveState } from '#rules/hostels/beds.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { requireOpenSession } from '../../school/sessions/service.ts';
import { bedsOf } from '../booking/cardSql.ts';
import { endLapsedHolds } from '../lapsing.ts';
import { historyOfBed } from '../reservations/service.ts';
import { bedById, bedsOfHostel, hostelById, insertBed, setBedState } from './bedSql.ts';

type BedRow = Omit<RowOf<'beds-of-room'>, 'revision' | 'studentId'>;

const presentBed = ({ id, letter, state, reservation, reservationId, fullName, number, arrearsKobo }: BedRow): Bed => ({
  id,
  letter,
  status: bedStatus(state === 'usable', reservation as LiveState | null),
  state: state as Bed['state'],
  reservationId,
  fullName,
  number,
  arrearsKobo,
});

export async function bedsOfRoom({ database, now }: Platform, roomId: number): Promise<Bed[]> {
  await endLapsedHolds(database, now());
  const { id: sessionId } = await requireOpenSession(database);
  return (await bedsOf(database, { roomId, sessionId })).map(presentBed);
}

export async function addBed({ database, now }: Platform, { user, ip }: By, roomId: number) {
  const [made] = await insertBed(database, { roomId, now: now(), actor: actorOf(user), ip });
  if (!made) throw new Problem(409, 'This room has all the beds that letters are for', { title: 'Not saved!' });
  return made;
}

/** @throws Problem 409 where somebody has the bed */
export async function changeBed(
  { database, now }: Platform,
  { user, ip }: By,
  id: number,
  state: Bed['state'],
): Promise<void> {
  const [found] = await setBedState(database, { id, state, now: now(), actor: actorOf(user), ip }).catch(livedIn);
  if (!found) throw notFound('There is no such bed');
}

function livedIn(error: unknown): never {
  if (!(error instanceof pg.DatabaseError) || error.constraint !== 'lived_in') throw error;
  throw new Problem(409, 'One student has this bed. Move them first, then take it out of use', { title: 'Not saved!' });
}

export async function historyOf({ database }: Platform, id: number) {
  const [bed] = await bedById(database, { id });
  if (!bed) throw notFound('There is no such bed');
  const changes = await historyOfBed(database, { bedId: id });
  return {
    hostel: bed.hostel,
    room: bed.room,
    letter: bed.letter,
    changes: changes.map(({ at, state, fullName, session, by, reason }) => ({
      at: at.toISOString(),
      state: state as never,
      fullName,
      session,
      by,
      reason,
    })),
  };
}

export async function planOf({ database, now }: Platform, hostelId: number): Promise<HostelPlan> {
  const [hostel] = await hostelById(database, { id: hostelId });
  if (!hostel) throw notFound('There is no such hostel');
  await endLapsedHolds(database, now());
  const { id: sessionId, name: session } = await requireOpenSession(database);
  const rows = await bedsOfHostel(database, { hostelId, sessionId });
  const plan = [...Map.groupBy(rows, ({ roomId }) => roomId).values()].map((beds) => {
    const [{ roomId: id, room: name, block, floor, category, active }] = beds as [(typeof beds)[number]];
    const present = beds.flatMap((row) => (row.id === null ? [] : [presentBed(row as BedRow)]));
    return { id, name, block, floor, category, active, beds: present };
  });
  // As on cards and lists, rooms that are switched off do not count.
  const counted = plan.filter(({ active }) => active).flatMap(({ beds }) => beds);
  return {
    hostelId,
    hostel: hostel.name,
    location: hostel.location,
    session,
    beds: counted.length,
    ...bedNumbers(counted.map(({ status }) => status)),
    plan,
  };
}
