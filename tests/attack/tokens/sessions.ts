import type { Finding } from '../attack.ts';
import type { Step } from '../inTurn.ts';
import { askForPasswordLink, isAlive, newAccount, signIn, usePasswordLink } from '../target/people.ts';
import type { Target } from '../target/target.ts';
import type { Browser } from '../target/browser.ts';

const refresh = (browser: Browser, refreshToken: string) =>
  browser.call('POST', '/api/Authentication/refresh-token', { body: { refreshToken } });

/** A thief with a copied refresh token, before its owner or after: at the end one of the two has no session. */
async function copiedRefreshToken(target: Target): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const first of ['thief', 'owner'] as const) {
    const owner = await signIn(target, 'student');
    const thief = target.stranger();
    const order = first === 'thief' ? [thief, owner.browser] : [owner.browser, thief];
    const held: string[] = [];
    for (const browser of order) {
      const { data } = await refresh(browser, owner.refreshToken);
      if (data?.jwtToken) held.push(data.jwtToken.token);
    }
    const alive: string[] = [];
    for (const token of new Set(held)) if (await isAlive(thief, token)) alive.push(token);
    if (alive.length > 1)
      findings.push({
        what: `A copied refresh token makes a second session beside its owner's (the ${first} came first)`,
        reproduce: 'POST /api/Authentication/refresh-token twice with one token, from two addresses without cookies',
      });
    if (first === 'owner' && held.length > 1 && alive.length > 0)
      findings.push({
        what: 'A refresh token that was used by its owner still gives a thief a token',
        reproduce: 'POST /api/Authentication/refresh-token with a token that another device has used',
      });
  }
  return findings;
}

async function endedSessions(target: Target): Promise<Finding[]> {
  const account = await newAccount(target);
  const [one, other] = [
    await signIn(target, account.userName, account.password),
    await signIn(target, account.userName, account.password),
  ];
  const thief = target.stranger();
  const findings: Finding[] = [];
  const mustBeOver = async (after: string, { token, refreshToken }: { token: string; refreshToken: string }) => {
    if (await isAlive(thief, token))
      findings.push({
        what: `A token still opens the account after ${after}`,
        reproduce: `GET /api/Authentication/account with a token from before ${after}`,
      });
    const { data } = await refresh(thief, refreshToken);
    if (data?.jwtToken)
      findings.push({
        what: `A refresh token still makes a session after ${after}`,
        reproduce: `POST /api/Authentication/refresh-token with a token from before ${after}`,
      });
  };

  await one.browser.call('POST', '/api/Authentication/sign-out', { token: one.token, body: { everywhere: false } });
  await mustBeOver('the sign-out', one);
  const changing = await signIn(target, account.userName, account.password);
  const next = `Changed#${target.random.digits(8)}`;
  await changing.browser.call('POST', '/api/Authentication/change-password', {
    token: changing.token,
    body: { currentPassword: account.password, password: next },
  });
  await mustBeOver('a change of the password', other);
  const link = await askForPasswordLink(target.stranger(), account);
  await usePasswordLink(thief, link, `Reset#${target.random.digits(8)}`);
  await mustBeOver('a reset of the password', changing);
  const again = await usePasswordLink(thief, link, `Again#${target.random.digits(8)}`);
  if (again.status < 300)
    findings.push({
      what: 'A link to choose a password was good twice',
      reproduce: 'POST /api/Authentication/reset-password twice with one token',
    });
  return findings;
}

/** Tokens that are nearly right, of another kind, or in another place. */
async function changedTokens(target: Target): Promise<Finding[]> {
  const { token, refreshToken } = await signIn(target, 'student');
  const thief = target.stranger();
  const findings: Finding[] = [];
  const flipped = (at: number) => token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
  const forged = [
    ...Array.from({ length: target.times(40, 8) }, () => flipped(target.random.below(token.length))),
    token.toLowerCase(),
    token.slice(0, -1),
    `${token}A`,
    refreshToken,
    '%',
    "' or 1=1 --",
    'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.',
  ];
  for (const each of forged) {
    if (each !== token && (await isAlive(thief, each)))
      findings.push({
        what: 'A token that nobody was given opens an account',
        reproduce: `GET /api/Authentication/account with a token changed to ${each}`,
      });
  }
  for (const name of ['token', 'jwtToken', 'access_token', 'session']) {
    const { status } = await thief.call('GET', '/api/Authentication/account', {
      headers: { cookie: `${name}=${token}` },
    });
    if (status === 200)
      findings.push({
        what: `A token in the cookie ${name} is taken: other sites could make calls`,
        reproduce: `GET /api/Authentication/account with cookie ${name}`,
      });
  }
  return findings;
}

/** Tokens that were copied, changed, spent, or whose session is over. */
export const sessions: readonly Step[] = [copiedRefreshToken, endedSessions, changedTokens];
