import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import type { LookupName } from '#catalogue/registry/lookups.ts';
import { createCollegeLookups } from '#server/lookups.ts';
import type { Lookups } from '#server/platform/lookups/lookups.ts';
import { migrationNames } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { lookAtBegun } from '../../../scripts/begun-applications/look.ts';
import { fillJupeb, JUPEB_ANSWERS, newApplicant, SECTION_ADDRESS, sendPassport } from '../../support/applicant.ts';
import { databasesOf, onDatabases } from '../../support/databases.ts';
import { HOUSE } from '../../support/programmes.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { until } from '../../support/until.ts';
import { temporaryCheckout } from '../../support/temporaryCheckout.ts';

const PERSONAL = 'schemas/jupeb/personal-details.json';
const declared = () => loadCatalogue(HOUSE);

/** What a copy of the house declares after these edits of its files. */
function edited(...edits: readonly (readonly [file: string, was: string, is: string])[]): Catalogue {
  const root = temporaryCheckout(['schemas', 'flows']);
  for (const [file, was, is] of edits) {
    const text = readFileSync(join(root, file), 'utf8');
    expect(text, `${file} no longer holds what this test changes`).toContain(was);
    writeFileSync(
      join(root, file),
      text.replace(was, () => is),
    );
  }
  return loadCatalogue(root);
}

/** The lists of today, without this answer. */
function listsWithout(lookup: LookupName, id: unknown): Lookups {
  const lists = createCollegeLookups(() => new Date());
  return {
    ...lists,
    options: (name, parents) =>
      name === lookup
        ? new Set([...(lists.options(name, parents) ?? [])].filter((option) => option !== id))
        : lists.options(name, parents),
  };
}

/** The step of `npm run check`, as it runs. */
async function stepOfCheck(env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['scripts/begunApplications.ts'], {
    cwd: HOUSE,
    env: { PATH: process.env['PATH'], ...env },
  });
  return stdout + stderr;
}

/** An application with its personal details saved, and not submitted. */
async function begin(server: TestServer, change: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const { token } = await newApplicant(server);
  const answers = { ...JUPEB_ANSWERS['personal-details'](await sendPassport(server, token)), ...change };
  const saved = await server.call('POST', SECTION_ADDRESS['personal-details'], { token, body: answers });
  expect(saved.status, saved.text).toBe(200);
}

onDatabases('begun applications', (databases) => {
  test('are replayed: what is asked otherwise is told with how many it touches, and what breaks comes first', async () => {
    const place = await databases.freshPlace();
    const server = await freshServer(databases, { place });
    await begin(server);
    await begin(server, { maidenName: 'Bello' });
    await fillJupeb(server, await newApplicant(server));
    const { version } = server.platform.catalogue.byId('jupeb')!;
    await server.close();

    expect(await lookAtBegun(place, declared)).toBe(
      '2 begun applications replayed: none is touched by what is declared now.',
    );

    const stricter = await lookAtBegun(place, () =>
      edited(
        [
          PERSONAL,
          '"hasDisability", "disability", "religionId"',
          '"hasDisability", "disability", "religionId", "maidenName"',
        ],
        ['schemas/shared/contact.json', '"maxLength"', '"minLength": 2, "maxLength"'],
        ['schemas/jupeb/slip.json', '"label": "Sex"', '"label": "Gender"'],
      ),
    );
    expect(stricter).toContain(
      `jupeb: 2 begun applications stay on version ${version}, and nothing changes for them. Those begun from now on are asked otherwise, in the section personal-details:\n`,
    );
    expect(stricter).toContain(
      '  personal-details/maidenName must now be answered (1 begun application would be refused for it)\n',
    );
    expect(stricter).not.toContain('cannot go on');
    expect(stricter).not.toContain('Gender');

    const broken = await lookAtBegun(
      place,
      declared,
      listsWithout('religions', JUPEB_ANSWERS['personal-details']('').religionId),
    );
    expect(broken).toContain(
      `jupeb: of 2 begun applications on version ${version}, some cannot go on:\n  personal-details/religionId is refused by 'lookup', which was right when it was saved (2)`,
    );
  });
});

describe('what a change does to begun applications', () => {
  const databases = databasesOf('postgres');

  test('is told by the check of the forms, before it is published: how many, in which sections, and that they stay', async () => {
    const place = await databases.freshPlace();
    const server = await freshServer(databases, { place });
    await begin(server);
    await begin(server, { maidenName: 'Bello' });
    await server.close();
    const root = temporaryCheckout();
    const check = () =>
      promisify(execFile)(process.execPath, ['scripts/check.ts', '--forms'], {
        cwd: root,
        env: { PATH: process.env['PATH'], DATABASE_URL: place.databaseUrl },
      });
    const file = join(root, PERSONAL);
    const text = readFileSync(file, 'utf8').replace(
      '"disability", "religionId"',
      '"disability", "religionId", "maidenName"',
    );
    writeFileSync(file, text);
    expect((await check()).stdout).toMatch(
      /^The forms can be used as they are\.\n\njupeb: 2 begun applications stay on version [0-9a-f]+, and nothing changes for them\. Those begun from now on are asked otherwise, in the section personal-details:\n {2}personal-details\/maidenName must now be answered \(1 begun application would be refused for it\)\n$/,
    );
    await until('what follows from the forms is made', () =>
      expect(readFileSync(join(root, 'docs/words.md'), 'utf8')).toContain('# What an applicant reads'),
    );
    writeFileSync(file, text.replace('"title": "Faculty"', '"titel": "Faculty"'));
    await expect(check()).rejects.toMatchObject({ stdout: expect.not.stringContaining('begun') as unknown });
  });
});

describe('begun applications are not looked at', () => {
  const [embedded, postgres] = [databasesOf('embedded'), databasesOf('postgres')];

  test('while a server has the embedded database, which is said', async () => {
    const place = await embedded.freshPlace();
    const database = await openDatabase(place);
    embedded.whenOver(database.close);
    expect(await stepOfCheck({ DATA_DIR: place.dataDir })).toMatch(
      /^Begun applications were not looked at: The data directory .* is in use by process \d+/,
    );
  });

  test('where the database is older, which is left as it is', async () => {
    expect(await lookAtBegun(await postgres.emptyPlace(), declared)).toMatch(
      /^Begun applications were not looked at: /,
    );
    const place = await postgres.freshPlace();
    const database = await openDatabase(place);
    await database.query({
      name: '',
      text: 'delete from migration where name = $1',
      values: [migrationNames().at(-1)],
    });
    await database.close();
    expect(await lookAtBegun(place, declared)).toBe(
      `Begun applications were not looked at: the database is older than this program, it lacks ${migrationNames().at(-1)}`,
    );
  });

  test('without a database, and none is made', async () => {
    const dataDir = join(mkdtempSync(join(tmpdir(), 'matricula-none-')), 'data');
    onTestFinished(() => rmSync(join(dataDir, '..'), { recursive: true }));
    expect(await stepOfCheck({ DATA_DIR: dataDir })).toBe(
      `Begun applications were not looked at: there is no database in ${dataDir}\n`,
    );
    expect(existsSync(dataDir)).toBe(false);
  });

  test('when the database cannot be reached, which is said in one line', async () => {
    const said = await lookAtBegun({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', dataDir: '' }, declared);
    expect(said).toMatch(/^Begun applications were not looked at: .*$/);
  });
});
