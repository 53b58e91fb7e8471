import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remarksOn } from '#catalogue/reading/load.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { callerOf, type Caller } from '../../support/call.ts';
import { startCollege } from '../../support/colleges.ts';
import { HOUSE } from '../../support/programmes.ts';
import { until } from '../../support/until.ts';
import type { Attack, Finding } from '../attack.ts';
import type { Target } from '../target/target.ts';
import { declare, HOSTILE, nameOf } from './hostileProgrammes.ts';

/** One that harms nobody: once it is served, the folder has been read. */
const HARMLESS = 'A';
const letterOf = (index: number): string => String.fromCharCode(HARMLESS.charCodeAt(0) + 1 + index);

/** Whoever may write files judges a programme by the check; a server that runs and one that starts have to say the same. */
export const declarations: Attack = {
  name: 'declarations',
  about:
    'programmes of an officer that freeze the server or take its addresses and pages: at the check, live and at a start',
  async run(target) {
    const folder = target.declarations;
    if (folder === undefined) {
      target.note('The college reads a folder of its own, where nothing is written');
      return [];
    }
    declare(folder, HARMLESS);
    HOSTILE.forEach((hostile, index) => declare(folder, letterOf(index), hostile));
    const { mistakes } = remarksOn(lagosDay(new Date()), HOUSE, folder);
    const sentences = mistakes.map(String);
    const findings = HOSTILE.flatMap((hostile, index) =>
      sentences.some((sentence) => sentence.includes(`evening-college-${letterOf(index).toLowerCase()}/`))
        ? []
        : [passed('The check', hostile.what)],
    );
    findings.push(...(await live(target)));
    return [...findings, ...(await atStart(folder))];
  },
};

/** Somebody else is served as it reads the files, and afterwards. */
async function live(target: Target): Promise<Finding[]> {
  const server = target.stranger();
  let asked = 0;
  await until('the server has read what was declared', async () => {
    asked += 1;
    if (!(await namesAt(server)).includes(nameOf(HARMLESS))) throw new Error('It serves what it served before');
  });
  target.note(`${asked} requests were served as ${HOSTILE.length} hostile programmes were read`);
  return servedBy('A running server', server);
}

/** Of another college, which reads the same folder. */
async function atStart(folder: string): Promise<Finding[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'matricula-attack-'));
  try {
    const started = await startCollege({ DATA_DIR: dataDir, DECLARATIONS_DIR: folder });
    const findings = await servedBy('A start', callerOf(started.address));
    await started.stop();
    return findings;
  } catch (error) {
    const lines = (error as Error).message.split('\n').filter((line) => !line.includes('"level":'));
    return [
      {
        what: `A start ends: ${lines.join(' ').slice(0, LONGEST_NOTE)}`,
        reproduce: `DECLARATIONS_DIR=${folder} npm start`,
      },
    ];
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

const LONGEST_NOTE = 300;

const namesAt = async (server: Caller): Promise<string[]> =>
  (await server.call<{ name: string }[]>('GET', '/api/Enum/programme-types')).data.map(({ name }) => name);

async function servedBy(who: string, server: Caller): Promise<Finding[]> {
  const { data: health } = await server.call('GET', '/api/health/ready');
  const [names, leftOut] = [await namesAt(server), health.leftOut ?? []];
  if (!names.includes(nameOf(HARMLESS))) throw new Error(`${who} does not serve a programme without a mistake`);
  return HOSTILE.flatMap(({ what }, index) => {
    const name = nameOf(letterOf(index));
    return names.includes(name) || !leftOut.some((sentence) => sentence.startsWith(`${name} `))
      ? [passed(who, what)]
      : [];
  });
}

const passed = (who: string, what: string): Finding => ({
  what: `${who} takes ${what}, or leaves it out without a word`,
  reproduce: `declare tests/fixtures/programmes/flows/evening-college with ${what}`,
});
