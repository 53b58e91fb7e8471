import { distance } from 'fastest-levenshtein';

/** Where most applicants have their mailbox. The most common comes first: it is meant by what is as near to two. */
const COMMON = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'yahoo.co.uk',
  'rocketmail.com',
  'protonmail.com',
] as const;

/** They are real, though one of the common ones is near. */
const REAL: ReadonlySet<string> = new Set([
  ...COMMON,
  'ymail.com',
  'mail.com',
  'email.com',
  'googlemail.com',
  'hotmail.co.uk',
  'hotmail.fr',
  'outlook.fr',
  'yahoo.fr',
  'yahoo.ca',
  'yahoo.co.in',
  'gmx.com',
  'fastmail.com',
  'cloud.com',
  'proton.me',
]);

/** One wrong key, one key too many or too few; two neighbours in the wrong order are two. */
const MISTAKES = 2;

/** Of '.com', as it is often typed; none of them exists. */
const NO_ENDING = /\.(con|cpm|cim|comm|coom|ccom|cmo|ocm|vom|xom)$/;

/**
 * The address that was most likely meant: 'ada@gmail.com' for 'ada@gmial.com'; null where nothing speaks for a mistake. It is a
 * question to who typed it, and never a reason to refuse: somebody may have an address like that.
 */
export function emailSuggestion(typed: string): string | null {
  const [, name, domain] = /^\s*([^\s@]+)@([^\s@]+?)\.?\s*$/.exec(typed.toLowerCase()) ?? [];
  if (name === undefined || domain === undefined || REAL.has(domain)) return null;
  const meant = nearest(domain) ?? withEnding(domain);
  return meant === null ? null : `${typed.trim().slice(0, name.length)}@${meant}`;
}

function nearest(domain: string): string | null {
  const [best] = COMMON.map((common) => ({ common, mistakes: distance(domain, common) }))
    .filter(({ mistakes }) => mistakes <= MISTAKES)
    .toSorted((one, other) => one.mistakes - other.mistakes);
  return best?.common ?? null;
}

const withEnding = (domain: string): string | null =>
  NO_ENDING.test(domain) ? domain.replace(NO_ENDING, '.com') : null;
