import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { May } from '../kit/may.ts';

const access = { claim: 'applications' } as const;
const Day = Type.String({ format: 'date' });

const Deadline = Type.Object({
  applicationTypeId: Type.Integer(),
  name: Type.String(),
  opens: Day,
  closes: Day,
  begun: Type.Integer(),
  feeKobo: Type.Integer(),
  /** Of the open session; null while none is open. */
  session: Type.Union([Type.String(), Type.Null()]),
  /** Without one its invoice is all that it asks for. */
  hasForm: Type.Boolean(),
  may: May('extend'),
});
export type Deadline = Static<typeof Deadline>;

export const deadlines = endpoint({
  method: 'GET',
  path: '/Application/deadlines',
  access,
  summary: 'When each programme closes, and how many have begun in the open session and not submitted',
  reply: Type.Array(Deadline),
});

export const extendDeadline = endpoint({
  method: 'POST',
  path: '/Application/extend-deadline',
  access,
  summary: 'Puts the closing date of programmes off; all who have begun are told by mail',
  body: Type.Object({
    request: Type.String({ format: 'uuid', description: "The action's own name: sent again, it is the same one" }),
    applicationTypeIds: Type.Array(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), {
      minItems: 1,
      maxItems: 100,
    }),
    closes: Type.String({ maxLength: 10 }),
    reason: Type.String({ maxLength: 300 }),
  }),
  reply: Type.Object({ extended: Type.Integer() }),
});
