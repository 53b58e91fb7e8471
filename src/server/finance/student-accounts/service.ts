import type { FoundAccount, StudentAccount } from '#contract/finance/student-accounts.ts';
import { JOURNAL_KINDS, type JournalKind } from '#rules/finance/journalKinds.ts';
import { sessionSums, withBalances } from '#rules/finance/studentAccount.ts';
import type { Search } from '#rules/text/readSearch.ts';
import { readSearch } from '#rules/text/readSearch.ts';
import { searchQuery } from '../../kit/list/search.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/describedSql.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/problem.ts';
import { levelName, rulesInWords } from '../student-fees/service.ts';
import { accountHolder, accountLines, accountsFound } from './sql.ts';
import { reasonOf, whyOf } from './why.ts';

export { PHONE } from './sql.ts';

type Line = RowOf<'lines-of-student-account'>;

/** Journal by journal, oldest first. It reads the ledger alone, and posts nothing. @throws Problem 404 without such a student */
export async function accountOf(
  platform: Pick<Platform, 'database' | 'lookups'>,
  studentId: string,
): Promise<StudentAccount> {
  const { database } = platform;
  const [holder] = await accountHolder(database, { studentId });
  if (!holder) throw notFound('There is no such student');
  const { levelId, ...student } = holder;
  const rows = await accountLines(database, { studentId });
  const groups = await rulesInWords(
    database,
    platform,
    rows.flatMap((row) => reasonOf(row)?.won?.assignmentId ?? []),
  );
  const entries = withBalances(rows.map((row) => ({ ...row, kind: row.kind as JournalKind })));
  return {
    student: { ...student, level: levelId === null ? null : levelName(platform, levelId) },
    ...sessionSums(entries),
    balanceKobo: entries.at(-1)?.balanceKobo ?? 0,
    lines: entries.map(({ balanceKobo, ...line }) => ({
      id: [line.journalId, line.account, line.session ?? ''].join(' '),
      at: line.at.toISOString(),
      session: line.session,
      title: titleOf(line),
      about: line.account === 'student credit' ? 'Credit' : (line.fees ?? ''),
      why: whyOf(line, groups),
      by: line.actedBy,
      invoiceNumber: line.invoiceNumber,
      rrr: line.rrr,
      caseId: line.caseId,
      debitKobo: Math.max(line.kobo, 0),
      creditKobo: Math.max(0 - line.kobo, 0),
      balanceKobo,
    })),
  };
}

const titleOf = ({ kind, kobo }: Pick<Line, 'kobo'> & { readonly kind: JournalKind }): string =>
  kind === 'award' && kobo > 0 ? 'Scholarship taken back' : JOURNAL_KINDS[kind].title;

export const accountsMatching = (db: Queryable, { text, number }: Search): Promise<FoundAccount[]> =>
  accountsFound(db, { words: searchQuery(text), number });

/** @throws Problem 404 where nobody fits */
export async function findAccounts({ database }: Pick<Platform, 'database'>, typed: string): Promise<FoundAccount[]> {
  const found = await accountsMatching(database, readSearch(typed));
  if (found.length === 0) throw notFound('No student fits');
  return found;
}
