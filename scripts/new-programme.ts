/**
 * `npm run new-programme`: asks a few questions and lays out a programme that passes the check. Whoever knows the answers
 * gives them as arguments (`--name "Evening College" --summary ...`); `--yes` takes the usual answer to all others and
 * writes without asking.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import { DeclarationError } from '#catalogue/reading/declarationError.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { jsonText } from './new-programme/jsonText.ts';
import { filesOf } from './new-programme/files.ts';
import { interview, Refusal } from './new-programme/interview.ts';
import { answersOf, QUESTIONS, type Given, type Known } from './new-programme/questions.ts';
import { offeredSections, sharedSections } from './new-programme/sharedSections.ts';
import type { SharedGroups } from './new-programme/slip.ts';
import { openTerminal } from './new-programme/terminal.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const catalogue = loadCatalogue(ROOT);
const known: Known = { catalogue, shared: sharedSections(ROOT, catalogue), today: lagosDay(new Date()) };
const options = { ...Object.fromEntries(QUESTIONS.map(({ name }) => [name, { type: 'string' } as const])), yes: { type: 'boolean' } as const };

try {
  await begin();
} catch (mistake) {
  if (!(mistake instanceof Refusal) && !(mistake instanceof DeclarationError) && (mistake as { code?: string }).code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw mistake;
  console.error((mistake as Error).message);
  process.exitCode = 1;
}

async function begin(): Promise<void> {
  const { yes, ...given } = parseArgs({ options }).values as Given & { yes?: boolean };
  const terminal = yes ? undefined : openTerminal();
  try {
    const answers = answersOf(await interview(given, known, terminal));
    const offered = offeredSections(known.shared, answers.nearest);
    const { $defs: groups } = JSON.parse(readFileSync(join(ROOT, 'schemas/shared/slip.json'), 'utf8')) as { $defs: SharedGroups };
    const declared = filesOf(answers, answers.sections.map((name) => offered.get(name)!), catalogue, groups);
    const files = Object.fromEntries(Object.entries(declared).map(([path, value]) => [path, jsonText(value)]));
    mustPass(files);
    console.log(`\nThis will be written:\n\n${Object.entries(files).map(([path, text]) => `${path}\n${text}`).join('\n')}`);
    if (terminal && !/^(y|yes|)$/i.test((await terminal.ask('Write it? [yes] '))?.trim() ?? 'no')) return console.log('Nothing was written.');
    write(ROOT, files);
    spawnSync(process.execPath, [join(ROOT, 'scripts/generate.ts')], { cwd: ROOT, stdio: 'inherit' });
    console.log(`Written. \`npm run dev\` shows it at /programmes/${answers.id}; schemas/README.md and flows/README.md say how to go on.`);
  } finally {
    terminal?.close();
  }
}

/** Tried in a folder of its own first, so that nothing is written which the check would refuse. */
function mustPass(files: Readonly<Record<string, string>>): void {
  const trial = mkdtempSync(join(tmpdir(), 'matricula-programme-'));
  try {
    for (const folder of ['schemas', 'flows']) cpSync(join(ROOT, folder), join(trial, folder), { recursive: true });
    write(trial, files);
    loadCatalogue(trial);
  } finally {
    rmSync(trial, { recursive: true });
  }
}

function write(root: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text, { flag: 'wx' });
  }
}
