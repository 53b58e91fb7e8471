import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import type { SlipReply } from '#contract/admissions/applications.ts';
import { pdfPages } from '../../../../../tests/support/pdfText.ts';
import { filledApplication } from '../../../../../tests/support/slipApplication.ts';
import { createCollegeLookups } from '../../../lookups.ts';
import { buildSlip } from '../buildSlip.ts';
import { drawSlip } from './drawSlip.ts';

const school = {
  name: 'Matricula College',
  shortName: 'matricula',
  phone: '+2348000000000',
  email: 'admissions@matricula.example',
};
const jupeb = loadCatalogue(fileURLToPath(new URL('../../../../..', import.meta.url))).byId('jupeb')!;
const slip = buildSlip(
  filledApplication(jupeb),
  createCollegeLookups(() => new Date('2026-11-02T09:00:00Z')),
  'https://college.example',
);

const pagesOf = async (drawn: SlipReply) =>
  pdfPages(
    await drawSlip(drawn, {
      school,
      photograph: undefined,
      printedAt: new Date('2026-11-02T09:00:00Z'),
    }),
  );

const wordsOf = (texts: readonly string[]) => texts.join(' ').replaceAll(/\s+/g, ' ').normalize('NFC');

test('one page has everything that the screen has', async () => {
  const pages = await pagesOf(slip);
  expect(pages).toHaveLength(1);
  const text = wordsOf(pages.flat());
  const labelled = slip.groups
    .flatMap(({ rows, sittings }) => [...rows, ...sittings.flatMap((sitting) => sitting.rows)])
    .flatMap(({ label, value }) => [label, value]);
  const subjects = slip.groups
    .flatMap(({ sittings }) => sittings)
    .flatMap(({ title, subjects: rows }) => [title, ...rows.flatMap(({ subject, grade }) => [subject, grade])]);
  const titles = [school.name, slip.title, slip.fullName, ...slip.groups.map(({ title }) => title)];
  for (const expected of [
    ...titles,
    ...labelled,
    ...subjects,
    slip.verification.url,
    'Applicant: signature, date',
    'Admissions office: signature, date',
    'Printed 02/11/2026',
    'Page 1 of 1',
  ]) {
    expect(text).toContain(wordsOf([expected]));
  }
});

test('it is tagged: what is a heading is one, in the order of the page', async () => {
  const pdf = (
    await drawSlip(slip, { school, photograph: undefined, printedAt: new Date('2026-11-02T09:00:00Z') })
  ).toString('latin1');
  expect(pdf).toContain('/Marked true');
  expect(pdf.match(/\/S \/H1\b/g)).toHaveLength(1);
  expect(pdf.match(/\/S \/H2\b/g)).toHaveLength(slip.groups.length);
});

test('a table that is longer than its page goes on under its columns again', async () => {
  const line = (index: number) => [`Federal School number ${index}, `.repeat(6), 'Nigeria', '2018', '2024', 'SSCE'];
  const table = {
    columns: ['Name of school', 'Country', 'From', 'To', 'Certificate'],
    lines: Array.from({ length: 40 }, (_, index) => line(index)),
  };
  const pages = await pagesOf({ ...slip, groups: [{ title: 'Education History', rows: [], sittings: [], table }] });
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages.filter((lines) => wordsOf(lines).includes('Federal School')))
    expect(wordsOf(page)).toContain('Name of school');
  const text = wordsOf(pages.flat());
  for (const cells of table.lines) expect(text).toContain(wordsOf([cells[0]!.trim()]));
});

test('what is longer goes on on another page, and says so', async () => {
  const long = 'Flat 12, Block 7, Obafemi Awolowo Way, '.repeat(30);
  const pages = await pagesOf({
    ...slip,
    groups: slip.groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => (row.label === 'Address' ? { ...row, value: long } : row)),
    })),
  });
  expect(pages.length).toBeGreaterThan(1);
  pages.forEach((lines, index) => expect(wordsOf(lines)).toContain(`Page ${index + 1} of ${pages.length}`));
  const heading = pages.findIndex((lines) => lines.includes('O-Level Result'));
  for (const together of ['First Sitting', 'Literature in English', 'Second Sitting'])
    expect(pages[heading]).toContain(together);
});
