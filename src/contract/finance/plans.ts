import Type, { type Static } from 'typebox';
import plansList from '#lists/finance/instalment-plans.json' with { type: 'json' };
import { endpoint } from '../kit/endpoint.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { Id } from '../kit/id.ts';
import { listed } from '../kit/list.ts';
import { nullable } from '../kit/schemas.ts';

const access = { claim: 'fees' } as const;
const Day = nullable(Type.String({ format: 'date' }));
const number = nullable(Type.Integer());

const Plan = Type.Object({
  id: Id,
  sessionId: Id,
  studentTypeId: Id,
  session: Type.String(),
  studentType: Type.String(),
  fullDueOn: Day,
  firstPercent: number,
  firstDueOn: Day,
  secondDueOn: Day,
  lateAfterDays: number,
  latePercent: number,
  laterAfterDays: number,
  laterPercent: number,
  /** In words. */
  late: nullable(Type.String()),
  revision: Id,
});
export type Plan = Static<typeof Plan>;

export const plans = listed({
  path: '/Payment/instalment-plans',
  access,
  declared: plansList,
  summary: plansList.title,
  row: Plan,
});

export const findPlan = endpoint({
  method: 'GET',
  path: '/Payment/instalment-plan/:id',
  access,
  summary: 'The instalments of a session and a student type',
  params: Type.Object({ id: Id }),
  reply: Plan,
});

/** The answers are those of `schemas/forms/finance/instalment-plan.json`. */
export const setPlan = endpoint({
  method: 'POST',
  path: '/Payment/instalment-plan',
  access,
  summary:
    'Sets in which parts the fees of a session are paid, and what is added late. 409 when that was changed since the revision, or set already where none is named',
  body: Type.Object({ answers: FormAnswers, revision: Type.Optional(Id) }),
  reply: Type.Object({ id: Id }),
});
