import type { Finding } from '../attack.ts';
import type { Browser } from '../target/browser.ts';
import { isAlive, newAccount, type SignedIn, signIn } from '../target/people.ts';
import type { Target } from '../target/target.ts';
import { linkParts } from '../../support/linkParts.ts';

type Link = Record<string, string>;

async function linkTo(
  target: Target,
  { browser, token }: SignedIn,
  userName: string,
): Promise<{ status: number; link: Link }> {
  const { status, data } = await browser.call('POST', '/api/Authentication/impersonate', {
    token,
    body: { userName, reason: 'To attack' },
  });
  return { status, link: data ? linkParts(data.path) : {} };
}

const take = (browser: Browser, link: Link) =>
  browser.call('POST', '/api/Authentication/impersonation-login', { body: link });

/** A link used twice or after its maker has left, and what one may do in another's place. */
export async function impersonatedPlaces(target: Target): Promise<Finding[]> {
  const person = await newAccount(target, 'student');
  const maker = await newAccount(target, 'admin');
  const findings: Finding[] = [];
  const impersonator = await signIn(target, maker.userName, maker.password);
  const older = (await linkTo(target, impersonator, person.userName)).link;
  const { link } = await linkTo(target, impersonator, person.userName);
  const spare = (await linkTo(target, impersonator, (await newAccount(target, 'student')).userName)).link;
  const thief = target.stranger();
  if ((await take(impersonator.browser, older)).status === 200)
    findings.push({
      what: "The older of two links to one person's place opens it",
      reproduce: 'POST /api/Authentication/impersonate twice, then use the first link',
    });
  const swapped = await take(thief, { ...spare, userIdToImpersonate: impersonator.userId });
  if (swapped.status === 200)
    findings.push({
      what: "A link to one person's place opens another's",
      reproduce: 'POST /api/Authentication/impersonation-login with another userIdToImpersonate',
    });
  const first = await take(impersonator.browser, link);
  if (first.status !== 200) throw new Error(`Nobody's place was taken: ${first.text}`);
  const second = await take(thief, link);
  if (second.status === 200)
    findings.push({
      what: "A link to another's place was good twice",
      reproduce: 'POST /api/Authentication/impersonation-login twice with one link',
    });
  const inPlace = first.data.jwtToken!.token;

  const onward = await thief.call('POST', '/api/Authentication/impersonate', {
    token: inPlace,
    body: { userName: 'admin', reason: 'To attack' },
  });
  if (onward.status === 200)
    findings.push({
      what: "Who is in another's place takes a third's",
      reproduce: 'POST /api/Authentication/impersonate in the place of another',
    });
  await impersonator.browser.call('POST', '/api/Authentication/sign-out', {
    token: impersonator.token,
    body: { everywhere: true },
  });
  if (await isAlive(thief, inPlace))
    findings.push({
      what: "A session in another's place outlives the session of its holder",
      reproduce:
        'take a place, POST /api/Authentication/sign-out {everywhere: true} as the impersonator, then call with the token of the place',
    });
  const late = await take(thief, spare);
  if (late.status === 200)
    findings.push({
      what: "A link to another's place outlives the session of who made it",
      reproduce: 'make a link, sign out everywhere, then open the link',
    });
  return findings;
}

/** Who may take places, and nothing else of the kind, must not come by what an administrator may do. */
export async function liftedPowers(target: Target): Promise<Finding[]> {
  const admin = await signIn(target, 'admin');
  const account = await newAccount(target);
  const granted = await admin.browser.call('POST', '/api/RoleClaims/create-user-claims', {
    token: admin.token,
    body: { userId: account.id, claims: ['impersonate'], granted: true },
  });
  if (granted.status !== 200) throw new Error(`The claim was not granted: ${granted.text}`);
  const lowly = await signIn(target, account.userName, account.password);
  const { link } = await linkTo(target, lowly, 'admin');
  const taken = await take(lowly.browser, link);
  return taken.status === 200
    ? [
        {
          what: "Who may take places and nothing else came by an administrator's claims",
          reproduce: "a lecturer with the claim impersonate takes the administrator's place",
        },
      ]
    : [];
}
