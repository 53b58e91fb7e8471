import { compile, type JSONSchema } from 'json-schema-to-typescript';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';

const BANNER = '/* Written by `npm run generate` from the declarations in schemas. Do not edit. */';

export function sectionTypes({ programmes, forms }: Catalogue): Promise<string> {
  const sections = [...programmes, forms].flatMap((declared) => Object.values(declared.sections));
  const root: JSONSchema = {
    type: 'object',
    additionalProperties: false,
    required: sections.map(({ $id }) => $id),
    properties: Object.fromEntries(
      sections.map((section) => [section.$id, { ...bare(section), title: typeName(section.$id) }]),
    ),
  };
  return compile(root, 'SectionAnswersById', { bannerComment: BANNER, format: false, ignoreMinAndMaxItems: true });
}

/** A title would make every text a type of its own. */
const bare = ({ type, enum: answers, const: only, properties, items, required }: FieldSchema): JSONSchema => ({
  type,
  ...(answers && { enum: [...answers] }),
  ...(only !== undefined && { const: only }),
  ...(properties && {
    properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, bare(field)])),
    additionalProperties: false,
  }),
  ...(items && { items: bare(items) }),
  ...(required && { required: required.filter((name) => !properties?.[name]?.askedWhen) }),
});

const typeName = (id: string) =>
  id
    .split(/[-/]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
