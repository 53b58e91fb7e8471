import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MEGABYTE } from '#rules/files.ts';
import { invoiceFor, logIn } from '../../support/applicant.ts';
import { callerOf } from '../../support/call.ts';
import { declare, pdf, sampleFile, sendPart } from '../../support/files.ts';
import { freePort } from '../../support/freePort.ts';
import { onDatabases } from '../../support/databases.ts';
import { FIXTURES, PROGRAMMES } from '../../support/programmes.ts';
import { startSandbox } from '../../support/remitaSandbox.ts';
import { prepareServerProcess } from '../../support/serverProcess.ts';
import { volumeOf } from '../../support/volume.ts';

/**
 * The server is killed with no warning while a file is being sent. What was acknowledged is not sent again, and what
 * arrives is the file, byte for byte. What the embedded database acknowledges is looked for in `kills.test.ts`.
 * `UPLOAD_KILLS=6` for a longer one.
 */
const KILLS = volumeOf('UPLOAD_KILLS');
const PART = 192 * 1024;
const RECORD_OFFICE = PROGRAMMES.find(({ id }) => id === 'record-office')!;

onDatabases('a server killed while a file is on its way', (databases) => {
  test(`${KILLS} kills, and it goes on where it stood`, async () => {
    const place = await databases.seededPlace();
    const port = await freePort();
    const sandbox = await startSandbox(`http://127.0.0.1:${port}/api/Payment/notification`);
    databases.whenOver(sandbox.stop);
    const prepare = () => prepareServerProcess(place, port, sandbox.settings, { DECLARATIONS_DIR: FIXTURES });
    let server = await prepare().start();
    databases.whenOver(() => server.kill());
    const caller = callerOf(server.address);
    const rrr = await invoiceFor(caller, RECORD_OFFICE);
    await sandbox.pay(rrr);
    const { token } = await logIn(caller, rrr, RECORD_OFFICE);
    const file = sampleFile({ section: 'papers', field: '/thesis' }, { bytes: pdf(3 * MEGABYTE + 11) });

    let [kills, acknowledged] = [0, 0];
    const standing = async () => (await declare(caller, token, file)).data;
    for (let stands = await standing(); !stands.arrived; stands = await standing()) {
      expect(stands.received, 'what was acknowledged is there').toBeGreaterThanOrEqual(acknowledged);
      const sending = sendPart(caller, token, file, stands.received, stands.received + PART).catch(() => undefined);
      if (kills < KILLS && stands.received > kills * 3 * PART) {
        kills += 1;
        await new Promise((resolve) => {
          setTimeout(resolve, kills * 3);
        });
        const killed = server.kill();
        const following = prepare();
        await killed;
        server = await following.start();
      }
      const answer = await sending;
      if (answer?.status === 200) acknowledged = answer.data.received;
    }
    expect(kills).toBe(KILLS);
    const reply = await fetch(`${server.address}/api/UserDocument/${file.id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(Buffer.from(await reply.arrayBuffer()).equals(file.bytes)).toBe(true);
    expect(
      readdirSync(join(place.dataDir, 'files')).length,
      'one file, and what the kills left loose',
    ).toBeLessThanOrEqual(1 + 2 * KILLS);
  }, 400_000);
});
