import type { Answer } from '#catalogue/vocabulary.ts';
import { isLookup, UPLOADS } from '#catalogue/registry/lookups.ts';
import type { Lookups } from '../../../platform/lookups/lookups.ts';
import type { AskedQuestion } from './asked.ts';

export interface AnswerOption {
  readonly id: Answer;
  readonly name: string;
}

/** What could be chosen in any version, by its newest name; what is offered no more is among it. Null where nothing is chosen. */
export function optionsOf(
  { kind, fields }: Pick<AskedQuestion, 'kind' | 'fields'>,
  lookups: Pick<Lookups, 'whole' | 'retired'>,
): AnswerOption[] | null {
  if (kind === 'yes-no')
    return [
      { id: true, name: 'Yes' },
      { id: false, name: 'No' },
    ];
  if (kind !== 'choice' && kind !== 'several') return null;
  const all = fields.flatMap((field): AnswerOption[] => {
    const { lookup, entries, enum: answers } = field.items?.properties ? field : { ...field, ...field.items };
    if (entries) return entries.map(({ id, name }) => ({ id, name }));
    if (answers) return answers.map((answer) => ({ id: answer, name: String(answer) }));
    return lookup && lookup !== UPLOADS && isLookup(lookup) ? inList(lookup, lookups) : [];
  });
  return [...new Map(all.toReversed().map((option) => [option.id, option])).values()].toReversed();
}

/** Under all parents. */
const inList = (lookup: Parameters<Lookups['whole']>[0], lookups: Pick<Lookups, 'whole' | 'retired'>): AnswerOption[] =>
  lookups.whole(lookup).flatMap(([key, offered]) => [
    ...offered,
    ...lookups.retired(
      lookup,
      key === lookup
        ? []
        : key
            .slice(lookup.length + 1)
            .split('/')
            .map(Number),
    ),
  ]);
