import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { lookupAddress, LOOKUPS } from '#catalogue/registry/lookups.ts';
import type { LookupOption } from '#contract/school/lookups.ts';
import { databasesOf } from '../../support/databases.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

const NIGERIA = 566;

/** The names of each state's local government areas, from the file itself. */
const WRITTEN = Map.groupBy(
  readFileSync(new URL('../../../data/nigeria-lgas.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',') as [string, string, string]),
  ([, state]) => state,
);

/** By the constitution of 1999: what each state must have. */
const COUNTS: Record<string, number> = {
  Abia: 17,
  Adamawa: 21,
  'Akwa Ibom': 31,
  Anambra: 21,
  Bauchi: 20,
  Bayelsa: 8,
  Benue: 23,
  Borno: 27,
  'Cross River': 18,
  Delta: 25,
  Ebonyi: 13,
  Edo: 18,
  Ekiti: 16,
  Enugu: 17,
  'Federal Capital Territory': 6,
  Gombe: 11,
  Imo: 27,
  Jigawa: 27,
  Kaduna: 23,
  Kano: 44,
  Katsina: 34,
  Kebbi: 21,
  Kogi: 21,
  Kwara: 16,
  Lagos: 20,
  Nasarawa: 13,
  Niger: 25,
  Ogun: 20,
  Ondo: 18,
  Osun: 30,
  Oyo: 33,
  Plateau: 17,
  Rivers: 23,
  Sokoto: 23,
  Taraba: 16,
  Yobe: 17,
  Zamfara: 14,
};

/** A college makes its own: a new one has none. */
const MADE_BY_COLLEGE: ReadonlySet<string> = new Set([LOOKUPS.hostels.path, LOOKUPS['room-categories'].path]);

describe('the lists over HTTP', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await freshServer(databasesOf('embedded'));
  });

  const list = async (path: string) => (await server.call<LookupOption[]>('GET', `/api${path}`)).data;

  test('every local government area is reached from its country through its state', async () => {
    const [country] = await list('/CountryStatesLGA/countries');
    expect(country).toEqual({ id: NIGERIA, name: 'Nigeria' });
    const states = await list(`/CountryStatesLGA/states?countryId=${country!.id}`);
    expect(states.map(({ name }) => name)).toEqual(Object.keys(COUNTS));
    const reached: LookupOption[] = [];
    for (const state of states) {
      const lgas = await list(`/CountryStatesLGA/lgas?stateId=${state.id}`);
      expect(lgas.length, state.name).toBe(COUNTS[state.name]);
      expect(lgas.map(({ name }) => name)).toEqual(WRITTEN.get(state.name)!.map(([, , lga]) => lga));
      reached.push(...lgas);
    }
    expect(reached.map(({ id }) => id)).toEqual(Array.from({ length: 774 }, (_, index) => index + 1));
  });

  test.each(Object.values(LOOKUPS))('$path answers', async ({ path, by }) => {
    const parents = by.map(
      (parent) =>
        (({ countryId: NIGERIA, studentTypeId: 5, certificateTypeId: 3 }) as Record<string, number>)[parent] ?? 1,
    );
    expect((await list(lookupAddress({ path, by }, parents))).length > 0).toBe(!MADE_BY_COLLEGE.has(path));
  });

  test('an unknown parent has an empty list; a parent that is not a number is refused', async () => {
    expect(await list('/CountryStatesLGA/lgas?stateId=999')).toEqual([]);
    expect(await list('/CountryStatesLGA/states?countryId=288')).toEqual([]);
    expect((await server.call('GET', '/api/CountryStatesLGA/lgas?stateId=Lagos')).status).toBe(422);
    expect((await server.call('GET', '/api/CountryStatesLGA/lgas')).status).toBe(422);
  });

  test('a browser keeps a list for a day and is told when nothing has changed', async () => {
    const first = await server.call('GET', '/api/Select/subjects');
    expect(first.headers.get('cache-control')).toBe('public, max-age=86400');
    const etag = first.headers.get('etag')!;
    const again = await fetch(`${server.address}/api/Select/subjects`, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await server.call('GET', '/api/Select/subjects', { headers: { 'if-none-match': 'W/"other"' } });
    expect(other.data).toEqual(first.data);
  });

  test('many lists come whole, each under its parents, and nothing that is no list', async () => {
    const { data, headers } = await server.call(
      'GET',
      '/api/Select/whole-lists?names=titles,states,lgas,nonsense,constructor',
    );
    expect(headers.get('cache-control')).toBe('public, no-cache');
    expect(data.titles).toEqual(await list('/Enum/titles'));
    expect(data[`states/${NIGERIA}`]).toEqual(await list(`/CountryStatesLGA/states?countryId=${NIGERIA}`));
    expect(Object.keys(data).filter((key) => key.startsWith('lgas/'))).toHaveLength(Object.keys(COUNTS).length);
    expect(Object.keys(data).every((key) => /^(titles|(states|lgas)\/\d+)$/.test(key))).toBe(true);
  });
});
