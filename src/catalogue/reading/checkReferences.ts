import { isDay } from '../binding/age.ts';
import { APPLICATION, isPath } from '../binding/reading.ts';
import { machineOf, sectionsWalked } from '../journey.ts';
import { childPointer } from '../pointer.ts';
import type { Chart } from '../programme.ts';
import { ASKED_FACTS, FACT_FIELDS } from '../registry/facts.ts';
import type { FieldSchema, SectionSchema } from '../vocabulary.ts';
import { didYouMean } from './declarationError.ts';
import { mustBePossible, readIn, type ReadAt } from './field/conditions.ts';
import { mustBeOrdered } from './field/dependence.ts';
import { fieldAt } from './fieldAt.ts';
import { refuse } from './refuse.ts';
import type { Resolved } from './references.ts';

type Sections = ReadonlyMap<string, Resolved>;

interface Asking {
  /** Whose words these are. */
  readonly name: string;
  readonly section: Resolved;
  /** The sections that are answered before it. */
  readonly before: Sections;
}

/** What a section reads elsewhere is there, and is answered before it. */
export function checkReferences(chart: Chart, sections: Sections): void {
  const walked = sectionsWalked(machineOf(chart), { answers: {}, formCompleted: false });
  const before = new Map<string, Resolved>();
  for (const name of walked) {
    const section = sections.get(name);
    if (!section) continue;
    const asking = { name, section, before: new Map(before) };
    const { askedWhen } = section.value as SectionSchema;
    if (askedWhen) checkAsked(asking, readIn(askedWhen, '/askedWhen'), name === walked[0]);
    checkFields(asking, section.value as FieldSchema, '');
    before.set(name, section);
  }
}

function checkAsked(asking: Asking, reads: readonly ReadAt[], isFirst: boolean): void {
  for (const read of reads) {
    if (!isPath(read.path))
      refuse(
        asking.section,
        read.pointer,
        `'${read.path}' is asked in this section itself. Name an answer of a section before it: "${[...asking.before.keys()].at(-1) ?? APPLICATION}/${read.path}".`,
      );
    mustBePossible(asking.section, read, fieldAtPath(asking, read.path, read.pointer));
  }
  if (isFirst)
    refuse(
      asking.section,
      '/askedWhen',
      'the first section is asked of everybody: nothing has been answered before it.',
    );
}

function checkFields(asking: Asking, group: FieldSchema, pointer: string): void {
  for (const [name, field] of Object.entries(group.properties ?? {})) {
    const at = childPointer(`${pointer}/properties`, name);
    for (const read of field.askedWhen ? readIn(field.askedWhen, `${at}/askedWhen`) : [])
      if (isPath(read.path)) mustBePossible(asking.section, read, fieldAtPath(asking, read.path, read.pointer));
    checkRules(asking, name, field, at, Object.keys(group.properties ?? {}));
    checkFields(asking, field.items ?? field, field.items ? `${at}/items` : at);
  }
}

function checkRules(asking: Asking, name: string, field: FieldSchema, at: string, siblings: readonly string[]): void {
  const paths = (['equals', 'differsFrom', 'notBefore', 'notAfter'] as const).flatMap((word) => {
    const path = field[word];
    return path !== undefined && isPath(path) ? [[word, path] as const] : [];
  });
  for (const [word, path] of paths) {
    const other = fieldAtPath(asking, path, `${at}/${word}`);
    if (word === 'notBefore' || word === 'notAfter')
      mustBeOrdered(asking.section, `${at}/${word}`, [name, field], [path, other]);
    else if (other.type !== field.type)
      refuse(
        asking.section,
        `${at}/${word}`,
        `'${name}' and '${path}' are answers of different kinds, and never the same.`,
      );
  }
  for (const [operation, operands] of Object.entries(field.calculated ?? {}))
    operands.forEach((operand, index) => {
      if (typeof operand === 'string' && isPath(operand) && !siblings.includes(operand.split('/')[0]!))
        fieldAtPath(asking, operand, `${at}/calculated/${operation}/${index}`);
    });
  field.signs?.forEach((path, index) => {
    if (isPath(path)) fieldAtPath(asking, path, `${at}/signs/${index}`);
  });
  const on = field.age?.on;
  if (on !== undefined && !isDay(on) && isPath(on) && fieldAtPath(asking, on, `${at}/age/on`).format !== 'date')
    refuse(asking.section, `${at}/age/on`, `'${on}' is no day.`);
}

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
  const field = fieldAt(other.value as FieldSchema, names, first);
  if (typeof field === 'string') refuse(section, pointer, field);
  return field;
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
