/** What an editor offers and explains. It refuses nothing: that is the work of the check, which knows more. */
export type Suggested = Readonly<Record<string, unknown>>;

export interface Name {
  readonly value: string | number | boolean;
  readonly meaning: string;
}

export function oneOf(names: readonly Name[]): Suggested {
  const [texts, numbers] = [
    names.filter(({ value }) => typeof value !== 'number'),
    names.filter(({ value }) => typeof value === 'number'),
  ];
  return {
    ...(texts.length > 0 && {
      anyOf: [{ enum: texts.map(({ value }) => value), enumDescriptions: texts.map(({ meaning }) => meaning) }, {}],
    }),
    // A number is read by nobody: the name stands beside it, and the number is written.
    ...(numbers.length > 0 && {
      defaultSnippets: numbers.map(({ value, meaning }) => ({
        label: `${value} ${meaning}`,
        description: meaning,
        body: value,
      })),
    }),
  };
}

/** A part of a generated schema, by its name. */
export const part = (name: string): Suggested => ({ $ref: `#/$defs/${name}` });

interface Case {
  readonly when: Suggested;
  readonly then: Suggested;
}

/** A schema that is for one file among many knows it by what the file says of itself. */
export const eachFile = (title: string, cases: readonly Case[], $defs: Readonly<Record<string, Suggested>>): string =>
  `${JSON.stringify({
    $schema: 'http://json-schema.org/draft-07/schema#',
    title,
    $defs,
    allOf: cases.map(({ when, then }) => ({ if: when, then })),
  })}\n`;

/** Whether the file says this at this place. */
export function says([name, ...names]: readonly string[], value: string): Suggested {
  return name === undefined
    ? { const: value }
    : { type: 'object', required: [name], properties: { [name]: says(names, value) } };
}
