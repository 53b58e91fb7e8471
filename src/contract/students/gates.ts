import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';

/** What must be so before an act: as a fact where it is met, else as what the student does, and on which page. */
export const Gate = Type.Object({
  fact: Type.String(),
  words: Type.String(),
  met: Type.Boolean(),
  link: Type.Object({ name: Type.String(), to: Type.String() }),
});
export type Gate = Static<typeof Gate>;

export const ownGates = endpoint({
  method: 'GET',
  path: '/Student/own-gates',
  access: { claim: 'student' },
  summary: "What must be so before the student's own act. Empty where nothing must",
  query: Type.Object({
    act: Type.String({ minLength: 1, maxLength: 60, description: "As in table gate: 'registration'" }),
    sessionId: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  }),
  reply: Type.Array(Gate),
});
