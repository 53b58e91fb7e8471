import type { Page } from '@playwright/test';

/** The day that the college's pages are told at each load of the dashboard from now on, YYYY-MM-DD. */
export async function setDay(page: Page, today: string): Promise<void> {
  await page.route('**/dashboard', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({
      response: reply,
      body: (await reply.text()).replace(/"today":"[\d-]+"/, `"today":"${today}"`),
    });
  });
}
