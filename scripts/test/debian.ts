import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether whoever runs the tests has forbidden to install anything. */
export const mayInstall = (): boolean => !process.env['NO_INSTALL'];

/** Whether packages can be installed here: as root on Debian, where it is not forbidden. */
export const canInstall = (): boolean => mayInstall() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Says what it will do, and does it. `without` is what happens when it is not installed.
 * @throws when it cannot be had
 */
export function installPackage(name: string, without: string): void {
  const command = `apt-get update -qq && apt-get install -y -qq ${name}`;
  console.log(installing(`Debian's package '${name}'`, command, without));
  execFileSync('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

/** One line that is printed before anything is installed. */
export const installing = (what: string, command: string, without: string): string =>
  `Installing ${what} for the tests, by '${command}'. To avoid this, set NO_INSTALL=1: ${without}.`;
