import type { FastifyInstance } from 'fastify';
import type { Endpoint, Reply } from '#contract/kit/endpoint.ts';
import type { ListQuery, PageQuery, Page } from '#contract/kit/list.ts';
import { inWords } from '#rules/inWords.ts';
import type { Platform } from '../../platform/platform.ts';
import { route, type Call, type Handler } from '../../platform/route.ts';
import { cellOf, type Cell } from './cells.ts';
import type { List } from './list.ts';
import { requireSameNames } from './names.ts';
import { sendFile, type FileFormat } from './sendFile.ts';

interface Listed<E extends Endpoint> {
  readonly list: E;
  readonly file: Endpoint;
}

type FileQuery = ListQuery & { readonly format: FileFormat; readonly columns?: string };

/** @throws Error at boot when contract and SQL differ in what the list can be sorted or filtered by */
export function serveList<R extends object, E extends Endpoint>(
  app: FastifyInstance, platform: Platform, contract: Listed<E>, served: List<R>, shown: (row: R) => RowOf<E>,
): void {
  requireSameNames(contract.list, served);
  const { database } = platform;
  const page = async ({ query }: Call<E>) => {
    const { rows, ...rest } = await served.page(database, query as PageQuery);
    return { ...rest, rows: rows.map(shown) };
  };
  route(app, contract.list, page as unknown as Handler<E>);
  route(app, contract.file, ({ query, reply }) => {
    const fileQuery = query as unknown as FileQuery;
    const about = contract.list.path.split('/').at(-1)!;
    return sendFile(reply, platform, about, fileQuery.format, table(served.batches(database, fileQuery), chosen(served.columns, fileQuery.columns))) as never;
  });
}

type RowOf<E extends Endpoint> = Reply<E> extends Page<infer Row> ? Row : never;

/** Without a choice, all columns are shown but the id, which means nothing to people. */
function chosen(columns: readonly string[], requested: string | undefined): readonly string[] {
  const named = requested?.split(',').filter((name) => columns.includes(name)) ?? [];
  return named.length > 0 ? named : columns.filter((name) => name !== 'id');
}

async function* table<R extends object>(batches: AsyncIterable<readonly R[]>, columns: readonly string[]): AsyncGenerator<readonly Cell[]> {
  yield columns.map(inWords);
  for await (const batch of batches) for (const row of batch) yield columns.map((name) => cellOf(row[name as keyof R]));
}
