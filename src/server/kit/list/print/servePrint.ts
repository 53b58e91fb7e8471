import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { LOOKUPS, type LookupName } from '#catalogue/registry/lookups.ts';
import type { ListQuery } from '#contract/kit/list.ts';
import { inWords } from '#rules/inWords.ts';
import { fileNameOf } from '#rules/fileNameOf.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { cellKind, cellText, cellValues } from '#rules/lists/cells.ts';
import { filterWords, type SpokenFilter } from '#rules/lists/filterWords.ts';
import { recordsTitle, type ColumnDeclaration, type ListDeclaration } from '#rules/lists/listDeclaration.ts';
import { withThousands } from '#rules/money.ts';
import type { User } from '../../../platform/auth/caller.ts';
import type { Lookups } from '../../../platform/lookups/lookups.ts';
import type { Platform } from '../../../platform/platform.ts';
import { invalid } from '../../../platform/problem.ts';
import { nameOfUser } from '../../people.ts';
import type { Counted } from '../counts.ts';
import { pdf } from './pdf.ts';
import type { SheetRow } from '../../paper/sheetRow.ts';

const MOST_PRINTED = 20_000;

export interface Printed {
  readonly declared: ListDeclaration;
  readonly columns: readonly (readonly [name: string, column: ColumnDeclaration])[];
  readonly query: ListQuery;
  readonly user: User;
  /** How many rows there are now, and what they add up to. */
  readonly count: () => Promise<Counted>;
  /** As the page has them. */
  readonly rows: AsyncIterable<unknown>;
  /** When the rows were read. */
  readonly at: Date;
}

/** @throws Problem 422 for a list that is too long to print */
export function requirePrintable(rows: number): void {
  if (rows > MOST_PRINTED)
    throw invalid(
      `This list has ${withThousands(rows)} rows, and at most ${withThousands(MOST_PRINTED)} are printed. Please choose fewer by the filters, or take the Excel file, which has them all`,
    );
}

/** @throws Problem 422 for a list that is too long to print */
export async function servePrint(
  reply: FastifyReply,
  { database, lookups, settings }: Platform,
  { declared, columns, query, user, count, rows, at }: Printed,
): Promise<Readable> {
  const { total: counted, sums } = await count();
  requirePrintable(counted);
  const [printer] = await nameOfUser(database, { userId: user.impersonatorId ?? user.userId });
  reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${fileNameOf(recordsTitle(declared))}-${lagosDay(at)}.pdf"`);
  return Readable.from(
    pdf(
      {
        school: settings.school,
        title: recordsTitle(declared),
        filters: filterWords(spokenFilters(declared, lookups), query as Readonly<Record<string, unknown>>),
        printedBy: printer?.name ?? user.userName,
        printedAt: at,
        count: counted,
        signatures: declared.signatures ?? [],
        totals: totalsOf(columns, sums),
        columns: columns.map(([, column]) => ({ title: column.title, isFigure: cellKind(column).isFigure ?? false })),
      },
      texts(rows, columns),
    ),
    { objectMode: false },
  );
}

async function* texts(rows: AsyncIterable<unknown>, columns: Printed['columns']): AsyncGenerator<SheetRow> {
  for await (const row of rows)
    yield columns.map(([name, column]) => cellText(column, (row as Readonly<Record<string, unknown>>)[name]));
}

/** One line, where a column that is shown is added up. */
function totalsOf(columns: Printed['columns'], sums: Counted['sums']): SheetRow[] {
  if (!columns.some(([name]) => name in sums)) return [];
  return [
    columns.map(([name, column], place) => (name in sums ? cellText(column, sums[name]) : place === 0 ? 'Total' : '')),
  ];
}

const LISTS_BY_PATH = new Map(
  (Object.keys(LOOKUPS) as LookupName[]).map((name) => [LOOKUPS[name].path as string, name]),
);

function spokenFilters({ columns, filters = {} }: ListDeclaration, lookups: Pick<Lookups, 'nameOf'>): SpokenFilter[] {
  return Object.entries(filters).map(([name, { title, from, values }]) => {
    const column = columns[name];
    const named = values ?? (column && cellValues(column));
    const lookup = from && LISTS_BY_PATH.get(from);
    const nameOf = lookup
      ? (value: string) => lookups.nameOf(lookup, Number(value)) ?? value
      : from
        ? inWords
        : named && ((value: string) => named[value] ?? value);
    return { name, title: title ?? column?.title ?? name, ...(nameOf && { nameOf }) };
  });
}
