import type { LoginReply } from '#contract/people/accounts.ts';
import { slowGuesses } from '../../platform/rate-limit/rateLimit.ts';
import { isPassword } from '../../platform/auth/passwordHash.ts';
import type { Platform } from '../../platform/platform.ts';
import { Problem } from '../../platform/problem.ts';
import { challenge } from './challenges.ts';
import type { Person } from './person.ts';
import { type Client, replyOf, signIn } from './session.ts';
import { personByUserName } from './sql/person.ts';

const TITLE = 'Login Failed!';

/** Guesses are slowed by source, and by source and name: a name that strangers guess at stays open to its owner elsewhere. */
export async function login(
  platform: Platform,
  typed: { userName: string; password: string },
  client: Client,
): Promise<LoginReply> {
  const userName = typed.userName.trim();
  mustBeTyped(userName, typed.password);
  const person = await slowGuesses(platform, 'login', client.ip, () =>
    slowGuesses(platform, `login as ${userName.toLowerCase()}`, client.ip, () =>
      known(platform, userName, typed.password),
    ),
  );
  return next(platform, person, client);
}

function mustBeTyped(userName: string, password: string): void {
  const errors = {
    ...(userName === '' && { '/userName': 'please input your username' }),
    ...(password === '' && { '/password': 'please input your password' }),
  };
  const [first] = Object.values(errors);
  if (first !== undefined) throw new Problem(422, first, { title: TITLE, errors });
}

async function known({ database }: Platform, userName: string, password: string): Promise<Person> {
  const [person] = await personByUserName(database, { userName });
  if (!(await isPassword(password, person?.password_hash ?? null)) || !person)
    throw refused('Login failed, please check your details');
  return person;
}

/** The order is the specification's. */
async function next(platform: Platform, person: Person, client: Client): Promise<LoginReply> {
  if (!person.active) throw refused('Your account has been deactivated. Please contact your administrator.');
  if (!person.may_sign_in) throw refused("User type can't be granted log in access");
  if (!person.has_moved)
    return replyOf(person, { challenge: await challenge(platform, platform.database, person, 'change-email') });
  if (person.two_factor)
    return replyOf(person, { challenge: await challenge(platform, platform.database, person, 'two-factor') });
  return signIn(platform, person, client);
}

const refused = (message: string) => new Problem(422, message, { title: TITLE });
