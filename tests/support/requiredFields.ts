import { isRequired } from '#catalogue/checks.ts';
import { isAnswers } from '#catalogue/normalise.ts';
import { childPointer } from '#catalogue/pointer.ts';
import { isPrefilled, type ApplicantFacts } from '#catalogue/prefill.ts';
import type { ValidationContext } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';

/** A field that these answers cannot do without. */
export interface RequiredField {
  readonly pointer: string;
  readonly field: FieldSchema;
}

/** Of valid, normalised answers: every single field that the applicant must answer, in groups and rows too. */
export function requiredFields(
  schema: FieldSchema,
  answers: unknown,
  facts: Partial<ApplicantFacts>,
  context: ValidationContext,
  pointer = '',
): RequiredField[] {
  if (schema.items && Array.isArray(answers)) {
    return answers.flatMap((row, index) =>
      requiredFields(schema.items!, row, facts, context, childPointer(pointer, index)),
    );
  }
  if (!schema.properties || !isAnswers(answers)) return [];
  return Object.entries(schema.properties).flatMap(([name, field]) => {
    const at = childPointer(pointer, name);
    const own =
      field.type !== 'object' && !isPrefilled(field, facts) && isRequired(schema, name, field, answers, context)
        ? [{ pointer: at, field }]
        : [];
    return [...own, ...requiredFields(field, answers[name], facts, context, at)];
  });
}
