import { META_SCHEMAS } from '#catalogue/reading/metaSchemas.ts';

/** Editors are referred to the names that stand in the declarations (`editor/editorNames.ts`); the check knows them by itself. */
const NAMED: readonly string[] = ['section', 'slip', 'flow'];

export const metaSchemaFiles = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(META_SCHEMAS).map(([name, { file, schema }]) => [
      file,
      `${JSON.stringify(NAMED.includes(name) ? { ...schema, allOf: [namesOf(name)] } : schema, null, 2)}\n`,
    ]),
  );

const namesOf = (name: string) => ({ $ref: `../src/catalogue/generated/editor/${name}.json` });
