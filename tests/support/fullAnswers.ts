import fc from 'fast-check';
import { bindSection } from '#catalogue/binding/bindSection.ts';
import { calculateWithin } from '#catalogue/binding/calculating.ts';
import type { Known } from '#catalogue/binding/reading.ts';
import { isAnswers, normalise } from '#catalogue/normalise.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { SectionSchema } from '#catalogue/vocabulary.ts';
import { answersTo, NOTHING_KNOWN, type OptionsOf } from './answers.ts';

const TRIES = 40;
/** Of which some must do more than be right. */
const FITTING_TRIES = 400;

/** Right answers to a section, the same each time: of many, those in which the most is asked. */
export function fullAnswers(
  section: SectionSchema,
  options: OptionsOf,
  known: Known = NOTHING_KNOWN,
  fits?: (answers: SectionAnswers) => boolean,
): SectionAnswers {
  const { schema } = bindSection({ schema: section, validate: () => true }, known);
  const tries = fc
    .sample(answersTo(section, options, 0, known), { numRuns: fits ? FITTING_TRIES : TRIES, seed: 7 })
    .map((answers) => calculated(section, normalise(schema, answers) as SectionAnswers, known))
    .filter((answers) => fits?.(answers) ?? true);
  return tries.reduce((fullest, other) => (countOf(other) > countOf(fullest) ? other : fullest));
}

/** What is calculated is stored with what is answered. */
function calculated(section: SectionSchema, answers: SectionAnswers, known: Known): SectionAnswers {
  calculateWithin(section, answers, known);
  return answers;
}

const countOf = (value: unknown): number => {
  if (Array.isArray(value)) return value.reduce<number>((sum, part) => sum + countOf(part), 0);
  return isAnswers(value) ? Object.values(value).reduce<number>((sum, part) => sum + countOf(part), 0) : 1;
};
