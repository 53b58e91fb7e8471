/** A step of `npm run check`: warns of what would break for begun applications. It never fails and writes nothing. */
import { fileURLToPath } from 'node:url';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import { readSettings } from '#server/platform/settings.ts';
import { lookAtBegun } from './begun-applications/look.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const settings = readSettings(process.env);
console.log(await lookAtBegun(settings, () => loadCatalogue(ROOT, ...settings.declarations)));
