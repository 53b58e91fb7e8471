import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that what the browser gets is made of. */
const SOURCES = ['src', 'schemas', 'flows', 'public', 'scripts/vite', 'scripts/build', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** Of `src`, what never reaches a browser. */
const ELSEWHERE = /^src\/(server|remita-sandbox)$|\.(test|stories)\.tsx?$/;

/** One hash over the names and the contents of all sources, so that a build is made again exactly when it would differ. */
export function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap(filesAt)) hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

function filesAt(path: string): string[] {
  if (ELSEWHERE.test(path) || !existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).sort().flatMap((name) => filesAt(join(path, name).replaceAll('\\', '/')));
}
