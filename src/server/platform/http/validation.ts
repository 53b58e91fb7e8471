import { Ajv, str, type ErrorObject, type ValidateFunction } from 'ajv';
import ajvFormats from 'ajv-formats';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import { isLonger, isShorter } from '#rules/text/characters.ts';
import { childPointer } from '#catalogue/pointer.ts';
import type { FieldMessages } from '../problem.ts';
import { inOneForm } from './inOneForm.ts';

interface WithMessages {
  messages?: Record<string, string>;
  properties?: Record<string, WithMessages>;
}

const options = { allErrors: true, verbose: true, strict: false, keywords: ['messages', 'verbatim'] };

/** Bodies keep their types; params and query are text, which is coerced to the declared type. */
const bodies = withOwnWords(new Ajv(options));
const texts = withOwnWords(new Ajv({ ...options, coerceTypes: 'array', useDefaults: true }));

/** Lengths are counted as people see them. Ajv counts code points, of which a letter with its marks has up to three. */
function withOwnWords(ajv: Ajv): Ajv {
  ajvFormats.default(ajv);
  const length = (keyword: string, isMet: (text: string, limit: number) => boolean, words: string) =>
    ajv.removeKeyword(keyword).addKeyword({
      keyword,
      type: 'string',
      schemaType: 'number',
      errors: true,
      error: { message: ({ schemaCode }) => str`must NOT have ${words} than ${schemaCode} characters` },
      validate: (limit: number, text: string) => isMet(text, limit),
    });
  length('minLength', (text, least) => !isShorter(text, least), 'fewer');
  length('maxLength', (text, most) => !isLonger(text, most), 'more');
  return ajv;
}

/** Compiles at first use: compiling every endpoint's schema would be a tenth of the start. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  let validate: ValidateFunction | undefined;
  return (sent: unknown) => {
    validate ??= (httpPart === 'body' ? bodies : texts).compile(schema);
    const value = inOneForm(sent, schema);
    return validate(value) ? { value } : { error: validate.errors as FastifySchemaValidationError[] };
  };
};

/** The first message of each field, by its JSON Pointer in the body (or the query, or the params). */
export function fieldMessages(errors: readonly ErrorObject[]): FieldMessages {
  const messages: FieldMessages = {};
  for (const error of errors) messages[pointerOf(error)] ??= messageOf(error);
  return messages;
}

function pointerOf({ instancePath, params }: ErrorObject): string {
  const name = missingOrUnknown(params);
  return name === undefined ? instancePath : childPointer(instancePath, name);
}

const missingOrUnknown = (params: Record<string, unknown>): string | undefined =>
  (params['missingProperty'] ?? params['additionalProperty']) as string | undefined;

function messageOf({ keyword, params, parentSchema, message }: ErrorObject): string {
  const parent = parentSchema as WithMessages | undefined;
  const field = keyword === 'required' ? parent?.properties?.[params['missingProperty'] as string] : parent;
  return field?.messages?.[keyword] ?? message ?? 'is not valid';
}
