import { expect } from '@playwright/test';
import type { ChartState } from '#catalogue/programme.ts';
import type { ChartWalk } from './chartWalk.ts';
import type { Visit } from './visit.ts';

/** By what a person knows that the page is in a state of the chart. */
const SIGHTS: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  lookup: ({ page }) => expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible(),
  generating: ({ page }) => expect(page.getByRole('button', { name: 'Generate Invoice' })).toBeVisible(),
  issued: ({ page }) => expect(page.getByRole('region', { name: /^(Invoice|Receipt)$/ })).toBeVisible(),
  login: ({ page, programme: { name } }) => expect(page.getByRole('heading', { name: `${name} Login` })).toBeVisible(),
  check: ({ page, programme: { chart } }) =>
    expect(page.getByRole('heading', { name: chart.states['check']!.meta!.title!, level: 2 })).toBeVisible(),
  preview: ({ page, programme: { slip } }) => expect(page.getByRole('heading', { name: slip.title })).toBeVisible(),
};

/** The page shows where the chart stands. */
export async function expectInSight(visit: Visit, walk: ChartWalk): Promise<void> {
  const [state = ''] = walk.states();
  const shown = visit.programme.chart.states[state] as ChartState | undefined;
  if (shown?.meta?.section) {
    await expect(visit.page.getByRole('heading', { name: shown.meta.title!, level: 2, exact: true })).toBeVisible();
    await expect(visit.page).toHaveURL((url) => url.hash === (shown.meta?.hash ? `#${shown.meta.hash}` : ''));
    return;
  }
  const sight = SIGHTS[state];
  if (!sight) throw new Error(`Nobody has said by what the state '${state}' is known: say it in sights.ts`);
  await sight(visit);
}
