import { isAnswers } from '#catalogue/normalise.ts';
import type { Condition, FieldSchema } from '#catalogue/vocabulary.ts';

type Row = Record<string, unknown>;

/** Rows changed so that they meet what is said of them all together; what is said of one alone they meet already. */
export function meetingRules(field: FieldSchema, rows: readonly Row[]): readonly Row[] {
  const { mustContain, inOrder = {}, noOverlap, totals = [] } = field;
  const met = rows.map((row) => ({ ...row }));
  if (mustContain) contain(innermost(met, mustContain.of), field, mustContain);
  for (const { of, where, atLeast, atMost } of totals) {
    const counted = of === undefined ? met : innermost(met, of);
    if (where) for (const row of counted.slice(0, atLeast ?? 0)) Object.assign(row, plainly(where));
    if (of !== undefined) spread(counted, of.split('/').at(-1)!, [atLeast ?? 0, atMost ?? Infinity]);
  }
  if (noOverlap) apart(met, noOverlap);
  for (const [column, direction] of Object.entries(inOrder)) sort(met, column, direction === 'rising' ? 1 : -1);
  return met;
}

/** The rows that hold the last name of a path: the sittings' subjects. */
function innermost(rows: readonly Row[], path: string): Row[] {
  return path
    .split('/')
    .slice(0, -1)
    .reduce<Row[]>(
      (at, name) => at.flatMap((row) => ((row[name] ?? []) as unknown[]).filter(isAnswers) as Row[]),
      [...rows],
    );
}

function contain(
  rows: Row[],
  { items }: FieldSchema,
  { of, all, where }: NonNullable<FieldSchema['mustContain']>,
): void {
  const column = of.split('/').at(-1)!;
  const taken = new Set<Row>();
  for (const answers of all) {
    const answer = [answers].flat()[0];
    const holder =
      rows.find((row) => row[column] === answer) ?? rows.find((row) => !taken.has(row) && !wanted(all, row[column]));
    if (!holder)
      throw new Error(
        `'${items?.title}' has fewer rows than its 'mustContain' names: tests/support/answers makes too few`,
      );
    Object.assign(holder, { [column]: answer }, where && plainly(where));
    taken.add(holder);
  }
}

const wanted = (all: readonly unknown[], answer: unknown) => all.some((answers) => [answers].flat()[0] === answer);

/** The first answer that each part of a plain condition wants. */
const plainly = (condition: Condition): Row =>
  Object.fromEntries(Object.entries(condition).map(([name, answers]) => [name, [answers].flat()[0]]));

function spread(rows: Row[], column: string, [least, most]: readonly [number, number]): void {
  const share = Math.min(Math.ceil(least / Math.max(1, rows.length)), most);
  for (const row of rows) row[column] = Math.min(Math.max(Number(row[column]), share), Math.floor(most / rows.length));
}

const byValue = (a: unknown, b: unknown) => ((a as number) < (b as number) ? -1 : 1);

/** All ends in one order, two to a row. */
function apart(rows: Row[], [from, to]: readonly [string, string]): void {
  const ends = rows.flatMap((row) => [row[from], row[to] ?? row[from]]).sort(byValue);
  rows.forEach((row, index) => {
    row[from] = ends[2 * index];
    if (row[to] !== undefined || index < rows.length - 1) row[to] = ends[2 * index + 1];
  });
}

function sort(rows: Row[], column: string, sign: number): void {
  if (rows.some((row) => row[column] === undefined)) return;
  const sorted = [...rows].sort((a, b) => sign * byValue(a[column], b[column]));
  rows.splice(0, rows.length, ...sorted);
}
