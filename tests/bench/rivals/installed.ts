import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Installs what a rival's folder declares, unless it is there: rivals are no part of the product, nor of its `npm ci`. */
export function installed(folder: string): void {
  if (existsSync(join(folder, 'node_modules'))) return;
  console.log(`Installing ${folder} ...`);
  execFileSync('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
