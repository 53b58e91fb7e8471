import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { default as axe, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

/** The smaller of the two that the package brings: it is sent to the browser for each document, and compiled there. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * What WCAG 2.2 AA asks for. Of what is in order only a count is kept: it is not read. Style sheets and media are not
 * loaded once more: the one rule of these that reads them is of sounds that play by themselves, and we have none.
 */
const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
  preload: false,
};

/**
 * What axe finds wrong with a page, a line for each rule: `color-contrast: .name, .note`. It is put into a document once,
 * however often that is looked at, and judges in it, where `@axe-core/playwright` opens a second page for each look.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  return page.evaluate(async (options) => {
    // A colour on its way to another is nobody's contrast: a button that the pointer has just come upon, as the page took another width.
    await Promise.all(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map(({ finished }) => finished.catch(() => undefined)),
    );
    // Rows that are of an earlier query by now are blurred, and judged when the new ones stand.
    while (document.querySelector('.list[aria-busy]')) await new Promise(requestAnimationFrame);
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, OPTIONS);
}
