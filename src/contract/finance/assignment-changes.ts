import Type from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Id } from '../kit/id.ts';
import { uploaded } from '../kit/upload.ts';
import { Impact, ManyIds } from './assignments.ts';

const access = { claim: 'fees' } as const;

export const takeBackFees = endpoint({
  method: 'POST',
  path: '/Payment/take-back-fee-assignments',
  access,
  summary:
    'Drafts for many groups the fees that they had before the published ones. A trial says what publishing them would change and writes nothing. 409 where a group had none before',
  body: Type.Object({
    ids: ManyIds,
    trial: Type.Boolean(),
    digest: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  reply: Type.Object({ ids: Type.Array(Id), impact: Impact }),
});

/** A row is a fee of a group. What is uploaded is drafted, and holds once its drafts are published. */
export const assignmentSheet = uploaded('/Payment', 'Fee assignments', access, {
  template: 'sample-sheet',
});
