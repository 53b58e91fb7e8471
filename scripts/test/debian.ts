import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const mayInstall = (): boolean => !process.env['NO_INSTALL'];

export const canInstall = (): boolean => mayInstall() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** `without` is what happens when it is not installed. @throws when the installation fails */
export function installPackage(name: string, without: string): void {
  const command = `apt-get update -qq && apt-get install -y -qq ${name}`;
  console.log(installing(`Debian's package '${name}'`, command, without));
  execFileSync('sh', ['-c', command], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

export const installing = (what: string, command: string, without: string): string =>
  `Installing ${what} for the tests, by '${command}'. To avoid this, set NO_INSTALL=1: ${without}.`;
