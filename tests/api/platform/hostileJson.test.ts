import { describe, expect, test } from 'vitest';
import { sendHostileJson } from '../../attack/json/sendHostileJson.ts';
import { type JsonTarget, jsonTargets } from '../../attack/json/targets.ts';
import { callersOf } from '../../support/callers.ts';
import { groundOf } from '../../support/grounds.ts';
import { readMatrix } from '../../support/matrix.ts';
import { freshServer } from '../../support/server.ts';

const COUNT = Number(process.env['HOSTILE_BODIES'] ?? 300);
const SEED = 20261122;

/** As many levels as fit into the largest body. */
const DEEP = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

describe('JSON that no page of ours sends', () => {
  const ground = groundOf('embedded');

  test('is refused or taken, never a fault, at whatever endpoint and from whomever', async () => {
    const server = await freshServer(ground, { env: { TRUSTED_PROXIES: '127.0.0.1' } });
    const callers = await callersOf(server);
    const whoMay = new Map(readMatrix().map(({ method, path, verdicts }) => [`${method} ${path}`, Object.keys(verdicts).filter((caller) => verdicts[caller] === 'yes')]));
    const tokenFor = ({ method, template }: JsonTarget) => callers.tokenOf(whoMay.get(`${method} ${template}`)?.[0] ?? 'nobody', template);

    const { faults, othersFailed, ...report } = await sendHostileJson({ address: server.address, count: COUNT, seed: SEED, tokenFor });
    console.log(JSON.stringify(report));
    expect(faults).toEqual([]);
    expect(othersFailed).toBe(0);
    expect(report.sent).toBe(COUNT);
    expect(report.refused).toBeGreaterThan(COUNT / 2);

    const said = new Map<string, number>();
    for (const target of await jsonTargets(server.address)) {
      const { status, text } = await server.call(target.method, target.path, { body: DEEP, token: await tokenFor(target) });
      const told = status === 400 ? (JSON.parse(text) as { message: string }).message : String(status);
      said.set(told, (said.get(told) ?? 0) + 1);
    }
    expect([...said.keys()].filter((told) => told.startsWith('5'))).toEqual([]);
    expect(said.get('What was sent is nested too deeply to be read')).toBeGreaterThan(100);
  }, 1_800_000);
});
