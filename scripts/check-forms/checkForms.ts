import { spawn } from 'node:child_process';
import { globSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { remarksOn } from '#catalogue/reading/load.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { readSettings } from '#server/platform/settings.ts';
import { remarksText } from './remarksText.ts';

/** What officers run: in about a second it says all that is wrong in their files, and nothing of anybody else's. */
export function checkForms(root: string): 0 | 1 {
  const remarks = remarksOn(lagosDay(new Date()), root, ...readSettings(process.env).declarations);
  console.log(remarksText(remarks));
  if (remarks.mistakes.length > 0) return 1;
  refresh(root);
  return 0;
}

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
