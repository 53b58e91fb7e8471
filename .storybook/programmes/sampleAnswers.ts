import fc from 'fast-check';
import type { Known } from '#catalogue/binding/reading.ts';
import type { Answers } from '#catalogue/journey.ts';
import type { Option } from '#catalogue/registry/lookups.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { SectionSchema } from '#catalogue/vocabulary.ts';
import { answersTo } from '../../tests/support/answers.ts';
import { sectionOf } from './delivered.ts';
import { lists } from './lists.ts';

const PHOTOGRAPH = '5b6c1c56-5d0e-4f0c-9a55-0d4f8f7c2f10';
const SEED = 7;

export const SAMPLE_FACTS = {
  lastname: 'Okafor',
  firstname: 'Adaeze',
  middlename: 'Ngozi',
  email: 'adaeze.okafor@example.com',
};

/** The answers are valid, and the same each time. */
export function sampleAnswers(
  section: SectionSchema,
  lists: Readonly<Record<string, readonly Option[]>>,
  known?: Known,
): SectionAnswers {
  const options = (lookup: string, parents: readonly unknown[]) =>
    lookup === 'uploads'
      ? [PHOTOGRAPH]
      : (lists[[lookup, ...parents].join('/')]?.slice(0, lookup === 'countries' ? 1 : 12).map(({ id }) => id) ?? []);
  const [answers] = fc.sample(answersTo(section, options, 0, known), { numRuns: 1, seed: SEED });
  return answers as SectionAnswers;
}

/** Of every section of a programme. */
export async function samplesOf(programme: string, steps: readonly { readonly section: string }[]): Promise<Answers> {
  const options = await lists;
  const answers: Record<string, SectionAnswers> = {};
  for (const { section } of steps) {
    const { schema } = await sectionOf(programme, section);
    answers[section] = sampleAnswers(schema, options, { answers, facts: SAMPLE_FACTS, today: '2026-11-02' });
  }
  return answers;
}
