/** Whom an assignment is for; null is any. */
export interface Selector {
  readonly programmeId: number | null;
  readonly departmentId: number | null;
  readonly levelId: number | null;
  readonly entrySessionId: number | null;
  readonly isIndigene: boolean | null;
  readonly tag: string | null;
  readonly genderId: number | null;
}

/** Where a student stands in the session. */
export interface Facts {
  readonly programmeId: number;
  readonly departmentId: number;
  readonly levelId: number;
  readonly entrySessionId: number;
  readonly isIndigene: boolean;
  readonly tags: readonly string[];
  readonly genderId: number | null;
}

export const ANYBODY: Selector = {
  programmeId: null,
  departmentId: null,
  levelId: null,
  entrySessionId: null,
  isIndigene: null,
  tag: null,
  genderId: null,
};

/** From the most specific one. */
const SELECTORS = [
  'programmeId',
  'departmentId',
  'levelId',
  'entrySessionId',
  'isIndigene',
  'tag',
  'genderId',
] as const satisfies readonly (keyof Selector)[];

export const holdsFor = (selector: Selector, facts: Facts): boolean =>
  SELECTORS.every(
    (name) =>
      selector[name] === null || (name === 'tag' ? facts.tags.includes(selector.tag!) : selector[name] === facts[name]),
  );

/**
 * Below zero where the first one wins: the first selector that only one of them names decides. Two rules that name the
 * same differ in their tag alone, where both hold: the tag that comes first in the alphabet wins.
 */
export function beats(one: Selector, other: Selector): number {
  const decides = SELECTORS.find((name) => (one[name] === null) !== (other[name] === null));
  if (decides) return one[decides] === null ? 1 : -1;
  return (one.tag ?? '') < (other.tag ?? '') ? -1 : 1;
}

/** Some student may be both. Two tags can be of one student. */
export const canMeet = (one: Selector, other: Selector): boolean =>
  SELECTORS.every((name) => name === 'tag' || one[name] === null || other[name] === null || one[name] === other[name]);

/** Whoever the first is for, the second is for too. */
export const isWithin = (one: Selector, other: Selector): boolean =>
  SELECTORS.every((name) => other[name] === null || one[name] === other[name]);
