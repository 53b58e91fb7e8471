import type { Finding } from '../attack.ts';
import { mailsTo, nextMail } from '../target/mailbox.ts';
import { type Account, askForPasswordLink, login, newAccount, signIn, usePasswordLink } from '../target/people.ts';
import type { Browser } from '../target/browser.ts';
import type { Target } from '../target/target.ts';

const prove = (browser: Browser, challenge: string, code: string) =>
  browser.call('POST', '/api/Authentication/two-factor-authentication', { body: { challenge, code } });
const CODE_OF = /Code:?\s*(?:<[^>]*>\s*)*(\d{6,10})/;

/** More guesses than an owner makes by mistake, and far fewer than it takes to guess one of a million. */
const GUESSES_ALLOWED = 30;

/** Two-factor codes: guessed over many challenges, used twice, and kept over a reset of the password. */
export async function challenges(target: Target): Promise<Finding[]> {
  const account = await newAccount(target);
  const { browser, token } = await signIn(target, account.userName, account.password);
  const on = await browser.call('POST', '/api/Authentication/two-factor', {
    token,
    body: { twoFactor: 'email', password: account.password },
  });
  if (on.status !== 200) throw new Error(`Two-factor is not on: ${on.text}`);
  return [
    ...(await usedChallenge(target, account)),
    ...(await oldChallenge(target, account)),
    ...(await guesses(target, account)),
  ];
}

/** @returns the challenge that a login with this password opens, once its code is mailed */
async function opened(
  browser: Browser,
  { userName, email }: Account,
  password: string,
): Promise<{ challenge: string; code: string }> {
  const seen = (await mailsTo(browser, email)).length;
  const { data, text } = await login(browser, userName, password);
  if (!data?.challenge) throw new Error(`No challenge: ${text}`);
  await browser.call('POST', '/api/Authentication/two-factor-authentication/code', {
    body: { challenge: data.challenge },
  });
  return { challenge: data.challenge, code: await nextMail(browser, email, seen, CODE_OF) };
}

async function usedChallenge(target: Target, account: Account): Promise<Finding[]> {
  const browser = target.stranger();
  const { challenge, code } = await opened(browser, account, account.password);
  const reset = await usePasswordLink(browser, challenge, 'Other#20261122');
  const first = await prove(browser, challenge, code);
  if (first.status !== 200) throw new Error(`A right code is refused: ${first.text}`);
  const second = await prove(browser, challenge, code);
  return [
    ...(second.status === 200
      ? [
          {
            what: 'A two-factor code was good twice',
            reproduce: 'POST /api/Authentication/two-factor-authentication twice with one challenge and code',
          },
        ]
      : []),
    ...(reset.status === 200
      ? [
          {
            what: "A login's challenge sets a new password",
            reproduce: 'POST /api/Authentication/reset-password with the challenge of a login as its token',
          },
        ]
      : []),
  ];
}

/** Who knew the old password and opened a challenge with it has nothing left after a reset. */
async function oldChallenge(target: Target, account: Account): Promise<Finding[]> {
  const thief = target.stranger();
  const { challenge, code } = await opened(thief, account, account.password);
  const link = await askForPasswordLink(target.stranger(), account);
  await usePasswordLink(target.stranger(), link, account.password);
  const late = await prove(thief, challenge, code);
  return late.status === 200
    ? [
        {
          what: 'A challenge that was opened with the old password signs in after a reset',
          reproduce: 'log in, reset the password by its link, then answer the challenge of that login',
        },
      ]
    : [];
}

/** One who has the password guesses codes, with a new challenge from a new address as soon as one is used up. */
async function guesses(target: Target, { userName, password }: Account): Promise<Finding[]> {
  let judged = 0;
  for (let logins = 0; logins < target.times(30, 12); logins += 1) {
    const browser = target.stranger();
    const { data } = await login(browser, userName, password);
    if (!data?.challenge) break;
    await browser.call('POST', '/api/Authentication/two-factor-authentication/code', {
      body: { challenge: data.challenge },
    });
    for (let tries = 0; tries < 5; tries += 1) {
      const { status, text } = await prove(browser, data.challenge, target.random.digits(6));
      if (status === 422 && text.includes('not right')) judged += 1;
    }
  }
  target.note(`${judged} two-factor codes were judged before the account was limited`);
  return judged > GUESSES_ALLOWED
    ? [
        {
          what: `${judged} wrong two-factor codes of one account were judged within seconds`,
          reproduce: 'log in again after each five wrong codes, from new addresses',
        },
      ]
    : [];
}
