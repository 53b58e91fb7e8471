import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { FIELD_WORDS, SECTION_WORDS, type FieldSchema, type SectionSchema } from '../vocabulary.ts';
import type { CompiledSection, SchemaValidator } from '../validate.ts';

/** Ajv judges plain JSON Schema; `checks.ts` judges formats, our own words and what is required. */
const newAjv = () =>
  new Ajv({ allErrors: true, strict: true, validateFormats: false, messages: false, verbose: false, code: { source: true, esm: true, lines: false } })
    .addVocabulary([...FIELD_WORDS, ...SECTION_WORDS]);

export const compileSection = (schema: SectionSchema): CompiledSection => ({
  schema,
  validate: newAjv().compile(structureOf(schema)) as unknown as SchemaValidator,
});

/** The module exports `section`, its declaration, and `validate`, with nothing left to compile. */
export function sectionModule(schema: SectionSchema): string {
  const ajv = newAjv();
  const code = (standaloneCode as unknown as { default: typeof standaloneCode }).default(ajv, ajv.compile(structureOf(schema)));
  return `export const section = ${JSON.stringify(schema)};\n${withoutRequires(code)}\n`;
}

/** Whether an answer is required depends on other answers, so `checks.ts` decides it. */
function structureOf<S extends FieldSchema>(schema: S): S {
  const { required: _, ...structure } = schema;
  return {
    ...structure,
    ...(schema.properties && { properties: Object.fromEntries(Object.entries(schema.properties).map(([name, field]) => [name, structureOf(field)])) }),
    ...(schema.items && { items: structureOf(schema.items) }),
  } as S;
}

const CODE_POINTS = '(text) => { let length = 0; for (const _ of text) length++; return length; }';

/** Ajv requires one function; any other `require` would fail in a browser, so it throws here. */
function withoutRequires(code: string): string {
  const written = code.replace('"use strict";', '').replace(/export default \w+;/, '')
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', CODE_POINTS);
  if (written.includes('require(')) throw new Error(`Ajv's code asks for a module that the browser does not have: ${/require\([^)]*\)/.exec(written)?.[0]}`);
  return written;
}
