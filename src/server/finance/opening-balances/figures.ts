import type { OpeningDifferenceRow, OpeningFigures } from '#contract/finance/opening-balances.ts';
import { unexplained, type OpeningTotals } from '#rules/finance/openingBalance.ts';
import { statementKobo } from '#rules/finance/statementLine.ts';
import type { SheetRow } from '../../kit/sheet/reading.ts';
import type { RowMistake } from '../../kit/upload/target.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { linesLeft, postedHeads, postedTotals, rowsRefused } from './sql/sheets.ts';

/** As the upload kit calls the list of this domain. */
const LIST = '/Bursary/opening-balances/upload';

/** The columns of the form `opening-line` that are no head of a fee. */
const COLUMNS = { number: 'Matric No', name: 'Name', session: 'Session', outstanding: 'Outstanding', dueOn: 'Due on' };

const WAITS = { 'no student': 'No student has this number', 'other name': 'The number is another person’s' } as const;

type Found = OpeningDifferenceRow & { readonly isCounted: boolean };

/** What the office states, what the ledger has, and each row that the one has and the other has not. */
export async function figuresOf(db: Queryable, stated: OpeningTotals): Promise<OpeningFigures> {
  const [posted] = await postedTotals(db);
  const found = [...(await leftOut(db)), ...(await refused(db))];
  return {
    stated,
    posted: posted!,
    differences: found.map(({ isCounted: _, ...row }) => row),
    unexplained: unexplained(stated, posted!, found),
    heads: await postedHeads(db),
  };
}

const leftOut = async (db: Queryable): Promise<Found[]> =>
  (await linesLeft(db)).map(({ id, state, question, settledBecause, ...line }) => ({
    ...line,
    why: state === 'dismissed' ? `Dismissed: ${settledBecause}` : WAITS[question as keyof typeof WAITS],
    row: null,
    lineId: id,
  }));

async function refused(db: Queryable): Promise<Found[]> {
  const { number, session } = COLUMNS;
  const rows = await rowsRefused(db, { list: LIST, numberHeading: number, sessionHeading: session });
  return rows.map(({ row, cells: read, mistakes, isCounted }) => {
    const cells = read as SheetRow['cells'];
    const kobo = balanceOf(cells);
    const first = (mistakes as readonly RowMistake[])[0];
    return {
      why: [first?.column, first?.message].filter(Boolean).join(': '),
      row,
      lineId: null,
      number: cells[number] ?? '',
      name: cells[COLUMNS.name] ?? '',
      session: cells[session] ?? '',
      debtKobo: Math.max(kobo, 0),
      creditKobo: Math.max(0 - kobo, 0),
      isCounted,
    };
  });
}

const OTHERS: ReadonlySet<string> = new Set(Object.values(COLUMNS));

/** What can be read of a row that was refused. */
function balanceOf(cells: SheetRow['cells']): number {
  const kobo = (text: string) => statementKobo(text) ?? 0;
  const outstanding = cells[COLUMNS.outstanding];
  if (outstanding) return kobo(outstanding);
  return Object.entries(cells).reduce((total, [heading, text]) => total + (OTHERS.has(heading) ? 0 : kobo(text)), 0);
}
