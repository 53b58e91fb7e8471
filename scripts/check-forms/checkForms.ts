import { spawn } from 'node:child_process';
import { existsSync, globSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalogue, remarksOn } from '#catalogue/reading/load.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { readSettings, type Settings } from '#server/platform/settings.ts';
import { remarksText } from './remarksText.ts';

/**
 * What officers run: in about a second it says all that is wrong in their files, and nothing of anybody else's. Where there is
 * a database, it then says what becomes of the applications that are begun, before anything is published.
 */
export async function checkForms(root: string): Promise<0 | 1> {
  const settings = readSettings(process.env);
  const remarks = remarksOn(lagosDay(new Date()), root, ...settings.declarations);
  console.log(remarksText(remarks));
  if (remarks.mistakes.length > 0) return 1;
  refresh(root);
  if (hasDatabase(settings)) {
    // The server's own code takes longer to read than all declarations.
    const { lookAtBegun } = await import('../begun-applications/look.ts');
    console.log(`\n${await lookAtBegun(settings, () => loadCatalogue(root, ...settings.declarations))}`);
  }
  return 0;
}

const hasDatabase = ({ databaseUrl, dataDir }: Settings): boolean =>
  databaseUrl !== undefined || existsSync(join(dataDir, 'database'));

/** Of what is made of the declarations; its time says since when. */
const MADE = 'src/catalogue/generated/types.ts';

/** What is made of the declarations is made anew behind the answer: nobody waits for it, and nobody is told to do it. */
function refresh(root: string): void {
  const made = join(root, MADE);
  const since = statSync(made, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const isChanged = globSync('{schemas,flows}/**/*.json', { cwd: root }).some(
    (file) => statSync(join(root, file)).mtimeMs > since,
  );
  if (!isChanged) return;
  if (since > 0) utimesSync(made, new Date(), new Date());
  spawn(process.execPath, [join(root, 'scripts/generate.ts')], { cwd: root, detached: true, stdio: 'ignore' }).unref();
}
