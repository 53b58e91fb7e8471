import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mistakesOf } from './docs/mistakes.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const NOT_OURS = /(^|\/)(node_modules|dist|test-results|storybook-static|\.[^/]+)$/;

const paths = globSync('**/*.md', { exclude: (path) => NOT_OURS.test(path) });
const texts = new Map(paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(path, 'utf8')]));

const files = globSync('**/*.*', { exclude: (path) => NOT_OURS.test(path) }).map((path) => path.replaceAll('\\', '/'));

for (const mistake of mistakesOf({ texts, isThere: existsSync, files })) {
  console.log(mistake);
  process.exitCode = 1;
}
