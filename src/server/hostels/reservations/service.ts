import type { StaffReservation } from '#contract/hostels/reservations.ts';
import { RESERVATION } from '#contract/hostels/states.ts';
import { isPaidFor } from '#rules/hostels/beds.ts';
import { actorOf, type User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { lapsesAtOf } from '../booking/reading.ts';
import { reservationById } from '../reservationSql.ts';
import { changesOf, openMove, whoHas } from './sql.ts';

export { audit } from './assigning.ts';
export { historyOfBed } from './sql.ts';

export async function reservationNamed(platform: Platform, user: User, id: string): Promise<StaffReservation> {
  const { database } = platform;
  const [found] = await reservationById(database, { id });
  const [holder] = await whoHas(database, { id });
  if (!found || !holder) throw notFound('There is no such reservation');
  const [move] = await openMove(database, { reservationId: id });
  const changes = await changesOf(database, { id });
  const isOwn = move?.requestedBy === actorOf(user);
  return {
    id,
    studentId: found.studentId,
    admissionId: holder.admissionId,
    fullName: holder.fullName,
    number: holder.number,
    state: found.state as StaffReservation['state'],
    sessionId: found.sessionId,
    session: found.session,
    hostelId: found.hostelId,
    hostel: found.hostel,
    room: found.room,
    letter: found.letter,
    bedId: found.bedId,
    category: found.category,
    priceKobo: found.invoiceKobo ?? found.priceKobo,
    lapsesAt: lapsesAtOf(found),
    invoiceNumber: found.invoiceNumber,
    rrr: holder.rrr,
    move: move ? { id: move.id, bed: move.bed, reason: move.reason, requestedBy: move.by, isOwn } : null,
    changes: changes.map(({ at, state, by, reason, bed }) => ({
      at: at.toISOString(),
      state: state as StaffReservation['state'],
      by,
      reason,
      bed,
    })),
    may: mayDo(found.state, move && !isOwn),
  };
}

function mayDo(state: string, mayApprove: boolean | undefined): StaffReservation['may'] {
  if (state === RESERVATION.held) return ['deactivate'];
  if (state === RESERVATION.reserved) return ['reassign', 'extend', 'deactivate'];
  if (isPaidFor(state)) return mayApprove ? ['approve-move', 'deactivate'] : ['reassign', 'deactivate'];
  return [];
}
