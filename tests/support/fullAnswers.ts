import fc from 'fast-check';
import { isAnswers, normalise } from '#catalogue/normalise.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { SectionSchema } from '#catalogue/vocabulary.ts';
import { answersTo, type OptionsOf } from './answers.ts';

const TRIES = 40;

/** Right answers to a section, the same each time: of many, those in which the most is asked. */
export function fullAnswers(section: SectionSchema, options: OptionsOf): SectionAnswers {
  const tries = fc
    .sample(answersTo(section, options, 0), { numRuns: TRIES, seed: 7 })
    .map((answers) => normalise(section, answers) as SectionAnswers);
  return tries.reduce((fullest, other) => (countOf(other) > countOf(fullest) ? other : fullest));
}

const countOf = (value: unknown): number => {
  if (Array.isArray(value)) return value.reduce<number>((sum, part) => sum + countOf(part), 0);
  return isAnswers(value) ? Object.values(value).reduce<number>((sum, part) => sum + countOf(part), 0) : 1;
};
