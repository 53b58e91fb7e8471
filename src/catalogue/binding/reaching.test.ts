import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTEXT } from '../jupeb.fixture.ts';
import { compileSection, sectionModule } from '../compiling/compileSection.ts';
import { validateSection, type CompiledSection, type SchemaValidator } from '../validate.ts';
import type { FieldSchema, SectionSchema } from '../vocabulary.ts';
import { bindSection } from './bindSection.ts';
import { bindWith } from './bindWith.ts';
import * as calculating from './calculating.ts';
import * as judging from './furtherErrors.ts';
import type { BindingPart } from './parts.ts';
import * as rows from './rowRules.ts';

const year = (words: FieldSchema): FieldSchema => ({ type: 'integer', title: 'Year', widget: 'number', ...words });
const email = (words: FieldSchema): FieldSchema => ({ type: 'string', title: 'Email', maxLength: 40, ...words });
const group = (properties: Readonly<Record<string, FieldSchema>>): FieldSchema => ({
  type: 'object',
  title: 'Group',
  additionalProperties: false,
  properties,
});

/** Rules in a group, in rows, and in a group of rows, each on a field around it and on one of the section before. */
const EDUCATION: SectionSchema = {
  $id: 'college/education',
  title: 'Education',
  type: 'object',
  additionalProperties: false,
  properties: {
    uceYear: year({}),
    email: email({}),
    university: group({ entered: year({ notBefore: 'uceYear' }), email: email({ differsFrom: 'education/email' }) }),
    schools: {
      type: 'array',
      title: 'Schools',
      widget: 'rows',
      maxItems: 4,
      items: group({
        from: year({ notBefore: 'education/uceYear' }),
        to: year({ notBefore: 'from', notAfter: 'person/leftIn' }),
        head: group({
          since: year({ notAfter: 'to', notBefore: 'uceYear' }),
          email: email({ equals: 'education/email' }),
        }),
      }),
    },
  },
};

const KNOWN = { answers: { person: { leftIn: 2003 } }, facts: {}, today: '2026-11-02' };

const compiled = compileSection(EDUCATION);
const server = bindSection(compiled, KNOWN);

/** The module that is sent, with those parts alone that it names. */
async function browserFace(): Promise<CompiledSection> {
  const code = sectionModule(EDUCATION);
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    section: SectionSchema;
    validate: SchemaValidator;
    binds: readonly BindingPart[];
  };
  const parts = Object.fromEntries(
    Object.entries({ judging, rows, calculating }).filter(([part]) => module.binds.includes(part as BindingPart)),
  );
  return bindWith({ schema: module.section, validate: module.validate }, KNOWN, parts);
}

interface Row {
  readonly from?: number;
  readonly to?: number;
  readonly head?: { readonly since?: number; readonly email?: string };
}

interface Answers {
  readonly uceYear?: number;
  readonly email?: string;
  readonly university?: { readonly entered?: number; readonly email?: string };
  readonly schools?: readonly Row[];
}

const isBelow = (one: number | undefined, other: number | undefined) =>
  one !== undefined && other !== undefined && one < other;
const areSame = (one: string | undefined, other: string | undefined) => one?.toLowerCase() === other?.toLowerCase();

/** The mistakes by the rules as they are written, without the engine. */
function mistakesIn({ uceYear, email: own, university = {}, schools = [] }: Answers): string[] {
  const wrong = (pointer: string, isWrong: boolean) => (isWrong ? [pointer] : []);
  return [
    ...wrong('/university/entered', isBelow(university.entered, uceYear)),
    ...wrong('/university/email', own !== undefined && areSame(university.email, own)),
    ...schools.flatMap(({ from, to, head = {} }, index) => [
      ...wrong(`/schools/${index}/from`, isBelow(from, uceYear)),
      ...wrong(`/schools/${index}/to`, isBelow(to, from) || isBelow(KNOWN.answers.person.leftIn, to)),
      ...wrong(`/schools/${index}/head/since`, isBelow(to, head.since) || isBelow(head.since, uceYear)),
      ...wrong(
        `/schools/${index}/head/email`,
        own !== undefined && head.email !== undefined && !areSame(head.email, own),
      ),
    ]),
  ];
}

const years = fc.integer({ min: 2000, max: 2005 });
const emails = fc.constantFrom('ada@example.com', 'ADA@example.com', 'eze@example.com');
const some = <T>(fields: { [Name in keyof T]: fc.Arbitrary<T[Name]> }) => fc.record(fields, { requiredKeys: [] });

const answers = some({
  uceYear: years,
  email: emails,
  university: some({ entered: years, email: emails }),
  schools: fc.array(some({ from: years, to: years, head: some({ since: years, email: emails }) }), { maxLength: 4 }),
}) as fc.Arbitrary<Answers>;

test('rules in groups and rows reach what is around them and before, in the browser as on the server', async () => {
  const browser = await browserFace();
  fc.assert(
    fc.property(answers, (given) => {
      const verdict = validateSection(server, given, CONTEXT);
      expect(validateSection(browser, given, CONTEXT)).toEqual(verdict);
      expect(verdict.errors.map(({ pointer }) => pointer)).toEqual(mistakesIn(given));
    }),
    { numRuns: 500 },
  );
});

test('whatever else is sent, both say the same of it', async () => {
  const browser = await browserFace();
  const anything = fc.oneof(fc.jsonValue(), years, fc.constant(undefined));
  const hostile = some({
    uceYear: anything,
    email: anything,
    university: fc.oneof(anything, some({ entered: anything, email: anything })),
    schools: fc.oneof(anything, fc.array(some({ from: anything, to: anything, head: anything }))),
  });
  fc.assert(
    fc.property(fc.oneof(hostile, fc.jsonValue()), (given) => {
      expect(validateSection(browser, given, CONTEXT)).toEqual(validateSection(server, given, CONTEXT));
    }),
    { numRuns: 500 },
  );
});

test('a section whose rows look no further than themselves is bound to nothing', () => {
  const rowsAlone = { ...EDUCATION, properties: { years: group({ from: year({}), to: year({ notBefore: 'from' }) }) } };
  expect(compiled.binds).toEqual(['judging']);
  expect(compileSection(rowsAlone).binds).toBeUndefined();
});
