import type { RJSFSchema, SchemaUtilsType, ValidatorType } from '@rjsf/utils';

type Used = Pick<
  SchemaUtilsType,
  'getRootSchema' | 'getValidator' | 'doesSchemaUtilsDiffer' | 'getDefaultFormState' | 'retrieveSchema'
>;

/** Replaces RJSF's utilities (`scripts/vite/slimBundles.ts`), which resolve references, branches and defaults: a section has none. */
export const plainSchemaUtils = (validator: ValidatorType, rootSchema: RJSFSchema): Used => ({
  getRootSchema: () => rootSchema,
  getValidator: () => validator,
  doesSchemaUtilsDiffer: (otherValidator, otherSchema) => otherValidator !== validator || otherSchema !== rootSchema,
  getDefaultFormState: (_schema, answers) => answers,
  retrieveSchema: (schema) => schema,
});
