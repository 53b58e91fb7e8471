import Type, { type Static } from 'typebox';
import { CONDITIONS } from '#rules/hostels/handover.ts';
import { endpoint } from '../kit/endpoint.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { Id } from '../kit/id.ts';
import { May } from '../kit/may.ts';
import { nullable, OneOf } from '../kit/schemas.ts';
import { Kobo, ReservationState, Uuid } from './shared.ts';

const access = { claim: 'hostel-desk' } as const;
const ById = Type.Object({ id: Uuid });
const Day = Type.String({ format: 'date' });

/** What was written down as the student came, or left. */
const Handover = Type.Object({
  onDay: Day,
  condition: nullable(OneOf(...CONDITIONS)),
  keys: nullable(Type.Integer()),
  note: nullable(Type.String()),
  damageKobo: nullable(Kobo),
});

/** A student beside a bed, as the porter sees both. */
const DeskStay = Type.Object({
  id: Uuid,
  state: ReservationState,
  fullName: Type.String(),
  number: Type.String(),
  department: Type.String(),
  level: Type.String(),
  session: Type.String(),
  hostel: Type.String(),
  room: Type.String(),
  floor: Type.Integer(),
  letter: Type.String(),
  hasPhotograph: Type.Boolean(),
  cameOn: nullable(Day),
  cameIn: nullable(Handover),
  wentOut: nullable(Handover),
  /** Why the student is not checked in; null where they may be, or are. */
  refusal: nullable(Type.String()),
  may: May('check-in', 'check-out'),
});
export type DeskStay = Static<typeof DeskStay>;

export const deskStays = endpoint({
  method: 'GET',
  path: '/Hostel/desk',
  access,
  summary: 'The beds of a student, by their number or their slip, and why that is revoked',
  query: Type.Object({ search: Type.String({ maxLength: 300 }) }),
  reply: Type.Object({ revoked: nullable(Type.String()), stays: Type.Array(DeskStay) }),
});

export type DeskFound = Static<(typeof deskStays)['reply']>;

export const deskPhotograph = endpoint({
  method: 'GET',
  path: '/Hostel/desk-photograph/:id',
  access,
  summary: 'The photograph of the student who has, or had, a reservation',
  params: ById,
  produces: 'application/octet-stream',
  reply: Type.Unknown(),
});

/** The answers are those of `schemas/forms/hostels/bed-check-in.json`. */
export const checkIn = endpoint({
  method: 'POST',
  path: '/Hostel/check-in/:id',
  access,
  inPerson: true,
  summary: 'Checks a student in today; sent again it is the same. 409 where somebody is in the bed, or was faster',
  params: ById,
  body: FormAnswers,
  reply: Type.Null(),
});

/** The answers are those of `schemas/forms/hostels/bed-check-out.json`. */
export const checkOut = endpoint({
  method: 'POST',
  path: '/Hostel/check-out/:id',
  access,
  inPerson: true,
  summary:
    'Checks a student out, and charges damage to their account; sent again it is the same. 422 for a day before they came',
  params: ById,
  body: FormAnswers,
  reply: Type.Object({ chargedKobo: Kobo }),
});

const ListedBed = Type.Object({
  letter: Type.String(),
  /** Of the reservation; null where nobody has the bed. */
  state: nullable(ReservationState),
  reservationId: nullable(Uuid),
  fullName: nullable(Type.String()),
  number: nullable(Type.String()),
  hasPhotograph: Type.Boolean(),
});
export type ListedBed = Static<typeof ListedBed>;

export const roomList = endpoint({
  method: 'GET',
  path: '/Hostel/room-list',
  access,
  summary: 'Who has which bed of a hostel in a session, with whose photograph there is; also of a session that is over',
  query: Type.Object({ hostelId: Type.Optional(Id), sessionId: Type.Optional(Id) }),
  reply: Type.Object({
    hostels: Type.Array(Type.Object({ id: Id, name: Type.String() })),
    sessions: Type.Array(Type.Object({ id: Id, name: Type.String() })),
    hostel: Type.String(),
    session: Type.String(),
    sessionId: Id,
    rooms: Type.Array(Type.Object({ id: Id, name: Type.String(), floor: Type.Integer(), beds: Type.Array(ListedBed) })),
  }),
});
export type RoomList = Static<(typeof roomList)['reply']>;
