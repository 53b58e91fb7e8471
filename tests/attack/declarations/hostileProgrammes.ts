import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIXTURES } from '../../support/programmes.ts';

/** A programme that an officer could write, and one thing in it that would harm others. */
export interface HostileProgramme {
  readonly what: string;
  readonly file: 'course.json' | 'endpoints.json' | 'flow.json';
  readonly was: string;
  readonly is: string;
}

const LIMIT = '"maxLength": 300,';
const LOGIN_ADDRESS = '"/EveningCollege/login"';
const LOGIN_PAGE = '"/evening_college_login"';

const pattern = (source: string): HostileProgramme => ({
  what: `a pattern that freezes, ${source}`,
  file: 'course.json',
  was: LIMIT,
  is: `${LIMIT} "pattern": ${JSON.stringify(source)},`,
});
const address = (path: string): HostileProgramme => ({
  what: `the product's address ${path}`,
  file: 'endpoints.json',
  was: LOGIN_ADDRESS,
  is: JSON.stringify(path),
});
const page = (path: string): HostileProgramme => ({
  what: `the product's page ${path}`,
  file: 'flow.json',
  was: LOGIN_PAGE,
  is: JSON.stringify(path),
});

export const HOSTILE: readonly HostileProgramme[] = [
  ...['^(a+)+$', '^([a-z]+ ?)*$', '(x+x+)+y', '^(?=(a+)+$).*$', '^(a|a?)+$'].map(pattern),
  ...['/Authentication/login', '/Payment/notification', '/health/ready', '/declared/jupeb/login'].map(address),
  ...['/login', '/login/', '//login', '/', '/dashboard/more', '/assets/x', '/api/health', '/payment_return'].map(page),
];

/** Names a programme by a letter: 'Evening College B'. */
export const nameOf = (letter: string): string => `Evening College ${letter}`;

/** Each kind of name that the fixture has, with a letter to it, so that many stand beside each other. */
const renamed = (text: string, letter: string): string =>
  text
    .replaceAll('Evening College', nameOf(letter))
    .replaceAll('EveningCollege', `EveningCollege${letter}`)
    .replaceAll('evening_college', `evening_college_${letter.toLowerCase()}`)
    .replaceAll('evening-college', idOf(letter))
    .replaceAll('9019', String(9100 + letter.charCodeAt(0)));

const ID = 'evening-college';
const idOf = (letter: string): string => `${ID}-${letter.toLowerCase()}`;

/** Puts a copy of the fixture into the folder of a college's own declarations. @param hostile undefined for one that harms nobody */
export function declare(root: string, letter: string, hostile?: HostileProgramme): void {
  for (const kind of ['schemas', 'flows']) {
    const folder = join(root, kind, idOf(letter));
    mkdirSync(folder, { recursive: true });
    cpSync(join(FIXTURES, kind, ID), folder, { recursive: true });
    for (const file of readdirSync(folder)) {
      const text = readFileSync(join(folder, file), 'utf8');
      if (file === hostile?.file && !text.includes(hostile.was)) throw new Error(`${file} has no ${hostile.was}`);
      const written = file === hostile?.file ? text.replace(hostile.was, () => hostile.is) : text;
      writeFileSync(join(folder, file), renamed(written, letter));
    }
  }
}
