import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { until } from '../../tests/support/until.ts';
import { watchDeclarations } from './watchDeclarations.ts';

test('a file that is replaced by another is heard each time, and so is one in a folder made meanwhile', async () => {
  const root = mkdtempSync(join(tmpdir(), 'matricula-watched-'));
  for (const folder of ['schemas/jupeb', 'flows/jupeb']) mkdirSync(join(root, folder), { recursive: true });
  const file = join(root, 'schemas/jupeb/slip.json');
  writeFileSync(file, '{}');
  let heard = 0;
  const watching = watchDeclarations([root], async () => {
    heard += 1;
  });
  onTestFinished(() => {
    watching.close();
    rmSync(root, { recursive: true });
  });
  const expectHeard = async (what: string, change: () => void) => {
    const before = heard;
    change();
    await until(what, () => expect(heard).toBeGreaterThan(before));
  };
  for (const time of ['first', 'second', 'third'])
    await expectHeard(`the ${time} file in its place is heard`, () => {
      writeFileSync(`${file}.tmp`, `{ "title": "${time}" }`);
      renameSync(`${file}.tmp`, file);
    });
  await expectHeard('a folder that is made is heard', () => mkdirSync(join(root, 'schemas/weekend-college')));
  await expectHeard('a file in the folder that was made is heard', () =>
    writeFileSync(join(root, 'schemas/weekend-college/slip.json'), '{}'),
  );
  await expectHeard('a file that is written in place is heard', () => writeFileSync(file, '{ "title": "last" }'));
});
