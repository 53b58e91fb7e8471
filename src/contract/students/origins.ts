import Type, { type Static } from 'typebox';
import originsList from '#lists/students/origins.json' with { type: 'json' };
import { bulk } from '../kit/bulk.ts';
import { Id } from '../kit/id.ts';
import { listed } from '../kit/list.ts';
import { Revision } from '../kit/revision.ts';
import { OneOf, nullable } from '../kit/schemas.ts';

const Uuid = Type.String({ format: 'uuid' });
const State = nullable(Type.String());

/** `missing`, `differs` and `fees` can be taken over: the state, or whether its students are charged as indigenes, is not as stated. */
const OriginRow = Type.Object({
  id: Uuid,
  admissionId: Uuid,
  fullName: Type.String(),
  number: Type.String(),
  status: OneOf('missing', 'differs', 'fees', 'lists', 'unknown', 'taken'),
  recorded: State,
  stated: State,
  source: nullable(OneOf('application', 'jamb', 'list')),
  isIndigene: Type.Boolean(),
  willBeIndigene: nullable(Type.Boolean({ description: 'Once what is stated is taken over' })),
  jamb: State,
  session: Type.String(),
  revision: Revision,
});
export type OriginRow = Static<typeof OriginRow>;

const list = listed({
  path: '/Student/states-of-origin',
  access: { claim: 'student-management' },
  summary: 'Students whose state of origin is not known, or differs from their application or a list',
  declared: originsList,
  row: OriginRow,
  filters: { sessionId: Id },
});

export const origins = { ...list, ...bulk(list.list, originsList, Uuid) };
