import { withFacts } from '#catalogue/prefill.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { SectionSchema } from '#catalogue/vocabulary.ts';
import type { ReadOnlyFacts } from './sectionFormProps.ts';

/** The rows that are there without being added (`minItems`) open empty. */
export function openingAnswers(schema: SectionSchema, answers: SectionAnswers, facts: ReadOnlyFacts): SectionAnswers {
  const filled = withFacts(schema, answers, facts) as SectionAnswers;
  const lists = Object.entries(schema.properties).filter(
    ([name, { minItems, items, widget }]) =>
      minItems && items?.required && widget !== 'rows' && !Array.isArray(filled[name]),
  );
  return {
    ...filled,
    ...Object.fromEntries(lists.map(([name, { minItems }]) => [name, Array.from({ length: minItems! }, () => ({}))])),
  };
}
