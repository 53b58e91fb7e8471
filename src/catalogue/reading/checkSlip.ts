import type { Slip, SlipGroup } from '../programme.ts';
import { APPLICATION_FACTS } from '../registry/facts.ts';
import { LAYOUTS, type LayoutName } from '../registry/layouts.ts';
import type { FieldSchema } from '../vocabulary.ts';
import { isSound, refuseAll, shapeMistakes } from './checkShape.ts';
import { fieldAt, knownFieldAt, isGroup } from './fieldAt.ts';
import { didYouMean } from './declarationError.ts';
import { isBlank } from './isBlank.ts';
import { checkEach, Mistakes } from './mistakes.ts';
import { refuse } from './refuse.ts';
import type { Resolved } from './references.ts';

type Sections = ReadonlyMap<string, Resolved>;

const FACTS = 'application';

export function checkSlip(slip: Resolved, sections: Sections): void {
  const wrong = shapeMistakes('slip', slip);
  const mistakes = new Mistakes();
  mistakes.attempt(() => refuseAll(slip, wrong));
  mistakes.attemptEach((slip.value as Slip).groups.entries(), ([index, group]) => {
    const at = `/groups/${index}`;
    if (isSound(wrong, at) && !slip.isHole(at)) checkGroup(slip, sections, group, at);
  });
  mistakes.raise();
}

function checkGroup(slip: Resolved, sections: Sections, group: SlipGroup, pointer: string): void {
  if (Boolean(group.rows) === Boolean(group.layout))
    refuse(slip, pointer, `'${group.title}' needs either rows or a layout.`);
  if (isBlank(group.title)) refuse(slip, `${pointer}/title`, 'the title is blank: it is the heading of this part.');
  if (group.rows && group.from)
    refuse(slip, `${pointer}/from`, `'from' belongs to a layout; here each row has its own.`);
  if (group.layout) checkLayout(slip, sections, group, pointer);
  checkEach((group.rows ?? []).entries(), ([index, { label, from, joinedBy }]) => {
    const at = `${pointer}/rows/${index}`;
    if (isBlank(label)) refuse(slip, `${at}/label`, 'the label is blank: it says what the answer is.');
    if (joinedBy !== undefined && [from].flat().length < 2)
      refuse(slip, `${at}/joinedBy`, `'joinedBy' is written between several answers, and '${label}' has one.`);
    const paths: readonly (readonly [string, string])[] =
      typeof from === 'string' ? [[`${at}/from`, from]] : from.map((path, part) => [`${at}/from/${part}`, path]);
    checkEach(paths, ([place, path]) => checkRow(slip, sections, path, place));
  });
}

function checkLayout(slip: Resolved, sections: Sections, { layout, from, title }: SlipGroup, pointer: string): void {
  if (from === undefined) refuse(slip, pointer, `'from' is missing in '${title}': where the layout finds its answers.`);
  const field = answerAt(slip, sections, from, `${pointer}/from`);
  if (!field) return;
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
  const field = answerAt(slip, sections, path, pointer);
  if (field && isGroup(field)) refuse(slip, pointer, `'${path}' is a group of answers, not one.`);
}

/** Undefined where it is asked by what cannot be read, which is told there. */
function answerAt(slip: Resolved, sections: Sections, path: string, pointer: string): FieldSchema | undefined {
  const [name = '', ...fields] = path.split('/');
  const section = sections.get(name);
  if (!section) refuse(slip, pointer, `there is no section '${name}'.${didYouMean(name, [...sections.keys(), FACTS])}`);
  const field = knownFieldAt(section, fields, name);
  if (typeof field === 'string') refuse(slip, pointer, field);
  return field;
}
