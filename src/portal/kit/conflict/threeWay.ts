import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { differences, merged, nameOf, type Difference } from './differences.ts';

interface Versions {
  /** What both began from. */
  readonly base: SectionAnswers;
  readonly mine: SectionAnswers;
  readonly theirs: SectionAnswers;
}

interface Merge {
  /** Theirs, with every field that only I changed. */
  readonly answers: SectionAnswers;
  /** The fields that both changed, each in another way. */
  readonly conflicts: readonly Difference[];
}

export function threeWay(schema: FieldSchema, { base, mine, theirs }: Versions): Merge {
  const changedBy = (version: SectionAnswers) => new Set(differences(schema, base, version).map(nameOf));
  const [byMe, byThem] = [changedBy(mine), changedBy(theirs)];
  const changedByMe = differences(schema, mine, theirs).filter((difference) => byMe.has(nameOf(difference)));
  return {
    answers: merged(theirs, changedByMe.filter((difference) => !byThem.has(nameOf(difference)))),
    conflicts: changedByMe.filter((difference) => byThem.has(nameOf(difference))),
  };
}
