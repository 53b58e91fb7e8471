import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { cellText } from '#rules/lists/cells.ts';
import { recordsTitle, type ColumnDeclaration, type ListDeclaration } from '#rules/lists/listDeclaration.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { Page } from '#contract/kit/list.ts';
import { parseCsv } from '../../support/csv.ts';
import { pdfPages } from '../../support/pdfText.ts';
import { databasesOf } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

interface DeclaredList {
  readonly declared: ListDeclaration;
  readonly list: Endpoint;
  readonly file: Endpoint;
}

const contracts = await Promise.all(
  globSync('src/contract/*/*.ts').map((path) => import(resolve(path)) as Promise<Readonly<Record<string, unknown>>>),
);
const isList = (exported: unknown): exported is DeclaredList =>
  typeof exported === 'object' && exported !== null && 'declared' in exported;
const LISTS = contracts
  .flatMap((contract) => Object.values(contract).filter(isList))
  .map((contract): [string, DeclaredList] => [contract.list.path, contract]);

/** What the page says, as a file has it: figures without commas, and nothing where there is nothing. */
function inFile(column: ColumnDeclaration, value: unknown): string {
  if (value === null || value === '') return column.none ?? '';
  if (column.kind === 'money') return ((value as number) / 100).toFixed(2);
  return column.kind === 'count' ? String(value) : cellText(column, value);
}

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await freshServer(databasesOf('embedded'));
  token = (await signedIn(server, 'admin')).token;
});

/** One declaration may be of two lists: who has a scholarship, and all awards. */
test('every declared list is served', () =>
  expect(new Set(LISTS.map(([, { declared }]) => declared)).size).toBe(globSync('schemas/lists/*/*.json').length));

test.each(LISTS)('%s: its file says what its page says, under the same headings', async (path, { declared, file }) => {
  const { data } = await server.call<Page<Readonly<Record<string, unknown>>>>('GET', `/api${path}?pageSize=100`, {
    token,
  });
  const columns = Object.entries(declared.columns);
  const { text } = await server.call(
    'GET',
    `/api${file.path}?format=csv&columns=${columns.map(([name]) => name).join(',')}`,
    { token },
  );
  const [headings, ...lines] = parseCsv(text.replace('\ufeff', ''));
  const isSummed = data.totals !== undefined;
  const rows = isSummed ? lines.slice(0, -1) : lines;
  expect(headings).toEqual(columns.map(([, { title, kind }]) => (kind === 'money' ? `${title} (₦)` : title)));
  if (isSummed)
    expect(lines.at(-1)).toEqual(
      columns.map(([name, column], place) =>
        column.sum ? inFile(column, data.totals![name]) : place === 0 ? 'Total' : '',
      ),
    );
  expect(rows.slice(0, 100)).toEqual(
    data.rows.map((row) => columns.map(([name, column]) => inFile(column, row[name]))),
  );
});

test.each(LISTS)(
  '%s: the file that a background job makes is the one that is sent at once',
  async (path, { declared, file }) => {
    const asked = `${file.path}?format=csv&columns=${Object.keys(declared.columns).join(',')}`;
    const { data } = await server.call<{ readonly id: string }>('POST', `/api${asked}`, {
      token,
      body: { page: path.toLowerCase() },
    });
    await server.jobs.run('background-jobs');
    const [made, sent] = [
      await server.call('GET', `/api${file.path}/${data.id}`, { token }),
      await server.call('GET', `/api${asked}`, { token }),
    ];
    expect([made.status, made.text]).toEqual([200, sent.text]);
  },
);

const ROWS_A_PAGE = 30;

/** A text is broken where its cell ends, so lines are compared without their spaces. */
const pressed = (texts: readonly string[]) => texts.join('').replaceAll(/\s/g, '').normalize('NFC');

/** What is printed of the cells, in their order: a text that is longer than its cell ends in '…'. Undefined where it says something else. */
function afterCells(printed: string, cells: readonly string[]): string | undefined {
  let rest = printed;
  for (const cell of cells.map((text) => pressed([text]))) {
    const cut = rest.indexOf('…');
    if (rest.startsWith(cell)) rest = rest.slice(cell.length);
    else if (cut > 0 && cell.startsWith(rest.slice(0, cut))) rest = rest.slice(cut + 1);
    else return undefined;
  }
  return rest;
}

test.each(LISTS)(
  '%s: its print says what its page says, row by row below the same headings, thirty on a page',
  async (path, { declared, file }) => {
    const { data } = await server.call<Page<Readonly<Record<string, unknown>>>>('GET', `/api${path}?pageSize=100`, {
      token,
    });
    const columns = Object.entries(declared.columns);
    const print = await fetch(
      `${server.address}/api${file.path}?format=pdf&columns=${columns.map(([name]) => name).join(',')}`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    expect([print.status, print.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const pages = pdfPages(Buffer.from(await print.arrayBuffer()));
    expect(pages[0]).toEqual(expect.arrayContaining(['Matricula College', recordsTitle(declared), 'All']));
    const headings = columns.map(([, { title }]) => title);
    for (let from = 0; from < Math.max(1, data.rows.length); from += ROWS_A_PAGE) {
      const rows = data.rows
        .slice(from, from + ROWS_A_PAGE)
        .flatMap((row) => columns.map(([name, column]) => cellText(column, row[name])));
      const [, body] = pressed(pages[from / ROWS_A_PAGE]!).split(pressed(headings));
      expect(afterCells(body!, rows), body!).toBeDefined();
    }
  },
);
