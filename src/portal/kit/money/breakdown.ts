import { isKobo, type Amount } from '#rules/typedMoney.ts';

/** A part of a sum: of a fee, of a refund, of a budget. */
export interface Line {
  readonly id: string;
  readonly name: string;
  readonly amount: Amount;
}

export interface Judged {
  /** In kobo, of the lines that can be read. */
  readonly sum: number;
  /** In kobo; below zero where the lines are more than the total. */
  readonly left: number;
  /** Each line has a name and an amount, and together they are the total. */
  readonly isWhole: boolean;
  readonly mistakes: Readonly<Record<string, { readonly name?: string; readonly amount?: string }>>;
}

export function judged(lines: readonly Line[], totalKobo: number): Judged {
  const sum = sumOf(lines);
  const mistakes = Object.fromEntries(
    lines.flatMap((line) => {
      const mistake = { ...nameMistake(line, lines), ...amountMistake(line) };
      return Object.keys(mistake).length > 0 ? [[line.id, mistake]] : [];
    }),
  );
  return {
    sum,
    left: totalKobo - sum,
    mistakes,
    isWhole: lines.length > 0 && sum === totalKobo && Object.keys(mistakes).length === 0,
  };
}

export const changeLine = (lines: readonly Line[], id: string, change: Partial<Line>): readonly Line[] =>
  lines.map((line) => (line.id === id ? { ...line, ...change } : line));

export const removeLine = (lines: readonly Line[], id: string): readonly Line[] =>
  lines.filter((line) => line.id !== id);

/** What the other lines leave of the total; undefined where they leave nothing. */
export function restFor(lines: readonly Line[], id: string, totalKobo: number): number | undefined {
  const rest = totalKobo - sumOf(removeLine(lines, id));
  return rest > 0 ? rest : undefined;
}

const sumOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { amount }) => sum + (isKobo(amount) ? amount : 0), 0);

function nameMistake({ id, name }: Line, lines: readonly Line[]): { readonly name?: string } {
  if (name.trim() === '') return { name: 'please enter what it is for' };
  const isDouble = lines.some((line) => line.id !== id && line.name.trim().toLowerCase() === name.trim().toLowerCase());
  return isDouble ? { name: 'another line has this name' } : {};
}

function amountMistake({ amount }: Line): { readonly amount?: string } {
  if (!isKobo(amount))
    return { amount: amount === '' ? 'please enter the amount' : 'please enter an amount, as 10,000.50' };
  return amount === 0 ? { amount: 'please enter more than nothing' } : {};
}
