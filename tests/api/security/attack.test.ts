import { beforeAll, describe, expect, test } from 'vitest';
import { access } from '../../attack/access/access.ts';
import { accounts } from '../../attack/accounts/accounts.ts';
import { addresses } from '../../attack/addresses/addresses.ts';
import { enumeration } from '../../attack/enumeration/enumeration.ts';
import { races } from '../../attack/races/races.ts';
import { runAttacks } from '../../attack/runAttacks.ts';
import { tokens } from '../../attack/tokens/tokens.ts';
import { freePort } from '../../support/freePort.ts';
import { databasesOf } from '../../support/databases.ts';
import { startProcess } from '../../support/serverProcess.ts';

/** The same numbers in every run: `npm run test:attack` tries others. */
const SMALL = { seed: 20261122, scale: 0.02 };

/**
 * What a run can bear of them; the others are the program's. `beds` needs the record of a student, and a college that is filled costs more
 * than all of these; `declarations` starts a second server, as `officers/publishing.test.ts` does for the same rules.
 */
const PARTS = [access, addresses, tokens, accounts, races, enumeration];

describe('a small attack', () => {
  const databases = databasesOf('embedded');
  let address: URL;
  beforeAll(async () => {
    const { dataDir } = await databases.freshPlace();
    const port = String(await freePort());
    address = new URL(`http://127.0.0.1:${port}`);
    const { child, serving, ended } = startProcess({
      PORT: port,
      HOST: '127.0.0.1',
      PUBLIC_URL: address.origin,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
    });
    databases.whenOver(async () => {
      child.kill('SIGTERM');
      await ended;
    });
    await serving;
  });

  test.each(PARTS.map((attack) => [attack.name, attack] as const))('of %s finds nothing', async (_name, attack) => {
    const [outcome] = await runAttacks([attack], { address, ...SMALL }, () => undefined);
    expect(outcome!.findings).toEqual([]);
    expect(outcome!.tally.requests).toBeGreaterThan(20);
    expect(outcome!.tally.unanswered).toBe(0);
  });
});
