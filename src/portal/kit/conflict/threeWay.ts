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
  /** Theirs, with every field that only I changed, and what either chose. */
  readonly answers: SectionAnswers;
  /** The fields that both changed, each in another way. */
  readonly conflicts: readonly Difference[];
}

export function threeWay(schema: FieldSchema, { base, mine, theirs }: Versions): Merge {
  const changedBy = (version: SectionAnswers) => new Set(differences(schema, base, version).map(nameOf));
  const [byMe, byThem] = [changedBy(mine), changedBy(theirs)];
  const changedByMe = differences(schema, mine, theirs).filter((difference) => byMe.has(nameOf(difference)));
  const byBoth = changedByMe.filter((difference) => byThem.has(nameOf(difference)));
  const choices = byBoth.filter(isChoices).map((difference) => ({ ...difference, mine: ofBoth(difference, base) }));
  return {
    answers: merged(theirs, [...changedByMe.filter((difference) => !byThem.has(nameOf(difference))), ...choices]),
    conflicts: byBoth.filter((difference) => !isChoices(difference)),
  };
}

/** A list of plain answers has no order: what one of two added or took away says nothing of what the other did. */
const isChoices = ({ field: { items } }: Difference): boolean => items !== undefined && !items.properties;

function ofBoth({ path, mine, theirs }: Difference, base: SectionAnswers): unknown[] {
  const [before, one, other] = [
    path.reduce<unknown>((at, name) => (at as SectionAnswers | undefined)?.[name], base),
    mine,
    theirs,
  ].map((list) => (Array.isArray(list) ? (list as unknown[]) : []));
  return [...new Set([...one!, ...other!])].filter(
    (each) => !before!.includes(each) || (one!.includes(each) && other!.includes(each)),
  );
}
