import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { recordsTitle, type ColumnDeclaration, type ListDeclaration } from '#rules/lists/listDeclaration.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { ListQuery } from '#contract/kit/list.ts';
import type { Platform } from '../../platform/platform.ts';
import { cellOf, headingOf, type Cell } from './cells.ts';
import { servePrint, type Printed } from './print/servePrint.ts';
import { sendFile, type FileFormat } from './sendFile.ts';

export interface Listed<E extends Endpoint = Endpoint> {
  readonly declared: ListDeclaration;
  readonly list: E;
  readonly file: Endpoint;
  readonly makeFile: Endpoint;
  readonly madeFile: Endpoint;
}

export type ListFormat = FileFormat | 'pdf';

export type FileQuery = ListQuery & { readonly format: ListFormat; readonly columns?: string };

interface ListFile extends Printed {
  readonly format: ListFormat;
}

/** A list as a file or on paper, whenever its rows were read. */
export async function sendListFile(
  reply: FastifyReply,
  platform: Platform,
  { format, ...file }: ListFile,
): Promise<Readable> {
  if (format === 'pdf') return servePrint(reply, platform, file);
  return sendFile(reply, { now: () => file.at }, recordsTitle(file.declared), format, table(file.rows, file.columns));
}

export type NamedColumn = readonly [name: string, column: ColumnDeclaration];

/** In the order of the declaration; those that are shown without being chosen, where none is. */
export function chosenColumns({ columns }: ListDeclaration, wanted: string | undefined): readonly NamedColumn[] {
  const names = wanted?.split(',');
  const all = Object.entries(columns);
  const named = all.filter(([name]) => names?.includes(name));
  return named.length > 0 ? named : all.filter(([, { spare }]) => !spare);
}

/** A row is presented as the page's is, so that both say the same; the last line adds up what the file itself holds. */
async function* table(rows: AsyncIterable<unknown>, columns: readonly NamedColumn[]): AsyncGenerator<readonly Cell[]> {
  yield columns.map(([, column]) => headingOf(column));
  const totals = new Map(columns.flatMap(([name, { sum }]) => (sum ? [[name, 0]] : [])));
  for await (const row of rows as AsyncIterable<Readonly<Record<string, unknown>>>) {
    for (const [name, total] of totals) totals.set(name, total + Number(row[name] ?? 0));
    yield columns.map(([name, column]) => cellOf(column, row[name]));
  }
  if (totals.size > 0)
    yield columns.map(([name, column], place) =>
      totals.has(name) ? cellOf(column, totals.get(name)) : place === 0 ? 'Total' : null,
    );
}
