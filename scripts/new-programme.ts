/**
 * Answers may be given as arguments (`--name "Evening College" --summary ...`); `--yes` takes the default for all others
 * and writes without asking.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { houseAt, isRefusal, newProgramme } from './new-programme/newProgramme.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const repository = houseAt(ROOT);

try {
  const id = await newProgramme(repository, process.argv.slice(2));
  if (id === undefined) {
    console.log('Nothing was written.');
  } else {
    spawnSync(process.execPath, [join(ROOT, 'scripts/generate.ts')], { cwd: ROOT, stdio: 'inherit' });
    console.log(
      `Written. \`npm run dev\` shows it at /programmes/${id}; schemas/README.md and flows/README.md say how to go on.`,
    );
  }
} catch (mistake) {
  if (!isRefusal(mistake)) throw mistake;
  console.error(mistake.message);
  process.exitCode = 1;
}
