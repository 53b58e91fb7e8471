import type { Locator } from '@playwright/test';
import { LONGEST_WAIT_MS } from '../until.ts';

/**
 * Chooses an answer by its words; the list comes when the control is reached. In the page at one go, where `focus` and
 * `selectOption` go there and back several times: a form has up to fifty lists.
 */
export async function choose(control: Locator, words: string): Promise<void> {
  await control.evaluate(
    async (element, [wanted, longestMs]) => {
      const select = element as HTMLSelectElement;
      const option = () => [...select.options].find(({ label }) => label.trim() === wanted);
      const end = Date.now() + longestMs;
      for (select.focus(); select.disabled || !option(); select.focus()) {
        if (Date.now() > end)
          throw new Error(
            `'${wanted}' cannot be chosen among ${[...select.options].map(({ label }) => label).join(', ')}`,
          );
        await new Promise((resolve) => {
          setTimeout(resolve, 10);
        });
      }
      option()!.selected = true;
      for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
    },
    [words, LONGEST_WAIT_MS] as const,
  );
}
