import Type, { type Static } from 'typebox';
import categoriesList from '#lists/hostels/room-categories.json' with { type: 'json' };
import hostelsList from '#lists/hostels/hostels.json' with { type: 'json' };
import roomsList from '#lists/hostels/rooms.json' with { type: 'json' };
import windowsList from '#lists/hostels/windows.json' with { type: 'json' };
import { endpoint } from '../kit/endpoint.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { Id } from '../kit/id.ts';
import { listResource, Named, resource } from '../kit/resource.ts';
import { papered } from '../kit/paper.ts';
import { uploaded } from '../kit/upload.ts';
import { OneOf, nullable } from '../kit/schemas.ts';
import { BedStatusName, hostelAccess as access, Kobo, Moment, NUMBERS, ReservationState, Uuid } from './shared.ts';

export const hostels = {
  ...resource({
    path: '/Hostel/hostels',
    access,
    declared: hostelsList,
    one: 'hostel',
    row: Type.Object({
      ...Named,
      location: Type.String(),
      genderId: Id,
      gender: Type.String(),
      rooms: Type.Integer(),
      ...NUMBERS,
    }),
  }),
  ...uploaded('/Hostel/hostels', 'Hostels', access),
};

export const roomCategories = {
  ...resource({
    path: '/Hostel/room-categories',
    access,
    declared: categoriesList,
    one: 'room category',
    row: Type.Object({ ...Named, priceKobo: nullable(Kobo), rooms: Type.Integer(), beds: Type.Integer() }),
  }),
  ...uploaded('/Hostel/room-categories', 'Room categories', access),
};

export const categoryPrices = endpoint({
  method: 'GET',
  path: '/Hostel/room-category-prices/:id',
  access,
  summary: 'What a bed of a category costs, session by session; a price at which somebody has reserved is locked',
  params: Type.Object({ id: Id }),
  reply: Type.Array(
    Type.Object({
      sessionId: Id,
      session: Type.String(),
      priceKobo: Kobo,
      reserved: Type.Integer(),
      isLocked: Type.Boolean(),
    }),
  ),
});

/** The answers are those of `schemas/forms/hostels/room-price.json`. */
export const setCategoryPrice = endpoint({
  method: 'PUT',
  path: '/Hostel/room-category-prices/:id',
  access,
  inPerson: true,
  summary: 'Sets the price of a bed in a session; 409 where somebody has reserved at it',
  params: Type.Object({ id: Id }),
  body: FormAnswers,
  reply: Type.Null(),
});

export const rooms = {
  ...resource({
    path: '/Hostel/rooms',
    access,
    declared: roomsList,
    one: 'room',
    row: Type.Object({
      ...Named,
      hostelId: Id,
      hostel: Type.String(),
      categoryId: Id,
      category: Type.String(),
      block: nullable(Type.String()),
      floor: Type.Integer(),
      ...NUMBERS,
    }),
  }),
  ...uploaded('/Hostel/rooms', 'Rooms', access),
};

export const bookingWindows = listResource({
  path: '/Hostel/booking-windows',
  access,
  declared: windowsList,
  one: 'booking window',
  row: Type.Object({
    id: Id,
    active: Type.Boolean(),
    sessionId: Id,
    session: Type.String(),
    hostelId: nullable(Id),
    hostel: Type.String(),
    opensAt: Moment,
    closesAt: Moment,
    holdMinutes: Type.Integer(),
    payDays: Type.Integer(),
  }),
});

const Bed = Type.Object({
  id: Id,
  letter: Type.String(),
  status: BedStatusName,
  state: OneOf('usable', 'blocked', 'broken'),
  reservationId: nullable(Uuid),
  fullName: nullable(Type.String()),
  number: nullable(Type.String()),
  arrearsKobo: Type.Integer({ description: 'What its student owes of hostels from earlier sessions' }),
});
export type Bed = Static<typeof Bed>;

export const beds = endpoint({
  method: 'GET',
  path: '/Hostel/beds',
  access,
  summary: 'The beds of a room, and who has each in the open session',
  query: Type.Object({ roomId: Id }),
  reply: Type.Array(Bed),
});

export const addBed = endpoint({
  method: 'POST',
  path: '/Hostel/beds',
  access,
  inPerson: true,
  summary: 'Adds a bed to a room, with the next letter',
  body: Type.Object({ roomId: Id }),
  reply: Type.Object({ id: Id, letter: Type.String() }),
});

export const changeBed = endpoint({
  method: 'PUT',
  path: '/Hostel/beds/:id',
  access,
  inPerson: true,
  summary: 'Says that a bed is usable, blocked or broken; 409 with the number of people where it is lived in',
  params: Type.Object({ id: Id }),
  body: Type.Object({ state: OneOf('usable', 'blocked', 'broken') }),
  reply: Type.Null(),
});

export const toggleBed = endpoint({
  method: 'PUT',
  path: '/Hostel/beds/:id/toggle-activation',
  access,
  inPerson: true,
  summary: 'Blocks a bed, or offers it again; 409 with the number of people where it is lived in',
  params: Type.Object({ id: Id }),
  body: Type.Object({ active: Type.Boolean() }),
  reply: Type.Null(),
});

export const bedHistory = endpoint({
  method: 'GET',
  path: '/Hostel/bed-history/:id',
  access,
  summary: 'Who held, paid and left a bed, newest first',
  params: Type.Object({ id: Id }),
  reply: Type.Object({
    hostel: Type.String(),
    room: Type.String(),
    letter: Type.String(),
    changes: Type.Array(
      Type.Object({
        at: Moment,
        state: ReservationState,
        fullName: Type.String(),
        session: Type.String(),
        by: Type.String(),
        reason: nullable(Type.String()),
      }),
    ),
  }),
});

const PlannedRoom = Type.Object({
  id: Id,
  name: Type.String(),
  block: nullable(Type.String()),
  floor: Type.Integer(),
  category: Type.String(),
  active: Type.Boolean(),
  beds: Type.Array(Bed),
});

const OfHostel = Type.Object({ hostelId: Id });

export const hostelPlan = endpoint({
  method: 'GET',
  path: '/Hostel/plan',
  access,
  summary: 'A hostel floor by floor: its rooms, and each bed with who has it',
  query: OfHostel,
  reply: Type.Object({
    hostelId: Id,
    hostel: Type.String(),
    location: Type.String(),
    session: Type.String(),
    ...NUMBERS,
    /** By floor and name. */
    plan: Type.Array(PlannedRoom),
  }),
});
export type HostelPlan = Static<(typeof hostelPlan)['reply']>;

export const porterPlan = papered({
  path: '/Hostel/porter-plan',
  access,
  summary: 'The plan of a hostel for its porter: who sleeps where, and which bed is free',
  query: OfHostel,
});
