import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, installPackage } from '../../scripts/test/debian.ts';

/** PostgreSQL refuses to run as root: root becomes the user `postgres`, anyone else stays who they are. */
const runsAsRoot = process.getuid?.() === 0;

/** The folder of initdb and postgres; on Debian as root they are installed when missing. @throws one line saying what to install. */
export function findPostgres(): string {
  return searched() ?? installed() ?? fail();
}

export const isPostgresHere = (): boolean => searched() !== undefined;

function searched(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

function installed(): string | undefined {
  if (!canInstall()) return undefined;
  installPackage('postgresql', 'DATABASE_URL has to name a PostgreSQL');
  return searched();
}

function fail(): never {
  throw new Error(
    'The tests need PostgreSQL: install it (apt-get install postgresql, or brew install postgresql), or set DATABASE_URL to one in which they may create databases.',
  );
}

/** The command line that runs `command` as a user that PostgreSQL accepts. */
export function asPostgresUser(command: string[]): [file: string, args: string[]] {
  const [file, ...args] = runsAsRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
  return [file!, args];
}

/** Gives `directory` to the user that PostgreSQL runs as. */
export function giveToPostgresUser(directory: string) {
  if (runsAsRoot) execFileSync('chown', ['postgres', directory]);
}
