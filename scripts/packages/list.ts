import { ALLOWED_LICENCES, INSTALL_SCRIPTS, isPermissive, READ_LICENCES } from './policy.ts';

/** Days are YYYY-MM-DD, '' where the registry names none. */
export interface Listed {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly licence: string;
  /** The first day on which the registry is known to have had this version: it is at least that old. */
  readonly knownSince: string;
  readonly lastRelease: string;
  /** Those whom its package.json names: author, contributors and maintainers. */
  readonly people: number;
}

const DAY_MS = 86_400_000;
const OLD_DAYS = 730;
const YOUNG_DAYS = 14;

const HEADS = ['package', 'version', 'licence', 'known since', 'last release', 'people', 'flags'];

function flagsOf({ name, licence, knownSince, lastRelease, people }: Listed, today: string): string[] {
  const daysSince = (date: string) => (Date.parse(today) - Date.parse(date)) / DAY_MS;
  return [
    people <= 1 && 'one person or nobody named',
    lastRelease !== '' && daysSince(lastRelease) > OLD_DAYS && 'no release for two years',
    knownSince !== '' && daysSince(knownSince) < YOUNG_DAYS && 'new',
    !isPermissive(licence) && 'licence',
    INSTALL_SCRIPTS[name]?.runs && 'install script',
  ].filter((flag): flag is string => typeof flag === 'string');
}

export function writeList(packages: readonly Listed[], today: string): string {
  const rows = packages
    .map((each) => ({ ...each, flags: flagsOf(each, today) }))
    .sort(
      (one, other) =>
        other.flags.length - one.flags.length || compare(one.name, other.name) || compare(one.version, other.version),
    )
    .map(({ name, version, licence, knownSince, lastRelease, people, flags }) => [
      name,
      version,
      licence,
      knownSince,
      lastRelease,
      String(people),
      flags.join(', '),
    ]);
  const table = [HEADS, HEADS.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return `${introduction(packages.length, today)}\n${table}\n`;
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

const introduction = (count: number, today: string) => `# What production installs

${count} packages, as of ${today}. Written by \`npm run packages\`; \`npm run check\` refuses a lock that installs anything else,
a licence or an install script that is not listed here, and a package without a checksum. It needs no network.

- **known since** is the first day on which the registry is known to have had this version: a mirror may have met it later than
  it was published, so a version is at least that old. **last release** is read the same way, of any version.
- **people** counts the author, contributors and maintainers that the package names. It is not the number of accounts that
  can publish it, which the registry does not tell everyone.
- Flags: one person or nobody named; no release for two years; new (known for less than ${YOUNG_DAYS} days); a licence that asks for more than
  a notice; an install script. Most flags first.
- Licences allowed: ${ALLOWED_LICENCES.join(', ')}.
${Object.entries(READ_LICENCES)
  .map(([name, licence]) => `  \`${name}\` was read by hand: ${licence}.\n`)
  .join('')}- Install scripts:
${Object.entries(INSTALL_SCRIPTS)
  .map(([name, { runs, reason }]) => `  \`${name}\` ${runs ? 'may run' : 'may not run'}: it ${reason}.\n`)
  .join('')}`;

export function readList(text: string): Listed[] {
  const lines = text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2);
  return lines.map((line) => {
    const [name = '', version = '', licence = '', knownSince = '', lastRelease = '', people = ''] = line
      .split(' | ')
      .map((cell) => cell.replace(/^\| ?| ?\|$/g, '').trim());
    return { name, version, licence, knownSince, lastRelease, people: Number(people) };
  });
}
