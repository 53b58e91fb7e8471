import type { FastifyInstance } from 'fastify';
import type { Endpoint, Query, Reply } from '#contract/kit/endpoint.ts';
import type { Report } from '#contract/kit/report.ts';
import { inWords } from '#rules/inWords.ts';
import { nairaFromKobo } from '#rules/money.ts';
import type { Cell } from '../list/cells.ts';
import { sendFile, type FileFormat } from '../list/sendFile.ts';
import type { Platform } from '../../platform/platform.ts';
import { route, type Call, type Handler } from '../../platform/route.ts';
import { reportTitle } from './reportTitle.ts';

interface Reported<E extends Endpoint> {
  readonly report: E;
  readonly file: Endpoint;
}

export function serveReport<E extends Endpoint>(
  app: FastifyInstance,
  platform: Platform,
  contract: Reported<E>,
  read: (query: Query<E>) => Promise<Reply<E>>,
): void {
  route(app, contract.report, (({ query }: Call<E>) => read(query)) as Handler<E>);
  route(app, contract.file, async ({ query, reply }) => {
    const { format, ...reportQuery } = query as unknown as { readonly format: FileFormat };
    const report = (await read(reportQuery as Query<E>)) as Report<Named, Named>;
    return sendFile(reply, platform, reportTitle(contract.report.path), format, table(report)) as never;
  });
}

type Named = Readonly<Record<string, unknown>>;

async function* table({ rows, total }: Report<Named, Named>): AsyncGenerator<readonly Cell[]> {
  const names = Object.keys(rows[0] ?? total).filter((name) => name !== ID);
  yield names.map((name) => (isMoney(name) ? `${inWords(name.replace(/Kobo$/, ''))} (₦)` : inWords(name)));
  for (const row of rows) yield names.map((name) => cell(name, row[name]));
  yield names.map((name, index) => (name in total ? cell(name, total[name]) : index === 0 ? 'Total' : null));
}

/** Of what a row is: a page leads on by it, and no reader of a file needs it. */
const ID = 'id';

const isMoney = (name: string) => name.endsWith('Kobo');

const cell = (name: string, value: unknown): Cell =>
  isMoney(name) ? { naira: nairaFromKobo(value as number) } : (value as Cell);
