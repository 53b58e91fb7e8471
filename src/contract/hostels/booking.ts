import Type, { type Static } from 'typebox';
import { StudentInvoice } from '../finance/student-fees.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Id } from '../kit/id.ts';
import { Gate } from '../students/gates.ts';
import { papered } from '../kit/paper.ts';
import { OneOf, nullable } from '../kit/schemas.ts';
import { BedStatusName, Kobo, Moment, NUMBERS, ownAccess as access, ReservationState, Uuid } from './shared.ts';

/** A bed that a student has, or had. */
export const OwnReservation = Type.Object({
  id: Uuid,
  state: ReservationState,
  session: Type.String(),
  hostel: Type.String(),
  location: Type.String(),
  room: Type.String(),
  floor: Type.Integer(),
  category: Type.String(),
  letter: Type.String(),
  bedId: Id,
  roomId: Id,
  priceKobo: Kobo,
  lapsesAt: nullable(Moment),
  now: Type.String({ format: 'date-time', description: "The server's clock, by which a hold counts down" }),
  invoiceNumber: nullable(Type.String()),
  isChecked: Type.Boolean({ description: 'Money came for its invoice that does not fit, and the bursary checks it' }),
});
export type OwnReservation = Static<typeof OwnReservation>;

const Arrears = Type.Object({ sessionId: Id, session: Type.String(), dueKobo: Kobo });

export const ownHostel = endpoint({
  method: 'GET',
  path: '/Hostel/own-hostel',
  access,
  summary: 'The own bed of the current session, and whether one may be chosen now; a refusal names its rule and remedy',
  reply: Type.Object({
    sessionId: Id,
    session: Type.String(),
    window: nullable(Type.Object({ opens: Moment, closes: Moment })),
    refusal: nullable(Type.String()),
    gates: Type.Array(Gate),
    reservation: nullable(OwnReservation),
    move: nullable(
      Type.Object({
        id: Uuid,
        hostel: Type.String(),
        room: Type.String(),
        letter: Type.String(),
        reason: Type.String(),
      }),
    ),
    waitingSince: nullable(Moment),
    arrears: Type.Array(Arrears),
    earlier: Type.Array(OwnReservation),
  }),
});
export type OwnHostel = Static<(typeof ownHostel)['reply']>;

/** The specification's card. */
const HostelCard = Type.Object({
  id: Id,
  hostelName: Type.String(),
  location: Type.String(),
  gender: Type.String(),
  /** The lowest of its rooms. */
  priceOfBedKobo: nullable(Kobo),
  noOfRooms: Type.Integer(),
  noOfBedSpaces: Type.Integer(),
  noOfBedSpacesLeft: Type.Integer(),
  ...NUMBERS,
});
export type HostelCard = Static<typeof HostelCard>;

export const hostelsForMe = endpoint({
  method: 'GET',
  path: '/Hostel/available-hostels',
  access,
  summary: 'The hostels of the own gender as cards; the price is the lowest of its rooms',
  reply: Type.Array(HostelCard),
});

const RoomCard = Type.Object({
  id: Id,
  name: Type.String(),
  floor: Type.Integer(),
  category: Type.String(),
  priceKobo: nullable(Kobo),
  active: Type.Boolean(),
  ...NUMBERS,
});
export type RoomCard = Static<typeof RoomCard>;

export const roomsForMe = endpoint({
  method: 'GET',
  path: '/Hostel/available-rooms',
  access,
  summary: 'The rooms of a hostel of the own gender; one without a free bed is full',
  query: Type.Object({ hostelId: Id }),
  reply: Type.Object({ hostel: Type.String(), location: Type.String(), rooms: Type.Array(RoomCard) }),
});

export const bedsForMe = endpoint({
  method: 'GET',
  path: '/Hostel/available-beds',
  access,
  summary: 'The lettered beds of a room, and what one costs; `isMine` is held by the caller',
  query: Type.Object({ roomId: Id }),
  reply: Type.Object({
    hostelId: Id,
    hostel: Type.String(),
    room: Type.String(),
    category: Type.String(),
    priceKobo: nullable(Kobo),
    ...NUMBERS,
    spaces: Type.Array(Type.Object({ id: Id, letter: Type.String(), status: BedStatusName, isMine: Type.Boolean() })),
  }),
});

export const holdBed = endpoint({
  method: 'POST',
  path: '/Hostel/hold-bed',
  access,
  inPerson: true,
  summary: 'Holds a bed for some minutes; 409 names the beds of its room that are free',
  body: Type.Object({ bedId: Id }),
  reply: OwnReservation,
});

export const reserveBed = endpoint({
  method: 'POST',
  path: '/Hostel/reserve-bed',
  access,
  inPerson: true,
  summary: 'Reserves the held bed, with the invoice that pays it; 409 where the price is another than was shown',
  body: Type.Object({ reservationId: Uuid, expectedTotal: Type.Number({ description: 'Naira' }) }),
  reply: StudentInvoice,
});

export const cancelReservation = endpoint({
  method: 'POST',
  path: '/Hostel/cancel-reservation',
  access,
  inPerson: true,
  summary: 'Gives back a bed that is not paid; its RRR is withdrawn first',
  body: Type.Object({ reservationId: Uuid }),
  reply: Type.Null(),
});

export const hostelArrears = endpoint({
  method: 'GET',
  path: '/Hostel/arrears-hostels',
  access,
  summary: 'Unpaid hostel charges of earlier sessions, oldest first',
  reply: Type.Array(Arrears),
});

export const payArrears = endpoint({
  method: 'POST',
  path: '/Hostel/pay-arrears',
  access: { claim: 'pay' },
  inPerson: true,
  summary: 'The invoice of the hostel arrears of a session; 409 where they are another amount than was shown',
  body: Type.Object({ sessionId: Id, expectedTotal: Type.Number({ description: 'Naira' }) }),
  reply: StudentInvoice,
});

export const answerMove = endpoint({
  method: 'POST',
  path: '/Hostel/answer-move',
  access,
  inPerson: true,
  summary: 'Agrees to another bed that the hostel office offers for the paid one, or declines it',
  body: Type.Object({ moveId: Uuid, answer: OneOf('agree', 'decline') }),
  reply: Type.Null(),
});

export const hostelSlip = papered({
  path: '/Hostel/slip',
  access,
  summary: 'The slip of a paid bed, which the porter scans; once the student is moved its code says so',
  query: Type.Object({ id: Uuid }),
});
