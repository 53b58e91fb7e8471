import { createElement } from 'react';
import { bindWith, type BindingParts } from '#catalogue/binding/bindWith.ts';
import type { BindingPart } from '#catalogue/binding/parts.ts';
import type { Known } from '#catalogue/binding/reading.ts';
import type { CompiledSection } from '#catalogue/validate.ts';
import type { FieldSchema, SectionSchema } from '#catalogue/vocabulary.ts';
import type * as help from '../further/RichText.tsx';
import type * as widgets from '../further/widgets.ts';
export { endingOf } from '#catalogue/eligibility.ts';

const LOAD = {
  judging: () => import('#catalogue/binding/furtherErrors.ts'),
  rows: () => import('#catalogue/binding/rowRules.ts'),
  calculating: () => import('#catalogue/binding/calculating.ts'),
  help: () => import('../further/RichText.tsx'),
  widgets: () => import('../further/widgets.ts'),
} as const satisfies Readonly<Record<BindingPart, () => Promise<unknown>>>;

type Loaded = BindingParts & {
  readonly help?: typeof help;
  readonly widgets?: typeof widgets;
};

/**
 * Bound, with the widgets that few forms need, and help that is more than a line where the form draws a line.
 *
 * @param parts those that the section needs; true in a module that a browser has from an earlier build, which named none
 */
export async function bindSection(
  section: CompiledSection,
  known: Known,
  parts: readonly BindingPart[] | true,
): Promise<CompiledSection> {
  const names = parts === true ? (Object.keys(LOAD) as BindingPart[]) : parts;
  const loaded = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await LOAD[name]()] as const)),
  ) as Loaded;
  const bound = bindWith(section, known, loaded);
  const schema = loaded.help ? (withHelp(bound.schema, loaded.help) as SectionSchema) : bound.schema;
  return { ...bound, schema, ...(loaded.widgets && { widgets: loaded.widgets.FURTHER }) };
}

function withHelp(field: FieldSchema, drawing: NonNullable<Loaded['help']>): FieldSchema {
  const { help, properties, items } = field;
  return {
    ...field,
    ...(help && { description: createElement(drawing.RichText, { lines: help }) as unknown as string }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, withHelp(each, drawing)])),
    }),
    ...(items && { items: withHelp(items, drawing) }),
  };
}
