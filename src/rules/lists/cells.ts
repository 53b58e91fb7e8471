import { displayDate, displayMoment } from '../displayDate.ts';
import { codeWords } from '../audit/codeWords.ts';
import { formatNaira, withThousands } from '../money.ts';
import type { ColumnDeclaration } from './listDeclaration.ts';

interface CellKind {
  /** The value of the wire as a person reads it. */
  readonly text: (value: never) => string;
  /** Figures stand at the right, so that their digits are in line. */
  readonly isFigure?: true;
  readonly values?: Readonly<Record<string, string>>;
  readonly looks?: Readonly<Record<string, string>>;
}

/** What a column may hold. Days and moments are ISO on the wire, money is kobo. */
export const CELLS = {
  text: { text: String },
  code: { text: codeWords },
  count: { text: (value: number) => withThousands(value), isFigure: true },
  money: { text: formatNaira, isFigure: true },
  day: { text: displayDate },
  moment: { text: displayMoment },
  active: { text: String, values: { true: 'Active', false: 'Inactive' }, looks: { true: 'success', false: 'fail' } },
} as const satisfies Readonly<Record<string, CellKind>>;

/** @throws Error for a kind that is not in `CELLS` */
export function cellKind({ title, kind = 'text' }: Pick<ColumnDeclaration, 'title' | 'kind'>): CellKind {
  const known: CellKind | undefined = (CELLS as Readonly<Record<string, CellKind>>)[kind];
  if (!known)
    throw new Error(`The column '${title}' is of the kind '${kind}'. Known are: ${Object.keys(CELLS).join(', ')}.`);
  return known;
}

const NOTHING = '-';

/** What a cell says, on the page, in the file and on paper. */
export function cellText(column: ColumnDeclaration, value: unknown): string {
  if (value === null || value === undefined || value === '') return column.none ?? NOTHING;
  return cellValues(column)?.[String(value)] ?? cellKind(column).text(value as never);
}

/** What each value of a column is called, where its values are codes. */
export const cellValues = (column: ColumnDeclaration): Readonly<Record<string, string>> | undefined =>
  column.values ?? cellKind(column).values;

/** The colour of a status; undefined where the column has none. */
export const cellLook = (column: ColumnDeclaration, value: unknown): string | undefined =>
  (column.looks ?? cellKind(column).looks)?.[String(value)];
