import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { PARTS } from '../../bench/parts.ts';
import { HOUSE } from '../../support/programmes.ts';
import { isLong } from '../../support/volume.ts';

/** What is claimed of a part can be claimed again only while it still runs: here each does, in its smallest size. What it takes is not judged. */
describe.runIf(isLong)('npm run bench', () => {
  const readme = () => readFileSync(join(HOUSE, 'tests/bench/README.md'), 'utf8');

  test.each(Object.entries(PARTS))('ends with the figures of %s', async (name, { title }) => {
    const before = readme();
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/bench.ts', '--small', name], {
      cwd: HOUSE,
      maxBuffer: 2 ** 26,
    });
    const [heading, rule, ...rows] = stdout
      .slice(stdout.indexOf(title))
      .split('\n')
      .slice(1)
      .filter((line) => line.startsWith('| '));
    const cellsOf = (line: string) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
    expect(rule).toMatch(/^\| ---/);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(cellsOf(row), row).toHaveLength(cellsOf(heading!).length);
      expect(row).toMatch(/\d/);
      // A ratio may be of nothing: so few requests take no tick of a processor.
      expect(row).not.toContain('undefined');
    }
    expect(readme(), 'what is measured in small is written down nowhere').toBe(before);
  });
});
