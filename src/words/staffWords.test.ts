import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Said inside the portal once, and by no registrar. */
const DIALECT = [
  /^asked again$/i,
  /^its words$/i,
  /there, not here|here, not there/i,
  /there is this session already/i,
  /will be it instead/i,
  /\bnobody teaches\b/i,
  /^told of\b/i,
  /\bnot told$/i,
  /^nobody of ours$/i,
  /^asked(,| on| for on)/i,
  /^whose it is$/i,
  /\bgiven to nobody\b/i,
  /\bleads nowhere, and\b/i,
  /, and nobody does\b/i,
];

test('texts inside the portal are said as a registrar would say them', () => {
  const texts = readFileSync(new URL('../../docs/words-inside.md', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('| ') ? [line.split('|')[1]!.trim()] : []));
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => DIALECT.some((phrase) => phrase.test(text)))).toEqual([]);
});
