import { LOAN_PROBLEMS, loanKey, sessionKey } from '#rules/finance/loan.ts';
import { formatNaira } from '#rules/money.ts';
import { isKobo, typedMoney } from '#rules/typedMoney.ts';
import { formSheet } from '../../kit/forms/rows.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import type { SheetRow } from '../../kit/sheet/reading.ts';
import { verdictOn } from '../../kit/upload/judging.ts';
import type { JudgedRow, UploadTarget } from '../../kit/upload/target.ts';
import { actorOf } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistakeAt, Problem } from '../../platform/problem.ts';
import { judgeLines } from './facts.ts';
import { closedBatches, insertBatches, lockBatches, storedLines, uploadedLines } from './sql/upload.ts';

const ROWS_AT_ONCE = 100;
const FAILED = 'Failed!';

const SYNONYMS = {
  batch: ['Batch No', 'Batch Number', 'Batch ID', 'Disbursement Batch', 'Payment Batch'],
  session: ['Academic Session', 'Session Name', 'Academic Year'],
  number: ['Matriculation Number', 'Matric No', 'Matric', 'Student ID', 'Registration Number', 'Admission Number'],
  fullName: ['Name', 'Student Name', 'Beneficiary', 'Beneficiary Name', 'Applicant Name', 'Names'],
  amount: [
    'Amount',
    'Amount Disbursed',
    'Amount Paid',
    'Institutional Fee',
    'Institutional Fees',
    'Disbursed Amount',
    'Loan Amount',
  ],
};

/** The lines of the fund's lists. One that fits no student is stored too, since its money came in. */
export function loanUpload(platform: Platform): UploadTarget {
  const sheet = formSheet(platform, 'loan-line');
  const { headings } = sheet;
  return {
    ...sheet,
    shown: ['number', 'fullName', 'session', 'batch', 'amount'],
    synonyms: SYNONYMS,
    rowsAtOnce: ROWS_AT_ONCE,
    complete: (db, rows) => noticed(db, rows, headings),
    judgeFor: async (db) => {
      const closed = new Map((await closedBatches(db)).map(({ reference, state }) => [reference, state]));
      return (cells) => verdictOn(sheet, cells, (answers) => lineOf(platform, answers, closed));
    },
    compare: async (tx, slice, verdicts) =>
      uploadedLines.judge(tx, slice, await contradicted(tx, verdicts, headings['amount']!)),
    async write(tx, slice, rows, { user, ip }) {
      const changed = { now: platform.now(), actor: actorOf(user), ip: ip ?? '' };
      const references = [...new Set(rows.map(({ record }) => (record as { readonly batch: string }).batch))].sort();
      await insertBatches(tx, { references, ...changed });
      const closed = (await lockBatches(tx, { references })).find(({ state }) => state !== 'uploaded');
      if (closed) throw new Problem(409, closedWords(closed.reference, closed.state), { title: FAILED });
      await uploadedLines.write(tx, slice, rows, changed);
    },
    nameOf: (field, value) => (field === 'amount' ? formatNaira(Number(value)) : sheet.nameOf(field, value)),
    answersOf: ({ full_name, amount_kobo, ...rest }) => ({ ...rest, fullName: full_name, amount: amount_kobo }),
    undo: {
      ...uploadedLines.undo,
      restore: async () => undefined,
      remove: (tx, slice, { user, ip }) =>
        uploadedLines.undo.remove(tx, slice, { now: platform.now(), actor: actorOf(user), ip: ip ?? '' }),
    },
    changed: async () => undefined,
  };
}

/** Whoever uploads reads of each line that fits nobody why, before it is stored. */
async function noticed(db: Queryable, rows: readonly SheetRow[], headings: UploadTarget['headings']) {
  const cellOf = ({ cells }: SheetRow, field: string) => cells[headings[field]!] ?? '';
  const judged = await judgeLines(
    db,
    rows.map((row) => ({
      number: loanKey(cellOf(row, 'number')),
      session: sessionKey(cellOf(row, 'session')),
      fullName: cellOf(row, 'fullName'),
      amountKobo: koboOf(cellOf(row, 'amount')),
    })),
  );
  return rows.map((row, place) => {
    const { problem } = judged[place]!;
    if (problem === null || cellOf(row, 'number') === '') return row;
    const heading = headings[COLUMNS[problem]]!;
    return {
      ...row,
      notices: { ...row.notices, [heading]: `${LOAN_PROBLEMS[problem]}: its money will wait in suspense` },
    };
  });
}

const koboOf = (typed: string): number => {
  const amount = typedMoney(typed);
  return isKobo(amount) ? amount : 0;
};

const COLUMNS = {
  number: 'number',
  name: 'fullName',
  session: 'session',
  enrolment: 'session',
  left: 'number',
  amount: 'amount',
} as const;

/** @throws Problem with all mistakes of the line */
function lineOf(
  platform: Platform,
  typed: Readonly<Record<string, unknown>>,
  closed: ReadonlyMap<string, string>,
): Readonly<Record<string, unknown>> {
  const given = judgeForm(platform, 'loan-line', typed, FAILED);
  const batch = loanKey(given.batch);
  const state = closed.get(batch);
  const [session, number] = [sessionKey(given.session), loanKey(given.number)];
  const amountKobo = typedMoney(given.amount);
  if (!isKobo(amountKobo) || amountKobo <= 0)
    throw mistakeAt('/amount', 'please enter the amount, as 10,000.50', FAILED);
  return {
    batch,
    session,
    number,
    full_name: given.fullName.replaceAll(/\s+/g, ' '),
    amount_kobo: amountKobo,
    line_key: [batch, number, session].join('|'),
    ...(state !== undefined && { closed: state }),
  };
}

const closedWords = (batch: string, state: string): string =>
  state === 'approved'
    ? `batch ${batch} is posted already. Please give this line a batch of its own`
    : `batch ${batch} waits for approval. Please withdraw or refuse that request first`;

/** What is stored adds nothing; what says another name or amount of it, or is new in a closed batch, is a mistake. */
async function contradicted(
  tx: Queryable,
  verdicts: readonly JudgedRow[],
  amountHeading: string,
): Promise<JudgedRow[]> {
  const keys = verdicts.flatMap(({ record }) => (record ? [String(record['line_key'])] : []));
  const stored = new Map((await storedLines(tx, { keys })).map((line) => [line.lineKey, line]));
  return verdicts.map((verdict) => {
    if (!verdict.record) return verdict;
    const { closed, ...record } = verdict.record;
    const known = stored.get(String(record['line_key']));
    if (known && known.amountKobo !== record['amount_kobo'])
      return refused(
        verdict,
        amountHeading,
        `${formatNaira(known.amountKobo)} is stored of this number, batch and session`,
      );
    if (!known && typeof closed === 'string')
      return refused(verdict, null, closedWords(String(record['batch']), closed));
    return { ...verdict, record };
  });
}

const refused = ({ number }: JudgedRow, column: string | null, message: string): JudgedRow => ({
  number,
  mistakes: [{ column, message }],
});
