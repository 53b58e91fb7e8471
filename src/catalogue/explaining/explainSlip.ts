import type { Programme, SlipGroup } from '../programme.ts';
import { fieldNamed } from '../pointer.ts';
import { APPLICATION_FACTS } from '../registry/facts.ts';
import { LAYOUTS, type LayoutName } from '../registry/layouts.ts';

export interface ExplainedGroup {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly from: string; readonly otherwise: string }[];
}

type Declared = Pick<Programme, 'slip' | 'sections'>;

export const explainSlip = (programme: Declared): readonly ExplainedGroup[] =>
  programme.slip.groups.map((group) => ({ title: group.title, rows: rowsOf(group, programme) }));

function rowsOf({ rows, layout, from }: SlipGroup, programme: Declared): ExplainedGroup['rows'] {
  if (layout && from)
    return [{ label: LAYOUTS[layout as LayoutName].meaning, from: sourceOf(from, programme), otherwise: '-' }];
  return (rows ?? []).map((row) => ({
    label: row.label,
    from: [row.from]
      .flat()
      .map((path) => sourceOf(path, programme))
      .join(row.joinedBy === undefined ? ', then ' : `, then ‘${row.joinedBy}’ and `),
    otherwise: row.otherwise ?? '-',
  }));
}

/** `personal-details/genderId` becomes 'Personal Details › Sex', and `application/rrr` its meaning. */
function sourceOf(path: string, { sections }: Declared): string {
  const [first = '', ...names] = path.split('/');
  const section = sections[first];
  if (!section) return APPLICATION_FACTS[names[0] as keyof typeof APPLICATION_FACTS] ?? path;
  const titles = names.map((_, index) => fieldNamed(section, names.slice(0, index + 1))?.title ?? names[index]!);
  return [section.title, ...titles].join(' › ');
}
