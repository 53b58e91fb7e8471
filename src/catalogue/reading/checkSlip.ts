import type { Slip, SlipGroup } from '../programme.ts';
import { APPLICATION_FACTS } from '../registry/facts.ts';
import { LAYOUTS, type LayoutName } from '../registry/layouts.ts';
import type { FieldSchema } from '../vocabulary.ts';
import { checkShape } from './checkShape.ts';
import { fieldAt } from './fieldAt.ts';
import { didYouMean } from './declarationError.ts';
import { refuse } from './refuse.ts';
import type { Resolved } from './references.ts';

type Sections = ReadonlyMap<string, Resolved>;

const FACTS = 'application';

export function checkSlip(slip: Resolved, sections: Sections): void {
  checkShape('slip', slip);
  (slip.value as Slip).groups.forEach((group, index) => checkGroup(slip, sections, group, `/groups/${index}`));
}

function checkGroup(slip: Resolved, sections: Sections, group: SlipGroup, pointer: string): void {
  if (Boolean(group.rows) === Boolean(group.layout))
    refuse(slip, pointer, `'${group.title}' needs either rows or a layout.`);
  if (group.rows && group.from)
    refuse(slip, `${pointer}/from`, `'from' belongs to a layout; here each row has its own.`);
  if (group.layout) checkLayout(slip, sections, group, pointer);
  group.rows?.forEach(({ from }, index) => {
    const at = `${pointer}/rows/${index}/from`;
    const paths =
      typeof from === 'string' ? [[at, from] as const] : from.map((path, part) => [`${at}/${part}`, path] as const);
    for (const [place, path] of paths) checkRow(slip, sections, path, place);
  });
}

function checkLayout(slip: Resolved, sections: Sections, { layout, from, title }: SlipGroup, pointer: string): void {
  if (from === undefined) refuse(slip, pointer, `'from' is missing in '${title}': where the layout finds its answers.`);
  const field = answerAt(slip, sections, from, `${pointer}/from`);
  const { types, reads, isFlat } = LAYOUTS[layout as LayoutName];
  if (!types.some((fitting) => fitting === field.type))
    refuse(slip, `${pointer}/from`, `the layout '${layout}' shows rows of answers; '${from}' is a single one.`);
  const lacking = reads
    .map((path) => fieldAt(field, path.split('/'), from))
    .find((answer) => typeof answer === 'string');
  if (lacking !== undefined)
    refuse(slip, `${pointer}/layout`, `the layout '${layout}' does not fit '${from}': ${lacking}`);
  const deep =
    isFlat &&
    Object.entries(field.items?.properties ?? {}).find(([, { type }]) => type === 'object' || type === 'array');
  if (deep)
    refuse(
      slip,
      `${pointer}/layout`,
      `the layout '${layout}' does not fit '${from}': '${deep[0]}' is more than one answer.`,
    );
}

function checkRow(slip: Resolved, sections: Sections, path: string, pointer: string): void {
  const [first, fact = ''] = path.split('/');
  if (first === FACTS) {
    if (!Object.hasOwn(APPLICATION_FACTS, fact))
      refuse(slip, pointer, `an application has no '${fact}'.${didYouMean(fact, Object.keys(APPLICATION_FACTS))}`);
    return;
  }
  const { type, items } = answerAt(slip, sections, path, pointer);
  if (type === 'object' || (type === 'array' && items?.properties))
    refuse(slip, pointer, `'${path}' is a group of answers, not one.`);
}

function answerAt(slip: Resolved, sections: Sections, path: string, pointer: string): FieldSchema {
  const [name = '', ...fields] = path.split('/');
  const section = sections.get(name);
  if (!section) refuse(slip, pointer, `there is no section '${name}'.${didYouMean(name, [...sections.keys(), FACTS])}`);
  const field = fieldAt(section.value as FieldSchema, fields, name);
  if (typeof field === 'string') refuse(slip, pointer, field);
  return field;
}
