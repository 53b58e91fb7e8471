import { isBlankRow } from '../normalise.ts';
import type { FieldSchema, Message, MustContain, Total } from '../vocabulary.ts';
import { holds, isBelow } from './conditions.ts';
import { answersAt } from './reading.ts';

/** The innermost rows on the way to a path's last name: those of `subjects` for `subjects/subjectId`. */
const rowsOf = (rows: unknown, path: readonly string[]): unknown[] => answersAt(rows, path.slice(0, -1));

const within = (row: unknown) => (name: string) => answersAt(row, name.split('/'))[0];

const counts = (row: unknown, where: MustContain['where']) => where === undefined || holds(where, within(row));

/** Each wanted answer has a row of its own: one row cannot be two of the five credits. */
export function contains(rows: unknown, { of, all, where }: MustContain): boolean {
  const path = of.split('/');
  const given = rowsOf(rows, path)
    .filter((row) => counts(row, where))
    .map((row) => within(row)(path.at(-1)!));
  const taken = new Map<unknown, number>();
  const finds = (index: number, tried: Set<unknown>): boolean =>
    [all[index]].flat().some((answer) => {
      if (tried.has(answer) || !given.includes(answer)) return false;
      tried.add(answer);
      const holder = taken.get(answer);
      if (holder !== undefined && !finds(holder, tried)) return false;
      taken.set(answer, index);
      return true;
    });
  return all.every((_, index) => finds(index, new Set()));
}

export function totalsFit(rows: unknown, totals: readonly Total[]): boolean {
  return totals.every(({ of, where, atLeast = -Infinity, atMost = Infinity }) => {
    const path = of?.split('/') ?? [''];
    const counted = rowsOf(rows, path).filter((row) => counts(row, where));
    const total = of === undefined ? counted.length : sumOf(counted.map((row) => within(row)(path.at(-1)!)));
    return total >= atLeast && total <= atMost;
  });
}

const sumOf = (values: readonly unknown[]): number =>
  values.reduce<number>((sum, value) => sum + (typeof value === 'number' ? value : 0), 0);

/** The number of the first row that stands out of its order, if one does; rows without an answer are passed over. */
export function outOfOrder(
  rows: readonly unknown[],
  column: string,
  direction: 'rising' | 'falling',
): number | undefined {
  let before: unknown;
  for (const [index, row] of rows.entries()) {
    const [answer] = answersAt(row, [column]);
    if (answer === undefined) continue;
    if (before !== undefined && (direction === 'rising' ? isBelow(answer, before) : isBelow(before, answer)))
      return index;
    before = answer;
  }
  return undefined;
}

/** The number of the first row that begins before an earlier one has ended. One without an end lasts on; they may touch. */
export function overlapping(rows: readonly unknown[], [from, to]: readonly [string, string]): number | undefined {
  const spans = rows.map((row) => ({ begins: answersAt(row, [from])[0], ends: answersAt(row, [to])[0] }));
  const index = spans.findIndex(
    (span, at) => span.begins !== undefined && spans.slice(0, at).some((other) => overlap(span, other)),
  );
  return index < 0 ? undefined : index;
}

interface Span {
  readonly begins: unknown;
  readonly ends: unknown;
}

const overlap = (one: Span, other: Span) =>
  other.begins !== undefined && beginsBeforeEnd(one, other) && beginsBeforeEnd(other, one);

const beginsBeforeEnd = ({ begins }: Span, { ends }: Span) => ends === undefined || isBelow(begins, ends);

export const filledRows = ({ items }: FieldSchema, rows: readonly unknown[]): unknown[] =>
  rows.map((row) => (isBlankRow(items, row) ? undefined : row));

/** A row's mistake is told at its column, in the words of the list. */
export function withRowMessages(
  { messages = {}, inOrder = {}, noOverlap }: FieldSchema,
  items: FieldSchema,
): FieldSchema {
  const columns: readonly (readonly [column: string, word: string])[] = [
    ...Object.keys(inOrder).map((column) => [column, 'inOrder'] as const),
    ...(noOverlap ? [[noOverlap[0], 'noOverlap'] as const] : []),
  ];
  if (columns.length === 0 || !items.properties) return items;
  const properties = columns.reduce<Record<string, FieldSchema>>(
    (fields, [column, word]) => ({
      ...fields,
      [column]: { ...fields[column], messages: { ...fields[column]?.messages, [word]: messages[word] as Message } },
    }),
    { ...items.properties },
  );
  return { ...items, properties };
}
