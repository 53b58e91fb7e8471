import { expect, type Page } from '@playwright/test';

/** The words of the latest mail to an address, from the demo college's own mailbox. */
export async function lastMail(page: Page, address: string): Promise<string> {
  const mailbox = await page.context().newPage();
  const row = mailbox.locator('li', { hasText: address }).first();
  await expect(async () => {
    await mailbox.goto('/demo/mailbox');
    await row.getByRole('link').click({ timeout: 2000 });
  }, `a mail to ${address} has come`).toPass();
  const words = await mailbox.locator('body').innerText();
  const links = await mailbox.locator('a').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  await mailbox.close();
  return `${words}\n${links.join('\n')}`;
}

/** The code in it. */
export const codeFor = async (page: Page, address: string): Promise<string> =>
  /Code:? *(\d{6,10})/.exec(await lastMail(page, address))![1]!;
