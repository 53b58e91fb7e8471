import Type, { type Static } from 'typebox';
import reservationsList from '#lists/hostels/reservations.json' with { type: 'json' };
import { endpoint } from '../kit/endpoint.ts';
import { Id } from '../kit/id.ts';
import { listed } from '../kit/list.ts';
import { May } from '../kit/may.ts';
import { OneOf, nullable } from '../kit/schemas.ts';
import { hostelAccess as access, Kobo, Moment, ReservationState, Uuid } from './shared.ts';

/** A blank one is refused before anything is done: the RRR of a bed that is taken away is withdrawn first. */
const Reason = Type.String({ pattern: '\\S', maxLength: 300, messages: { pattern: 'please say why' } });
const ById = Type.Object({ id: Uuid });

export const reservations = listed({
  path: '/Hostel/reservations',
  access,
  declared: reservationsList,
  summary: 'Who has, or had, which bed',
  filters: { hostelId: Id, sessionId: Id },
  row: Type.Object({
    id: Uuid,
    fullName: Type.String(),
    number: Type.String(),
    hostel: Type.String(),
    room: Type.String(),
    letter: Type.String(),
    session: Type.String(),
    state: ReservationState,
    createdAt: Moment,
  }),
});

const Change = Type.Object({
  at: Moment,
  state: ReservationState,
  by: Type.String(),
  reason: nullable(Type.String()),
  bed: Type.String(),
});

const StaffReservation = Type.Object({
  id: Uuid,
  studentId: Uuid,
  admissionId: Uuid,
  fullName: Type.String(),
  number: Type.String(),
  state: ReservationState,
  sessionId: Id,
  session: Type.String(),
  hostelId: Id,
  hostel: Type.String(),
  room: Type.String(),
  letter: Type.String(),
  bedId: Id,
  category: Type.String(),
  priceKobo: nullable(Kobo),
  lapsesAt: nullable(Moment),
  invoiceNumber: nullable(Type.String()),
  rrr: nullable(Type.String()),
  move: nullable(
    Type.Object({
      id: Uuid,
      bed: Type.String(),
      reason: Type.String(),
      requestedBy: Type.String(),
      isOwn: Type.Boolean({ description: 'The caller asked for it, so another officer approves it' }),
    }),
  ),
  changes: Type.Array(Change),
  may: May('reassign', 'extend', 'deactivate', 'approve-move'),
});
export type StaffReservation = Static<typeof StaffReservation>;

export const reservation = endpoint({
  method: 'GET',
  path: '/Hostel/reservation/:id',
  access,
  summary: 'One reservation, with each change of it',
  params: ById,
  reply: StaffReservation,
});

export const assignBed = endpoint({
  method: 'POST',
  path: '/Hostel/assign-bed',
  access,
  inPerson: true,
  summary: 'Reserves a bed for a student, who then pays it; 409 where the bed or the student is taken',
  body: Type.Object({ studentId: Uuid, bedId: Id, reason: Reason }),
  reply: Type.Object({ id: Uuid, invoiceNumber: nullable(Type.String()) }),
});

/** Who has paid is asked, and stays where they are until they agree or a second officer approves. */
export const reassignBed = endpoint({
  method: 'POST',
  path: '/Hostel/reassign-bed',
  access,
  inPerson: true,
  summary: 'Moves a reservation to another bed; one that is paid waits for consent or a second officer',
  body: Type.Object({ reservationId: Uuid, bedId: Id, reason: Reason }),
  reply: Type.Object({ outcome: OneOf('moved', 'waiting'), id: Uuid }),
});

export const approveMove = endpoint({
  method: 'POST',
  path: '/Hostel/approve-move/:id',
  access,
  inPerson: true,
  summary: 'Approves the move of somebody who has paid; 409 for the officer who asked for it',
  params: ById,
  reply: Type.Object({ id: Uuid }),
});

export const extendReservation = endpoint({
  method: 'POST',
  path: '/Hostel/extend-reservation/:id',
  access,
  inPerson: true,
  summary: 'Gives more days to pay',
  params: ById,
  body: Type.Object({ days: Type.Integer({ minimum: 1, maximum: 30 }), reason: Reason }),
  reply: Type.Null(),
});

export const deactivateReservation = endpoint({
  method: 'POST',
  path: '/Hostel/deactivate-reservation/:id',
  access,
  inPerson: true,
  summary: 'Takes a bed away. An unpaid RRR is withdrawn first; what was paid becomes credit',
  params: ById,
  body: Type.Object({ reason: Reason }),
  reply: Type.Null(),
});
