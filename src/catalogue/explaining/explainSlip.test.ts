import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../reading/load.ts';
import { explainSlip } from './explainSlip.ts';

const { programmes } = loadCatalogue(fileURLToPath(new URL('../../..', import.meta.url)));

test('a line of the slip says where its answer comes from', () => {
  const [personal, sponsor] = explainSlip(programmes.find(({ id }) => id === 'jupeb')!);
  expect(personal!.rows[0]).toEqual({ label: 'Application No', from: 'the application number', otherwise: '-' });
  expect(personal!.rows[1]!.from).toBe(
    'the surname on the invoice, then the first name on the invoice, then the middle name on the invoice',
  );
  expect(sponsor!.rows[0]!.from).toBe('Sponsor & Referee › Sponsor › Full name');
});

test.each(programmes.filter(({ hasForm }) => hasForm))('every line of the slip of $id has its source', (programme) => {
  const rows = explainSlip(programme).flatMap((group) => group.rows);
  expect(rows).not.toEqual([]);
  for (const { from } of rows) expect(from).not.toMatch(/\/|undefined/);
});
