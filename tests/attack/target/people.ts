import { DEMO_PASSWORD } from '#server/people/accounts/seed.ts';
import type { Browser } from './browser.ts';
import { mailsTo, nextMail } from './mailbox.ts';
import type { Target } from './target.ts';

export const login = (browser: Browser, userName: string, password = DEMO_PASSWORD) =>
  browser.call('POST', '/api/Authentication/login', { body: { userName, password } });

/** One who has signed in, on a device of their own. */
export interface SignedIn {
  readonly browser: Browser;
  readonly userId: string;
  readonly token: string;
  readonly refreshToken: string;
}

export async function signIn(
  target: Target,
  userName: string,
  password = DEMO_PASSWORD,
  browser = target.stranger(),
): Promise<SignedIn> {
  const { data, text } = await login(browser, userName, password);
  if (!data?.jwtToken)
    throw new Error(`${userName} is not signed in: ${text}. The attack needs a college with demo data`);
  return { browser, userId: data.userId, token: data.jwtToken.token, refreshToken: data.refreshToken! };
}

/** An account that was made for the attack, and may be spoilt by it. */
export interface Account {
  readonly userName: string;
  readonly email: string;
  readonly password: string;
  readonly id: string;
}

/** A new account, whose password was chosen by the mailed link. */
export async function newAccount(target: Target, role = 'lecturer'): Promise<Account> {
  const { browser, token } = await signIn(target, 'admin');
  const userName = `attack.${target.random.letters(12)}`;
  const email = `${userName}@matricula.example`;
  const { data: roles } = await browser.call('GET', '/api/RoleClaims/roles', { token });
  const roleId = roles.find(({ name }) => name === role)!.id;
  const { data, text } = await browser.call('POST', '/api/UserManagement/create-user', {
    token,
    body: { surname: 'Attacked', firstname: 'Account', userName, email, roleId },
  });
  if (!data) throw new Error(`No account: ${text}`);
  const password = `Chosen#${target.random.digits(8)}`;
  await usePasswordLink(browser, await passwordLink(browser, email, 0), password);
  return { userName, email, password, id: data.id };
}

/** The secret of the link by which a password is chosen. @param seen how many mails there were before it was asked for */
const passwordLink = (browser: Browser, email: string, seen: number): Promise<string> =>
  nextMail(browser, email, seen, /reset_password[?#]token=([\w-]+)/);

/** The secret of the link in the newest mail to them, whoever asked for it. */
export const newestPasswordLink = async (browser: Browser, { email }: Account): Promise<string> =>
  passwordLink(browser, email, (await mailsTo(browser, email)).length - 1);

export const usePasswordLink = (browser: Browser, token: string, password: string) =>
  browser.call('POST', '/api/Authentication/reset-password', { body: { token, password } });

/** The secret of a new link, as its owner asks for it. */
export async function askForPasswordLink(browser: Browser, { email }: Account): Promise<string> {
  const seen = (await mailsTo(browser, email)).length;
  await browser.call('POST', `/api/Authentication/send-reset-password-mail?email=${encodeURIComponent(email)}`);
  return passwordLink(browser, email, seen);
}

/** Whether a token opens anything. */
export const isAlive = async (browser: Browser, token: string): Promise<boolean> =>
  (await browser.call('GET', '/api/Authentication/account', { token })).status === 200;
