/**
 * `npm run upgrade-forms` brings the programmes of `DECLARATIONS_DIR`, and the product's, to the vocabulary of today: it shows what would change,
 * and writes when somebody says yes, or with `--yes`.
 */
import { fileURLToPath } from 'node:url';
import { readSettings } from '#server/platform/settings.ts';
import { openTerminal } from './new-programme/terminal.ts';
import { olderFlows, write } from './upgrade-forms/olderFlows.ts';
import { difference } from './upgrade-forms/difference.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const flows = olderFlows([ROOT, ...readSettings(process.env).declarations]);

if (flows.length === 0) console.log('Every programme is written in the vocabulary of today. Nothing was changed.');
else {
  for (const { file, text, upgraded } of flows) console.log(`${file}\n${difference(text, upgraded)}\n`);
  if (await isWanted()) {
    write(flows);
    console.log(
      `Written: ${flows.length === 1 ? 'one programme' : `${flows.length} programmes`}. Applications that are begun stay on their version.`,
    );
  } else console.log('Nothing was written.');
}

async function isWanted(): Promise<boolean> {
  if (process.argv.includes('--yes')) return true;
  const terminal = openTerminal();
  const reply = await terminal.ask('Write it? [yes] ');
  terminal.close();
  return reply !== undefined && /^(y|yes|)$/i.test(reply.trim());
}
