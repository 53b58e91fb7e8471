import type { AccountLine, StudentAccount } from '#contract/finance/student-accounts.ts';
import { displayDate } from '#rules/displayDate.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { formatNaira, nairaFromKobo } from '#rules/money.ts';
import type { Cell } from '../../kit/list/cells.ts';
import { BLANK, type Printable } from '../../kit/paper/servePaper.ts';

export const ACCOUNT_PAPER = { kind: 'student-account', prefix: 'ACT' };

const HEADINGS = [
  'Date',
  'Session',
  'What',
  'Of',
  'Why',
  'By',
  'Invoice',
  'RRR',
  'Debit (₦)',
  'Credit (₦)',
  'Balance (₦)',
];

export async function* accountRows({ lines }: StudentAccount): AsyncGenerator<readonly Cell[]> {
  yield HEADINGS;
  for (const line of lines)
    yield [
      dayOf(line),
      line.session,
      line.title,
      line.about,
      line.why,
      line.by,
      line.invoiceNumber,
      line.rrr,
      ...[line.debitKobo, line.creditKobo, line.balanceKobo].map((kobo) => ({ naira: nairaFromKobo(kobo) })),
    ];
}

/** What is moved stands in one column of its own, as a bank prints it. */
export function accountPaper({ student, sessions, creditKobo, balanceKobo, lines }: StudentAccount): Printable {
  const facts: [string, string][] = [
    ['Number', student.number],
    ['Programme', student.programme ?? '-'],
    ['Department', student.department ?? '-'],
    ['Level', student.level ?? '-'],
    ['Credit', formatNaira(creditKobo)],
    balanceKobo < 0 ? ['In favour of the student', formatNaira(-balanceKobo)] : ['Owed', formatNaira(balanceKobo)],
  ];
  const of = (kobo: (each: StudentAccount['sessions'][number]) => number) =>
    formatNaira(sessions.reduce((sum, each) => sum + kobo(each), 0));
  return {
    subjectKind: 'student-account',
    subjectId: student.id,
    studentId: student.id,
    proves: facts,
    content: {
      ...BLANK,
      title: 'Statement of account',
      office: 'Bursary',
      holder: student.fullName,
      groups: [{ title: '', facts }],
      tables: [
        {
          title: 'By session',
          columns: columns(['Session'], ['Charged', 'Scholarships', 'Waived', 'Paid', 'Owed']),
          rows: sessions.map((each) => [
            each.session,
            ...[each.chargedKobo, each.awardedKobo, each.waivedKobo, each.paidKobo, each.owedKobo].map(formatNaira),
          ]),
          totals: [
            [
              'Total',
              of((each) => each.chargedKobo),
              of((each) => each.awardedKobo),
              of((each) => each.waivedKobo),
              of((each) => each.paidKobo),
              of((each) => each.owedKobo),
            ],
          ],
          rowsPerPage: null,
          signatures: [],
        },
        {
          title: 'Line by line',
          columns: columns(['Date', 'What'], ['Debit', 'Credit', 'Balance']),
          rows: lines.map((line) => [
            displayDate(dayOf(line)),
            inWords(line),
            ...[line.debitKobo, line.creditKobo].map((kobo) => (kobo === 0 ? '' : formatNaira(kobo))),
            formatNaira(line.balanceKobo),
          ]),
          totals: [],
          rowsPerPage: null,
          signatures: [],
        },
      ],
      signatures: ['Bursar'],
    },
  };
}

const columns = (names: readonly string[], figures: readonly string[]) => [
  ...names.map((title) => ({ title, isFigure: false })),
  ...figures.map((title) => ({ title, isFigure: true })),
];

const inWords = ({ title, about, session, rrr, why }: AccountLine): string =>
  [`${title}: ${[about, session].filter(Boolean).join(', ')}`, rrr && `RRR ${rrr}`, why].filter(Boolean).join('. ');

const dayOf = ({ at }: AccountLine): string => lagosDay(new Date(at));
