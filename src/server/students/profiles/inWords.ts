import { isAnswers } from '#catalogue/normalise.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import { UPLOADS } from '#catalogue/registry/lookups.ts';
import { textOf, type Names } from '../../kit/answers/textOf.ts';

type Fact = [label: string, words: string];

const NOT_SHOWN = 'Not shown here, as it is sensitive';

/** Question and answer, in words, as an officer or a printed page has them. @param isOwn for the student, who reads what is sensitive too */
export function inWords(
  names: Names,
  { properties = {} }: FieldSchema,
  answers: SectionAnswers,
  isOwn: boolean,
): Fact[] {
  return Object.entries(properties).flatMap(([name, field]): Fact[] => {
    const answer = answers[name];
    if (answer === undefined || field.lookup === UPLOADS) return [];
    if (field.sensitive && !isOwn) return [[field.title ?? name, NOT_SHOWN]];
    if (field.properties && isAnswers(answer)) return inWords(names, field, answer, isOwn);
    if (field.items?.properties && Array.isArray(answer))
      return answer.map((row: SectionAnswers, index) => [
        `${field.items!.title ?? field.title} ${index + 1}`,
        inWords(names, field.items!, row, isOwn)
          .map(([, words]) => words)
          .join(', '),
      ]);
    return [[field.title ?? name, textOf({ field, value: answer }, names) ?? '']];
  });
}
