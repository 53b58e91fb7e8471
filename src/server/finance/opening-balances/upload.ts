import { displayDate } from '#rules/displayDate.ts';
import { debtOf, openingDueOn, readOpening, type Debts } from '#rules/finance/openingBalance.ts';
import { statementKobo } from '#rules/finance/statementLine.ts';
import { nairaFromKobo } from '#rules/money.ts';
import { formSheet } from '../../kit/forms/rows.ts';
import { judgeForm } from '../../kit/forms/service.ts';
import type { SheetRow } from '../../kit/sheet/reading.ts';
import { verdictOn } from '../../kit/upload/judging.ts';
import type { Slice, UploadTarget } from '../../kit/upload/target.ts';
import { actorOf, type By } from '../../platform/auth/caller.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { mistyped, Problem } from '../../platform/problem.ts';
import { headsOf } from './heads.ts';
import { holdersOf, placeWaiting, postOpening } from './placing.ts';
import { lockOpening, studentsOfLines } from './sql/lines.ts';
import { cutOver } from './sql/sheets.ts';
import { linesWritten, refuseUsedCredit, uploadedLines } from './sql/upload.ts';

/** Each row locks its student's money, and on the embedded database everybody waits. */
const ROWS_AT_ONCE = 100;
const FAILED = 'Failed!';
const USED = [{ column: null, message: 'some of this credit was used already. It cannot become less' }];

const SYNONYMS = {
  matricNumber: ['Matric Number', 'Student No', 'Reg No', 'Registration Number'],
  fullName: ['Student Name', 'Name of Student', 'Names'],
  tuition: ['School Fees', 'Tuition Fee', 'Fees'],
  acceptance: ['Acceptance Fee'],
  accommodation: ['Hostel', 'Hostel Fee', 'Accommodation Fee'],
  library: ['Library Fee'],
  studentUnion: ['SUG', 'Union Dues', 'Student Union Dues'],
  medical: ['Medical Fee', 'Health'],
  examination: ['Exam', 'Exam Fee', 'Examination Fee'],
  outstanding: ['Balance', 'Debt', 'Owing', 'Amount Owed', 'Outstanding Balance', 'Balance B/F'],
  dueOn: ['Due Date', 'Due', 'Owed Since'],
};

