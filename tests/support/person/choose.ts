import type { Locator } from '@playwright/test';

/** Chooses an answer by its words; the list comes when the control is reached. */
export async function choose(control: Locator, words: string): Promise<void> {
  await control.focus();
  await control.selectOption({ label: words });
}
