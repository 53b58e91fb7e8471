import { RESERVATION } from '#contract/hostels/states.ts';
import { closedBecause, usedUpBecause } from '#rules/hostels/booking.ts';
import { formatNaira } from '#rules/money.ts';
import { chargesOfStudent, lockMoney } from '../../finance/charges/service.ts';
import { currentTerm, placeIn, studentOf } from '../../kit/student/place.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import { mustPass } from '../../students/gates/service.ts';
import { freeLetters, lockBeds } from '../bedSql.ts';
import { endLapsedOf } from '../lapsing.ts';
import { windowOf } from '../priceSql.ts';
import { liveOf, reservationById } from '../reservationSql.ts';
import { makeReservation, takeStep } from '../reservationWork.ts';
import { bookedBy } from './days.ts';

export type Reservation = RowOf<'reservation-by-id'>;

export const REFUSED = 'Invalid Action!';
const MINUTE_MS = 60_000;

export interface OwnPlace {
  readonly studentId: string;
  readonly sessionId: number;
  readonly session: string;
  readonly genderId: number | null;
}

/** @throws Problem 404 for an account without a record, 422 for one who is no student of the current session */
export async function ownPlace(db: Queryable, userId: string): Promise<OwnPlace> {
  const [student] = await studentOf(db, { userId });
  if (!student) throw notFound('You have no student record yet');
  const [term] = await currentTerm(db, { studentTypeId: student.studentTypeId });
  if (!term) throw new Problem(422, 'No session is open yet', { title: REFUSED });
  const [place] = await placeIn(db, { studentId: student.id, sessionId: term.sessionId });
  if (!place) throw new Problem(422, `You are not a student of ${term.session}`, { title: REFUSED });
  return {
    studentId: student.id,
    sessionId: term.sessionId,
    session: term.session,
    genderId: student.genderId,
  };
}

/** What is unpaid of hostels in sessions before this one. */
export const arrearsOf = async (db: Queryable, studentId: string, before: string) =>
  [
    ...Map.groupBy(
      (await chargesOfStudent(db, studentId)).filter(
        ({ purpose, session, dueKobo }) => purpose === 'hostel' && session < before && dueKobo > 0,
      ),
      ({ sessionId }) => sessionId,
    ).values(),
  ].map((charges) => ({
    sessionId: charges[0]!.sessionId,
    session: charges[0]!.session,
    dueKobo: charges.reduce((sum, { dueKobo }) => sum + dueKobo, 0),
  }));

/**
 * Holds a bed for the minutes of its window. The student's own hold of another bed is given back with it; whoever holds this one
 * already has it as it is.
 * @throws Problem 409 where the bed is taken, 422 where a rule is in the way
 */
export async function holdBed(platform: Platform, { user }: Pick<By, 'user'>, bedId: number): Promise<Reservation> {
  const { database, now } = platform;
  const place = await ownPlace(database, user.userId);
  const { studentId, sessionId, session, genderId } = place;
  const [actor, at] = [actorOf(user), now()];
  const id = await database.transaction(async (tx) => {
    await lockMoney(tx, { studentId });
    const [mine] = await liveOf(tx, { studentId, sessionId });
    const isLapsed = mine?.state === RESERVATION.held && mine.lapsesAt! <= at;
    if (mine) mustBeHeld(mine);
    if (mine && !isLapsed && mine.bedId === bedId) return mine.id;
    const beds = await lockBeds(tx, { bedIds: mine ? [bedId, mine.bedId] : [bedId] });
    const bed = beds.find(({ id: each }) => each === bedId);
    if (!bed || bed.genderId !== genderId) throw notFound('There is no such bed');
    await mustBeOpen(platform, tx, { place, hostelId: bed.hostelId, at });
    const [window] = await windowOf(tx, { sessionId, hostelId: bed.hostelId });
    await endLapsedOf(tx, { bedIds: [bedId], studentId, sessionId, now: at });
    if (mine && !isLapsed) await cancelHold(tx, mine.id, 'Another bed was chosen', { actor, at });
    const lapsesAt = new Date(at.getTime() + window!.holdMinutes * MINUTE_MS);
    const isUsable = bed.active && bed.state === 'usable';
    const hold = { bedId, studentId, sessionId, state: RESERVATION.held, lapsesAt, actor, now: at };
    const made = isUsable && (await makeReservation(tx, hold));
    if (!made) throw await taken(tx, bed.roomId, sessionId, session);
    return made;
  });
  const [held] = await reservationById(database, { id });
  return held!;
}

function mustBeHeld({ state, letter, room, hostel }: Reservation): void {
  if (state !== RESERVATION.held) throw refused(`You have bed ${letter} of room ${room}, ${hostel}, already`);
}

/** A hold alone: what is reserved meanwhile stays. */
export const cancelHold = (tx: Queryable, id: string, reason: string, { actor, at }: { actor: string; at: Date }) =>
  takeStep(tx, { id, step: 'cancel', from: RESERVATION.held, reason, actor, now: at });

interface Opening {
  readonly place: OwnPlace;
  readonly hostelId: number;
  readonly at: Date;
}

/** @throws Problem 422 that names the rule and its remedy */
async function mustBeOpen(platform: Platform, tx: Queryable, { place, hostelId, at }: Opening): Promise<void> {
  const { studentId, sessionId, session } = place;
  const [window] = await windowOf(tx, { sessionId, hostelId });
  const closed = closedBecause(window ? windowOfRow(window) : null, session, at);
  if (closed) throw refused(closed);
  const usedUp = usedUpBecause(await bookedBy(tx, { studentId, sessionId, hostelId }), session, at);
  if (usedUp) throw refused(usedUp);
  const [arrears] = await arrearsOf(tx, studentId, session);
  if (arrears)
    throw refused(`You owe ${formatNaira(arrears.dueKobo)} of hostels from ${arrears.session}. Pay it first.`);
  await mustPass(platform, tx, { studentId, sessionId }, 'hostel');
}

export const windowOfRow = ({ opensAt, closesAt }: RowOf<'hostel-window-of'>) => ({
  opens: opensAt.toISOString(),
  closes: closesAt.toISOString(),
});

async function taken(tx: Queryable, roomId: number, sessionId: number, session: string): Promise<Problem> {
  const free = (await freeLetters(tx, { roomId, sessionId })).map(({ letter }) => letter);
  return free.length > 0
    ? new Problem(409, 'That bed was taken a moment ago. These are free.', {
        title: REFUSED,
        errors: { '/bedId': free.join(', ') },
      })
    : new Problem(
        409,
        `That bed was taken a moment ago, and the room is full in ${session}. Please choose another room.`,
        {
          title: REFUSED,
        },
      );
}

export const refused = (message: string) => new Problem(422, message, { title: REFUSED });
