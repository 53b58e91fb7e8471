import type { LoginReply } from '#contract/people/accounts.ts';
import { bucketsOf, type Bucket } from '../../platform/rate-limit/buckets.ts';
import { slowGuesses, slowGuessesIn } from '../../platform/rate-limit/rateLimit.ts';
import { isPassword } from '../../platform/auth/passwordHash.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { challenge } from './challenges.ts';
import type { Person } from './person.ts';
import { type Client, replyOf, signIn } from './session.ts';
import { personByUserName } from './sql/person.ts';
import { deviceOfPerson } from './sql/session.ts';

const TITLE = 'Login Failed!';

/**
 * Guesses are slowed by source, and for each name: by source, and for all devices together on which nobody has signed in under it. They wait
 * for half a minute at the longest, and an owner's own device counts for itself: strangers keep nobody out.
 */
export async function login(
  platform: Platform,
  typed: { userName: string; password: string },
  client: Client,
): Promise<LoginReply> {
  const userName = typed.userName.trim();
  mustBeTyped(userName, typed.password);
  const person = await slowGuesses(platform, 'login', client.ip, async () => {
    const [named] = await personByUserName(platform.database, { userName });
    const buckets = await bucketsFor(platform, { id: named?.id, userName }, client);
    return slowGuessesIn(platform, buckets, () => proven(named, typed.password));
  });
  return next(platform, person, client);
}

/** An account has several names, and is one target; a name of nobody costs the same work. */
async function bucketsFor(
  { database }: Platform,
  { id = NOBODY, userName }: { readonly id: string | undefined; readonly userName: string },
  { ip, device }: Client,
): Promise<Bucket[]> {
  const [own] = await deviceOfPerson(database, { userId: id, device });
  const purpose = `login as ${id === NOBODY ? userName.toLowerCase() : id}`;
  const [host, network] = bucketsOf(purpose, ip);
  const everywhere = own
    ? { name: `${purpose} on ${device.toString('base64url')}`, free: 10, longest: 60 }
    : { name: `${purpose} elsewhere`, free: 20, longest: 30 };
  return [host!, network!, everywhere];
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

function mustBeTyped(userName: string, password: string): void {
  const errors = {
    ...(userName === '' && { '/userName': 'please input your username' }),
    ...(password === '' && { '/password': 'please input your password' }),
  };
  const [first] = Object.values(errors);
  if (first !== undefined) throw new Problem(422, first, { title: TITLE, errors });
}

async function proven(person: Person | undefined, password: string): Promise<Person> {
  if (!(await isPassword(password, person?.passwordHash ?? null)) || !person)
    throw refused('Login failed, please check your details');
  return person;
}

/** The order is the specification's. */
async function next(platform: Platform, person: Person, client: Client): Promise<LoginReply> {
  if (!person.active) throw refused('Your account has been deactivated. Please contact your administrator.');
  if (!person.maySignIn) throw refused("User type can't be granted log in access");
  if (!person.hasMoved)
    return replyOf(person, { challenge: await challenge(platform, platform.database, person, 'change-email') });
  if (person.twoFactor)
    return replyOf(person, { challenge: await challenge(platform, platform.database, person, 'two-factor') });
  return signIn(platform, person, client);
}

const refused = (message: string) => new Problem(422, message, { title: TITLE });
