import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { MEGABYTE } from '#rules/files.ts';
import { JUPEB_ANSWERS, newApplicant, photograph, SECTION_ADDRESS, sendPassport } from '../../support/applicant.ts';
import { callerOf, type Answer } from '../../support/call.ts';
import { declare, pdf, sampleFile, sendPart } from '../../support/files.ts';
import { freePort } from '../../support/freePort.ts';
import { databasesOf } from '../../support/databases.ts';
import { ALL_ROOTS, PROGRAMMES } from '../../support/programmes.ts';
import { startSandbox } from '../../support/remitaSandbox.ts';
import { expectAllKept, openSavers, saveForever } from '../../support/savers.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { startServerProcess } from '../../support/serverProcess.ts';
import { isMountable, smallDisk, type SmallDisk } from '../../support/smallDisk.ts';
import { until } from '../../support/until.ts';

const NO_ROOM = 'The college has no room for files now. Please try again later.';
const RECORD_OFFICE = PROGRAMMES.find(({ id }) => id === 'record-office')!;

describe.skipIf(!isMountable())('a disk that is full', () => {
  describe('beside a PostgreSQL that is not', () => {
    const databases = databasesOf('postgres');
    let disk: SmallDisk;
    let college: TestServer;
    beforeAll(async () => {
      disk = smallDisk(databases, 8);
      college = await freshServer(databases, {
        place: { ...(await databases.freshPlace()), dataDir: disk.folder },
        roots: ALL_ROOTS,
      });
    });
    const kept = () => readdirSync(join(disk.folder, 'files'));

    test('a photograph is refused in plain words, nothing of it is kept, sections are saved; with room it goes', async () => {
      const { token } = await newApplicant(college);
      const id = await sendPassport(college, token);
      const before = kept();
      disk.fill();
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(await photograph())]), 'passport.jpg');
      const refused = await college.call('POST', '/api/UserDocument/upload-passport', { token, body });
      expect([refused.status, refused.json.message]).toEqual([503, NO_ROOM]);
      expect(kept()).toEqual(before);
      expect(
        (
          await college.call('POST', SECTION_ADDRESS['personal-details'], {
            token,
            body: JUPEB_ANSWERS['personal-details'](id),
          })
        ).status,
      ).toBe(200);
      expect((await college.call('GET', '/api/health/ready')).json.errors).toHaveProperty('disk');
      disk.free();
      expect(await sendPassport(college, token)).not.toBe(id);
    });

    test('a file on its way stands where it stood, and arrives whole with room', async () => {
      const { token } = await newApplicant(college, RECORD_OFFICE);
      const file = sampleFile({ section: 'papers', field: '/thesis' }, { bytes: pdf(MEGABYTE + 11) });
      await declare(college, token, file);
      const half = 512 * 1024;
      expect((await sendPart(college, token, file, 0, half)).data.received).toBe(half);
      disk.fill();
      const refused = await sendPart(college, token, file, half, 2 * half);
      expect([refused.status, refused.json.message]).toEqual([503, NO_ROOM]);
      expect((await declare(college, token, file)).data).toMatchObject({ received: half, arrived: false });
      disk.free();
      await sendPart(college, token, file, half, 2 * half);
      expect((await sendPart(college, token, file, 2 * half, file.bytes.length)).data.arrived).toBe(true);
      const reply = await fetch(`${college.address}/api/UserDocument/${file.id}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(Buffer.from(await reply.arrayBuffer()).equals(file.bytes)).toBe(true);
    });
  });

  describe('below the embedded database', () => {
    const databases = databasesOf('embedded');

    test('what was acknowledged is there when there is room again', async () => {
      const disk = smallDisk(databases, 160);
      const given = await databases.freshPlace();
      const place = { ...given, dataDir: join(disk.folder, 'data') };
      mkdirSync(place.dataDir);
      cpSync(given.dataDir, place.dataDir, { recursive: true });
      const port = await freePort();
      const sandbox = await startSandbox(`http://127.0.0.1:${port}/api/Payment/notification`);
      databases.whenOver(sandbox.stop);
      let server = await startServerProcess(place, port, sandbox.settings);
      databases.whenOver(() => server.kill());
      const caller = callerOf(server.address);
      const savers = await openSavers(caller, sandbox, 3);
      const heard: (Answer | undefined)[] = [];
      disk.fill();
      let running = true;
      const load = savers.map((saver) =>
        saveForever(
          caller,
          saver,
          () => running,
          (answer) => heard.push(answer),
        ),
      );
      await until('a save is refused', () => expect(heard.some((answer) => answer?.status !== 200)).toBe(true));
      running = false;
      await Promise.all(load);
      expect(
        heard.filter((answer) => answer && ![200, 503].includes(answer.status)).map((answer) => answer!.text),
      ).toEqual([]);

      disk.free();
      await server.kill();
      server = await startServerProcess(place, port, sandbox.settings);
      await expectAllKept(caller, savers);
      const [again] = savers;
      const body = { ...JUPEB_ANSWERS['personal-details'](again!.passport), permanentAddress: '999999' };
      expect(
        (await caller.call('POST', SECTION_ADDRESS['personal-details'], { token: again!.token, body })).status,
      ).toBe(200);
    });
  });
});
