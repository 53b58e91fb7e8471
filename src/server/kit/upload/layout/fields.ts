import type { UploadTarget } from '../target.ts';
import type { MatchedField } from './matchedField.ts';
import { extraNameFields, insteadOf } from './nameFields.ts';
import { SYNONYMS } from './synonyms.ts';

/** What matching knows of a list. */
export type MatchedTarget = Pick<
  UploadTarget,
  'headings' | 'needed' | 'marks' | 'aliases' | 'synonyms' | 'kinds' | 'name' | 'instead'
>;

/** What a column of a file may be: the list's own columns, and a name in another number of columns than the list has. */
export function matchedFields(target: MatchedTarget): readonly MatchedField[] {
  const { headings, needed = Object.keys(headings), marks = {}, aliases = {}, synonyms = {}, kinds = {} } = target;
  const own = Object.entries({ ...headings, ...marks }).map(([field, heading]): MatchedField => {
    const kind = kinds[field];
    const instead = headings[target.instead?.[field] ?? ''] ?? insteadOf(target, field);
    return {
      heading,
      synonyms: [
        ...Object.keys(aliases).filter((alias) => aliases[alias] === heading),
        ...(synonyms[field] ?? []),
        ...(SYNONYMS[field] ?? []),
      ],
      ...(kind && { kind }),
      ...(instead && { instead }),
      isNeeded: needed.includes(field) && field in headings,
    };
  });
  const taken = new Set(own.map(({ heading }) => heading));
  return [...own, ...extraNameFields(target).filter(({ heading }) => !taken.has(heading))];
}
