import { everyPackage, type Lock, production } from './installed.ts';
import type { Listed } from './list.ts';
import { INSTALL_SCRIPTS, isAllowed, READ_LICENCES } from './policy.ts';

export interface Supply {
  readonly lock: Lock;
  readonly listed: readonly Listed[];
  /** From package.json: npm decides by it what may run while it installs. */
  readonly allowScripts: Readonly<Record<string, boolean>>;
}

export const mistakesOf = (supply: Supply): string[] => [
  ...unlisted(supply),
  ...licences(supply),
  ...installScripts(supply),
  ...checksums(supply),
];

const keyOf = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;

function unlisted({ lock, listed }: Supply): string[] {
  const installed = new Set(production(lock).map(keyOf));
  const known = new Set(listed.map(keyOf));
  return [
    ...[...installed]
      .filter((key) => !known.has(key))
      .map(
        (key) =>
          `${key} is installed and not in docs/dependencies.md: run \`npm run packages\` and read what it says of it.`,
      ),
    ...[...known]
      .filter((key) => !installed.has(key))
      .map((key) => `${key} is in docs/dependencies.md and no longer installed: run \`npm run packages\`.`),
  ];
}

const licences = ({ listed }: Supply): string[] =>
  listed
    .filter(({ name, licence }) => !isAllowed(licence) && !(name in READ_LICENCES))
    .map(
      (each) =>
        `${keyOf(each)} is under ${each.licence || 'no licence that it names'}: choose another package, or read the licence and add it to scripts/packages/policy.ts.`,
    );

/** The whole lock counts: what is installed for development runs on the same machines. */
function installScripts({ lock, allowScripts }: Supply): string[] {
  const withScript = [
    ...new Set(
      everyPackage(lock)
        .filter(({ hasInstallScript }) => hasInstallScript)
        .map(({ name }) => name),
    ),
  ];
  return [
    ...withScript
      .filter((name) => !(name in INSTALL_SCRIPTS))
      .map(
        (name) =>
          `${name} runs a program while it is installed: do without it, or decide on it in scripts/packages/policy.ts with the reason.`,
      ),
    ...[...new Set([...Object.keys(INSTALL_SCRIPTS), ...Object.keys(allowScripts)])]
      .filter((name) => allowScripts[name] !== INSTALL_SCRIPTS[name]?.runs)
      .map((name) => `allowScripts in package.json and scripts/packages/policy.ts say different things of ${name}.`),
  ];
}

const checksums = ({ lock }: Supply): string[] =>
  everyPackage(lock)
    .filter(({ integrity }) => !integrity?.startsWith('sha512-'))
    .map((each) => `${keyOf(each)} has no SHA-512 checksum in package-lock.json: what is installed could be anything.`);
