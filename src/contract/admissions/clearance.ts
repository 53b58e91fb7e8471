import Type, { type Static } from 'typebox';
import clearanceList from '#lists/admissions/clearance.json' with { type: 'json' };
import { endpoint } from '../kit/endpoint.ts';
import { Id } from '../kit/id.ts';
import { listed } from '../kit/list.ts';
import { OneOf, nullable } from '../kit/schemas.ts';
import { IN_CLEARANCE } from './states.ts';

const OFFICE = { claim: 'student-management' } as const;
const OWN = { claim: 'student' } as const;
const Uuid = Type.String({ format: 'uuid' });
const Moment = Type.String({ format: 'date-time' });

const State = OneOf(...IN_CLEARANCE);

export const clearances = listed({
  path: '/AdmissionList/clearance-list',
  access: OFFICE,
  declared: clearanceList,
  summary: 'Candidates who wait to be cleared, and those who were cleared or refused',
  row: Type.Object({
    id: Uuid,
    fullName: Type.String(),
    regNumber: Type.String(),
    programme: Type.String(),
    studentType: Type.String(),
    session: Type.String(),
    /** Items with a file that nobody has decided on, and items that have none. */
    waiting: Type.Integer(),
    missing: Type.Integer(),
    since: Type.String(),
    state: State,
  }),
});

const Verdict = OneOf('cleared', 'queried', 'refused');
export type Verdict = Static<typeof Verdict>;

const ClearanceFile = Type.Object({
  id: Uuid,
  name: Type.String(),
  contentType: Type.String(),
  size: Type.Integer(),
  uploadedAt: Moment,
});
export type ClearanceFile = Static<typeof ClearanceFile>;

const Item = Type.Object({
  itemId: Id,
  name: Type.String(),
  required: Type.Boolean(),
  status: OneOf('missing', 'waiting', 'cleared', 'queried', 'refused'),
  /** Of the latest decision. */
  reason: nullable(Type.String()),
  decidedAt: nullable(Moment),
  /** The newest first. */
  files: Type.Array(ClearanceFile),
});

/** What must be so before the next step; a closed one says what opens it, and where. */
export const Gate = Type.Object({
  title: Type.String(),
  isOpen: Type.Boolean(),
  opens: Type.String({ description: 'What opens it, to an officer' }),
  words: Type.String({ description: 'What is so once it is open, to the candidate' }),
  toDo: nullable(
    Type.String({ description: 'What the candidate does to open it; null where it waits for the office' }),
  ),
  page: nullable(Type.String()),
});
export type Gate = Static<typeof Gate>;

const clearanceFields = {
  id: Uuid,
  fullName: Type.String(),
  regNumber: Type.String(),
  programme: Type.String(),
  studentType: Type.String(),
  session: Type.String(),
  state: Type.String(),
  status: Type.String({ description: 'The state in words' }),
  gates: Type.Array(Gate),
};

export const ownClearance = endpoint({
  method: 'GET',
  path: '/Student/clearance',
  access: OWN,
  summary: "How far the student's own clearance is; null without an admission",
  reply: nullable(Type.Object({ ...clearanceFields, mayUpload: Type.Boolean(), items: Type.Array(Item) })),
});
export type OwnClearance = NonNullable<Static<typeof ownClearance.reply>>;

export const uploadClearanceDocument = endpoint({
  method: 'POST',
  path: '/Student/clearance-document',
  access: OWN,
  inPerson: true,
  summary:
    'Sends a document for an item (pdf, png or jpeg, under 3 MB). The last answer hands the candidate back to the office',
  query: Type.Object({ itemId: Id }),
  reply: Type.Object({ id: Uuid }),
});

export const ownClearanceDocument = endpoint({
  method: 'GET',
  path: '/Student/clearance-document/:id',
  access: OWN,
  summary: "One of the student's own documents",
  params: Type.Object({ id: Uuid }),
  produces: 'application/octet-stream',
  reply: Type.String(),
});

export const clearance = endpoint({
  method: 'GET',
  path: '/AdmissionList/clearance/:id',
  access: OFFICE,
  summary: "A candidate's documents, each beside what it proves",
  params: Type.Object({ id: Uuid }),
  reply: Type.Object({
    ...clearanceFields,
    may: Type.Array(OneOf('decide', 'clear', 'refuse', 'reopen', 'recall')),
    items: Type.Array(
      Type.Object({
        ...Item.properties,
        decidedBy: nullable(Type.String()),
        /** What was answered in the application. */
        shows: Type.Object({ title: Type.String(), facts: Type.Array(Type.Tuple([Type.String(), Type.String()])) }),
      }),
    ),
  }),
});
export type Clearance = Static<typeof clearance.reply>;

export const clearanceDocument = endpoint({
  method: 'GET',
  path: '/AdmissionList/clearance-document/:id',
  access: OFFICE,
  summary: "A candidate's document, as it was sent",
  params: Type.Object({ id: Uuid }),
  produces: 'application/octet-stream',
  reply: Type.String(),
});

export const updateClearanceStatus = endpoint({
  method: 'PUT',
  path: '/AdmissionList/update-clearance-status',
  access: OFFICE,
  inPerson: true,
  summary:
    'Decides on items, or on the candidate: cleared, or refused with a reason. 409 when somebody was faster; 422 names the gate that is closed, and what opens it',
  body: Type.Object({
    id: Uuid,
    request: Type.String({ format: 'uuid', description: "The request's own name: sent again, it is the same one" }),
    /** The state that the caller saw. */
    from: Type.String({ maxLength: 40 }),
    verdict: OneOf('items', 'clear', 'refuse'),
    items: Type.Array(
      Type.Object({ itemId: Id, verdict: Verdict, reason: nullable(Type.String({ maxLength: 500 })) }),
      { maxItems: 40 },
    ),
    reason: nullable(Type.String({ maxLength: 500 })),
  }),
  reply: Type.Object({ state: Type.String(), status: Type.String() }),
});
