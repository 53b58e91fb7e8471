import type { JsonSchema, UISchemaElement } from '@jsonforms/core';
import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { useMemo, useState } from 'react';
import type { SectionAnswers } from '#catalogue/validate.ts';
import { mount } from '../../../keys/pages/mount.tsx';
import type { BenchedForm, World } from '../../../keys/pages/world.ts';
import { listOf, questionsOf, type PlainQuestion } from './questions.ts';

/** JSON Forms with its lightest renderers; mistakes are told from the first submit on. Its native lists give texts alone, so a list's ids are texts here. */
function Jsonforms({ world, onEdit }: BenchedForm) {
  const [answers, setAnswers] = useState<SectionAnswers>(() =>
    Object.fromEntries(Object.entries(world.opening).map(([name, answer]) => [name, String(answer)])),
  );
  const [isRefused, setRefused] = useState(false);
  const questions = useMemo(() => questionsOf(world), [world]);
  const uischema = useMemo(() => layoutOf(questions), [questions]);
  const parents = questions
    .flatMap((question) => question.parents)
    .map((name) => answers[name])
    .join('/');
  // The lists change with their parents alone.
  const schema = useMemo(() => schemaOf(questions, world, answers), [questions, world, parents]);
  return (
    <>
      <JsonForms
        schema={schema}
        uischema={uischema}
        data={answers}
        renderers={vanillaRenderers}
        cells={vanillaCells}
        validationMode={isRefused ? 'ValidateAndShow' : 'ValidateAndHide'}
        onChange={({ data }) => {
          setAnswers(data as SectionAnswers);
          onEdit(() => data as SectionAnswers);
        }}
      />
      <button type="button" onClick={() => setRefused(true)}>
        Submit
      </button>
    </>
  );
}

const schemaOf = (questions: readonly PlainQuestion[], world: World, answers: SectionAnswers): JsonSchema => ({
  type: 'object',
  required: questions.filter(({ isRequired, askedWhen }) => isRequired && !askedWhen).map(({ name }) => name),
  properties: Object.fromEntries(questions.map((question) => [question.name, propertyOf(question, world, answers)])),
});

const NONE = [{ const: '', title: 'None yet' }];

function propertyOf(question: PlainQuestion, world: World, answers: SectionAnswers): JsonSchema {
  const { title, maxLength, description } = question.field;
  const plain: JsonSchema = {
    type: 'string',
    ...(title && { title }),
    ...(description && { description }),
    ...(maxLength && { maxLength }),
  };
  if (question.kind === 'choice') return { ...plain, enum: question.field.enum as string[] };
  if (question.kind === 'date' || question.kind === 'email') return { ...plain, format: question.kind };
  if (question.kind !== 'list') return plain;
  const options = listOf(question, world, answers).map(({ id, name }) => ({ const: String(id), title: name }));
  return { ...plain, oneOf: options.length > 0 ? options : NONE };
}

const layoutOf = (questions: readonly PlainQuestion[]) =>
  ({
    type: 'VerticalLayout',
    elements: questions.map(({ name, kind, isKnown, askedWhen }) => ({
      type: 'Control',
      scope: `#/properties/${name}`,
      options: {
        ...(kind === 'long text' && { multi: true }),
        ...(kind === 'choice' && { format: 'radio' }),
        ...(isKnown && { readonly: true }),
      },
      ...(askedWhen && {
        rule: { effect: 'SHOW', condition: { scope: `#/properties/${askedWhen[0]}`, schema: { const: askedWhen[1] } } },
      }),
    })),
  }) as UISchemaElement;

void mount(Jsonforms);
