import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ATTACKS } from '../../attack/attacks.ts';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const text = readFileSync(at('SECURITY.md'), 'utf8');

test('every file that the threat model names exists', () => {
  const named = [...text.matchAll(/`((?:tests|docs|src|scripts)\/[^`\s]+)`/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((path) => !existsSync(at(path)))).toEqual([]);
});

test('every threat names what proves its defence', () => {
  const tables = text
    .split(/^### /m)
    .slice(1)
    .map((section) => section.split(/^#/m)[0]!);
  const threats = tables.flatMap((section) =>
    section
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(2),
  );
  expect(threats.length).toBeGreaterThan(30);
  expect(threats.filter((line) => !/`tests\/[^`]+` \|$/.test(line))).toEqual([]);
});

test('every part of the attack is named, and no other', () => {
  const section = text.split('## The attack')[1]!.split('\n## ')[0]!;
  const named = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(named).toEqual(ATTACKS.map(({ name }) => name));
});
