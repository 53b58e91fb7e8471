import { expect } from '@playwright/test';
import { stepsOf } from '../../../src/form/flow/steps.ts';
import type { Visit } from './visit.ts';

/** All that was typed and chosen stands there, in the words in which it was, below its section, which can be changed from here. */
export async function checkAnswers({ page, programme, noted }: Visit): Promise<void> {
  for (const { section, title } of stepsOf(programme.chart)) {
    const shown = page.getByRole('region', { name: title, exact: true });
    await expect(shown.getByRole('button', { name: `Change ${title}` })).toBeVisible();
    const words = [...noted].filter(([path]) => path.startsWith(`${section}/`)).flatMap(([, each]) => each);
    for (const each of words)
      await expect(shown, `${each} in ${title}`).toContainText(each.replace(/^Uploaded: |, [\d.]+ [kM]B$/g, ''));
  }
}
