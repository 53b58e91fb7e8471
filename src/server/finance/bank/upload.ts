import { dayOfStatement } from '#rules/days/namedMonth.ts';
import { isDay } from '#rules/days/typedDay.ts';
import { statementKobo } from '#rules/finance/statementLine.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { cellAt, type RawRow } from '#rules/sheets/rawRow.ts';
import { formSheet } from '../../kit/forms/rows.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import { verdictOn } from '../../kit/upload/judging.ts';
import type { JudgedRow, Slice, UploadTarget } from '../../kit/upload/target.ts';
import { actorOf } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { accountsKnown, saidBefore, uploadedLines } from './sql/upload.ts';

const ROWS_AT_ONCE = 200;
const FAILED = 'Failed!';

const SYNONYMS = {
  account: ['Account No', 'Account', 'NUBAN'],
  day: ['Trans Date', 'Tran Date', 'Transaction Date', 'Post Date', 'Posting Date', 'Posted Date'],
  valueDay: ['Value Day', 'Val Date'],
  narration: ['Transaction Details', 'Details', 'Description', 'Particulars', 'Remarks', 'Transaction Description'],
  debit: ['Withdrawals', 'Withdrawal', 'DR', 'Debits', 'Debit Amount', 'Pay Out', 'Money Out'],
  credit: ['Lodgements', 'Lodgement', 'CR', 'Credits', 'Credit Amount', 'Deposits', 'Deposit', 'Pay In', 'Money In'],
  balance: ['Running Balance', 'Bal', 'Book Balance'],
  reference: ['Ref', 'Ref No', 'Transaction Reference', 'Reference No'],
};

/** The lines of a bank's statement. Overlapping statements add nothing twice, and lines that look alike stay apart. */
export function bankUpload(platform: Platform, place: () => void): UploadTarget {
  const sheet = formSheet(platform, 'bank-line');
  const money = [sheet.headings['debit']!, sheet.headings['credit']!];
  const balance = sheet.headings['balance']!;
  const account = sheet.headings['account']!;
  return {
    ...sheet,
    needed: ['day', 'narration', 'debit', 'credit'],
    /** Lines that look alike are told apart by their sums and the balance. */
    shown: ['day', 'narration', 'debit', 'credit', 'balance'],
    synonyms: SYNONYMS,
    titled: (above) => {
      const number = accountAbove(above);
      return number === undefined ? {} : { [account]: number };
    },
    /** A dash in a column of money says that nothing moved there. */
    complete: async (_db, rows) =>
      rows.map((row) => {
        const empty = [
          ...money.filter((heading) => row.cells[heading] && statementKobo(row.cells[heading]) === 0),
          ...(/^-+$/.test(row.cells[balance] ?? '') ? [balance] : []),
        ];
        return empty.length === 0
          ? row
          : { ...row, cells: { ...row.cells, ...Object.fromEntries(empty.map((heading) => [heading, ''])) } };
      }),
    rowsAtOnce: ROWS_AT_ONCE,
    judgeFor: async (db) => {
      const known = (await accountsKnown(db)).map(({ accountNumber }) => accountNumber);
      const today = lagosDay(platform.now());
      return (cells) => verdictOn(sheet, cells, (answers) => lineOf(platform, answers, known, today));
    },
    compare: async (tx, slice, verdicts) => uploadedLines.judge(tx, slice, await numbered(tx, slice, verdicts)),
    write: (tx, slice, rows, { user, ip }) =>
      uploadedLines.write(tx, slice, rows, { now: platform.now(), actor: actorOf(user), ip: ip ?? '' }),
    undo: {
      ...uploadedLines.undo,
      restore: async () => undefined,
      remove: (tx, slice, { user, ip }) =>
        uploadedLines.undo.remove(tx, slice, { now: platform.now(), actor: actorOf(user), ip: ip ?? '' }),
    },
    changed: async () => place(),
  };
}

/** 'Account Number :' stands before it, or in its cell. */
function accountAbove(rows: readonly RawRow[]): string | undefined {
  const beside = rows.flatMap((row) =>
    row.cells.flatMap(([column, text]) => (ACCOUNT.test(text) ? [`${text} ${cellAt(row, column + 1)}`] : [])),
  );
  return beside.flatMap((text) => /\d{8,}/.exec(text)?.[0] ?? [])[0];
}

const ACCOUNT = /\b(?:account|acct|a\/c)\b.*\b(?:no|number)\b/i;

/** @throws Problem with all mistakes of the line */
function lineOf(
  platform: Platform,
  typed: Readonly<Record<string, unknown>>,
  known: readonly string[],
  today: string,
): Readonly<Record<string, unknown>> {
  const given = judgeForm(platform, 'bank-line', typed, FAILED);
  const errors: Record<string, string> = {};
  const accountNumber = given.account ?? (known.length === 1 ? known[0] : undefined);
  if (!accountNumber) errors['/account'] = 'please add a column with the number of the account';
  const day = dayOfStatement(given.day);
  if (!isDay(day)) errors['/day'] = NO_DAY;
  else if (day > today) errors['/day'] = 'this day is still to come';
  const valueDay = given.valueDay ? dayOfStatement(given.valueDay) : null;
  if (valueDay !== null && !isDay(valueDay)) errors['/valueDay'] = NO_DAY;
  const { amountKobo, balanceKobo } = moneyOf(given, errors);
  if (Object.keys(errors).length > 0) throw new Problem(422, FAILED, { errors });
  const narration = given.narration.replaceAll(/\s+/g, ' ');
  const reference = given.reference || null;
  return {
    account_number: accountNumber,
    day,
    value_day: valueDay,
    narration,
    reference,
    amount_kobo: amountKobo,
    balance_kobo: balanceKobo,
    identity: [accountNumber, day, valueDay, amountKobo, balanceKobo, narration.toUpperCase(), reference].join('|'),
  };
}

const NO_DAY = 'this is no day: please write it as 02/10/2026';

type Typed = Readonly<Partial<Record<'debit' | 'credit' | 'balance', string>>>;

/** A bank writes what went out with a minus, or without one. */
function moneyOf(given: Typed, errors: Record<string, string>) {
  const read = (field: keyof Typed) => {
    const kobo = statementKobo(given[field] ?? '');
    if (kobo === undefined) errors[`/${field}`] = 'this is no amount: please write it as 10,000.50';
    return kobo ?? 0;
  };
  const [debit, credit, balance] = [read('debit'), read('credit'), read('balance')];
  const isOne = (debit === 0) !== (credit === 0);
  if (!isOne && !errors['/debit'] && !errors['/credit'])
    errors['/credit'] = 'please write either what came in or what went out';
  return { amountKobo: credit - Math.abs(debit), balanceKobo: given.balance ? balance : null };
}

/** The second line that says the same is another one than the first. */
async function numbered(tx: Queryable, { uploadId, after }: Slice, verdicts: readonly JudgedRow[]) {
  const identities = verdicts.flatMap(({ record }) => (record ? [String(record['identity'])] : []));
  const before = await saidBefore(tx, { uploadId, after, identities });
  const times = new Map(before.map(({ identity, times: count }) => [identity, count]));
  return verdicts.map((verdict): JudgedRow => {
    if (!verdict.record) return verdict;
    const identity = String(verdict.record['identity']);
    const time = (times.get(identity) ?? 0) + 1;
    times.set(identity, time);
    return { ...verdict, record: { ...verdict.record, place: verdict.number, line_key: `${identity}|${time}` } };
  });
}
