import { AsyncLocalStorage } from 'node:async_hooks';
import { beforeAll, describe, expect, test } from 'vitest';
import { LOOKUPS, type LookupName } from '#catalogue/registry/lookups.ts';
import { courseLists } from '#server/academics/courses/lists.ts';
import { createCollegeLookups } from '#server/lookups.ts';
import { namedRows } from '#server/platform/lookups/dataFiles.ts';
import { listRows, type ListSource } from '#server/platform/lookups/listSource.ts';
import { createLookups } from '#server/platform/lookups/lookups.ts';
import { forgetListChanges } from '#server/platform/lookups/sql.ts';
import { newApplicant } from '../../support/applicant.ts';
import { fillUpTo, HOUSE_PROGRAMME } from '../../support/fillUpTo.ts';
import { databasesOf, onDatabases } from '../../support/databases.ts';
import { freshServer, type TestServer } from '../../support/server.ts';
import { until } from '../../support/until.ts';

const CURRENT: readonly LookupName[] = [
  'faculties',
  'all-departments',
  'staff-departments',
  'student-types',
  'diploma-programmes',
  'cce-programmes',
  'certificate-programmes',
];

const change = async ({ platform }: TestServer, text: string) => {
  await platform.database.query({ name: '', text, values: [] });
};

onDatabases("the college's lists", (databases) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await freshServer(databases);
  });

  test('of a new college are those of data/, under their ids', () => {
    const [written, lookups] = [createCollegeLookups(() => new Date()), server.platform.lookups];
    const sorted = (list: readonly { id: number | string }[]) => list.toSorted((a, b) => Number(a.id) - Number(b.id));
    for (const name of CURRENT) expect(sorted(lookups.list(name, [])), name).toEqual(sorted(written.list(name, [])));
    for (const { id } of namedRows('departments'))
      for (const name of ['department-options', 'areas-of-specialization'] as const)
        expect(lookups.list(name, [id])).toEqual(written.list(name, [id]));
    for (const { id } of namedRows('school-programmes'))
      expect(lookups.list('programme-departments', [id])).toEqual(written.list('programme-departments', [id]));
  });

  test('of courses that another server writes, corrects and removes, those are read and no other; all of them, once the changes are forgotten', async () => {
    const {
      platform: { database },
      clock,
    } = server;
    const reads = { whole: 0, rows: 0 };
    const counted: ListSource = {
      ...courseLists,
      read(db) {
        reads.whole += 1;
        return courseLists.read!(db);
      },
      async changes(db, since) {
        const changes = await courseLists.changes!(db, since);
        reads.rows += changes.courses!.rows.length + changes.courses!.removed.length;
        return changes;
      },
    };
    const others = Object.fromEntries(
      Object.keys(LOOKUPS)
        .filter((name) => name !== 'courses')
        .map((name) => [name, []]),
    );
    const [follower, newcomer] = [
      createLookups(clock.now, [counted, { lists: others }]),
      createLookups(clock.now, [courseLists, { lists: others }]),
    ];
    const names = () =>
      follower
        .list('courses', [8])
        .map(({ name }) => name)
        .filter((name) => name.startsWith('ZZZ'));
    const steps: readonly (readonly [text: string, found: readonly string[], reads: typeof reads])[] = [
      [
        "insert into course (department_id, code, title, unit) values (8, 'ZZZ 102', 'Second', 2), (8, 'ZZZ 101', 'First', 2)",
        ['ZZZ 101 First', 'ZZZ 102 Second'],
        { whole: 1, rows: 2 },
      ],
      [
        "update course set title = 'Last' where code = 'ZZZ 102'",
        ['ZZZ 101 First', 'ZZZ 102 Last'],
        { whole: 1, rows: 3 },
      ],
      ["update course set active = false where code = 'ZZZ 101'", ['ZZZ 102 Last'], { whole: 1, rows: 4 }],
      ["update course set department_id = 9 where code = 'ZZZ 101'", ['ZZZ 102 Last'], { whole: 1, rows: 5 }],
      ["delete from course where code like 'ZZZ %'", [], { whole: 1, rows: 7 }],
      [
        "update course set title = title where code = 'none'; update school_revision set revision = revision + 10000",
        [],
        { whole: 1, rows: 7 },
      ],
    ];
    await follower.read(database);
    for (const [text, found, expected] of steps) {
      await change(server, text);
      await follower.readIfChanged(database);
      expect([text, names(), reads]).toEqual([text, found, expected]);
    }
    await change(
      server,
      "insert into course (department_id, code, title, unit) values (8, 'ZZZ 103', 'Third', 2); update school_revision set revision = revision + 10000",
    );
    await forgetListChanges(database);
    await follower.readIfChanged(database);
    expect([names(), reads]).toEqual([['ZZZ 103 Third'], { whole: 2, rows: 7 }]);
    await newcomer.read(database);
    expect(follower.whole('courses')).toEqual(expect.arrayContaining([...newcomer.whole('courses')]));
  });

  test('are asked for each time, and sent again only when they changed', async () => {
    const departments = () => server.call('GET', '/api/Select/departments?facultyId=6');
    const before = await departments();
    expect(before.headers.get('cache-control')).toBe('public, no-cache');
    await change(
      server,
      "update department set name = 'Marine Engineering' where id = (select min(id) from department where faculty_id = 6)",
    );
    await server.platform.lookups.read(server.platform.database);
    const after = await departments();
    expect(after.data[0]!.name).toBe('Marine Engineering');
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  });

  test('offer nothing of a retired faculty, except to who has it', async () => {
    const programme = HOUSE_PROGRAMME('national-diploma');
    const applicant = await newApplicant(server, programme);
    await fillUpTo(server, programme, applicant, 'sponsor');
    const load = async () =>
      (await server.call('GET', '/api/NationalDiploma/application', { token: applicant.token })).data;
    const record = await load();
    expect(record.retiredOptions).toBeUndefined();
    const chosen = record.answers['programme']!;
    await change(server, `update faculty set active = false where id = ${chosen.facultyId}`);
    await change(server, `update department set active = false where id = ${chosen.departmentId}`);
    await server.platform.lookups.read(server.platform.database);

    const lookups = server.platform.lookups;
    expect(lookups.options('faculties', [])!.has(chosen.facultyId)).toBe(false);
    expect(lookups.options('all-departments', [])!.has(chosen.departmentId)).toBe(false);
    expect(lookups.nameOf('faculties', chosen.facultyId)).toBeTruthy();
    expect((await load()).retiredOptions!.map(({ list, id }) => [list, id])).toEqual([
      ['faculties', chosen.facultyId],
      [`departments/${chosen.facultyId}`, chosen.departmentId],
    ]);

    const save = (token: string, id: string) =>
      server.call('POST', '/api/NationalDiploma/add-or-update-programme-details', {
        token,
        body: { ...chosen, applicantId: id },
      });
    expect((await save(applicant.token, applicant.applicantId)).status).toBe(200);
    const other = await newApplicant(server, programme);
    await fillUpTo(server, programme, other, 'programme');
    expect((await save(other.token, other.applicantId)).json.errors).toHaveProperty('/facultyId');
  });
});

