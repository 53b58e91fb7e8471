import type { Page } from '@playwright/test';
import { callerOf } from './call.ts';

/** Of every demo account. */
export const PASSWORD = 'Portal#2026';

export async function logIn(page: Page, userName: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(userName);
  await page.getByLabel(/^Password/).fill(password);
  await page.keyboard.press('Enter');
}

/** A demo person's token, for what a test does beside the page. */
export async function tokenOf(address: string, userName: string): Promise<string> {
  const { data } = await callerOf(address).call('POST', '/api/Authentication/login', { body: { userName, password: PASSWORD } });
  return data.jwtToken.token;
}
