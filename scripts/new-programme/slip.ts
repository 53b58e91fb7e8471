import type { Slip, SlipGroup, SlipRow } from '#catalogue/programme.ts';
import { fieldNamed } from '#catalogue/pointer.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import type { SharedSection } from './sharedSections.ts';

export type SharedGroups = Readonly<Record<string, SlipGroup>>;

/**
 * Shared groups all of whose fields are asked, those that show most first, and none that shows what another one does; any other
 * section lists its questions one by one.
 */
export function slipOf(
  programme: string,
  sections: readonly SharedSection[],
  shared: SharedGroups,
): { readonly $schema: string } & Record<keyof Slip, unknown> {
  const fitting = withoutDoubles(
    Object.entries(shared).filter(([, group]) => pathsOf(group).every((path) => isAsked(path, sections))),
  );
  const covered = new Set(fitting.flatMap(([, group]) => pathsOf(group).map(sectionIn)));
  const groups = sections.flatMap(({ name, title, schema }): object[] => {
    const own = fitting.filter(
      ([, group]) =>
        pathsOf(group)
          .map(sectionIn)
          .find((section) => section !== APPLICATION) === name,
    );
    if (covered.has(name)) return own.map(([group]) => ({ $ref: `../shared/slip.json#/$defs/${group}` }));
    const rows = rowsOf(schema, name);
    return [...(rows.length > 0 ? [{ title, rows }] : []), ...tablesOf(schema, name)];
  });
  return { $schema: '../slip.schema.json', title: `${programme} Application Slip`, groups };
}

function withoutDoubles(groups: readonly (readonly [string, SlipGroup])[]): (readonly [string, SlipGroup])[] {
  const shown = new Set<string>();
  const taken = groups
    .toSorted(([, one], [, other]) => pathsOf(other).length - pathsOf(one).length)
    .filter(([, group]) => {
      const answers = pathsOf(group).filter((path) => sectionIn(path) !== APPLICATION);
      if (answers.some((path) => shown.has(path))) return false;
      for (const path of answers) shown.add(path);
      return true;
    });
  return groups.filter((group) => taken.includes(group));
}

const APPLICATION = 'application';

const pathsOf = ({ rows = [], from }: SlipGroup): string[] => [
  ...rows.flatMap((row) => [row.from].flat()),
  ...(from ? [from] : []),
];

const sectionIn = (path: string): string => path.split('/')[0]!;

function isAsked(path: string, sections: readonly SharedSection[]): boolean {
  const [name, ...fields] = path.split('/');
  const section = sections.find((each) => each.name === name);
  return name === APPLICATION || (section !== undefined && fieldNamed(section.schema, fields) !== undefined);
}

/** Rows and files have no place in a list of single answers. */
const rowsOf = (group: FieldSchema, path: string): SlipRow[] =>
  Object.entries(group.properties ?? {}).flatMap(([name, field]) => {
    const from = `${path}/${name}`;
    if (field.type === 'object') return rowsOf(field, from);
    return field.type === 'array' || field.lookup === 'uploads' ? [] : [{ label: field.title ?? name, from }];
  });

/** A table has a column for each question, so a row that holds rows has none. */
const tablesOf = (group: FieldSchema, path: string): SlipGroup[] =>
  Object.entries(group.properties ?? {}).flatMap(([name, { type, title = name, items, properties }]): SlipGroup[] => {
    if (type === 'object') return tablesOf({ ...(properties && { properties }) }, `${path}/${name}`);
    const columns = Object.values(items?.properties ?? {});
    const isFlat = columns.length > 0 && columns.every((column) => !['object', 'array'].includes(column.type!));
    return type === 'array' && isFlat ? [{ title, layout: 'table', from: `${path}/${name}` }] : [];
  });
