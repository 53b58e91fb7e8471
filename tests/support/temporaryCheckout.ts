import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const HOUSE = fileURLToPath(new URL('../..', import.meta.url));

/** All that a declaration is made, read, checked and served with. */
const PARTS = ['schemas', 'flows', 'data', 'src', 'scripts', 'package.json', 'README.md'];

/** A copy of the house for one test to change, its packages shared; gone when the test is over. */
export function temporaryCheckout(parts: readonly string[] = PARTS): string {
  const root = mkdtempSync(join(tmpdir(), 'matricula-house-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const part of parts) cpSync(join(HOUSE, part), join(root, part), { recursive: true });
  symlinkSync(join(HOUSE, 'node_modules'), join(root, 'node_modules'));
  return root;
}
