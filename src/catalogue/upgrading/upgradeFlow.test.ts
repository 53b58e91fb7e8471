import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { VOCABULARY, upgradeFlow } from './upgradeFlow.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const OLDER = join(ROOT, 'tests/fixtures/before-check/flows');

const read = (...path: string[]): string => readFileSync(join(...path), 'utf8');

test.each(globSync('*/flow.json', { cwd: OLDER }))('%s is brought up, and then again nothing is', (file) => {
  const upgraded = upgradeFlow(read(OLDER, file))!;
  expect(upgraded).toContain(`"vocabulary": ${VOCABULARY},`);
  expect(upgraded).toContain('"SAVED": "check"');
  expect(upgraded).toContain('\n      "check": { "$ref": "../shared/check.json" },\n      "preview"');
  expect(upgradeFlow(upgraded)).toBeUndefined();
});

test('what the product did to JUPEB by hand is done to the letter', () => {
  const chartOf = (text: string): string => text.slice(text.indexOf('"chart"'));
  expect(chartOf(upgradeFlow(read(OLDER, 'jupeb/flow.json'))!)).toBe(chartOf(read(ROOT, 'flows/jupeb/flow.json')));
});

test('comments, order and lay-out stay, and only what changes its meaning is changed', () => {
  const text = `{
    // Ours since 2024.
    "chart": {
      "states": {
        "last": { "on": { "SAVED": [{ "target": "preview" }] } }, /* the end */
        "preview": { "type": "final" }
      },
      "initial": "last"
    }
}`;
  expect(upgradeFlow(text)).toBe(`{
    // Ours since 2024.
    "vocabulary": 2,
    "chart": {
      "states": {
        "last": { "on": { "SAVED": [{ "target": "check" }] } }, /* the end */
        "check": { "$ref": "../shared/check.json" },
        "preview": { "type": "final" }
      },
      "initial": "last"
    }
}`);
});

test('a chart that has a check is only marked, and a state of that name is not mistaken for it', () => {
  const checked = '{ "chart": { "states": { "last": { "on": { "SAVED": "check" } }, "check": {}, "preview": {} } } }';
  expect(upgradeFlow(checked)).toBe(checked.replace('{ "chart"', '{ "vocabulary": 2, "chart"'));
  const named = '{ "chart": { "states": { "check": { "on": { "SAVED": "preview" } }, "preview": {} } } }';
  expect(upgradeFlow(named)).toContain('"SAVED": "checkAnswers"');
});
