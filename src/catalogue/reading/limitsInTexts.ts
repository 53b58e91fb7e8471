import type { FieldSchema, Message } from '../vocabulary.ts';

/** A text may name these of its own field in braces, so that a changed limit changes the sentence. */
export const NAMED_LIMITS = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'ageOver',
  'ageUnder',
  'rowsRequired',
  'maxMegabytes',
] as const satisfies readonly (keyof FieldSchema)[];

const NAMED = /\{(\w+)\}/g;

/** The names in braces that a text has. */
export const limitsNamedIn = (text: string): string[] => [...text.matchAll(NAMED)].map(([, name]) => name!);

/** With the numbers in place: neither the server nor a browser has to know of this. */
export function withLimitsInTexts<Field extends FieldSchema>(field: Field): Field {
  const filledIn = (text: string): string =>
    text.replace(NAMED, (whole, name: string) => {
      const limit = NAMED_LIMITS.find((word) => word === name);
      return String((limit && field[limit]) ?? whole);
    });
  const message = (declared: Message): Message =>
    typeof declared === 'string'
      ? filledIn(declared)
      : { text: filledIn(declared.text), flag: filledIn(declared.flag) };
  const { title, description, messages, text, help, properties, items } = field;
  return {
    ...field,
    ...(title !== undefined && { title: filledIn(title) }),
    ...(description !== undefined && { description: filledIn(description) }),
    ...(messages && { messages: mapped(messages, message) }),
    ...(text && { text: text.map(filledIn) }),
    ...(help && { help: help.map(filledIn) }),
    ...(properties && { properties: mapped(properties, withLimitsInTexts) }),
    ...(items && { items: withLimitsInTexts(items) }),
  };
}

const mapped = <Value>(values: Readonly<Record<string, Value>>, change: (value: Value) => Value) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
