import type { RJSFSchema, SchemaUtilsType, ValidatorType } from '@rjsf/utils';

type Used = Pick<SchemaUtilsType, 'getRootSchema' | 'getValidator' | 'doesSchemaUtilsDiffer' | 'getDefaultFormState' | 'retrieveSchema' | 'getDisplayLabel'>;

/**
 * What RJSF asks of a schema, for a schema as the vocabulary has it. RJSF's own walks all of it at every change, to
 * follow references, choose branches, merge and fill in defaults; a section has none of these, so it is always what it
 * already is, and so are its answers. Put in place of RJSF's by `scripts/vite/slimBundles.ts`.
 */
export const plainSchemaUtils = (validator: ValidatorType, rootSchema: RJSFSchema): Used => ({
  getRootSchema: () => rootSchema,
  getValidator: () => validator,
  doesSchemaUtilsDiffer: (otherValidator, otherSchema) => otherValidator !== validator || otherSchema !== rootSchema,
  getDefaultFormState: (_schema, answers) => answers,
  retrieveSchema: (schema) => schema,
  getDisplayLabel: () => true,
});
