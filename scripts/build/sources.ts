import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'src',
  'schemas',
  'flows',
  'public',
  'scripts/vite',
  'scripts/build',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

const NEVER_IN_BROWSER = /^src\/(server|remita-sandbox)$|\.(test|stories)\.tsx?$/;

export function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap(filesAt)) hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

function filesAt(path: string): string[] {
  if (NEVER_IN_BROWSER.test(path) || !existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesAt(join(path, name).replaceAll('\\', '/')));
}
