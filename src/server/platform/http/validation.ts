import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import ajvFormats from 'ajv-formats';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import { childPointer } from '#catalogue/pointer.ts';
import { type FieldMessages, mistyped } from '../problem.ts';
import { unkeepable } from './keepable.ts';

interface WithMessages {
  messages?: Record<string, string>;
  properties?: Record<string, WithMessages>;
}

const options = { allErrors: true, verbose: true, strict: false, keywords: ['messages'] };

/** Bodies keep their types; params and query are text, which is coerced to the declared type. */
const bodies = withFormats(new Ajv(options));
const texts = withFormats(new Ajv({ ...options, coerceTypes: 'array', useDefaults: true }));

function withFormats(ajv: Ajv): Ajv {
  ajvFormats.default(ajv);
  return ajv;
}

/** Compiles at first use: compiling every endpoint's schema would be a tenth of the start. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  let validate: ValidateFunction | undefined;
  return (sent: unknown) => {
    const pointer = unkeepable(sent);
    if (pointer !== undefined) return { error: mistyped({ [pointer]: 'There is a character in this that cannot be kept' }) };
    validate ??= (httpPart === 'body' ? bodies : texts).compile(schema);
    return validate(sent) ? { value: sent } : { error: validate.errors as FastifySchemaValidationError[] };
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
