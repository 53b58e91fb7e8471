import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { FieldSchema, SectionSchema } from '#catalogue/vocabulary.ts';

/** Without `$id`, by which RJSF would look for references: a section has none left. */
export function schemaForRjsf({ $id: _, ...schema }: SectionSchema): RJSFSchema {
  return schema as RJSFSchema;
}

/** Groups are walked by RJSF; every other field, a list of rows too, is one question of ours. */
export function uiSchemaOf(schema: FieldSchema): UiSchema {
  if (!schema.properties) return { 'ui:field': 'Answer' };
  return Object.fromEntries(Object.entries(schema.properties).map(([name, field]) => [name, uiSchemaOf(field)]));
}
