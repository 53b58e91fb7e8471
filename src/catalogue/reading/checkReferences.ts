import { APPLICATION, isPath } from '../binding/reading.ts';
import { pointerParts } from '../pointer.ts';
import { CONDITION_FACTS, FACT_FIELDS } from '../registry/facts.ts';
import type { FieldSchema, SectionSchema } from '../vocabulary.ts';
import { isSound, shapeMistakes } from './checkShape.ts';
import { didYouMean } from './declarationError.ts';
import { mustBePossible, readIn, type ReadAt } from './field/conditions.ts';
import { mustBeOrdered } from './field/dependence.ts';
import { calculationOf, leadsThroughRows, mustBeCalculable } from './field/operands.ts';
import { checkEachField, pathsOut, type DeclaredField, type PathRead, type Shaped } from './field/eachField.ts';
import { knownFieldAt } from './fieldAt.ts';
import { checkEach, Mistakes } from './mistakes.ts';
import { refuse } from './refuse.ts';
import type { Resolved } from './references.ts';

type Sections = ReadonlyMap<string, Resolved>;

/** A section, and those that are answered before it. */
interface Scope extends Shaped {
  readonly name: string;
  readonly before: Sections;
}

/**
 * What a section reads elsewhere is there, and is answered before it.
 * @param order the names of the sections as they come
 */
export function checkReferences(order: readonly string[], sections: Sections): void {
  const before = new Map<string, Resolved>();
  const mistakes = new Mistakes();
  for (const name of order) {
    const section = sections.get(name);
    if (!section) continue;
    const scope = { name, section, wrong: shapeMistakes('section', section), before: new Map(before) };
    mistakes.attempt(() => checkSectionCondition(scope, name === order[0]));
    mistakes.attempt(() =>
      checkEachField(scope, (declared) => checkEach(pathsOut(declared), (read) => checkPath(scope, declared, read))),
    );
    before.set(name, section);
  }
  mistakes.raise();
}

function checkSectionCondition(scope: Scope, isFirst: boolean): void {
  const { section, wrong, before } = scope;
  const { askedWhen } = section.value as SectionSchema;
  if (!askedWhen || !isSound(wrong, '/askedWhen')) return;
  if (isFirst)
    refuse(section, '/askedWhen', 'the first section is asked of everybody: nothing has been answered before it.');
  checkEach(readIn(askedWhen, '/askedWhen'), (read) => {
    if (!isPath(read.path))
      refuse(
        section,
        read.pointer,
        `'${read.path}' is asked in this section itself. Name an answer of a section before it: "${[...before.keys()].at(-1) ?? APPLICATION}/${read.path}".`,
      );
    mustBePossible(section, read, fieldAtPath(scope, read));
  });
}

function checkPath(scope: Scope, declared: DeclaredField, read: PathRead): void {
  const { name, field } = declared;
  const { word, path, pointer } = read;
  const { section } = scope;
  const other = fieldRead(scope, declared, read);
  if (word === 'askedWhen') mustBePossible(section, read, other);
  if (word === 'notBefore' || word === 'notAfter') mustBeOrdered(section, pointer, [name, field], [path, other]);
  if (word === 'calculated') {
    const [first = '', ...names] = path.split('/');
    const [operation, operands] = calculationOf(field);
    const throughRows = leadsThroughRows((scope.before.get(first)?.value ?? {}) as FieldSchema, names);
    mustBeCalculable(section, pointer, { operation, path, field: other, throughRows, isAlone: operands.length === 1 });
  }
  if (other.type === undefined) return;
  if ((word === 'equals' || word === 'differsFrom') && other.type !== field.type)
    refuse(section, pointer, `'${name}' and '${path}' are answers of different kinds, and never the same.`);
  if (word === 'age' && other.format !== 'date') refuse(section, pointer, `'${path}' is not a day.`);
}

/** A section names its own fields by their paths from within groups and rows alone. */
function fieldRead(scope: Scope, { name, pointer }: DeclaredField, read: PathRead): FieldSchema {
  const [, top = '', ...within] = pointerParts(pointer);
  return read.path.startsWith(`${scope.name}/`) && within.length > 0
    ? ownFieldAtPath(scope.section, read, { name, top })
    : fieldAtPath(scope, read);
}

/** Words by which an answer is judged, and judging sees the whole section. */
const REACHING: ReadonlySet<PathRead['word']> = new Set([
  'equals',
  'differsFrom',
  'notBefore',
  'notAfter',
  'age',
  'signs',
]);

/** From within a group or rows, whose field of the section is `top`. */
function ownFieldAtPath(
  section: Resolved,
  { word, path, pointer }: PathRead,
  { name, top }: { readonly name: string; readonly top: string },
): FieldSchema {
  const schema = section.value as SectionSchema;
  const [own = '', ...names] = path.split('/');
  const [asked = ''] = names;
  const order = Object.keys(schema.properties);
  if (!REACHING.has(word))
    refuse(
      section,
      pointer,
      `'${names.join('/')}' is asked around '${top}': within it '${word}' looks at the fields beside it, and at sections before.`,
    );
  if (asked === top) refuse(section, pointer, `'${names.join('/')}' is asked beside '${name}': write its name alone.`);
  if (order.indexOf(asked) > order.indexOf(top))
    refuse(section, pointer, `'${asked}' must be asked before '${top}', which depends on it.`);
  const field = knownFieldAt(section, names, own);
  if (typeof field === 'string') refuse(section, pointer, field);
  if (leadsThroughRows(schema, names))
    refuse(section, pointer, `'${path}' is in rows, and there may be many: name a field that is asked once.`);
  return field ?? {};
}

/** It has no type where nothing is known of the field, which is told there. */
function fieldAtPath({ name, section, before }: Scope, { path, pointer }: ReadAt): FieldSchema {
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
  const field = knownFieldAt(other, names, first);
  if (typeof field === 'string') refuse(section, pointer, field);
  return field ?? {};
}

function factAt(section: Resolved, fact: string, pointer: string): FieldSchema {
  if (!Object.hasOwn(CONDITION_FACTS, fact))
    refuse(
      section,
      pointer,
      `an application has no '${fact}' that a form can look at.${didYouMean(fact, Object.keys(CONDITION_FACTS))}`,
    );
  return FACT_FIELDS[fact]!;
}
