import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mistakesOf } from './docs/mistakes.ts';

/** A step of `npm run check`: no link of our documents leads nowhere, and each decision has its five headings. */
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/** What is installed, made or kept by a running college is not ours to correct. */
const NOT_OURS = /(^|\/)(node_modules|dist|test-results|storybook-static|\.[^/]+)$/;

const paths = globSync('**/*.md', { exclude: (path) => NOT_OURS.test(path) });
const texts = new Map(paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(path, 'utf8')]));

for (const mistake of mistakesOf({ texts, isThere: existsSync })) {
  console.log(mistake);
  process.exitCode = 1;
}
