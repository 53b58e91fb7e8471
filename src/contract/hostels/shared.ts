import Type, { type Static } from 'typebox';
import { OneOf } from '../kit/schemas.ts';
import { RESERVATION } from './states.ts';

export const hostelAccess = { claim: 'hostel' } as const;
export const ownAccess = { claim: 'student' } as const;
export const Moment = Type.String({ format: 'date-time' });
export const Kobo = Type.Integer();
export const Uuid = Type.String({ format: 'uuid' });

/** The same four on a card, a list, a bed page and the summary; with `outOfUse` they are all beds. */
export const NUMBERS = {
  beds: Type.Integer(),
  in: Type.Integer(),
  paid: Type.Integer(),
  held: Type.Integer(),
  free: Type.Integer(),
  outOfUse: Type.Integer(),
};

export const BedStatusName = OneOf('free', 'held', 'paid', 'in', 'out of use');

export const ReservationState = OneOf(...Object.values(RESERVATION));
export type ReservationState = Static<typeof ReservationState>;
