import type { RJSFSchema } from '@rjsf/utils';
import type { SectionSchema } from '#catalogue/vocabulary.ts';

/** Without `$id`, by which RJSF would look for references: a section has none left. */
export function schemaForRjsf({ $id: _, ...schema }: SectionSchema): RJSFSchema {
  return schema as RJSFSchema;
}
