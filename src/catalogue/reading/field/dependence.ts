import { isPath } from '../../binding/reading.ts';
import { LOOKUPS } from '../../registry/lookups.ts';
import type { FieldSchema } from '../../vocabulary.ts';
import { didYouMean } from '../declarationError.ts';
import { checkEach } from '../mistakes.ts';
import { refuse } from '../refuse.ts';
import type { Resolved } from '../references.ts';
import { mustBePossible, readIn } from './conditions.ts';
import { othersOf } from './eachField.ts';
import { KINDS, type FieldCheck, type FieldPlace, type Type } from './fieldPlace.ts';

export const lookup: FieldCheck = ({ section, pointer, field, name, above, siblings }) => {
  const orphan = (['lookupBy', 'requiredWhenOptions'] as const).find((word) => field[word] !== undefined);
  if (!field.lookup) {
    if (orphan) refuse(section, `${pointer}/${orphan}`, `'${orphan}' needs a lookup.`);
    return;
  }
  const parents: readonly string[] = LOOKUPS[field.lookup as keyof typeof LOOKUPS]?.by ?? [];
  const given = field.lookupBy ?? [];
  if (given.length !== parents.length) {
    const wanted =
      parents.length === 0
        ? 'on no other field'
        : `on ${parents.length === 1 ? 'one field' : `${parents.length} fields`} (${parents.join(', ')})`;
    refuse(
      section,
      given.length ? `${pointer}/lookupBy` : `${pointer}/lookup`,
      `the list '${field.lookup}' depends ${wanted}, and '${name}' names ${given.length === 0 ? `none: say "lookupBy": ${JSON.stringify(parents)}` : given.length}.`,
    );
  }
  given.forEach((parent, index) =>
    mustBeAbove(parent, { section, pointer: `${pointer}/lookupBy/${index}`, name, above, siblings }),
  );
};

/** Paths into other sections are judged with the whole programme. */
export const conditionFits: FieldCheck = ({ section, pointer, field, name, above, siblings }) => {
  if (!field.askedWhen) return;
  checkEach(readIn(field.askedWhen, `${pointer}/askedWhen`), (read) => {
    if (isPath(read.path)) return;
    mustBeAbove(read.path, { section, pointer: read.pointer, name, above, siblings });
    const parent = above.get(read.path)!;
    if (parent.calculated)
      refuse(
        section,
        read.pointer,
        `'${read.path}' is calculated when the section is saved: only a later section can look at it.`,
      );
    mustBePossible(section, read, parent);
  });
};

export const differsFrom: FieldCheck = (place) =>
  checkEach(othersOf(place.field), ([other, at]) => {
    if (!isPath(other)) mustBeDifferent({ ...place, pointer: `${place.pointer}/${at}` }, other);
  });

function mustBeDifferent({ section, pointer, field, name, siblings, group, around }: FieldPlace, other: string): void {
  if (other === name) refuse(section, pointer, `'${name}' cannot differ from itself.`);
  if (!siblings.includes(other) && !around.has(other))
    refuse(
      section,
      pointer,
      `there is no field '${other}' beside '${name}'.${didYouMean(
        other,
        [...siblings, ...around.keys()].filter((known) => known !== name),
      )}`,
    );
  const compared = group.properties?.[other] ?? around.get(other) ?? {};
  if (!areOfOneKind(field, compared))
    refuse(
      section,
      pointer,
      `'${name}' and '${other}' can never be the same, so nothing would be refused: ${kindOf(field)} is not compared with ${kindOf(compared)}.`,
    );
}

export const equals: FieldCheck = (place) => {
  const { section, pointer, field, name } = place;
  const other = field.equals;
  if (other === undefined || isPath(other)) return;
  const at = `${pointer}/equals`;
  const compared = fieldAround(other, { ...place, pointer: at });
  if (!areOfOneKind(field, compared))
    refuse(
      section,
      at,
      `nobody can answer '${name}', which can never be the same as '${other}': ${kindOf(field)} is not compared with ${kindOf(compared)}.`,
    );
};

/** Two lists may have the same entries: the departments of a faculty, and all departments. A type may not be known. */
const areOfOneKind = (one: FieldSchema, other: FieldSchema): boolean =>
  other.type === undefined || (one.type === other.type && (one.lookup === undefined) === (other.lookup === undefined));

const kindOf = ({
  type,
  lookup,
}: {
  readonly type?: Type | undefined;
  readonly lookup?: string | undefined;
}): string => (lookup === undefined ? KINDS[type!] : `an answer of the list '${lookup}'`);

const ordered =
  (word: 'notBefore' | 'notAfter'): FieldCheck =>
  (place) => {
    const { section, pointer, field, name } = place;
    const other = field[word];
    if (other === undefined || isPath(other)) return;
    const at = `${pointer}/${word}`;
    mustBeOrdered(section, at, [name, field], [other, fieldAround(other, { ...place, pointer: at })]);
  };

export const notBefore = ordered('notBefore');
export const notAfter = ordered('notAfter');

type Named = readonly [name: string, field: FieldSchema];

export function mustBeOrdered(
  section: Resolved,
  at: string,
  [name, field]: Named,
  [other, { type, format }]: Named,
): void {
  // Its reference leads nowhere, which is told there.
  if (type === undefined) return;
  const isOrdered = type === field.type && (type !== 'string' || (format === 'date' && field.format === 'date'));
  if (!isOrdered)
    refuse(section, at, `'${name}' and '${other}' cannot be compared: both must be numbers, or both days.`);
}

/** Each of the two fields says it, so that each has its message and either can be read alone. */
export const togetherWith: FieldCheck = ({ section, pointer, field, name, group }) => {
  const other = field.togetherWith;
  if (other === undefined) return;
  const at = `${pointer}/togetherWith`;
  const siblings = Object.keys(group.properties ?? {}).filter((known) => known !== name);
  if (other === name) refuse(section, at, `'${name}' always comes together with itself.`);
  if (!siblings.includes(other))
    refuse(section, at, `there is no field '${other}' beside '${name}'.${didYouMean(other, siblings)}`);
  if (group.properties?.[other]?.togetherWith !== name)
    refuse(section, at, `'${other}' must say "togetherWith": "${name}" too.`);
};

type Reference = Pick<FieldPlace, 'section' | 'pointer' | 'name' | 'above' | 'siblings'>;

/** The field that a rule names: above it, or above the groups and rows that it is in. */
export function fieldAround(
  named: string,
  { around, ...reference }: Reference & Pick<FieldPlace, 'around'>,
): FieldSchema {
  const reached = new Map([...[...around].filter(([name]) => !reference.siblings.includes(name)), ...reference.above]);
  mustBeAbove(named, { ...reference, above: reached });
  return reached.get(named)!;
}

/** An applicant reads from top to bottom, so a field depends only on fields above it. */
export function mustBeAbove(parent: string, { section, pointer, name, above, siblings }: Reference): void {
  if (above.has(parent)) return;
  if (parent === name) refuse(section, pointer, `'${name}' cannot depend on itself.`);
  if (siblings.includes(parent))
    refuse(section, pointer, `'${parent}' must be asked before '${name}', which depends on it.`);
  refuse(section, pointer, `there is no field '${parent}' above '${name}'.${didYouMean(parent, above.keys())}`);
}
