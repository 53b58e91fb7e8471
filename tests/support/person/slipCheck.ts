import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { ApplicantFacts } from '#catalogue/prefill.ts';
import type { SlipGroup, SlipRow } from '#catalogue/programme.ts';
import { FACT_FIELDS } from '#catalogue/registry/facts.ts';
import { LAYOUTS, type LayoutName } from '#catalogue/registry/layouts.ts';
import { pdfPages } from '../pdfText.ts';
import type { Visit } from './visit.ts';

interface ShownGroup {
  readonly title: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly cells: readonly string[];
}

/** The slip says what was typed and chosen, group by group; so does its PDF. */
export async function checkSlip(visit: Visit): Promise<void> {
  const {
    page,
    programme: { slip, sections },
  } = visit;
  const asksPhotograph = Object.values(sections).some(({ properties }) =>
    Object.values(properties).some(({ widget }) => widget === 'passport'),
  );
  await expect(page.getByRole('img', { name: /^Passport photograph/ })).toBeVisible({ visible: asksPhotograph });
  const shown = await shownSlip(page);
  expect(shown.map(({ title }) => title)).toEqual(slip.groups.map(({ title }) => title));
  slip.groups.forEach((group, index) => checkGroup(visit, group, shown[index]!));
  const pdf = await pdfOf(page);
  for (const words of shown
    .flatMap(({ rows, cells }) => [...rows.map(([, value]) => value), ...cells])
    .filter(isPrintable)) {
    expect(pdf, `${words} in the PDF`).toContain(withoutSpaces(words));
  }
}

function checkGroup(visit: Visit, { rows = [], layout, from }: SlipGroup, shown: ShownGroup): void {
  if (!layout) {
    expect(shown.rows).toEqual(rows.map((row) => [row.label, wordsOf(visit, row)]));
    return;
  }
  const cells = [...shown.rows.map(([, value]) => value), ...shown.cells];
  const words = wordsWithin(visit, from!, LAYOUTS[layout as LayoutName].reads);
  if (words.length > 0) expect(cells, shown.title).toEqual(expect.arrayContaining(words));
  else expect(new Set(cells), `${shown.title}, of which nothing was answered`).toEqual(new Set(['-']));
}

/** What was noted below a place: of the answers that a layout reads, or of all, where it shows all. */
const wordsWithin = ({ noted }: Visit, from: string, reads: readonly string[]): string[] =>
  [...noted]
    .filter(([path]) =>
      reads.length > 0 ? reads.some((read) => path === `${from}/${read}`) : path.startsWith(`${from}/`),
    )
    .flatMap(([, words]) => words);

const wordsOf = (visit: Visit, { from, otherwise = '-' }: SlipRow): unknown => {
  const parts = [from]
    .flat()
    .map((path) =>
      path.startsWith('application/') ? factOf(visit, path.split('/')[1]!) : visit.noted.get(path)?.join(' '),
    );
  if (parts.length === 1 && parts[0] instanceof RegExp) return expect.stringMatching(parts[0]);
  return parts.filter(Boolean).join(' ') || otherwise;
};

/** What is known of the application; its number and session are the college's to give. */
function factOf({ person, rrr, nameOf }: Visit, fact: string): string | RegExp | undefined {
  const lookup = FACT_FIELDS[fact]?.lookup;
  if (lookup) return nameOf(lookup, [], person[fact as keyof ApplicantFacts]);
  const known: Readonly<Record<string, string | number | RegExp>> = {
    ...person,
    rrr,
    applicationNumber: /^\S+\/\d{4}\/\d+$/,
    session: /^\d{4}\/\d{4}$/,
  };
  const value = known[fact];
  return typeof value === 'number' ? String(value) : value;
}

const shownSlip = (page: Page): Promise<ShownGroup[]> =>
  page
    .getByRole('article')
    .locator('.m-slip-group')
    .evaluateAll((groups) =>
      groups.map((group) => ({
        title: group.querySelector('h2')!.textContent,
        rows: [...group.querySelectorAll('dl > div')].map(
          (row) => [row.querySelector('dt')!.textContent, row.querySelector('dd')!.textContent] as const,
        ),
        cells: [...group.querySelectorAll('td')].map((cell) => cell.textContent),
      })),
    );

async function pdfOf(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  return withoutSpaces(
    pdfPages(readFileSync(await download.path()))
      .flat()
      .join(''),
  );
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

/** The slip's font has no Chinese signs and no pictures. */
const isPrintable = (words: string) =>
  /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(words) && !/\p{Extended_Pictographic}/u.test(words);
