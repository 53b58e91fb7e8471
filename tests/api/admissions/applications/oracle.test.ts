import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { RJSFSchema } from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { compiledSection } from '#catalogue/compiling/compiledSection.ts';
import { normalise } from '#catalogue/normalise.ts';
import { childPointer } from '#catalogue/pointer.ts';
import { validateSection, type SchemaError } from '#catalogue/validate.ts';
import type { FieldWords, SectionSchema } from '#catalogue/vocabulary.ts';
import { answersTo, type OptionsOf } from '../../../support/answers.ts';
import { ALL_ROOTS, catalogueOf } from '../../../support/programmes.ts';
import { seedOf, volumeOf } from '../../../support/volume.ts';

/**
 * RJSF's own validator is the oracle of ours: it compiles each declaration by itself, as plain JSON Schema, and knows neither
 * our words nor our compiler. About structure both must agree at each field, whatever is answered. What is required depends
 * on other answers, formats are the college's, and lengths are counted in characters as people see them: none is the oracle's to say.
 */
const INPUTS = volumeOf('ORACLE');
const SEED = seedOf('the oracle of the validator');
const MISTAKES = 0.1;

const JSON_SCHEMA = new Set<string>([
  'type',
  'enum',
  'const',
  'pattern',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'additionalProperties',
] satisfies (keyof FieldWords)[]);

const require = createRequire(import.meta.url);

function oracleOf(section: SectionSchema): (answers: unknown) => ReadonlyMap<string, ReadonlySet<string>> {
  const schema = plainStructure(section);
  const code = compileSchemaValidatorsCode(schema, {
    ajvFormatOptions: false,
    ajvOptionsOverrides: { validateFormats: false, logger: false },
  });
  const compiled = {};
  compileFunction(code, ['exports', 'require'])(compiled, require);
  const validator = createPrecompiledValidator(compiled, schema);
  return (answers) => {
    const found = new Map<string, Set<string>>();
    for (const { keyword, instancePath, params } of validator.rawValidation<SchemaError>(schema, answers).errors ??
      []) {
      const stranger = params['additionalProperty'];
      const pointer = typeof stranger === 'string' ? childPointer(instancePath, stranger) : instancePath;
      found.set(pointer, (found.get(pointer) ?? new Set()).add(keyword));
    }
    return found;
  };
}

const isOfOurs = (word: string, value: unknown) =>
  (word === 'required' && Array.isArray(value)) ||
  ((word === 'minLength' || word === 'maxLength') && typeof value === 'number');

const plainStructure = (section: SectionSchema): RJSFSchema =>
  JSON.parse(
    JSON.stringify(section, (word, value: unknown) => (isOfOurs(word, value) ? undefined : value)),
  ) as RJSFSchema;

const IDS = Array.from({ length: 20 }, (_, index) => index + 1);
const FILES = ['0b9f3c1e-8f0a-4d1c-9a55-3c1b2d4e5f60', '7d4f1c56-5d0e-4f0c-8a55-0d4f8f7c2f11'];

const options: OptionsOf = (_lookup, _parents, field) => (field?.type === 'string' ? FILES : IDS);

/** Any id of a list passes here: lists are no structure. */
const CONTEXT = { year: 2026, hasPassport: true, options: () => undefined };

const { programmes, forms } = catalogueOf(ALL_ROOTS);
const DECLARED = [forms, ...programmes].flatMap((declared) =>
  Object.keys(declared.sections).map((section) => ({ declared, id: declared.id, section })),
);

const counts = { accepted: 0, refused: 0 };

test.each(DECLARED)('$id $section', ({ declared, section }) => {
  const compiled = compiledSection(declared, section);
  const oracle = oracleOf(compiled.schema);
  fc.assert(
    fc.property(answersTo(compiled.schema, options, MISTAKES), (answers) => {
      const expected = oracle(normalise(compiled.schema, answers));
      const found = validateSection(compiled, answers, CONTEXT).errors.filter(({ keyword }) =>
        JSON_SCHEMA.has(keyword),
      );
      counts[expected.size > 0 ? 'refused' : 'accepted'] += 1;
      expect(found.map(({ pointer }) => pointer).toSorted()).toEqual([...expected.keys()].toSorted());
      for (const { pointer, keyword } of found) expect([...expected.get(pointer)!], pointer).toContain(keyword);
    }),
    { numRuns: INPUTS, seed: SEED },
  );
});

afterAll(() => {
  expect(Math.min(counts.accepted, counts.refused), 'answers of both kinds').toBeGreaterThan(DECLARED.length);
});
