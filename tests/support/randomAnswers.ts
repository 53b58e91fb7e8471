import fc from 'fast-check';
import { bindSection } from '#catalogue/binding/bindSection.ts';
import { calculateWithin } from '#catalogue/binding/calculating.ts';
import type { Known } from '#catalogue/binding/reading.ts';
import { normalise, withoutBlankRows } from '#catalogue/normalise.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { SectionSchema } from '#catalogue/vocabulary.ts';
import { answersTo, type OptionsOf } from './answers.ts';

/** Right answers to a section as they are stored: others for each seed, the same each time. */
export const randomAnswers =
  (seed: number) =>
  (section: SectionSchema, options: OptionsOf, known: Known): SectionAnswers => {
    const { schema } = bindSection({ schema: section, validate: () => true }, known);
    const [typed] = fc.sample(answersTo(section, options, 0, known), { numRuns: 1, seed });
    const answers = withoutBlankRows(schema, normalise(schema, typed)) as SectionAnswers;
    calculateWithin(section, answers, known);
    return answers;
  };
