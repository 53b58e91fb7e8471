import { JAMB_KEYS, keysOfApplications, keysOfTemplate, nameKey } from '#rules/accountName.ts';
import type { Slice } from '../../kit/upload/target.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { matricTemplates, nameInTheWay, refuseLookalikes, refuseNumbers } from './sql/names.ts';

const NUMBER =
  'a username is not like a matric number, a JAMB registration number or an application number: those are the names of their owners';

/** @param exceptUserId whose name it is to be; null for a new account. Call it where changes of accounts wait for one another. */
export async function nameMistake(
  platform: Platform,
  db: Queryable,
  userName: string,
  exceptUserId: string | null,
): Promise<string | null> {
  const [way] = await nameInTheWay(db, { userName, exceptUserId });
  if (way?.other)
    return way.other.toLowerCase() === userName.toLowerCase()
      ? 'another account has this username'
      : `another account has a username that looks like this one: ${way.other}`;
  const key = nameKey(userName);
  const isNumber = way?.isNumber || (await numberPatterns(platform, db)).some((each) => new RegExp(each).test(key));
  return isNumber ? NUMBER : null;
}

/** The rows of a spreadsheet that would open accounts with such names. */
export async function refuseNames(
  platform: Platform,
  tx: Queryable,
  slice: Slice,
  column: string | null,
): Promise<readonly { readonly number: number }[]> {
  const saying = (message: string) => ({ ...slice, mistakes: [{ column, message }] });
  return [
    ...(await refuseNumbers(tx, { ...saying(NUMBER), patterns: await numberPatterns(platform, tx) })),
    ...(await refuseLookalikes(tx, saying('another account has a username that looks like this one'))),
  ];
}

/** Of the keys of all numbers that people have or will be given. */
async function numberPatterns({ programmes }: Platform, db: Queryable): Promise<string[]> {
  const templates = await matricTemplates(db);
  return [
    JAMB_KEYS,
    ...templates.map(({ matricTemplate }) => keysOfTemplate(matricTemplate)),
    ...new Set(programmes.all.map(({ id }) => keysOfApplications(id))),
  ];
}
