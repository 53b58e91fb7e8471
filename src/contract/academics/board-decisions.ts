import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Id as id } from '../kit/id.ts';
import { papered } from '../kit/paper.ts';
import { OfClass } from './own-results.ts';

const whole = Type.Integer();
const Uuid = Type.String({ format: 'uuid' });
const Day = Type.String({ format: 'date' });
const read = { claim: 'results' } as const;

/** That the board decided and who was there; the lists stand on its paper. */
export const BoardDecision = Type.Object({
  id: Uuid,
  programme: Type.String(),
  /** 2 where the lists changed after the first. */
  number: whole,
  metOn: Day,
  minute: Type.String(),
  present: Type.Array(Type.String()),
  by: Type.String(),
  at: Type.String({ format: 'date-time' }),
});
export type BoardDecision = Static<typeof BoardDecision>;

/** One act for all lists of a programme at a level. A repeat of the id records nothing again. */
export const decideLists = endpoint({
  method: 'POST',
  path: '/Results/decide-lists',
  access: { claim: 'senate' },
  inPerson: true,
  summary: 'Records what the board decided on the lists of a programme; 409 where they have changed or are decided',
  body: Type.Object({
    id: Uuid,
    ...OfClass.properties,
    programmeId: id,
    ruleSetId: id,
    /** Of the lists that the board had before it. */
    digest: Type.String({ maxLength: 64 }),
    metOn: Day,
    minute: Type.String({ maxLength: 100 }),
    present: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 100 }),
  }),
  reply: Type.Object({ id: Uuid }),
});

export const boardDecisions = endpoint({
  method: 'GET',
  path: '/Results/board-decisions',
  access: read,
  summary: "The board's decisions on a level in a semester: for its head, its dean, senate and the registry",
  query: OfClass,
  reply: Type.Array(BoardDecision),
});

export const boardDecisionPaper = papered({
  path: '/Results/board-decision',
  access: read,
  summary: 'What the board decided: its lists with every name. For its head and dean once all is published',
  query: Type.Object({ id: Uuid }),
});

/** All sheets of the level, or none. */
export const publishLevel = endpoint({
  method: 'POST',
  path: '/Results/publish-level',
  access: { claim: 'publish-results' },
  inPerson: true,
  summary:
    'Publishes every sheet of a level in a semester at once; 422 with what is missing, 409 where it is not what was seen',
  body: Type.Object({ ...OfClass.properties, digest: Type.String({ maxLength: 64 }) }),
  reply: Type.Object({ published: whole }),
});
