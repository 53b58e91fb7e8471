import { AsyncLocalStorage } from 'node:async_hooks';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { LOOKUPS, type LookupName } from '#catalogue/registry/lookups.ts';
import { createCollegeLookups } from '#server/lookups.ts';
import { namedRows } from '#server/platform/lookups/dataFiles.ts';
import { listRows, type ListSource } from '#server/platform/lookups/listSource.ts';
import { createLookups } from '#server/platform/lookups/lookups.ts';
import { newApplicant } from '../../support/applicant.ts';
import { fillUpTo, HOUSE_PROGRAMME } from '../../support/fillUpTo.ts';
import { groundOf, onBothGrounds } from '../../support/grounds.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const CURRENT: readonly LookupName[] = ['faculties', 'all-departments', 'staff-departments', 'student-types', 'diploma-programmes', 'cce-programmes', 'certificate-programmes'];

const change = async ({ platform }: TestServer, text: string) => {
  await platform.database.query({ name: '', text, values: [] });
};

onBothGrounds("the college's lists", (ground) => {
  let server: TestServer;
  beforeAll(async () => { server = await freshServer(ground); });

  test('of a new college are those of data/, under their ids', () => {
    const [written, lookups] = [createCollegeLookups(() => new Date()), server.platform.lookups];
    const sorted = (list: readonly { id: number | string }[]) => list.toSorted((a, b) => Number(a.id) - Number(b.id));
    for (const name of CURRENT) expect(sorted(lookups.list(name, [])), name).toEqual(sorted(written.list(name, [])));
    for (const { id } of namedRows('departments')) for (const name of ['department-options', 'areas-of-specialization'] as const) expect(lookups.list(name, [id])).toEqual(written.list(name, [id]));
    for (const { id } of namedRows('school-programmes')) expect(lookups.list('programme-departments', [id])).toEqual(written.list('programme-departments', [id]));
  });

  test('are asked for each time, and sent again only when they changed', async () => {
    const departments = () => server.call('GET', '/api/Select/departments?facultyId=6');
    const before = await departments();
    expect(before.headers.get('cache-control')).toBe('public, no-cache');
    await change(server, "update department set name = 'Marine Engineering' where id = (select min(id) from department where faculty_id = 6)");
    await server.platform.lookups.read(server.platform.database);
    const after = await departments();
    expect(after.data[0]!.name).toBe('Marine Engineering');
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  });

  test('offer nothing of a retired faculty, except to who has it', async () => {
    const programme = HOUSE_PROGRAMME('national-diploma');
    const applicant = await newApplicant(server, programme);
    await fillUpTo(server, programme, applicant, 'sponsor');
    const load = async () => (await server.call('GET', '/api/NationalDiploma/application', { token: applicant.token })).data;
    const record = await load();
    expect(record.kept).toBeUndefined();
    const chosen = record.answers['programme']!;
    await change(server, `update faculty set active = false where id = ${chosen.facultyId}`);
    await change(server, `update department set active = false where id = ${chosen.departmentId}`);
    await server.platform.lookups.read(server.platform.database);

    const lookups = server.platform.lookups;
    expect(lookups.options('faculties', [])!.has(chosen.facultyId)).toBe(false);
    expect(lookups.options('all-departments', [])!.has(chosen.departmentId)).toBe(false);
    expect(lookups.nameOf('faculties', chosen.facultyId)).toBeTruthy();
    expect((await load()).kept!.map(({ list, id }) => [list, id])).toEqual(
      [['faculties', chosen.facultyId], [`departments/${chosen.facultyId}`, chosen.departmentId]]);

    const save = (token: string, id: string) => server.call('POST', '/api/NationalDiploma/add-or-update-programme-details', { token, body: { ...chosen, applicantId: id } });
    expect((await save(applicant.token, applicant.applicantId)).status).toBe(200);
    const other = await newApplicant(server, programme);
    await fillUpTo(server, programme, other, 'programme');
    expect((await save(other.token, other.applicantId)).json.errors).toHaveProperty('/facultyId');
  });
});

describe('another server on the same database', () => {
  const ground = groundOf('postgres');

  test('offers a change within seconds', async () => {
    const place = await ground.freshPlace();
    const [one, other] = [await freshServer(ground, { place }), await freshServer(ground, { place })];
    await change(one, "insert into faculty (name) values ('Faculty of Agriculture')");
    const names = async () => (await other.call('GET', '/api/Select/faculties')).data.map(({ name }) => name);
    expect(await names()).not.toContain('Faculty of Agriculture');
    await vi.waitFor(async () => expect(await names()).toContain('Faculty of Agriculture'), { timeout: 20_000, interval: 250 });
  });

  test('that changes a list while it is read leaves no list newer than the revision says', async () => {
    const place = await ground.freshPlace();
    const [one, other] = [await freshServer(ground, { place }), await freshServer(ground, { place })];
    const outside = AsyncLocalStorage.snapshot();
    let meanwhile = () => outside(() => change(other, "insert into faculty (name) values ('Faculty of Forestry')"));
    const raced: ListSource = {
      lists: { faculties: [] },
      async read(tx) {
        await meanwhile();
        const { rows } = await tx.query({ name: '', text: 'select id, name, null as parent, active from faculty', values: [] });
        return { faculties: listRows(rows as never) };
      },
    };
    const others = Object.fromEntries(Object.keys(LOOKUPS).filter((name) => name !== 'faculties').map((name) => [name, []]));
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
