import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages can be installed here: as root on Debian. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @throws when it cannot be had */
export function installPackage(name: string): void {
  execFileSync('sh', ['-c', `apt-get update -qq && apt-get install -y -qq ${name}`], { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
