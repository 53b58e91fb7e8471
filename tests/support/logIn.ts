import type { Page } from '@playwright/test';
import type { LoginReply } from '#contract/people/accounts.ts';
import { signedInBy } from '#portal/session/signedIn.ts';
import { callerOf } from './call.ts';

/** Of every demo account. */
export const PASSWORD = 'Portal#2026';

export async function logIn(page: Page, userName: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(userName);
  await page.getByLabel(/^Password/).fill(password);
  await page.keyboard.press('Enter');
}

/** Of the demo college; what it keeps on a device is named after it. */
const SCHOOL = 'matricula';

/**
 * Signed in on this device by a call, where logging in is not what is tested, and with the question for a rating put off. No page
 * of the portal is open yet.
 */
export async function signIn(page: Page, userName: string): Promise<void> {
  const answer = await page.request.post('/api/Authentication/login', { data: { userName, password: PASSWORD } });
  const held = { ...signedInBy(((await answer.json()) as { data: LoginReply }).data), displayCSATModal: false };
  await page.goto('/icon.svg');
  await page.evaluate(
    ([school, parts]) => {
      for (const [name, part] of Object.entries(parts)) localStorage.setItem(`${school}.${name}`, JSON.stringify(part));
    },
    [SCHOOL, held] as const,
  );
}

/** What a demo person is answered who logs in. */
export async function replyOf(address: string, userName: string): Promise<LoginReply> {
  const body = { userName, password: PASSWORD };
  return (await callerOf(address).call('POST', '/api/Authentication/login', { body })).data;
}

/** A demo person's token, for what a test does beside the page. */
export const tokenOf = async (address: string, userName: string): Promise<string> =>
  (await replyOf(address, userName)).jwtToken!.token;
