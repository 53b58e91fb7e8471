import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, installPackage } from './debian.ts';

/** The balancer of the tests, where it is installed; Debian keeps it where only root looks. */
export const nginxPath = (): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'].map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));

/** Installs it as root on Debian. Where it cannot be had its tests are skipped, and say so. */
export function ensureNginx(): void {
  if (nginxPath() || !canInstall()) return;
  try {
    installPackage('nginx-light', 'the tests that need it are skipped');
  } catch {
    console.log('nginx could not be installed');
  }
}
