/**
 * A step of `npm run check`: replays the applications that are begun, of the database at DATABASE_URL or under DATA_DIR,
 * and warns of what would break for them, or be asked otherwise of those who begin from now on. It never fails and writes
 * nothing; where there is no database to look at, it says so.
 */
import { fileURLToPath } from 'node:url';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import { readSettings } from '#server/platform/settings.ts';
import { lookAtBegun } from './begun-applications/look.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const settings = readSettings(process.env);
console.log(await lookAtBegun(settings, () => loadCatalogue(ROOT, ...settings.declarations)));
