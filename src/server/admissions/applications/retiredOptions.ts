import { withFacts } from '#catalogue/prefill.ts';
import { isAnswers } from '#catalogue/normalise.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import type { RetiredOption } from '#contract/admissions/applications.ts';
import type { Lookups } from '../../platform/lookups/lookups.ts';
import type { Application } from './service.ts';

/** What this application holds already stays right for it, though nobody is offered it any more. */
export function retiredOptionsOf(lookups: Pick<Lookups, 'retired'>, application: Application): RetiredOption[] {
  const options = Object.entries(application.programme.sections).flatMap(([section, schema]) =>
    retiredIn(schema, withFacts(schema, application.answers[section] ?? {}, application.facts), lookups),
  );
  return [...new Map(options.map((option) => [`${option.list}/${option.id}`, option])).values()];
}

function retiredIn(
  { items, properties = {} }: FieldSchema,
  answer: unknown,
  lookups: Pick<Lookups, 'retired'>,
): RetiredOption[] {
  if (items && Array.isArray(answer)) return answer.flatMap((row) => retiredIn(items, row, lookups));
  if (!isAnswers(answer)) return [];
  return Object.entries(properties).flatMap(([name, field]) => {
    const { lookup, lookupBy = [] } = field;
    if (!lookup || answer[name] === undefined) return retiredIn(field, answer[name], lookups);
    const parents = lookupBy.map((parent) => answer[parent]);
    return lookups
      .retired(lookup, parents)
      .filter(({ id }) => id === answer[name])
      .map((option) => ({ list: listKey(lookup, parents), ...option }));
  });
}

export const listKey = (lookup: string, parents: readonly unknown[]): string => [lookup, ...parents].join('/');
