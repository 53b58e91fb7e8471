import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { fillJupeb, JUPEB_ANSWERS, newApplicant, SECTION_ADDRESS, sendPassport } from '../../support/applicant.ts';
import { onBothGrounds } from '../../support/grounds.ts';
import { HOUSE } from '../../support/programmes.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { temporaryHouse } from '../../support/temporaryHouse.ts';

const PERSONAL = 'schemas/jupeb/personal-details.json';

/** The step of `npm run check` in a copy of the house, after these edits of its files. */
async function replayed(env: Readonly<Record<string, string | undefined>>, edits: readonly (readonly [file: string, was: string, is: string])[]): Promise<string> {
  const root = temporaryHouse();
  for (const [file, was, is] of edits) {
    const text = readFileSync(join(root, file), 'utf8');
    expect(text, `${file} no longer holds what this test changes`).toContain(was);
    writeFileSync(join(root, file), text.replace(was, () => is));
  }
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['scripts/begunApplications.ts'], { cwd: root, env: { PATH: process.env['PATH'], ...env } });
  return stdout + stderr;
}

/** An application with its personal details saved, and not submitted. */
async function begin(server: TestServer, change: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const { token } = await newApplicant(server);
  const answers = { ...JUPEB_ANSWERS['personal-details'](await sendPassport(server, token)), ...change };
  const saved = await server.call('POST', SECTION_ADDRESS['personal-details'], { token, body: answers });
  expect(saved.status, saved.text).toBe(200);
}

onBothGrounds('begun applications', (ground) => {
  test('are replayed: what is asked otherwise is told with how many it touches, and what breaks comes first', async () => {
    const place = await ground.freshPlace();
    const server = await freshServer(ground, { place });
    await begin(server);
    await begin(server, { maidenName: 'Bello' });
    await fillJupeb(server, await newApplicant(server));
    const { version } = server.platform.catalogue.byId('jupeb')!;
    await server.close();
    const env = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl };

    expect(await replayed(env, [])).toBe('2 begun applications replayed: none is touched by what is declared now.\n');

    const stricter = await replayed(env, [
      [PERSONAL, '"hasDisability", "disability", "religionId"', '"hasDisability", "disability", "religionId", "maidenName"'],
      ['schemas/shared/contact.json', '"maxLength"', '"minLength": 2, "maxLength"'],
      ['schemas/jupeb/slip.json', '"label": "Sex"', '"label": "Gender"'],
    ]);
    expect(stricter).toContain(`jupeb: 2 begun applications stay on version ${version}, and nothing changes for them. Those begun from now on are asked otherwise:\n`);
    expect(stricter).toContain('  personal-details/maidenName must now be answered (1 begun application would be refused for it)\n');
    expect(stricter).not.toContain('cannot go on');
    expect(stricter).not.toContain('Gender');

    const given = String(JUPEB_ANSWERS['personal-details']('')['religionId']);
    const listed = readFileSync(join(HOUSE, 'data/religions.json'), 'utf8');
    const removed = new RegExp(`\\{ "id": ${given}, "name": "[^"]*" \\}`).exec(listed)![0];
    const broken = await replayed(env, [['data/religions.json', removed, removed.replace(`"id": ${given}`, '"id": 990')]]);
    expect(broken).toContain(`jupeb: of 2 begun applications on version ${version}, some cannot go on:\n  personal-details/religionId is refused by 'lookup', which was right when it was saved (2)\n`);
  });

  test('are not looked at while a server has the database, which is said', async () => {
    if (ground.kind === 'postgres') return;
    const place = await ground.freshPlace();
    await freshServer(ground, { place });
    expect(await replayed({ DATA_DIR: place.dataDir }, [])).toMatch(/^Begun applications were not looked at: The data directory .* is in use by process \d+/);
  });

  test('an older database is left as it is', async () => {
    const place = await ground.emptyPlace();
    const said = await replayed({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl }, []);
    expect(said).toMatch(/^Begun applications were not looked at: /);
  });
});

test('without a database it says so, and makes none', async () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'matricula-none-')), 'data');
  onTestFinished(() => rmSync(join(dataDir, '..'), { recursive: true }));
  expect(await replayed({ DATA_DIR: dataDir }, [])).toBe(`Begun applications were not looked at: there is no database in ${dataDir}\n`);
  expect(existsSync(dataDir)).toBe(false);
});

test('a database that cannot be reached is said in one line', async () => {
  const said = await replayed({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, []);
  expect(said).toMatch(/^Begun applications were not looked at: .*\n$/);
});
