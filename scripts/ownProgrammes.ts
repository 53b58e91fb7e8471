/** A step of `npm run check`: tells what of a college's own declarations is left out. That fails no check: the college is served. */
import { fileURLToPath } from 'node:url';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import { refusalText } from '#server/platform/programmes/refusalText.ts';
import { readSettings } from '#server/platform/settings.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { declarations } = readSettings(process.env);

if (declarations.length === 0) console.log('DECLARATIONS_DIR is not set: the college has no programmes of its own.');
else {
  const { refusals } = loadCatalogue(ROOT, ...declarations);
  console.log(refusals.length === 0 ? 'Nothing of them is left out.' : refusals.map(refusalText).join('\n'));
}
