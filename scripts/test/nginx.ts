import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, installPackage } from './debian.ts';

/** Debian installs it where only root's PATH looks. */
export const nginxPath = (): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find((file) => existsSync(file));

export function ensureNginx(): void {
  if (nginxPath() || !canInstall()) return;
  try {
    installPackage('nginx-light', 'the tests that need it are skipped');
  } catch {
    console.log('nginx could not be installed');
  }
}
