import { beforeAll, expect, test } from 'vitest';
import { uploaded } from '#contract/kit/upload.ts';
import { domains } from '#server/app.ts';
import { serveUpload } from '#server/kit/upload/serveUpload.ts';
import type { UploadTarget } from '#server/kit/upload/target.ts';
import { uploadedTable } from '#server/kit/upload/writing.ts';
import { actorOf, type By } from '#server/platform/auth/caller.ts';
import type { Domain } from '#server/platform/domain.ts';
import type { Platform } from '#server/platform/platform.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { signedIn } from '../../support/people.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { takeUploadBack, tryRows, uploadOf, uploadRows, type Uploader } from '../../support/uploading.ts';

const shelves = uploadedTable({
  table: 'shelf',
  columns: { name: 'text', books: 'int4' },
  key: { name: 'lower' },
  changes: ['books'],
  one: 'shelf',
});

/** A file type as a wing has one: its rows make shelves, and change how many books stand there. */
function shelfUpload(platform: Platform): UploadTarget {
  const changed = ({ user, ip }: By) => ({ now: platform.now(), actor: actorOf(user), ip });
  return {
    headings: { name: 'Shelf', books: 'Books' },
    rowsAtOnce: 2,
    judgeFor: async () => (cells) =>
      /^\d+$/.test(cells['Books'] ?? '')
        ? { record: { name: cells['Shelf'], books: Number(cells['Books']) } }
        : { mistakes: { '/books': 'please enter a number' } },
    async compare(tx, slice, verdicts) {
      await shelves.judge(tx, slice, verdicts);
    },
    write: (tx, slice, rows, by) => shelves.write(tx, slice, rows, changed(by)),
    nameOf: (_field, value) => (value === null || value === undefined ? null : String(value as string | number)),
    undo: {
      ...shelves.undo,
      restore: (tx, slice, by) => shelves.undo.restore(tx, slice, changed(by)),
      remove: (tx, slice, by) => shelves.undo.remove(tx, slice, changed(by)),
    },
    changed: async () => undefined,
  };
}

const contract = uploaded('/Shelf', 'Shelves', { claim: 'school-setup' });
const library: Domain = {
  name: 'library',
  register: (app, platform) => serveUpload(app, platform, contract, shelfUpload(platform)),
};

const HEAD = ['Shelf', 'Books'];

onBothDatabases('a file that a wing takes', (databases) => {
  let server: TestServer;
  let uploader: Uploader;
  let [upload, before]: [number, unknown] = [0, undefined];
  beforeAll(async () => {
    server = await freshServer(databases, { domains: [...domains, library] });
    uploader = { college: server, token: (await signedIn(server, 'admin')).token, list: '/api/Shelf' };
    await run(
      'create table shelf (id int4 generated always as identity primary key, name text not null, books int4 not null, revision int4 not null default 1)',
    );
    await run('create trigger count_revision before update on shelf for each row execute function count_revision()');
    await run(`insert into shelf (name, books) values ('A', 10), ('B', 20), ('C', 30), ('D', 40)`);
    before = await all();
  });
  const run = (text: string) => server.platform.database.query({ name: '', text, values: [] });
  const all = async () => (await run('select name, books from shelf order by name')).rows.map(Object.values);

  test('makes rows and changes rows, as its trial said, and leaves those with mistakes', async () => {
    const rows = [HEAD, ['a', '11'], ['B', '21'], ['C', '31'], ['D', '40'], ['E', '50'], ['F', '60'], ['G', 'many']];
    const trial = await tryRows(uploader, rows);
    const found = { created: 2, changed: 3, unchanged: 1, refused: 1 };
    expect(trial.report).toMatchObject(found);
    expect(await all()).toEqual(before);
    expect(await uploadRows(uploader, rows)).toMatchObject(found);
    expect(await all()).toEqual([
      ['A', 11],
      ['B', 21],
      ['C', 31],
      ['D', 40],
      ['E', 50],
      ['F', 60],
    ]);
  });

  test('has of each row that it changed what stood there before', async () => {
    const { rows } = await run(
      `select upload_id, outcome, image->>'books' as books from sheet_upload_row where outcome in ('created', 'corrected') order by number`,
    );
    upload = Number(rows[0]!['upload_id']);
    expect(rows.map(({ outcome, books }) => [outcome, books])).toEqual([
      ['corrected', '10'],
      ['corrected', '20'],
      ['corrected', '30'],
      ['created', null],
      ['created', null],
    ]);
    expect((await uploadOf(uploader, upload)).report).toMatchObject({ created: 2, changed: 3 });
  });

  test('is taken back, but for what somebody touched since', async () => {
    await run(`update shelf set books = 22 where name = 'B'`);
    await run(`update shelf set books = 61 where name = 'F'`);
    const report = await takeUploadBack(uploader, upload);
    expect(report).toMatchObject({ restored: 2, removed: 1, switchedOff: 0, spared: 2 });
    expect(report.rows.map(({ reason }) => reason)).toEqual([
      'somebody changed this shelf since',
      'somebody changed this shelf since',
    ]);
    expect(await all()).toEqual([
      ['A', 10],
      ['B', 22],
      ['C', 30],
      ['D', 40],
      ['F', 61],
    ]);
  });
});
