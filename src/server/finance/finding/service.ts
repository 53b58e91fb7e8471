import type { Search } from '#rules/text/readSearch.ts';
import { searchQuery } from '../../kit/list/search.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { applicantsFound, paymentsFound } from './sql.ts';

/** The newest first, after the one whose number was typed in full. */
export async function invoicesFound(db: Queryable, { text, number }: Search, which: 'all' | 'applicants') {
  const search = which === 'all' ? paymentsFound : applicantsFound;
  const rows = await search(db, { words: searchQuery(text), number });
  return rows.map(({ fullName, invoiceNumber, amountKobo, ...row }) => ({
    ...row,
    fullName,
    invoiceNumber,
    amountKobo,
  }));
}
