import { isAnswers } from '#catalogue/normalise.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { UPLOADS } from '#catalogue/registry/lookups.ts';
import { displayAnswer } from '#rules/displayAnswer.ts';
import type { Platform } from '../../platform/platform.ts';

type Fact = [label: string, words: string];

/** Question and answer, in words, as an officer or a printed page has them. */
export function inWords(
  { lookups }: Pick<Platform, 'lookups'>,
  { properties = {} }: FieldSchema,
  answers: SectionAnswers,
): Fact[] {
  return Object.entries(properties).flatMap(([name, field]): Fact[] => {
    const answer = answers[name];
    if (answer === undefined || field.lookup === UPLOADS) return [];
    if (field.properties && isAnswers(answer)) return inWords({ lookups }, field, answer);
    if (field.items && Array.isArray(answer))
      return answer.map((row: SectionAnswers, index) => [
        `${field.items!.title ?? field.title} ${index + 1}`,
        inWords({ lookups }, field.items!, row)
          .map(([, words]) => words)
          .join(', '),
      ]);
    return [[field.title ?? name, wordsOf(lookups, field, answer)]];
  });
}

function wordsOf(lookups: Platform['lookups'], { lookup, format }: FieldSchema, answer: unknown): string {
  if (lookup) return lookups.nameOf(lookup, answer) ?? String(answer);
  return displayAnswer(answer, format);
}
