import type { FastifyInstance } from 'fastify';
import type { ColumnDeclaration, ListDeclaration } from '#rules/lists/listDeclaration.ts';
import type { Endpoint, Reply } from '#contract/kit/endpoint.ts';
import type { ListQuery, PageQuery, Page } from '#contract/kit/list.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { route, type Call, type Handler } from '../../platform/route.ts';
import { cellOf, headingOf, type Cell } from './cells.ts';
import type { List } from './list.ts';
import { requireSameNames, requireUsers } from './names.ts';
import { servePrint } from './print/servePrint.ts';
import { sendFile, type FileFormat } from './sendFile.ts';

interface Listed<E extends Endpoint> {
  readonly declared: ListDeclaration;
  readonly list: E;
  readonly file: Endpoint;
}

type FileQuery = ListQuery & { readonly format: FileFormat | 'pdf'; readonly columns?: string };

/**
 * Mounts a list, its file and its print. `shown` gives a row as the contract has it, to this user.
 * @throws Error at boot when SQL cannot sort or filter as is declared, or when nobody signed in asks for a scoped list
 */
export function serveList<R extends object, E extends Endpoint>(
  app: FastifyInstance, platform: Platform, contract: Listed<E>, served: List<R>, shown: (row: R, user: User) => RowOf<E>,
): void {
  requireSameNames(contract.list, contract.declared, served);
  requireUsers(contract.list, served);
  const { database } = platform;
  const page = async ({ query, caller }: Call<E>) => {
    const user = caller as User;
    const { rows, ...rest } = await served.page(database, query as PageQuery, user);
    return { ...rest, rows: rows.map((row) => shown(row, user)) };
  };
  route(app, contract.list, page as unknown as Handler<E>);
  route(app, contract.file, ({ query, caller, reply }) => {
    const user = caller as User;
    const { format, columns, ...question } = query as unknown as FileQuery;
    const about = contract.list.path.split('/').at(-1)!;
    const { declared } = contract;
    const [named, rows] = [chosen(declared, columns), rowsOf(served.batches(database, question, user), (row) => shown(row, user))];
    if (format !== 'pdf') return sendFile(reply, platform, about, format, table(rows, named)) as never;
    return servePrint(reply, platform, { declared, columns: named, query: question, user, count: () => served.count(database, question, user), rows, about }) as never;
  });
}

type RowOf<E extends Endpoint> = Reply<E> extends Page<infer Row> ? Row : never;

type NamedColumn = readonly [name: string, column: ColumnDeclaration];

/** In the order of the declaration; those that are shown without being chosen, where none is. */
function chosen({ columns }: ListDeclaration, wanted: string | undefined): readonly NamedColumn[] {
  const names = wanted?.split(',');
  const all = Object.entries(columns);
  const named = all.filter(([name]) => names?.includes(name));
  return named.length > 0 ? named : all.filter(([, { spare }]) => !spare);
}

async function* rowsOf<R, Row>(batches: AsyncIterable<readonly R[]>, shown: (row: R) => Row): AsyncGenerator<Row> {
  for await (const batch of batches) yield* batch.map(shown);
}

/** A row is presented as the page's is, so that both say the same; the last line adds up what the file itself holds. */
async function* table(rows: AsyncIterable<unknown>, columns: readonly NamedColumn[]): AsyncGenerator<readonly Cell[]> {
  yield columns.map(([, column]) => headingOf(column));
  const totals = new Map(columns.flatMap(([name, { sum }]) => (sum ? [[name, 0]] : [])));
  for await (const row of rows as AsyncIterable<Readonly<Record<string, unknown>>>) {
    for (const [name, total] of totals) totals.set(name, total + Number(row[name] ?? 0));
    yield columns.map(([name, column]) => cellOf(column, row[name]));
  }
  if (totals.size > 0) yield columns.map(([name, column], place) => (totals.has(name) ? cellOf(column, totals.get(name)) : place === 0 ? 'Total' : null));
}
