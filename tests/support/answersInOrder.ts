import type { Known } from '#catalogue/binding/reading.ts';
import type { Answers } from '#catalogue/journey.ts';
import { withFacts, type ApplicantFacts } from '#catalogue/prefill.ts';
import type { Programme } from '#catalogue/programme.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { SectionSchema } from '#catalogue/vocabulary.ts';
import { factsOf } from '#server/admissions/applications/known.ts';
import { journeyOf } from '#server/admissions/applications/record.ts';
import { NOTHING_KNOWN, type OptionsOf } from './answers.ts';
import { fullAnswers } from './fullAnswers.ts';

/** Right answers to each section that is asked, by those before it. @param until the section that is left to be answered @param answersOf one section's */
export function answersInOrder(
  programme: Pick<Programme, 'id' | 'chart' | 'sections'>,
  facts: Partial<ApplicantFacts>,
  options: OptionsOf,
  until?: string,
  answersOf: (section: SectionSchema, options: OptionsOf, known: Known) => SectionAnswers = fullAnswers,
): Answers {
  const answers: Record<string, SectionAnswers> = {};
  const next = () => journeyOf(programme as Programme, answers, null, facts).next;
  for (let section = next(); section !== null && section !== until; section = next()) {
    const schema = programme.sections[section]!;
    const known = { ...NOTHING_KNOWN, answers, facts: factsOf({ programme, facts }) };
    answers[section] = withFacts(schema, answersOf(schema, options, known), facts) as SectionAnswers;
  }
  return answers;
}
