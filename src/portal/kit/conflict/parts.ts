import { isAnswers } from '#catalogue/normalise.ts';
import { rowTitle } from '#catalogue/rowTitle.ts';
import type { SectionAnswers } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import type { Difference } from './differences.ts';
import { sameAnswers } from './sameAnswers.ts';

/** What of a difference is shown: of a list only its differing rows, and of those only the questions that differ. */
export interface Part extends Pick<Difference, 'field' | 'mine' | 'theirs' | 'siblings'> {
  /** 'First Sitting, Exam Number'; empty where the difference's own title says it. */
  readonly title: string;
}

type Version = 'mine' | 'theirs';
type Pair = Readonly<Record<Version, SectionAnswers | undefined>>;

export function partsOf(difference: Pick<Difference, 'field' | 'mine' | 'theirs' | 'siblings'>): readonly Part[] {
  const parts = partsOfList(difference);
  return parts.length > 0 ? parts : [{ title: '', ...difference }];
}

/** None of what is no list, nor of lists that differ in blank rows alone. */
function partsOfList({ field, mine, theirs, siblings }: Parameters<typeof partsOf>[0]): readonly Part[] {
  const { items } = field;
  if (!items?.properties) return [];
  return pairsOf(field, rowsIn(mine), rowsIn(theirs)).flatMap((pair, index) => {
    if (sameAnswers(pair.mine, pair.theirs)) return [];
    if (field.uniqueBy || !pair.mine || !pair.theirs)
      return [
        {
          title: field.uniqueBy ? '' : rowTitle(field, index),
          field,
          mine: asRows(pair.mine),
          theirs: asRows(pair.theirs),
          siblings,
        },
      ];
    return withinRow(items, rowTitle(field, index), { mine: pair.mine, theirs: pair.theirs });
  });
}

function withinRow(
  { properties = {} }: FieldSchema,
  row: string,
  pair: { readonly mine: SectionAnswers; readonly theirs: SectionAnswers },
): Part[] {
  return Object.entries(properties)
    .filter(([name]) => !sameAnswers(pair.mine[name], pair.theirs[name]))
    .flatMap(([name, field]) =>
      partsOf({ field, mine: pair.mine[name], theirs: pair.theirs[name], siblings: pair }).map((part) => ({
        ...part,
        title: [row, part.title || (field.title ?? name)].filter(Boolean).join(', '),
      })),
    );
}

/** Rows that are told apart by an answer belong together by it, all others by their place. */
function pairsOf(
  { uniqueBy }: FieldSchema,
  mine: readonly SectionAnswers[],
  theirs: readonly SectionAnswers[],
): Pair[] {
  if (!uniqueBy)
    return Array.from({ length: Math.max(mine.length, theirs.length) }, (_, index) => ({
      mine: mine[index],
      theirs: theirs[index],
    }));
  const keys = [...new Set([...mine, ...theirs].map((row) => row[uniqueBy]))];
  const find = (rows: readonly SectionAnswers[], key: unknown) => rows.find((row) => row[uniqueBy] === key);
  return keys.map((key) => ({ mine: find(mine, key), theirs: find(theirs, key) }));
}

const rowsIn = (value: unknown): readonly SectionAnswers[] =>
  Array.isArray(value) ? value.filter(isAnswers).filter((row) => !sameAnswers(row, {})) : [];

const asRows = (row: SectionAnswers | undefined) => row && [row];
