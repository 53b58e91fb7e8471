import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { pdfPages } from '../../../../../tests/support/pdfText.ts';
import { pdf } from './pdf.ts';
import type { SheetRow } from '../../paper/sheetRow.ts';
import type { Sheet } from './sheet.ts';

const SHEET: Omit<Sheet, 'count'> = {
  school: { name: 'Matricula College' },
  title: 'Payment cases',
  filters: 'Status: Open',
  printedBy: 'Bassey Emmanuel',
  printedAt: new Date('2026-11-23T20:30:00Z'),
  columns: [
    { title: 'Payer', isFigure: false },
    { title: 'Email Address', isFigure: false },
    { title: 'Asked', isFigure: true },
  ],
  totals: [],
  signatures: ['Bursar', 'Auditor'],
};

const rowOf = (number: number): SheetRow => [
  `Okafor Ada ${number}`,
  `ada${number}@students.matricula.example`,
  '₦10,000.00',
];

async function* rows(count: number) {
  for (let number = 1; number <= count; number += 1) yield rowOf(number);
}

const printed = async (count: number, sheet: Partial<Sheet> = {}) =>
  pdfPages(await buffer(Readable.from(pdf({ ...SHEET, count, ...sheet }, rows(count)))));

test.each([
  [0, 1],
  [1, 1],
  [26, 1],
  [27, 2],
  [30, 2],
  [31, 2],
  [60, 2],
  [90, 3],
])(
  '%i rows stand on %i pages: thirty on each, below their headings, and what is signed is on the last',
  async (count, pages) => {
    const lines = await printed(count);
    expect(lines).toHaveLength(pages);
    lines.forEach((page, index) => expect(page).toContain(`Page ${index + 1} of ${pages}`));
    expect(lines.map((page) => page.filter((line) => line.startsWith('Okafor')).length)).toEqual(
      Array.from({ length: pages }, (_, index) => Math.min(30, Math.max(0, count - index * 30))),
    );
    for (const page of lines.filter((texts) => texts.some((line) => line.startsWith('Okafor'))))
      expect(page).toContain('Payer');
    expect(lines.at(-1)).toEqual(
      expect.arrayContaining([`${count} in all`, 'Bursar: name, signature, date', 'Auditor: name, signature, date']),
    );
    expect(lines[0]).toEqual(
      expect.arrayContaining([
        'Matricula College',
        'Payment cases',
        'Status: Open',
        'Printed by Bassey Emmanuel on 23/11/2026 21:30',
      ]),
    );
  },
);

test('what is added up stands below the last row', async () => {
  const [page] = await printed(2, { totals: [['Total', '', '₦20,000.00']] });
  expect(page!.slice(page!.indexOf('Okafor Ada 2'), page!.indexOf('2 in all'))).toEqual([
    'Okafor Ada 2',
    'ada2@students.matricula.example',
    '₦10,000.00',
    'Total',
    '₦20,000.00',
  ]);
});

test('a text that is too long for its cell is made smaller, and says all', async () => {
  const long = 'Flat 12, Block 7, Obafemi Awolowo Way, beside the Central Mosque, Ikeja';
  async function* one() {
    yield [long, long, '₦1.00'];
  }
  const [page] = pdfPages(await buffer(Readable.from(pdf({ ...SHEET, count: 1 }, one()))));
  expect(page!.join(' ').replaceAll(/\s+/g, ' ').split(long).length - 1).toBe(2);
});

test('a long list is never held, and lets others be served after each page', async () => {
  const pages = 40;
  let [served, largest, chunks] = [0, 0, 0];
  let isOver = false;
  const serve = () => {
    served += 1;
    if (!isOver) setImmediate(serve);
  };
  setImmediate(serve);
  for await (const bytes of pdf({ ...SHEET, count: pages * 30, signatures: [] }, rows(pages * 30))) {
    chunks += 1;
    largest = Math.max(largest, bytes.length);
  }
  isOver = true;
  expect(served).toBeGreaterThanOrEqual(pages - 1);
  expect(chunks).toBeGreaterThanOrEqual(pages);
  expect(largest).toBeLessThan(128 * 1024);
});
