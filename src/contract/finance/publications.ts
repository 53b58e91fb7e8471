import Type, { type Static } from 'typebox';
import publicationsList from '#lists/finance/publications.json' with { type: 'json' };
import publicationChart from '#work/publication.json' with { type: 'json' };
import { endpoint, type Reply } from '../kit/endpoint.ts';
import { Id } from '../kit/id.ts';
import { listed } from '../kit/list.ts';
import { nullable } from '../kit/schemas.ts';
import { statusFields, worked } from '../kit/workflow.ts';
import { Impact, ManyIds } from './assignments.ts';

const access = { claim: 'invoices' } as const;
const Uuid = Type.String({ format: 'uuid' });

const Publication = Type.Object({
  id: Uuid,
  name: Type.String({ description: 'The groups of the drafts, in words' }),
  drafts: Type.Integer(),
  students: Type.Integer(),
  incomeKobo: Type.Integer(),
  askedAt: Type.String({ format: 'date-time' }),
  askedBy: Type.String(),
  ...statusFields(publicationChart),
});
export type PublicationRow = Static<typeof Publication>;

export const publications = listed({
  path: '/Payment/fee-publications',
  access,
  declared: publicationsList,
  summary: 'Drafts of fees that somebody asks to publish, and what became of them',
  row: Publication,
});

const Draft = Type.Object({
  id: Id,
  group: Type.String(),
  session: Type.String(),
  studentType: Type.String(),
  lines: Type.Array(
    Type.Object({
      fee: Type.String(),
      beforeKobo: nullable(Type.Integer({ description: 'What was published as it was asked for' })),
      amountKobo: nullable(Type.Integer({ description: 'Null for a fee that the group is charged no longer' })),
    }),
  ),
});
export type PublicationDraft = Static<typeof Draft>;

export const publication = endpoint({
  method: 'GET',
  path: '/Payment/fee-publication/:id',
  access,
  summary: 'What somebody asks to publish: the prices of each group before and after, and the students',
  params: Type.Object({ id: Uuid }),
  reply: Type.Object({
    ...Publication.properties,
    reachesPaid: Type.Boolean(),
    groups: Type.Array(Draft),
    impact: Impact,
    digest: Type.String({ description: 'Of the trial that was asked for' }),
    changes: Type.Array(Type.String(), { description: 'What differs now; with one it cannot be published' }),
    isOwn: Type.Boolean({ description: 'The caller asked for it, or drafted some of it' }),
  }),
});
export type Publication = Reply<typeof publication>;

export const askPublication = endpoint({
  method: 'POST',
  path: '/Payment/fee-publication',
  access: { claim: 'fees' },
  inPerson: true,
  summary:
    'Asks that drafts are published as their trial said. Another person publishes them. 409 where the trial says something else now, or they are asked for already',
  body: Type.Object({
    request: Type.String({ format: 'uuid', description: "The request's own name: sent again, it is the same one" }),
    ids: ManyIds,
    reachesPaid: Type.Boolean(),
    digest: Type.String({ maxLength: 64 }),
  }),
  reply: Type.Object({ id: Uuid }),
});

/** Publishing is the step. */
export const publicationWork = worked({ path: '/Payment/fee-publication', access, work: publicationChart });
