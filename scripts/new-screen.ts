/**
 * `npm run new-screen -- --one 'exam venue' --many 'exam venues' --in school --at /school_setup/exam_venues --claim school-setup`
 * lays out a resource with its table, form, contract, domain and screens, which passes the check as it is. With
 * `--for student --one locker --many lockers --in students --at /lockers --act 'give back'` it is what belongs to the signed-in
 * student, with one act on it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CLAIMS } from '#contract/people/claims.ts';
import { SIDES, type Side } from './new-screen/mount.ts';
import { STUDENT_SIDES } from './new-screen/mountStudent.ts';
import { actNamesOf, namesOf, type Names } from './new-screen/names.ts';
import { studentFilesOf } from './new-screen/studentTemplates.ts';
import { filesOf } from './new-screen/templates.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MIGRATIONS = join(ROOT, 'src/server/platform/database/migrations');

const options = {
  one: { type: 'string' },
  many: { type: 'string' },
  in: { type: 'string' },
  at: { type: 'string' },
  claim: { type: 'string' },
  for: { type: 'string' },
  act: { type: 'string' },
} as const;

try {
  const { for: audience = 'staff', ...given } = parseArgs({ options }).values;
  if (audience === 'student') {
    const names = actNamesOf(given, Object.keys(CLAIMS));
    layOut(names, studentFilesOf(names, nextMigration()), STUDENT_SIDES);
  } else {
    const names = namesOf(given, Object.keys(CLAIMS));
    layOut(names, filesOf(names, nextMigration()), SIDES);
  }
} catch (mistake) {
  console.error((mistake as Error).message);
  process.exitCode = 1;
}

function layOut(names: Names, files: Readonly<Record<string, string>>, sides: readonly Side[]): void {
  const existing = Object.keys(files).find((path) => existsSync(join(ROOT, path)));
  if (existing) throw new Error(`${existing} is there already. Nothing was written`);
  for (const [path, text] of Object.entries(files)) write(path, text);
  const changed = sides.flatMap((side) => mount(side, names));
  format([...Object.keys(files), ...changed]);
  spawnSync(process.execPath, [join(ROOT, 'scripts/generate.ts')], { cwd: ROOT, stdio: 'inherit' });
  console.log(
    `Written:\n${Object.keys(files).join('\n')}\nIt stands at ${names.at}; an item of the menu is added at /user_management/menus.`,
  );
}

function nextMigration(): string {
  const last = Math.max(...readdirSync(MIGRATIONS).map((name) => Number(name.slice(0, 4))));
  return String(last + 1).padStart(4, '0');
}

function mount({ path, empty, withScreen, root, withWing, isAskedAgain }: Side, names: Names): string[] {
  const file = path(names.wing);
  const isNew = !existsSync(join(ROOT, file));
  if (isNew) write(file, empty(names.wing));
  if (isNew || isAskedAgain) change(root, (text) => withWing(text, names.wing));
  change(file, (text) => withScreen(text, names));
  return [file, root];
}

function format(files: readonly string[]): void {
  const prettier = join(ROOT, 'node_modules/prettier/bin/prettier.cjs');
  spawnSync(process.execPath, [prettier, '--log-level', 'warn', '--write', ...files], { cwd: ROOT, stdio: 'inherit' });
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), text, { flag: 'wx' });
}

function change(path: string, edit: (text: string) => string): void {
  writeFileSync(join(ROOT, path), edit(readFileSync(join(ROOT, path), 'utf8')));
}
