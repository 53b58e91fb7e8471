import { Ajv, type CodeOptions } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { FIELD_WORDS, SECTION_WORDS, type FieldSchema, type SectionSchema } from '../vocabulary.ts';
import { partsNeeded } from '../binding/needsBinding.ts';
import { patternFault } from '../patterns/isLinear.ts';
import type { CompiledSection, SchemaValidator } from '../validate.ts';

/** Ajv judges plain JSON Schema; `checks.ts` judges formats, lengths, our own words and what is required. */
const newAjv = (code: CodeOptions) =>
  new Ajv({
    allErrors: true,
    strict: true,
    validateFormats: false,
    messages: false,
    verbose: false,
    // `section.schema.json` has judged it. Ajv would compile its meta-schema for each section: three quarters of the time.
    validateSchema: false,
    meta: false,
    code,
  }).addVocabulary([...FIELD_WORDS, ...SECTION_WORDS]);

export function compileSection(schema: SectionSchema): CompiledSection {
  const binds = partsNeeded(schema);
  return {
    schema,
    // Shorter code is for who downloads it. Here it would cost a fifth of the time.
    validate: newAjv({ optimize: false }).compile(structureOf(schema)) as unknown as SchemaValidator,
    ...(binds && { binds }),
  };
}

/** The module exports `section`, its declaration, `validate`, with nothing left to compile, and where it must be bound `binds`, what that needs. */
export function sectionModule(schema: SectionSchema): string {
  const ajv = newAjv({ source: true, esm: true, lines: false });
  const code = (standaloneCode as unknown as { default: typeof standaloneCode }).default(
    ajv,
    ajv.compile(structureOf(schema)),
  );
  const parts = partsNeeded(schema);
  const binds = parts ? `export const binds = ${JSON.stringify(parts)};\n` : '';
  return `export const section = ${JSON.stringify(schema)};\n${binds}${withoutRequires(code)}\n`;
}

/**
 * Whether an answer is required depends on other answers, and Ajv counts code points for characters: `checks.ts` decides both.
 * A version of a form that was published before patterns were checked may have one that would stop the server: it judges nothing.
 */
function structureOf<S extends FieldSchema>(schema: S): S {
  const { required: _, minLength: __, maxLength: ___, pattern, ...structure } = schema;
  return {
    ...structure,
    ...(pattern !== undefined && !patternFault(pattern) && { pattern }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([name, field]) => [name, structureOf(field)]),
      ),
    }),
    ...(schema.items && { items: structureOf(schema.items) }),
  } as S;
}

/** A `require` would fail in a browser, so it throws here. */
function withoutRequires(code: string): string {
  const written = code.replace('"use strict";', '').replace(/export default \w+;/, '');
  if (written.includes('require('))
    throw new Error(
      `Ajv's code asks for a module that the browser does not have: ${/require\([^)]*\)/.exec(written)?.[0]}`,
    );
  return written;
}
