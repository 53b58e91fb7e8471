import { createSchemaUtils, type RJSFSchema } from '@rjsf/utils';
import { expect, test } from 'vitest';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import { plainSchemaUtils } from './plainSchemaUtils.ts';
import { schemaForRjsf } from './schemaForRjsf.ts';
import { validatorOf } from './validator.ts';

const validator = validatorOf(() => []);
const sections = loadCatalogue('.').programmes.flatMap(({ id, sections }) =>
  Object.entries(sections).map(([name, schema]) => [`${id}/${name}`, schema] as const),
);

const within = (schema: RJSFSchema): RJSFSchema[] => [
  schema,
  ...Object.values(schema.properties ?? {}).flatMap((field) => within(field as RJSFSchema)),
  ...(schema.items ? within(schema.items as RJSFSchema) : []),
];

test.each(sections)("%s is to RJSF's own utilities what it is to ours", (_, section) => {
  const schema = schemaForRjsf(section);
  const theirs = createSchemaUtils(validator, schema, {
    emptyObjectFields: 'skipDefaults',
    arrayMinItems: { populate: 'never' },
  });
  const ours = plainSchemaUtils(validator, schema);
  for (const part of within(schema)) expect(ours.retrieveSchema(part, {})).toEqual(theirs.retrieveSchema(part, {}));
  const answers = Object.fromEntries(
    Object.keys(section.properties).map((name) => [
      name,
      section.properties[name]?.type === 'object' ? { given: 1 } : 'given',
    ]),
  );
  expect(ours.getDefaultFormState(schema, answers)).toEqual(theirs.getDefaultFormState(schema, answers));
});
