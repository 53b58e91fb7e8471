import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The balancer of the tests, where it is installed; Debian keeps it where only root looks. */
export const nginxPath = (): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'].map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));

/** Installs it as root on Debian. Where it cannot be had its tests are skipped, and say so. */
export function ensureNginx(): void {
  if (nginxPath() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing nginx for the tests ...');
  try {
    execFileSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq nginx-light'], { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  } catch {
    console.log('nginx could not be installed');
  }
}
