import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { hostelAccess as access, Uuid } from './shared.ts';

const Day = Type.String({ format: 'date', messages: { format: 'please enter the day on which they left' } });

const StillIn = Type.Object({
  id: Uuid,
  fullName: Type.String(),
  number: Type.String(),
  session: Type.String(),
  hostel: Type.String(),
  /** 'Moremi Hall, 101A'. */
  bed: Type.String(),
  cameOn: Type.String({ format: 'date' }),
});
export type StillIn = Static<typeof StillIn>;

/** The next session is the open one, or a later one for which beds are or will be chosen. */
export const stillIn = endpoint({
  method: 'GET',
  path: '/Hostel/still-in',
  access,
  summary: 'Who is still in a bed of an earlier session, by hostel and room',
  reply: Type.Object({ next: Type.String(), stays: Type.Array(StillIn) }),
});

const MOST_AT_ONCE = 2000;

export const checkOutMany = endpoint({
  method: 'POST',
  path: '/Hostel/check-out-many',
  access,
  inPerson: true,
  summary:
    'Checks many students out as one act. Who has left is passed over. 422 names those who cannot have left on that day',
  body: Type.Object({
    leftOn: Day,
    stays: Type.Array(Type.Object({ id: Uuid, leftOn: Type.Optional(Day) }), { minItems: 1, maxItems: MOST_AT_ONCE }),
  }),
  reply: Type.Object({ left: Type.Integer(), passedOver: Type.Integer() }),
});
