import { expect, test } from 'vitest';
import { readText } from '#server/platform/database/writtenText.ts';
import type { Description } from './describe.ts';
import { typesText } from './typesText.ts';

const typesOf = (text: string, description: Description) =>
  typesText([{ name: 'made', ...readText(text) }], async () => description);

const column = (name: string, isNullable = false) => ({ name, type: 'int4', isNullable });

test('what may be null is said by the table, and by a mark', async () => {
  const columns = [column('id'), column('lapses_at', true), column('price_kobo')];
  const text = `select id, lapses_at, p.kobo as "price_kobo?" from t where id = $id and of = $ofWhat?`;
  expect(await typesOf(text, { parameters: ['uuid', 'text'], columns })).toBe(
    `export interface Statements {
  'made': {
    parameters: { id: 'uuid'; ofWhat: 'text?'; };
    columns: { id: 'int4'; lapsesAt: 'int4?'; priceKobo: 'int4?'; };
  };
}
`,
  );
});

test('a parameter of JSON is written as one, for it is sent as text', async () => {
  const described = { parameters: ['jsonb'], columns: [] };
  await expect(typesOf('insert into t values ($rows)', described)).rejects.toThrow('made: write $rows::jsonb');
  expect(await typesOf('insert into t values ($rows::jsonb)', described)).toContain(`{ rows: 'jsonb'; }`);
});
