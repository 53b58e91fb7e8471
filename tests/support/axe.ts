import axe, { type RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

/** What WCAG 2.2 AA asks for. Of what is in order only a count is kept: it is not read. */
const OPTIONS: RunOptions = { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] }, resultTypes: ['violations'] };

/**
 * What axe finds wrong with a page, a line for each rule: `color-contrast: .name, .note`. It is put into a document once,
 * however often that is looked at, and judges in it, where `@axe-core/playwright` opens a second page for each look.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  if (!await page.evaluate(() => 'axe' in globalThis)) await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    // A colour on its way to another is nobody's contrast: a button that the pointer has just come upon, as the page took another width.
    await Promise.all(document.getAnimations().filter((one) => one instanceof CSSTransition).map(({ finished }) => finished.catch(() => undefined)));
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, OPTIONS);
}
