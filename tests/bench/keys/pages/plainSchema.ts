import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema, SectionSchema } from '#catalogue/vocabulary.ts';
import { optionsOf, type Lists } from './world.ts';

interface PlainForm {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
}

/** A declaration in plain JSON Schema, the way RJSF's documentation would say it: lists as `enum` with names, what is asked for a reason as `if` and `then`. */
export function plainForm(field: FieldSchema, lists: Lists, answers: SectionAnswers): PlainForm {
  if (field.lookup && field.widget !== 'passport') return listed(field, lists, answers);
  if (field.items) {
    const { schema, uiSchema } = plainForm(field.items, lists, answers);
    return { schema: { type: 'array', title: field.title, items: schema }, uiSchema: { items: uiSchema } };
  }
  if (field.properties) return grouped(field, lists, answers);
  return { schema: scalar(field), uiSchema: widgetOf(field) };
}

function listed({ lookup, lookupBy = [], type, title }: FieldSchema, lists: Lists, answers: SectionAnswers): PlainForm {
  const options = optionsOf(lists, lookup!, ...lookupBy.map((name) => answers[name]));
  if (options.length === 0) return { schema: { type, title }, uiSchema: { 'ui:disabled': true } };
  return {
    schema: { type, title, enum: options.map(({ id }) => id) },
    uiSchema: { 'ui:enumNames': options.map(({ name }) => name) },
  };
}

function grouped({ properties = {}, required, title }: FieldSchema, lists: Lists, answers: SectionAnswers): PlainForm {
  const forms = Object.entries(properties).map(([name, field]) => ({
    name,
    asked: field.askedWhen,
    ...plainForm(field, lists, answers),
  }));
  const unconditional = forms.filter(({ asked }) => !asked);
  const conditional = Object.values(
    Object.groupBy(
      forms.filter(({ asked }) => asked),
      ({ asked }) => JSON.stringify(asked),
    ),
  ).map((alike) => ({
    if: conditionOf(alike![0]!.asked!),
    then: {
      properties: Object.fromEntries(alike!.map(({ name, schema }) => [name, schema])),
      required: alike!.map(({ name }) => name),
    },
  }));
  return {
    schema: {
      type: 'object',
      title,
      required: required?.filter((name) => unconditional.some((form) => form.name === name)),
      properties: Object.fromEntries(unconditional.map(({ name, schema }) => [name, schema])),
      ...(conditional.length > 1 ? { allOf: conditional } : conditional[0]),
    } as RJSFSchema,
    uiSchema: {
      ...Object.fromEntries(forms.map(({ name, uiSchema }) => [name, uiSchema])),
      'ui:order': Object.keys(properties).concat('*'),
    },
  };
}

function conditionOf(asked: NonNullable<FieldSchema['askedWhen']>): object {
  const conditions = Object.entries(asked).map(([sibling, answer]) => ({
    sibling,
    isUnless: isWords(answer) && 'unless' in answer,
    answers: answersOf(answer),
  }));
  return {
    properties: Object.fromEntries(conditions.map(({ sibling, answers }) => [sibling, answers])),
    required: conditions.filter(({ isUnless }) => !isUnless).map(({ sibling }) => sibling),
  };
}

function answersOf(answer: unknown): object {
  if (Array.isArray(answer)) return { enum: answer };
  if (isWords(answer)) return { not: { const: answer['unless'] ?? answer['anyBut'] } };
  return { const: answer };
}

const isWords = (answer: unknown): answer is Readonly<Record<string, unknown>> =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer);

const STANDARD_FORMATS = ['date', 'email'];

function scalar({ type, title, description, maxLength, enum: answers, format = '', widget }: FieldSchema): RJSFSchema {
  const known = widget === 'passport' ? 'data-url' : STANDARD_FORMATS.includes(format) ? format : undefined;
  return {
    type,
    title,
    ...(description && { description }),
    ...(maxLength && { maxLength }),
    ...(answers && { enum: [...answers] }),
    ...(known && { format: known }),
  };
}

function widgetOf({ widget, prefilledFrom }: FieldSchema): UiSchema {
  const drawn = widget === 'choice' ? 'radio' : widget === 'textarea' ? 'textarea' : undefined;
  return { ...(drawn && { 'ui:widget': drawn }), ...(prefilledFrom && { 'ui:disabled': true }) };
}

/** A list of rows stands open with all it may have, as in the other forms. */
export function openingOf({ properties }: SectionSchema, opening: SectionAnswers): SectionAnswers {
  return Object.fromEntries(
    Object.entries(opening).map(([name, answer]) => {
      const rows = Object.entries(properties[name]?.items?.properties ?? {})
        .filter(([, { type }]) => type === 'array')
        .map(([list, { maxItems }]) => [list, Array.from({ length: maxItems ?? 0 }, () => ({}))]);
      return [
        name,
        Array.isArray(answer) ? answer.map((row: object) => ({ ...row, ...Object.fromEntries(rows) })) : answer,
      ];
    }),
  );
}
