import type { Finding } from '../attack.ts';
import type { Step } from '../inTurn.ts';
import { askForPasswordLink, isAlive, newAccount, signIn, usePasswordLink } from '../target/people.ts';
import type { Target } from '../target/target.ts';
import { atOnce, different, succeeded, timesAtOnce } from './atOnce.ts';
import { linkParts } from '../../support/linkParts.ts';

async function links(target: Target): Promise<Finding[]> {
  const times = timesAtOnce(target);
  const account = await newAccount(target, 'student');
  const browser = target.stranger();
  const link = await askForPasswordLink(browser, account);
  const used = succeeded(await atOnce(times, (turn) => usePasswordLink(browser, link, `Race#2026-${turn}`)));
  const admin = await signIn(target, 'admin');
  const { data } = await admin.browser.call('POST', '/api/Authentication/impersonate', {
    token: admin.token,
    body: { userName: account.userName, reason: 'To attack' },
  });
  const body = linkParts(data.path);
  const taken = succeeded(
    await atOnce(times, () => admin.browser.call('POST', '/api/Authentication/impersonation-login', { body })),
  );
  return [
    ...(used.length > 1
      ? [
          {
            what: `A link to choose a password was good ${used.length} times`,
            reproduce: `POST /api/Authentication/reset-password ${times} times at once`,
          },
        ]
      : []),
    ...(taken.length > 1
      ? [
          {
            what: `A link to another's place was good ${taken.length} times`,
            reproduce: `POST /api/Authentication/impersonation-login ${times} times at once`,
          },
        ]
      : []),
  ];
}

/** Many tabs of one device may renew at once; together they have one session. */
async function refreshes(target: Target): Promise<Finding[]> {
  const times = timesAtOnce(target);
  const { browser, refreshToken } = await signIn(target, 'lecturer');
  const given = succeeded(
    await atOnce(times, () => browser.call('POST', '/api/Authentication/refresh-token', { body: { refreshToken } })),
  );
  const alive = new Set<string>();
  for (const token of new Set(given.map(({ data }) => data.jwtToken!.token)))
    if (await isAlive(browser, token)) alive.add(token);
  return alive.size > 1
    ? [
        {
          what: `One refresh token has ${alive.size} successors that are good at once`,
          reproduce: `POST /api/Authentication/refresh-token ${times} times at once`,
        },
      ]
    : [];
}

async function roleChanges(target: Target): Promise<Finding[]> {
  const times = timesAtOnce(target);
  const { browser, token } = await signIn(target, 'admin');
  const name = `race ${target.random.letters(8)}`;
  const made = succeeded(
    await atOnce(times, () =>
      browser.call('POST', '/api/RoleClaims/create-role', { token, body: { name, maySignIn: false } }),
    ),
  );
  const named = (await browser.call('GET', '/api/RoleClaims/roles', { token })).data.filter(
    (role) => role.name === name,
  );
  if (made.length === 0 || named.length === 0) throw new Error('No role was made');
  const roleId = named[0]!.id;
  const change = (give: string[], take: string[]) =>
    browser.call('PUT', '/api/RoleClaims/update-role-claims', { token, body: { roleId, give, take } });
  await atOnce(times, () => change(['reports'], []));
  const claims = (await browser.call('GET', `/api/RoleClaims/role-claims?roleId=${roleId}`, { token })).data;
  await browser.call('DELETE', `/api/RoleClaims/role/${roleId}`, { token });
  return [
    ...(named.length > 1
      ? [
          {
            what: `${named.length} roles have one name`,
            reproduce: `POST /api/RoleClaims/create-role ${times} times at once`,
          },
        ]
      : []),
    ...(different(claims) === claims.length && claims.includes('reports')
      ? []
      : [
          {
            what: `A claim given ${times} times at once is held as ${claims.join(', ')}`,
            reproduce: `PUT /api/RoleClaims/update-role-claims ${times} times at once`,
          },
        ]),
  ];
}

/** What is good once, and changes of claims, sent many times at once. */
export const accounts: readonly Step[] = [links, refreshes, roleChanges];
