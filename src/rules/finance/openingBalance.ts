import { foldText } from '../text/foldText.ts';
import { statementKobo } from './statementLine.ts';

/** Kobo by the head of a fee. */
export type Debts = Readonly<Record<string, number>>;

export interface Opening {
  readonly debts: Debts;
  readonly creditKobo: number;
  /** How sums were read that may be read otherwise; '' where there is one way. */
  readonly reading: string;
}

/** The head of a balance of which a file names none. */
const NO_HEAD = 'other';

const NO_AMOUNT = 'this is no amount: please write it as 10,000.50';

/**
 * What a row says is owed. Heads that make up what is outstanding are what is owed. Where less is outstanding they are what was charged:
 * what was paid has paid the heads in their order, and the last ones are owed. Nothing outstanding is no debt, and below zero it is credit:
 * its heads are not read.
 * @param heads cells by head, in the order in which they are paid @param outstanding undefined where the file has no such column
 * @returns the mistakes by field instead, where a cell is no amount or the sums cannot be
 */
export function readOpening(
  heads: Readonly<Record<string, string>>,
  outstanding: string | undefined,
): Opening | { readonly mistakes: Readonly<Record<string, string>> } {
  const mistakes: Record<string, string> = {};
  const read = (field: string, text: string): number => {
    const kobo = statementKobo(text);
    if (kobo === undefined) mistakes[field] = NO_AMOUNT;
    return kobo ?? 0;
  };
  const leftKobo = outstanding === undefined ? undefined : read('outstanding', outstanding);
  if (leftKobo !== undefined && leftKobo <= 0 && !mistakes['outstanding'])
    return { debts: {}, creditKobo: 0 - leftKobo, reading: readingOf(heads) };
  const sums = Object.entries(heads).map(([head, text]) => [head, read(head, text)] as const);
  for (const [head, kobo] of sums)
    if (kobo < 0) mistakes[head] = 'this is below zero: please write a credit under Outstanding alone';
  if (Object.keys(mistakes).length > 0) return { mistakes };
  const totalKobo = sums.reduce((total, [, kobo]) => total + kobo, 0);
  const dueKobo = leftKobo ?? totalKobo;
  if (dueKobo === 0) return { debts: {}, creditKobo: 0, reading: '' };
  if (totalKobo === 0) return { debts: { [NO_HEAD]: dueKobo }, creditKobo: 0, reading: '' };
  if (totalKobo < dueKobo)
    return { mistakes: { outstanding: 'the fees of this row make less than what is outstanding' } };
  return {
    debts: leftOf(sums, totalKobo - dueKobo),
    creditKobo: 0,
    reading: totalKobo === dueKobo ? '' : 'what was paid is taken off the fees in the order of the columns',
  };
}

/** Of a row that owes nothing no head is added up, so a word among them does no harm. */
const readingOf = (heads: Readonly<Record<string, string>>): string =>
  Object.values(heads).some((text) => statementKobo(text) === undefined)
    ? 'nothing is owed: the words among the fees are not read'
    : '';

function leftOf(sums: readonly (readonly [string, number])[], paidKobo: number): Debts {
  let left = paidKobo;
  return Object.fromEntries(
    sums.flatMap(([head, kobo]) => {
      const paid = Math.min(left, kobo);
      left -= paid;
      return kobo > paid ? [[head, kobo - paid]] : [];
    }),
  );
}

export const debtOf = (debts: Debts): number => Object.values(debts).reduce((total, kobo) => total + kobo, 0);

/** What is owed of a session has been due since its last day, the 31st of August, and since the cut-over day of one that goes on. */
export function openingDueOn(session: string, cutOverDay: string): string {
  const end = `${Number(session.slice(0, 4)) + 1}-08-31`;
  return end < cutOverDay ? end : cutOverDay;
}

/** Whether two names are of two people. Order, marks and letter case do not tell people apart, nor does a name that one of them leaves out. */
export function isAnothersName(one: string, other: string): boolean {
  const [few, many] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length) as [string[], string[]];
  if (few.length === 0) return false;
  const shared = few.filter((word) => many.some((each) => isSameWord(word, each))).length;
  return shared < Math.min(2, few.length);
}

const wordsOf = (name: string): string[] =>
  foldText(name)
    .replaceAll(/['’`-]/g, '')
    .split(/[^a-z]+/)
    .filter(Boolean);

/** A letter may be the first one of a name. */
const isSameWord = (one: string, other: string): boolean =>
  one === other || (one.length === 1 && other.startsWith(one)) || (other.length === 1 && one.startsWith(other));

export interface OpeningTotals {
  readonly debtKobo: number;
  readonly creditKobo: number;
  /** Who owes or has credit. */
  readonly students: number;
}

export interface OpeningDifference {
  readonly number: string;
  readonly debtKobo: number;
  readonly creditKobo: number;
  /** Another row of this number is posted, so its student is counted. */
  readonly isCounted: boolean;
}

/** What is left of the difference between two totals once these rows are taken off it: zero where they say all of it. */
export function unexplained(
  stated: OpeningTotals,
  posted: OpeningTotals,
  differences: readonly OpeningDifference[],
): OpeningTotals {
  const missing = differences.filter(({ debtKobo, creditKobo }) => debtKobo > 0 || creditKobo > 0);
  const sum = (of: (each: OpeningDifference) => number) => missing.reduce((total, each) => total + of(each), 0);
  const students = new Set(missing.filter(({ isCounted }) => !isCounted).map(({ number }) => number)).size;
  return {
    debtKobo: stated.debtKobo - posted.debtKobo - sum(({ debtKobo }) => debtKobo),
    creditKobo: stated.creditKobo - posted.creditKobo - sum(({ creditKobo }) => creditKobo),
    students: stated.students - posted.students - students,
  };
}
