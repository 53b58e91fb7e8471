import { expect, test } from 'vitest';
import { startsTogether } from './startsTogether.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'entry.ts': ['router.ts'],
  'form.ts': ['days.ts', 'router.ts', 'alone-in-form.ts', 'fields.ts'],
  'list.ts': ['days.ts', 'table.ts', 'node_modules/buttons/index.js'],
  'table.ts': ['rows.ts'],
  'soon.ts': ['table.ts', 'menu.ts', 'fields.ts'],
  'node_modules/buttons/index.js': ['node_modules/buttons/drawer.js'],
};

const nameOf = startsTogether({
  starts: { form: { files: ['form.ts'] }, list: { files: ['list.ts'] }, soon: { files: ['soon.ts'], after: ['list'] } },
  entry: 'entry.ts',
  indexed: /node_modules\/buttons/,
});
const graph = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [], code: 'x'.repeat(9000) }) };

test.each([
  ['what only one start reaches is named after it', 'alone-in-form.ts', 'form'],
  ['and so is what that imports in turn', 'rows.ts', 'list'],
  ['what two starts reach is apart from both', 'days.ts', 'form-list'],
  ['what comes after another start has been fetched by then', 'table.ts', 'list'],
  ['and else is apart', 'fields.ts', 'form-soon'],
  ['what the entry has stays there', 'router.ts', null],
  ['a start itself is a chunk already', 'list.ts', null],
  ['what an index of everything names may be used by no start', 'node_modules/buttons/drawer.js', null],
  ['what no start reaches has no name', 'alone.ts', null],
])('%s', (_, id, name) => expect(nameOf(id, graph)).toBe(name));

test('a small chunk is joined with what one start fewer reaches, but never with a large one', () => {
  const joined = startsTogether({
    starts: {
      form: { files: ['form.ts'] },
      list: { files: ['list.ts'] },
      soon: { files: ['soon.ts'] },
    },
    entry: 'entry.ts',
    indexed: /node_modules/,
  });
  const imports: Readonly<Record<string, readonly string[]>> = {
    'form.ts': ['money.ts', 'days.ts', 'large.ts'],
    'list.ts': ['money.ts', 'days.ts'],
    'soon.ts': ['money.ts', 'large.ts'],
  };
  const sizes = {
    getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [], code: 'x'.repeat(id === 'large.ts' ? 9000 : 9) }),
  };
  expect(['money.ts', 'days.ts', 'large.ts'].map((id) => joined(id, sizes))).toEqual([
    'form-list',
    'form-list',
    'form-soon',
  ]);
});
