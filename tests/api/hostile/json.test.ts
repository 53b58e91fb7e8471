import { describe, expect, test } from 'vitest';
import { failures } from '../../attack/bystander/bystander.ts';
import { sendHostileJson } from '../../attack/json/sendHostileJson.ts';
import { type JsonTarget, jsonTargets } from '../../attack/json/targets.ts';
import { demoApplicant } from '../../attack/files/senders.ts';
import { databasesOf } from '../../support/databases.ts';
import { tokenOf } from '../../support/logIn.ts';
import { readMatrix } from '../../support/matrix.ts';
import { ownServer } from '../../support/ownServer.ts';
import { isLong, volumeOf } from '../../support/volume.ts';

const COUNT = volumeOf('HOSTILE_BODIES');
const MOST_MEGABYTES = 600;
const SEED = 20261122;
const PEOPLE = ['admin', 'student', 'lecturer', 'bursar'];

/** As many levels as fit into the largest body. */
const DEEP = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

describe('JSON that no page of ours sends', () => {
  const databases = databasesOf('postgres');

  test(`${COUNT} bodies are refused or taken in ${MOST_MEGABYTES} MB, never a fault, at whatever endpoint and from whomever`, async () => {
    const server = await ownServer(databases, { TRUSTED_PROXIES: '127.0.0.1' });
    const { address, pid } = server;
    const tokens = new Map([['applicant', await demoApplicant(server)]]);
    for (const person of PEOPLE) tokens.set(person, await tokenOf(address, person));
    const whoMay = new Map(
      readMatrix().map(({ method, path, verdicts }) => [
        `${method} ${path}`,
        [...tokens.keys()].filter((caller) => verdicts[caller] === 'yes'),
      ]),
    );
    const tokenFor = ({ method, template }: JsonTarget, turn: number) => {
      const may = whoMay.get(`${method} ${template}`) ?? [];
      return tokens.get(may[turn % may.length] ?? '');
    };

    const { faults, ...report } = await sendHostileJson({ address, pid, count: COUNT, seed: SEED, tokenFor });
    if (isLong) console.log(JSON.stringify(report, null, 1));
    expect(faults).toEqual([]);
    expect(failures(report.meanwhile), 'others are answered').toEqual([]);
    expect(report.sent).toBe(COUNT);
    expect(report.refused).toBeGreaterThan(COUNT / 2);
    expect(report.peakMegabytes).toBeLessThan(MOST_MEGABYTES);

    const replies = new Map<string, number>();
    for (const [turn, target] of (await jsonTargets(address)).entries()) {
      const { status, text } = await server.call(target.method, target.path, {
        body: DEEP,
        token: tokenFor(target, turn),
      });
      const reply = status === 400 ? (JSON.parse(text) as { message: string }).message : String(status);
      replies.set(reply, (replies.get(reply) ?? 0) + 1);
    }
    expect([...replies.keys()].filter((reply) => reply.startsWith('5'))).toEqual([]);
    expect(replies.get('What was sent is nested too deeply to be read')).toBeGreaterThan(100);
  }, 7_200_000);
});
