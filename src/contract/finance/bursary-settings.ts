import Type, { type Static } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { FormAnswers } from '../kit/formAnswers.ts';
import { AtRevision, Revision } from '../kit/revision.ts';

const BursarySettings = Type.Object({
  feesByTwo: Type.Boolean({ description: 'Who drafted prices does not publish them' }),
  awardsByTwo: Type.Boolean({ description: 'Who asks for awards does not approve them' }),
  revision: Revision,
});
export type BursarySettings = Static<typeof BursarySettings>;

export const bursarySettings = endpoint({
  method: 'GET',
  path: '/Bursary/settings',
  access: { claim: 'staff' },
  summary: 'What the bursary does by two people in this college',
  reply: BursarySettings,
});

/** The answers are those of `schemas/forms/finance/bursary-settings.json`. */
export const changeBursarySettings = endpoint({
  method: 'PUT',
  path: '/Bursary/settings',
  access: { claim: 'access-control' },
  inPerson: true,
  summary: 'Changes what needs two people, with a reason; 409 where it was changed since that revision',
  query: AtRevision,
  body: FormAnswers,
  reply: BursarySettings,
});