describe('another server on the same database', () => {
  const databases = databasesOf('postgres');

  test('offers a change within seconds', async () => {
    const place = await databases.freshPlace();
    const [one, other] = [await freshServer(databases, { place }), await freshServer(databases, { place })];
    await change(one, "insert into faculty (name) values ('Faculty of Agriculture')");
    const names = async () => (await other.call('GET', '/api/Select/faculties')).data.map(({ name }) => name);
    expect(await names()).not.toContain('Faculty of Agriculture');
    await until('the other server offers the new faculty', async () =>
      expect(await names()).toContain('Faculty of Agriculture'),
    );
  });

  test('that changes a list while it is read leaves no list newer than the revision says', async () => {
    const place = await databases.freshPlace();
    const [one, other] = [await freshServer(databases, { place }), await freshServer(databases, { place })];
    const outside = AsyncLocalStorage.snapshot();
    let meanwhile = () => outside(() => change(other, "insert into faculty (name) values ('Faculty of Forestry')"));
    const raced: ListSource = {
      lists: { faculties: [] },
      async read(tx) {
        await meanwhile();
        const { rows } = await tx.query({
          name: '',
          text: 'select id, name, null as parent, active from faculty',
          values: [],
        });
        return { faculties: listRows(rows as never) };
      },
    };
    const others = Object.fromEntries(
      Object.keys(LOOKUPS)
        .filter((name) => name !== 'faculties')
        .map((name) => [name, []]),
    );
    const lookups = createLookups(one.clock.now, [raced, { lists: others }]);
    const names = () => lookups.list('faculties', []).map(({ name }) => name);
    await lookups.read(one.platform.database);
    expect(names()).toContain('Faculty of Law');
    expect(names()).not.toContain('Faculty of Forestry');
    meanwhile = async () => undefined;
    await lookups.readIfChanged(one.platform.database);
    expect(names()).toContain('Faculty of Forestry');
  });
});
