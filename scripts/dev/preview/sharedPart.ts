import { explainSection, type ExplainedField } from '#catalogue/explaining/explainSection.ts';
import type { SharedBlock } from '#catalogue/reading/sharedBlocks.ts';
import type { FieldSchema, SectionSchema } from '#catalogue/vocabulary.ts';
import { escaped } from './escaped.ts';

/** A shared block as a section of its own, which can be drawn. */
export function asSection({ file, name, schema }: SharedBlock): SectionSchema {
  const { title = name } = schema;
  const whole =
    schema.type === 'object' ? schema : { properties: { [name]: { ...alone(schema), title } }, required: [] };
  return {
    ...whole,
    $id: `${file}/${name}`,
    title,
    type: 'object',
    additionalProperties: false,
    properties: whole.properties ?? {},
  };
}

/** What it hangs on is not beside it. */
function alone({
  askedWhen: _,
  togetherWith: __,
  differsFrom: ___,
  notBefore: ____,
  ...schema
}: FieldSchema): FieldSchema {
  return schema;
}

/** Every block: its name for `$ref`, what it asks, and the block itself as applicants see it. */
export const sharedList = (address: string, blocks: readonly SharedBlock[]): string =>
  `<p>A programme takes one over by its name: <code>"$ref": "…"</code>. Its own words beside it win.</p>${[
    ...Map.groupBy(blocks, ({ file }) => file),
  ]
    .map(([file, own]) => `<h2>${escaped(file)}</h2>${own.map((block) => blockPart(address, block)).join('')}`)
    .join('')}`;

function blockPart(address: string, block: SharedBlock): string {
  const section = asSection(block);
  return `<section><h3>${escaped(section.title)}</h3><p><code>${escaped(block.reference)}</code></p>
    <ul>${explainSection(section).fields.map(fieldLine).join('')}</ul>
    <iframe loading="lazy" title="${escaped(section.title)}" src="${address}/${block.file}/${block.name}"
      style="width: 100%; height: ${block.schema.type === 'object' ? 40 : 18}rem; border: 1px solid #ccc"></iframe></section>`;
}

const fieldLine = ({ title, rules, fields }: ExplainedField): string =>
  `<li>${escaped(title)}: ${rules.map(({ sentence }) => escaped(sentence)).join('. ')}${
    fields.length > 0 ? `<ul>${fields.map(fieldLine).join('')}</ul>` : ''
  }</li>`;