/** Balances of before, a row for each student and session. Lines without a student wait, and count nowhere. */
export function openingUpload(platform: Platform): UploadTarget {
  const sheet = formSheet(platform, 'opening-line');
  const heads = [...headsOf(platform).keys()];
  const of = (field: string) => sheet.headings[field]!;
  const money = [...heads, 'outstanding'].map(of);
  const stamped = ({ user, ip }: By) => ({ now: platform.now(), actor: actorOf(user), ip: ip ?? '' });

  /** The cells of a row as its balance. A file without the column of what is outstanding has all of it by head. */
  const balanceOf = (cells: SheetRow['cells']) =>
    readOpening(
      Object.fromEntries(heads.map((head) => [head, cells[of(head)] ?? ''])),
      of('outstanding') in cells ? cells[of('outstanding')] : undefined,
    );

  const lineOf = (cells: SheetRow['cells'], typed: Readonly<Record<string, unknown>>, day: string | null) => {
    const given = judgeForm(platform, 'opening-line', typed, FAILED);
    if (day === null) throw new Problem(422, 'please state the cut-over day and the totals first');
    const isEmpty = of('outstanding') in cells && cells[of('outstanding')] === '';
    if (isEmpty) throw mistyped({ '/outstanding': 'please write what is outstanding, 0 for nothing' }, FAILED);
    const balance = balanceOf(cells);
    if ('mistakes' in balance)
      throw mistyped(
        Object.fromEntries(Object.entries(balance.mistakes).map(([field, message]) => [`/${field}`, message])),
        FAILED,
      );
    const session = platform.lookups.nameOf('sessions', given.sessionId) ?? '';
    return {
      matric_number: given.matricNumber.toUpperCase(),
      session_id: given.sessionId,
      name: given.fullName ?? '',
      debts: balance.debts,
      credit_kobo: balance.creditKobo,
      due_on: given.dueOn ?? openingDueOn(session, day),
    };
  };

  /** Students are locked before their lines change, so that no two of these wait for each other. */
  const changing = async (tx: Queryable, slice: Slice, by: By, change: () => Promise<unknown>) => {
    await lockOpening(tx);
    const before = await studentsOf(tx, await linesOf(tx, slice));
    await change();
    const lineIds = await linesOf(tx, slice);
    if (lineIds.length > 0) await placeWaiting(tx, lineIds);
    await postOpening(platform, tx, [...before, ...(await studentsOf(tx, lineIds))], actorOf(by.user));
  };

  return {
    ...sheet,
    needed: ['matricNumber', 'sessionId'],
    shown: ['matricNumber', 'fullName', 'sessionId', 'outstanding'],
    synonyms: SYNONYMS,
    rowsAtOnce: ROWS_AT_ONCE,
    async complete(db, rows) {
      const plain = rows.map((row) => ({ ...row, cells: withoutDashes(row.cells, money) }));
      const holders = await holdersOf(
        db,
        plain.map(({ cells }) => ({
          number: (cells[of('matricNumber')] ?? '').toUpperCase(),
          name: cells[of('fullName')] ?? '',
        })),
      );
      return plain.map((row, place): SheetRow => {
        const { question, fullName } = holders[place]!;
        const balance = balanceOf(row.cells);
        const reading = 'reading' in balance ? balance.reading : '';
        const notices = {
          ...row.notices,
          ...(question === 'no student' && { [of('matricNumber')]: 'no student has this number: the balance waits' }),
          ...(question === 'other name' && {
            [of('fullName')]: `the number is ${fullName}’s: the balance waits until somebody says whose it is`,
          }),
          ...(reading !== '' && { [of('outstanding')]: reading }),
        };
        return Object.keys(notices).length > 0 ? { ...row, notices } : row;
      });
    },
    async judgeFor(db) {
      const day = (await cutOver(db))[0]?.day ?? null;
      return (cells) => verdictOn(sheet, cells, (answers) => lineOf(cells, answers, day));
    },
    async compare(tx, slice, verdicts) {
      await uploadedLines.judge(tx, slice, verdicts);
      await refuseUsedCredit(tx, { ...slice, mistakes: USED });
    },
    write: (tx, slice, rows, by) =>
      changing(tx, slice, by, async () => {
        await refuseUsedCredit(tx, { ...slice, mistakes: USED });
        await uploadedLines.write(tx, slice, rows, stamped(by));
      }),
    nameOf: (field, value) =>
      money.includes(of(field)) && typeof value === 'number'
        ? String(nairaFromKobo(value))
        : field === 'dueOn' && typeof value === 'string'
          ? displayDate(value)
          : sheet.nameOf(field, value),
    answersOf: ({ name, debts, credit_kobo: creditKobo, due_on: dueOn }) => ({
      fullName: name,
      ...Object.fromEntries(heads.map((head) => [head, (debts as Debts)[head] ?? 0])),
      outstanding: debtOf(debts as Debts) - Number(creditKobo),
      dueOn,
    }),
    undo: {
      ...uploadedLines.undo,
      restore: (tx, slice, by) =>
        orInTheWay(() => changing(tx, slice, by, () => uploadedLines.undo.restore(tx, slice, stamped(by)))),
      remove: (tx, slice, by) =>
        orInTheWay(() => changing(tx, slice, by, () => uploadedLines.undo.remove(tx, slice, stamped(by)))),
    },
    /** Students may have come in since their lines did. */
    changed: () => placeAllWaiting(platform),
  };
}

const linesOf = async (tx: Queryable, slice: Slice): Promise<string[]> =>
  (await linesWritten(tx, { ...slice })).map(({ id }) => id);

const studentsOf = async (tx: Queryable, lineIds: readonly string[]): Promise<string[]> =>
  lineIds.length === 0 ? [] : (await studentsOfLines(tx, { lineIds: [...lineIds] })).map(({ studentId }) => studentId);

async function placeAllWaiting(platform: Platform): Promise<void> {
  await platform.database.transaction(async (tx) => {
    await lockOpening(tx);
    const waiting = await placedNow(tx);
    await postOpening(platform, tx, waiting, 'system:opening-balances');
  });
}

/** @returns the students of lines that waited until now */
async function placedNow(tx: Queryable): Promise<string[]> {
  const before = new Set((await studentsOfLines(tx, { lineIds: null })).map(({ studentId }) => studentId));
  await placeWaiting(tx, null);
  return (await studentsOfLines(tx, { lineIds: null }))
    .map(({ studentId }) => studentId)
    .filter((id) => !before.has(id));
}

/** A dash or 'nil' says that nothing is owed of a head. */
const withoutDashes = (cells: SheetRow['cells'], money: readonly string[]): SheetRow['cells'] => {
  const nothing = money.filter((heading) => cells[heading] && statementKobo(cells[heading]) === 0);
  return nothing.length === 0 ? cells : { ...cells, ...Object.fromEntries(nothing.map((heading) => [heading, '0'])) };
};

/** As what something refers to: an undo leaves the one row out, and goes on with the others. */
async function orInTheWay<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Problem) throw Object.assign(new Error(error.message), { code: '23503' });
    throw error;
  }
}
