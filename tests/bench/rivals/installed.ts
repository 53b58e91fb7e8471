import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Installs what a rival's folder names, when it is not there yet: it is no dependency of the product. */
export function installed(folder: string): void {
  if (!existsSync(join(folder, 'node_modules'))) execFileSync('npm', ['install'], { cwd: folder, stdio: 'inherit' });
}
