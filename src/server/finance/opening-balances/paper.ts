import type { OpeningSheet } from '#contract/finance/opening-balances.ts';
import { displayDate } from '#rules/displayDate.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { formatNaira, withThousands } from '#rules/money.ts';
import { BLANK, type Printable } from '../../kit/paper/servePaper.ts';

export const OPENING_PAPER = { kind: 'opening-balances', prefix: 'OPB' };

/** Its code proves the totals; the rows stay with who holds the paper. */
export function openingSheetPaper({ id, day, figures, state, ...sheet }: OpeningSheet): Printable {
  const { stated, posted, differences, unexplained, heads } = figures;
  const facts: [string, string][] = [
    ['Cut-over day', displayDate(day)],
    ['Debt in the portal', formatNaira(posted.debtKobo)],
    ['Credit in the portal', formatNaira(posted.creditKobo)],
    ['Students', withThousands(posted.students)],
    ['Stated by', `${sheet.statedBy}, ${displayDate(lagosDay(new Date(sheet.statedAt)))}`],
    state === 'signed' && sheet.signedAt !== null
      ? ['Signed by', `${sheet.signedBy ?? 'The college'}, ${displayDate(lagosDay(new Date(sheet.signedAt)))}`]
      : ['Signed by', 'Nobody yet'],
  ];
  const row = (what: string, of: (totals: typeof stated) => string) => [what, ...[stated, posted, unexplained].map(of)];
  return {
    subjectKind: 'opening-sheet',
    subjectId: id,
    proves: facts,
    content: {
      ...BLANK,
      title: 'Opening balances: reconciliation sheet',
      office: 'Bursary',
      holder: `Balances of ${displayDate(day)}`,
      groups: [{ title: '', facts }],
      tables: [
        table(
          'Totals',
          ['What'],
          ['By the office', 'In the portal', 'Unexplained'],
          [
            row('Debt', ({ debtKobo }) => formatNaira(debtKobo)),
            row('Credit', ({ creditKobo }) => formatNaira(creditKobo)),
            row('Students', ({ students }) => withThousands(students)),
          ],
        ),
        table(
          'By head of fee',
          ['Head', 'Session'],
          ['Debt'],
          heads.map(({ head, session, debtKobo }) => [head, session, formatNaira(debtKobo)]),
        ),
        table(
          'What the office has and the portal has not',
          ['Number', 'Name', 'Session', 'Why'],
          ['Debt', 'Credit'],
          differences.map(({ number, name, session, why, debtKobo, creditKobo }) => [
            number,
            name,
            session,
            why,
            formatNaira(debtKobo),
            formatNaira(creditKobo),
          ]),
        ),
      ].filter(({ rows }) => rows.length > 0),
      signatures: ['Bursar', 'Second officer'],
    },
  };
}

const table = (title: string, names: readonly string[], figures: readonly string[], rows: string[][]) => ({
  title,
  columns: [
    ...names.map((each) => ({ title: each, isFigure: false })),
    ...figures.map((each) => ({ title: each, isFigure: true })),
  ],
  rows,
  totals: [],
  rowsPerPage: null,
  signatures: [],
});
