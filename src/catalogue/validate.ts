import type { BindingPart } from './binding/parts.ts';
import { conditionalErrors } from './checks.ts';
import { messageFor } from './messages.ts';
import { normalise, withoutBlankRows } from './normalise.ts';
import { childPointer, compareOrder, orderOf, schemaAt } from './pointer.ts';
import type { FieldError, ValidationContext } from './verdict.ts';
import type { SectionSchema } from './vocabulary.ts';

export type { FieldError, ValidationContext } from './verdict.ts';

export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface SchemaValidator {
  (data: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

export interface CompiledSection {
  readonly schema: SectionSchema;
  readonly validate: SchemaValidator;
  /** Its words look beyond the section, or are of those that few forms use: `bindSection` comes first, with these parts. */
  readonly binds?: readonly BindingPart[];
  /** Of a bound section, by name: the widgets that few forms need. */
  readonly widgets?: Readonly<Record<string, object>>;
}

export type SectionAnswers = Readonly<Record<string, unknown>>;

export interface Verdict {
  /** The answers as they are stored: without blanks, blank rows and questions that do not apply. */
  readonly data: SectionAnswers;
  readonly errors: readonly FieldError[];
}

/** Browser and server give the same verdict. `answers` may be anything, such as what a stranger sent. */
export function validateSection(section: CompiledSection, answers: unknown, context: ValidationContext): Verdict {
  const data = normalise(section.schema, answers);
  const schemaErrors = section.validate(data)
    ? []
    : (section.validate.errors ?? []).map((error) => fieldErrorOf(section.schema, error));
  const errors = onePerField([...schemaErrors, ...conditionalErrors(section.schema, data, context)]);
  return {
    data: withoutBlankRows(section.schema, data) as SectionAnswers,
    errors: inPageOrder(section.schema, errors),
  };
}

const inPageOrder = (schema: SectionSchema, errors: readonly FieldError[]): FieldError[] =>
  errors
    .map((error) => ({ error, order: orderOf(schema, error.pointer) }))
    .sort((a, b) => compareOrder(a.order, b.order))
    .map(({ error }) => error);

function fieldErrorOf(schema: SectionSchema, error: SchemaError): FieldError {
  const missing = error.params['missingProperty'] ?? error.params['additionalProperty'];
  const pointer = typeof missing === 'string' ? childPointer(error.instancePath, missing) : error.instancePath;
  return { pointer, keyword: error.keyword, ...messageFor(schemaAt(schema, pointer), error.keyword) };
}

/** The first mistake at a field counts: JSON Schema's before our own words, and these by precedence. */
function onePerField(errors: readonly FieldError[]): FieldError[] {
  const byPointer = new Map<string, FieldError>();
  for (const error of errors) if (!byPointer.has(error.pointer)) byPointer.set(error.pointer, error);
  return [...byPointer.values()];
}
