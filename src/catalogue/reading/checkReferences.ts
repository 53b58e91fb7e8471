import { isDay } from '../binding/age.ts';
import { APPLICATION, isPath } from '../binding/reading.ts';
import { machineOf, sectionsWalked } from '../journey.ts';
import { childPointer } from '../pointer.ts';
import type { Chart } from '../programme.ts';
import { ASKED_FACTS, FACT_FIELDS } from '../registry/facts.ts';
import type { FieldSchema, SectionSchema } from '../vocabulary.ts';
import { hasSoundWords, isSound, shapeMistakes, type ShapeMistake } from './checkShape.ts';
import { didYouMean } from './declarationError.ts';
import { mustBePossible, readIn } from './field/conditions.ts';
import { mustBeOrdered } from './field/dependence.ts';
import { fieldAt } from './fieldAt.ts';
import { checkAll, checkEach, Mistakes } from './mistakes.ts';
import { refuse } from './refuse.ts';
import type { Resolved } from './references.ts';

type Sections = ReadonlyMap<string, Resolved>;

interface Asking {
  /** Whose words these are. */
  readonly name: string;
  readonly section: Resolved;
  readonly wrong: readonly ShapeMistake[];
  /** The sections that are answered before it. */
  readonly before: Sections;
}

/** What a section reads elsewhere is there, and is answered before it. */
export function checkReferences(chart: Chart, sections: Sections): void {
  const walked = sectionsWalked(machineOf(chart), { answers: {}, formCompleted: false });
  const before = new Map<string, Resolved>();
  const mistakes = new Mistakes();
  for (const name of walked) {
    const section = sections.get(name);
    if (!section) continue;
    const asking = { name, section, wrong: shapeMistakes('section', section), before: new Map(before) };
    mistakes.attempt(() => checkAsked(asking, name === walked[0]));
    mistakes.attempt(() => checkFields(asking, section.value as FieldSchema, ''));
    before.set(name, section);
  }
  mistakes.raise();
}

function checkAsked(asking: Asking, isFirst: boolean): void {
  const { askedWhen } = asking.section.value as SectionSchema;
  if (!askedWhen || !isSound(asking.wrong, '/askedWhen')) return;
  if (isFirst)
    refuse(
      asking.section,
      '/askedWhen',
      'the first section is asked of everybody: nothing has been answered before it.',
    );
  checkEach(readIn(askedWhen, '/askedWhen'), (read) => {
    if (!isPath(read.path))
      refuse(
        asking.section,
        read.pointer,
        `'${read.path}' is asked in this section itself. Name an answer of a section before it: "${[...asking.before.keys()].at(-1) ?? APPLICATION}/${read.path}".`,
      );
    mustBePossible(asking.section, read, fieldAtPath(asking, read.path, read.pointer));
  });
}

function checkFields(asking: Asking, group: FieldSchema, pointer: string): void {
  const { section, wrong } = asking;
  const siblings = Object.keys(group.properties ?? {});
  checkEach(Object.entries(group.properties ?? {}), ([name, field]) => {
    const at = childPointer(`${pointer}/properties`, name);
    if (section.isHole(at) || !hasSoundWords(wrong, at)) return;
    checkAll(
      () => checkCondition(asking, field, at),
      ...rulesOf(asking, name, field, at, siblings),
      () => checkFields(asking, field.items ?? field, field.items ? `${at}/items` : at),
    );
  });
}

function checkCondition(asking: Asking, { askedWhen }: FieldSchema, at: string): void {
  checkEach(askedWhen ? readIn(askedWhen, `${at}/askedWhen`) : [], (read) => {
    if (isPath(read.path)) mustBePossible(asking.section, read, fieldAtPath(asking, read.path, read.pointer));
  });
}

/** Each is a check of one path that the field names. */
function rulesOf(
  asking: Asking,
  name: string,
  field: FieldSchema,
  at: string,
  siblings: readonly string[],
): (() => void)[] {
  const compared = (['equals', 'differsFrom', 'notBefore', 'notAfter'] as const).map((word) => () => {
    const path = field[word];
    if (path !== undefined && isPath(path)) checkComparison(asking, word, [name, field], path, `${at}/${word}`);
  });
  const calculated = Object.entries(field.calculated ?? {}).flatMap(([operation, operands]) =>
    operands.map((operand, index) => () => {
      if (typeof operand === 'string' && isPath(operand) && !siblings.includes(operand.split('/')[0]!))
        fieldAtPath(asking, operand, `${at}/calculated/${operation}/${index}`);
    }),
  );
  const signed = (field.signs ?? []).map((path, index) => () => {
    if (isPath(path)) fieldAtPath(asking, path, `${at}/signs/${index}`);
  });
  return [...compared, ...calculated, ...signed, () => checkDay(asking, field.age?.on, `${at}/age/on`)];
}

function checkComparison(
  asking: Asking,
  word: 'equals' | 'differsFrom' | 'notBefore' | 'notAfter',
  [name, field]: readonly [string, FieldSchema],
  path: string,
  at: string,
): void {
  const other = fieldAtPath(asking, path, at);
  if (word === 'notBefore' || word === 'notAfter') mustBeOrdered(asking.section, at, [name, field], [path, other]);
  else if (other.type !== undefined && other.type !== field.type)
    refuse(asking.section, at, `'${name}' and '${path}' are answers of different kinds, and never the same.`);
}

function checkDay(asking: Asking, on: string | undefined, at: string): void {
  if (on === undefined || isDay(on) || !isPath(on)) return;
  const { type, format } = fieldAtPath(asking, on, at);
  if (type !== undefined && format !== 'date') refuse(asking.section, at, `'${on}' is not a day.`);
}

/** It has no type where nothing is known of the field, which is told there. */
function fieldAtPath({ name, section, before }: Asking, path: string, pointer: string): FieldSchema {
  const [first = '', ...names] = path.split('/');
  if (first === APPLICATION) return factAt(section, names.join('/'), pointer);
  if (first === name)
    refuse(
      section,
      pointer,
      `'${names.join('/')}' is asked in this section: write its name alone, below the field that it names.`,
    );
  const other = before.get(first);
  if (!other)
    refuse(
      section,
      pointer,
      `there is no section '${first}' before '${name}'.${didYouMean(first, [...before.keys(), APPLICATION])}`,
    );
  if (leadsThroughHole(other, names)) return {};
  const field = fieldAt(other.value as FieldSchema, names, first);
  if (typeof field === 'string') refuse(section, pointer, field);
  return field;
}

function leadsThroughHole({ value, isHole }: Resolved, names: readonly string[]): boolean {
  let at = value as FieldSchema | undefined;
  let pointer = '';
  return [...names, ''].some((name) => {
    if (isHole(pointer) || (at?.items && isHole(`${pointer}/items`))) return true;
    const group = at?.items ?? at;
    pointer = childPointer(`${pointer}${at?.items ? '/items' : ''}/properties`, name);
    at = group?.properties?.[name];
    return false;
  });
}

function factAt(section: Resolved, fact: string, pointer: string): FieldSchema {
  if (!Object.hasOwn(ASKED_FACTS, fact))
    refuse(
      section,
      pointer,
      `an application has no '${fact}' that a form can look at.${didYouMean(fact, Object.keys(ASKED_FACTS))}`,
    );
  return { type: TEXTS.test(fact) ? 'string' : 'integer', ...FACT_FIELDS[fact] };
}

const TEXTS = /^(lastname|firstname|middlename|email|mobileNumber|startedOn|jambNumber|programme)$/;
