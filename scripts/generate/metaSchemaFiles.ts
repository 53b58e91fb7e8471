import { META_SCHEMAS } from '#catalogue/reading/metaSchemas.ts';

export const metaSchemaFiles = (): Record<string, string> =>
  Object.fromEntries(
    Object.values(META_SCHEMAS).map(({ file, schema }) => [file, `${JSON.stringify(schema, null, 2)}\n`]),
  );
