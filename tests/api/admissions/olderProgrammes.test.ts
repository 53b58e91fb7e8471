import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import { cardToSlip } from '../../support/cardToSlip.ts';
import { onDatabases } from '../../support/databases.ts';
import { HOUSE } from '../../support/programmes.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

/** The seventeen as they stood before a chart had a check, in a college whose program was brought up to date since. */
const root = mkdtempSync(join(tmpdir(), 'matricula-older-'));
for (const folder of ['schemas/shared', 'schemas/forms', 'flows/shared'])
  cpSync(join(HOUSE, folder), join(root, folder), { recursive: true });
cpSync(join(HOUSE, 'tests/fixtures/before-check'), root, { recursive: true });
const OLDER = loadCatalogue(root).programmes;

test('they are seventeen, and none says for which vocabulary it is written', () => {
  expect(OLDER).toHaveLength(17);
});

test('the command shows what it would change, and changes it when it is told to', () => {
  const own = mkdtempSync(join(tmpdir(), 'matricula-own-'));
  onTestFinished(() => rmSync(own, { recursive: true }));
  cpSync(join(HOUSE, 'tests/fixtures/before-check/flows/jupeb'), join(own, 'flows/jupeb'), { recursive: true });
  const upgrade = (options: readonly string[]) =>
    spawnSync(process.execPath, ['scripts/upgrade-forms.ts', ...options], {
      cwd: HOUSE,
      input: 'no\n',
      encoding: 'utf8',
      env: { ...process.env, DECLARATIONS_DIR: own },
    }).stdout;
  const file = join(own, 'flows/jupeb/flow.json');
  const before = readFileSync(file, 'utf8');
  const asked = upgrade([]);
  expect(asked).toContain(`${file}
   3 +   "vocabulary": 2,
  37 -         "on": { "SAVED": "preview", "PREVIOUS": "sponsorAndReferee" }
  38 +         "on": { "SAVED": "check", "PREVIOUS": "sponsorAndReferee" }
  40 +       "check": { "$ref": "../shared/check.json" },
`);
  expect(asked).toContain('Nothing was written.');
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(upgrade(['--yes'])).toContain('Written: one programme.');
  expect(upgrade(['--yes'])).toBe('Every programme is written in the vocabulary of today. Nothing was changed.\n');
});

onDatabases('an older programme', (databases) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await freshServer(databases, { roots: [root] });
  });

  test.each(OLDER)('$name goes from its invoice to its slip', (programme) => cardToSlip(server, programme, false));
});
