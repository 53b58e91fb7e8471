import { isPath } from '../../binding/reading.ts';
import { childPointer } from '../../pointer.ts';
import type { FieldSchema } from '../../vocabulary.ts';
import { hasSoundWords, type ShapeMistake } from '../checkShape.ts';
import { checkAll, checkEach } from '../mistakes.ts';
import type { Resolved } from '../references.ts';
import { readIn, type ReadAt } from './conditions.ts';

export interface Shaped {
  readonly section: Resolved;
  /** What its shape has wrong. */
  readonly wrong: readonly ShapeMistake[];
}

export interface DeclaredField {
  readonly name: string;
  readonly field: FieldSchema;
  readonly pointer: string;
  /** The names of the group, its own included. */
  readonly siblings: readonly string[];
}

/** Does the check for each field of the section that can be understood, those of groups and rows too. */
export const checkEachField = (shaped: Shaped, check: (declared: DeclaredField) => void): void =>
  checkGroup(shaped, check, shaped.section.value as FieldSchema, '');

function checkGroup(shaped: Shaped, check: (declared: DeclaredField) => void, group: FieldSchema, at: string): void {
  const fields = Object.entries(group.properties ?? {});
  const siblings = fields.map(([name]) => name);
  checkEach(fields, ([name, field]) => {
    const pointer = childPointer(`${at}/properties`, name);
    if (shaped.section.isHole(pointer) || !hasSoundWords(shaped.wrong, pointer)) return;
    checkAll(
      () => check({ name, field, pointer, siblings }),
      () => checkGroup(shaped, check, field.items ?? field, field.items ? `${pointer}/items` : pointer),
    );
  });
}

/** Each name or path of `differsFrom`, with its place below the field. */
export const othersOf = ({ differsFrom }: FieldSchema): readonly (readonly [other: string, place: string])[] => {
  if (typeof differsFrom === 'string') return [[differsFrom, 'differsFrom']];
  return (differsFrom ?? []).map((other, index) => [other, `differsFrom/${index}`] as const);
};

const COMPARING = ['equals', 'notBefore', 'notAfter'] as const satisfies (keyof FieldSchema)[];

export interface PathRead extends ReadAt {
  readonly word: 'askedWhen' | 'calculated' | 'signs' | 'age' | 'differsFrom' | (typeof COMPARING)[number];
}

/** Every path that leads out of the section. One into rows beside the field does not. */
export function pathsOut({ field, pointer, siblings }: DeclaredField): PathRead[] {
  const at = (word: PathRead['word'], path: string | undefined, place: string = word): PathRead[] =>
    path !== undefined && isPath(path) ? [{ word, path, pointer: `${pointer}/${place}`, wanted: undefined }] : [];
  return [
    ...(field.askedWhen ? readIn(field.askedWhen, `${pointer}/askedWhen`) : [])
      .filter(({ path }) => isPath(path))
      .map((read) => ({ ...read, word: 'askedWhen' as const })),
    ...COMPARING.flatMap((word) => at(word, field[word])),
    ...othersOf(field).flatMap(([path, place]) => at('differsFrom', path, place)),
    ...Object.entries(field.calculated ?? {}).flatMap(([operation, operands]) =>
      operands.flatMap((operand, index) =>
        typeof operand === 'string' && !siblings.includes(operand.split('/')[0]!)
          ? at('calculated', operand, `calculated/${operation}/${index}`)
          : [],
      ),
    ),
    ...(field.signs ?? []).flatMap((path, index) => at('signs', path, `signs/${index}`)),
    ...at('age', field.age?.on, 'age/on'),
  ];
}
