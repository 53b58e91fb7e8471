import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { slowly } from '../keys/press.ts';
import type { BenchPage } from '../keys/site.ts';
import { BETWEEN_KEYS_MS } from './acts.ts';
import { drawnAfter } from './drawn.ts';
import { sized } from '../size.ts';

/** The kit's grid with a course of 300 students, in which what is typed is kept on the device and saved by a server that is quick. */
export const SHEET: BenchPage = { form: 'oursSheet', folder: fileURLToPath(new URL('pages', import.meta.url)) };

const ROWS_FILLED = sized(40, 2);

/** Two digits and Enter, row by row, at a quarter of the speed. @returns milliseconds of each key, by kind */
export async function fillSheet(
  browser: Browser,
  address: string,
): Promise<readonly (readonly [what: string, took: readonly number[]])[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(address);
  const cellAt = (row: number) => `[data-at="${row}/0"]`;
  await page.locator(cellAt(299)).waitFor();
  await page.focus(cellAt(3));
  const [digits, enters]: [number[], number[]] = [[], []];
  const press = async (key: string, to: number[], selector: string, value: string) => {
    const { all } = await drawnAfter(page, () => page.keyboard.press(key), {
      selector,
      property: 'value',
      pattern: `^${value}$`,
    });
    to.push(all);
    await pause(BETWEEN_KEYS_MS);
  };
  await slowly({ line: await context.newCDPSession(page) }, async () => {
    for (let row = 3; row < 3 + ROWS_FILLED; row += 1) {
      await press('2', digits, cellAt(row), '2');
      await press('7', digits, cellAt(row), '27');
      await press('Enter', enters, `${cellAt(row + 1)}:focus`, '');
    }
  });
  await context.close();
  return [
    ['digit in a sheet of 300 rows', digits],
    ['Enter in a sheet of 300 rows', enters],
  ];
}
