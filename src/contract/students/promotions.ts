import Type, { type Static } from 'typebox';
import promotionStudentsList from '#lists/students/promotion-students.json' with { type: 'json' };
import { endpoint, type Reply } from '../kit/endpoint.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { listed } from '../kit/list.ts';
import { OneOf, nullable } from '../kit/schemas.ts';

const access = { claim: 'student-management' } as const;
const ById = Type.Object({ id: Type.String({ format: 'uuid' }) });
const Outcome = OneOf('moves', 'final', 'repeats', 'stays');
const State = OneOf('trial', 'committing', 'committed', 'taking back', 'taken back');

const Promotion = Type.Object({
  id: Type.String(),
  studentType: Type.String(),
  fromSession: Type.String(),
  toSession: Type.String(),
  state: State,
  triedAt: Type.String(),
  triedBy: Type.String(),
  /** Of the caller's own, while it is under way and for a day after. */
  jobId: nullable(Type.String()),
  students: Type.Integer(),
});

/** How many of one outcome: from which level to which, and why who stays. `refused` were changed since the trial, `spared` since the commit. */
const Group = Type.Object({
  outcome: Outcome,
  fromLevel: Type.String(),
  toLevel: nullable(Type.String()),
  reason: nullable(Type.String()),
  students: Type.Integer(),
  written: Type.Integer(),
  refused: Type.Integer(),
  takenBack: Type.Integer(),
  spared: Type.Integer(),
});

export const promote = endpoint({
  method: 'POST',
  path: '/Session/promote',
  access,
  inPerson: true,
  summary:
    'A trial of promoting a student type into a later session, which writes no place. Without `trial`, a tried promotion is committed in the background, once',
  query: Type.Object({ trial: Type.Optional(Type.Boolean()) }),
  body: Type.Object({
    answers: Type.Optional(FormAnswers),
    id: Type.Optional(Type.String({ format: 'uuid', description: 'The trial that is committed' })),
  }),
  reply: ById,
});

export const promotions = endpoint({
  method: 'GET',
  path: '/Session/promotions',
  access,
  summary: 'The last twenty promotions, the newest first',
  reply: Type.Array(Promotion),
});

export const promotion = endpoint({
  method: 'GET',
  path: '/Session/promotion/:id',
  access,
  summary: 'A promotion: how many move to which level, are in the final year, or stay and why',
  params: ById,
  reply: Type.Object({ ...Promotion.properties, groups: Type.Array(Group) }),
});
export type PromotionRecord = Reply<typeof promotion>;

export const takePromotionBack = endpoint({
  method: 'POST',
  path: '/Session/promotion/:id/take-back',
  access,
  inPerson: true,
  summary:
    'Takes a committed promotion back in the background, with a reason; who has registered or was charged in the new session stays there',
  params: ById,
  body: Type.Object({ reason: Type.String({ maxLength: 300 }) }),
  reply: Type.Null(),
});

const PromotionStudent = Type.Object({
  id: Type.String(),
  fullName: Type.String(),
  number: Type.String(),
  department: Type.String(),
  fromLevel: Type.String(),
  toLevel: nullable(Type.String()),
  outcome: Outcome,
  reason: nullable(Type.String()),
  state: OneOf('waiting', 'written', 'refused', 'taken back', 'spared'),
});
export type PromotionStudent = Static<typeof PromotionStudent>;

export const promotionStudents = listed({
  path: '/Session/promotion-students',
  access,
  declared: promotionStudentsList,
  summary: 'The students of a promotion, each with what becomes of them',
  row: PromotionStudent,
  filters: { promotionId: Type.String({ format: 'uuid' }) },
});
