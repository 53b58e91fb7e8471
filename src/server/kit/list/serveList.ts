import type { FastifyInstance } from 'fastify';
import type { Endpoint, Reply } from '#contract/kit/endpoint.ts';
import type { PageQuery, Page } from '#contract/kit/list.ts';
import type { User } from '../../platform/auth/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { route, type Call, type Handler } from '../../platform/route.ts';
import { serveMadeFiles } from './file/serveMadeFiles.ts';
import type { List } from './list.ts';
import { chosenColumns, sendListFile, type FileQuery, type Listed } from './listFile.ts';
import { requireSameNames, requireUsers } from './names.ts';

/**
 * Mounts a list, its file and its print, each at once or by a background job. `shown` gives a row as the contract has it, to this user.
 * `markFor` adds to the rows of a page what takes a look at the database, once a page: what this user may do with each.
 * @throws Error at boot when SQL cannot sort or filter as is declared, or when nobody signed in asks for a scoped list
 */
export function serveList<R extends object, E extends Endpoint>(
  app: FastifyInstance,
  platform: Platform,
  contract: Listed<E>,
  served: List<R>,
  shown: (row: R, user: User) => RowOf<E>,
  markFor?: (user: User) => Promise<(row: RowOf<E>) => RowOf<E>>,
): void {
  requireSameNames(contract.list, contract.declared, served);
  requireUsers(contract.list, served);
  const { database, now } = platform;
  const { declared } = contract;
  const page = async ({ query, caller }: Call<E>) => {
    const user = caller as User;
    const [{ rows, ...rest }, mark] = await Promise.all([
      served.page(database, query as PageQuery, user),
      markFor?.(user) ?? unmarked,
    ]);
    return { ...rest, rows: rows.map((row) => mark(shown(row, user))) };
  };
  route(app, contract.list, page as unknown as Handler<E>);
  route(app, contract.file, ({ query: asked, caller, reply }) => {
    const user = caller as User;
    const { format, columns, ...query } = asked as unknown as FileQuery;
    const rows = rowsOf(served.batches(database, query, user), (row) => shown(row, user));
    return sendListFile(reply, platform, {
      declared,
      format,
      columns: chosenColumns(declared, columns),
      query,
      user,
      at: now(),
      count: () => served.count(database, query, user),
      rows,
    }) as never;
  });
  serveMadeFiles(app, platform, { contract, served, shown });
}

const unmarked = <Row>(row: Row): Row => row;

type RowOf<E extends Endpoint> = Reply<E> extends Page<infer Row> ? Row : never;

async function* rowsOf<R, Row>(batches: AsyncIterable<readonly R[]>, shown: (row: R) => Row): AsyncGenerator<Row> {
  for await (const batch of batches) yield* batch.map(shown);
}
