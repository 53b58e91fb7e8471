import Type, { type Static } from 'typebox';
import type { Operation } from '#catalogue/studio/operation.ts';
import draftChart from '#work/form-draft.json' with { type: 'json' };
import { endpoint, type Reply } from '../kit/endpoint.ts';
import { nullable, OneOf } from '../kit/schemas.ts';
import { statusFields, worked } from '../kit/workflow.ts';

const access = { claim: 'programmes' } as const;
const Uuid = Type.String({ format: 'uuid' });
const Moment = Type.String({ format: 'date-time' });
const text = Type.String();
const OfProgramme = Type.Object({ programme: Type.String({ maxLength: 100 }) });

/** The property under which an answer is stored. */
const Name = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9]{0,59}$' });
const Section = Type.String({ pattern: '^[a-z][a-z0-9-]{0,59}$' });
const Title = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' });
const Answer = Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' });
const After = nullable(Name);
const Listed = Type.Array(Answer, { maxItems: 500 });
const onQuestion = { section: Section, name: Name };

/** A question as the page makes one; whatever else it says is set by the operations after it. */
const NewQuestion = Type.Object({
  type: OneOf('string', 'integer'),
  title: Title,
  widget: Type.Optional(OneOf('text', 'textarea', 'select', 'number', 'date')),
  format: Type.Optional(OneOf('date')),
  maxLength: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  enum: Type.Optional(Type.Array(Answer, { minItems: 1, maxItems: 200 })),
});

const kind = <Kind extends Operation['kind']>(name: Kind) => ({ kind: Type.Literal(name) });

export const FormOperation = Type.Union([
  Type.Object({ ...kind('question-added'), ...onQuestion, question: NewQuestion, after: After }),
  Type.Object({ ...kind('question-removed'), ...onQuestion }),
  Type.Object({ ...kind('question-moved'), ...onQuestion, after: After }),
  Type.Object({ ...kind('question-titled'), ...onQuestion, title: Title }),
  Type.Object({ ...kind('question-required'), ...onQuestion, required: Type.Boolean() }),
  Type.Object({ ...kind('question-message'), ...onQuestion, message: Title }),
  Type.Object({
    ...kind('question-set'),
    ...onQuestion,
    word: OneOf('description', 'widget', 'maxLength', 'minimum', 'maximum', 'format'),
    value: nullable(Type.Union([Type.String({ minLength: 1, maxLength: 2000 }), Type.Number()])),
  }),
  Type.Object({ ...kind('option-added'), ...onQuestion, option: Answer, listed: Listed }),
  Type.Object({ ...kind('option-removed'), ...onQuestion, option: Answer, listed: Listed }),
  Type.Object({ ...kind('option-relabelled'), ...onQuestion, option: Answer, label: Answer, listed: Listed }),
  Type.Object({
    ...kind('text-changed'),
    section: Section,
    at: OneOf('description', 'saved/title', 'saved/body'),
    text: Type.String({ minLength: 1, maxLength: 2000 }),
  }),
  Type.Object({ ...kind('section-titled'), section: Section, title: Title }),
  Type.Object({ ...kind('section-added'), section: Section, title: Title, after: Section }),
  Type.Object({ ...kind('section-moved'), section: Section, after: Section }),
  Type.Object({
    ...kind('source-replaced'),
    file: Type.String({ maxLength: 200 }),
    source: Type.String({ maxLength: 200_000, description: 'JSON, as the page shows it' }),
  }),
]);
export type FormOperation = Static<typeof FormOperation>;

export const forms = endpoint({
  method: 'GET',
  path: '/Application/forms',
  access,
  summary: 'The forms of programmes, with what is published of them and who edits them',
  reply: Type.Array(
    Type.Object({
      id: text,
      name: text,
      version: text,
      publishedAt: nullable(Type.String({ description: 'Where it was published here' })),
      draft: nullable(Type.Object({ status: text, changes: Type.Integer(), editors: Type.Array(text) })),
    }),
  ),
});
export type FormRow = Reply<typeof forms>[number];

const Question = Type.Object({
  name: text,
  title: text,
  help: nullable(text),
  required: Type.Boolean(),
  message: nullable(Type.String({ description: 'What is said where it is left empty' })),
  widget: nullable(text),
  kind: text,
  options: nullable(Type.Array(text)),
  isShared: Type.Boolean({ description: 'It takes over a shared block' }),
});
export type FormQuestion = Static<typeof Question>;

const FormSection = Type.Object({
  name: text,
  file: text,
  title: text,
  questions: Type.Array(Question),
});
export type FormSection = Static<typeof FormSection>;

const Mistake = Type.Object({ file: text, line: Type.Integer(), place: text, sentence: text });

const Change = Type.Object({
  id: Uuid,
  sentence: text,
  by: text,
  at: Moment,
  isOwn: Type.Boolean(),
  undoneAt: nullable(Moment),
});

export const form = endpoint({
  method: 'GET',
  path: '/Application/form/:programme',
  access,
  summary: 'A form as it is edited, or as it is published: its sections, sources, mistakes and history',
  params: OfProgramme,
  reply: Type.Object({
    id: text,
    name: text,
    loginPage: text,
    version: text,
    filesChanged: Type.Boolean({
      description: 'The files have changed since it was published here; they are not served',
    }),
    revision: Type.Integer({ description: '0 without a draft' }),
    draft: nullable(
      Type.Object({
        id: Uuid,
        ...statusFields(draftChart),
        status: text,
        digest: text,
        begunBy: text,
      }),
    ),
    sections: Type.Array(FormSection),
    sources: Type.Array(Type.Object({ file: text, text })),
    mistakes: Type.Array(Mistake),
    effects: Type.Array(text, { description: 'What becomes stricter, disappears or moves for those who apply' }),
    history: Type.Array(Change),
    meanings: Type.Record(text, text, { description: 'What each word of a question means' }),
    widgets: Type.Array(Type.Object({ name: text, meaning: text, types: Type.Array(text) })),
  }),
});
export type Form = Reply<typeof form>;

const Changed = Type.Object({ revision: Type.Integer() });

export const changeForm = endpoint({
  method: 'POST',
  path: '/Application/form/:programme/operation',
  access,
  inPerson: true,
  summary:
    'An edit of a form: the first one makes the draft; 409 with both where somebody else changed the same property',
  params: OfProgramme,
  body: Type.Object({
    request: Type.String({ format: 'uuid', description: "The edit's own name: sent again, it is the same one" }),
    seen: Type.Integer({ minimum: 0, description: 'The revision that its author saw' }),
    operation: FormOperation,
  }),
  reply: Changed,
});

export const undoChange = endpoint({
  method: 'POST',
  path: '/Application/form/:programme/operation/:id/undo',
  access,
  inPerson: true,
  summary: 'Take an own edit back; 409 where a later one depends on it',
  params: Type.Object({ ...OfProgramme.properties, id: Uuid }),
  reply: Changed,
});

export const formDraftWork = worked({ path: '/Application/formDraft', access, work: draftChart });

/** Of two edits of one property: one of them is chosen. */
export interface BothChanged {
  readonly kind: 'both-changed';
  readonly mine: string;
  readonly theirs: string;
  readonly by: string;
  /** To send with one's own, where that is chosen. */
  readonly revision: number;
}
