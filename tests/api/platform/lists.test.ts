import { beforeAll, expect, test } from 'vitest';
import type { PageQuery } from '#contract/kit/list.ts';
import { list } from '#server/kit/list/list.ts';
import { equals } from '#server/kit/list/filters.ts';
import { condition } from '#server/kit/list/scope.ts';
import { matches, searchable } from '#server/kit/list/search.ts';
import type { User } from '#server/platform/auth/caller.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { postedCollege, type PostedCollege } from '../../support/people.ts';

const PEOPLE = 97;

const NUMBERS = {
  name: 'lists-test',
  from: `(select n as id, 'Person ' || (n % 10) as name, '2026-01-01'::timestamptz + n * interval '1 hour' as at, n % 3 = 0 as active from generate_series(1, ${PEOPLE}) n) p`,
  columns: { id: 'int4', name: 'text' },
  key: { sql: 'id', type: 'int4' },
  opens: 'name',
  sums: ['id'],
  sorts: { name: { sql: 'name', type: 'text' }, at: { sql: 'at', type: 'timestamptz' } },
  filters: { search: matches(searchable('name')), active: equals('active', 'bool'), name: equals('name', 'text') },
} as const;

const numbers = list(NUMBERS);

/** Each user sees the people of one name; the filter has the name of the scope's own value. */
const scoped = list({
  ...NUMBERS,
  name: 'lists-test-scoped',
  scope: ({ userName }) => condition('name = $name', { name: 'text' }, { name: userName }),
});

const userCalled = (userName: string): User => ({
  userId: '',
  sessionId: '',
  userName,
  userType: 'staff',
  claims: new Set(),
  impersonatorId: null,
});

onBothDatabases('a list', (databases) => {
  let college: PostedCollege;
  beforeAll(async () => {
    college = await postedCollege(databases);
  });
  const page = (asked: PageQuery & { readonly active?: boolean }) => numbers.page(college.platform.database, asked);
  const ids = async (asked: PageQuery) => (await page(asked)).rows.map(({ id }) => id);

  test('opens with ten rows and says how many there are', async () => {
    const { rows, metadata, before, after } = await page({});
    expect(rows.map(({ id }) => id)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 1]);
    expect(rows[0]).toEqual({ id: 10, name: 'Person 0' });
    expect([metadata, before, after !== null]).toEqual([
      { pageSize: 10, currentPage: 1, totalCount: PEOPLE },
      null,
      true,
    ]);
  });

  test.each(['name', '-name', 'at', '-at'])(
    'sorted by %s, the same rows are on the same page by its marks as by its number, there and back',
    async (sort) => {
      const forward: number[][] = [];
      let at = await page({ sort });
      for (let number = 1; ; number += 1) {
        forward.push(at.rows.map(({ id }) => id));
        expect(await ids({ sort, page: number }), `page ${number}`).toEqual(forward.at(-1));
        if (!at.after) break;
        at = await page({ sort, page: number + 1, after: at.after });
      }
      expect(new Set(forward.flat()).size).toBe(PEOPLE);
      for (let number = forward.length - 1; number >= 1; number -= 1) {
        at = await page({ sort, page: number, before: at.before! });
        expect(at.rows.map(({ id }) => id)).toEqual(forward[number - 1]);
      }
      expect(at.before).toBeNull();
    },
  );

  test('filters and searches, alone and together', async () => {
    expect((await page({ active: true })).metadata.totalCount).toBe(32);
    expect((await page({ search: 'pers 3' })).rows.every(({ name }) => name === 'Person 3')).toBe(true);
    expect((await page({ search: 'person 3', active: true })).metadata.totalCount).toBe(4);
    expect((await page({ search: "x' or 1=1 --" })).metadata.totalCount).toBe(0);
    expect((await page({ search: '%' })).metadata.totalCount).toBe(0);
  });

  test('adds up all that is found, and not only the page', async () => {
    const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
    const all = Array.from({ length: PEOPLE }, (_, index) => index + 1);
    expect((await page({ page: 3 })).totals).toEqual({ id: sum(all) });
    expect((await page({ active: true })).totals).toEqual({ id: sum(all.filter((id) => id % 3 === 0)) });
    expect((await page({ search: 'person 3' })).totals).toEqual({ id: sum(all.filter((id) => id % 10 === 3)) });
    expect((await page({ search: 'nobody' })).totals).toEqual({ id: 0 });
  });

  test('refuses marks that are not its own', async () => {
    const forged = (mark: unknown) => Buffer.from(JSON.stringify(mark)).toString('base64url');
    for (const after of [
      '',
      'x',
      forged(['at', "'; drop table x", '1']),
      forged(['name', 'x', 'y']),
      forged(['name', '\0', '1']),
      forged(['name', 1, 1]),
      forged({ 0: 'name' }),
    ]) {
      await expect(page({ after }), after).rejects.toMatchObject({ status: 422 });
    }
  });

  test('is read whole, each row once', async () => {
    const found: number[] = [];
    for await (const batch of numbers.batches(college.platform.database, { sort: '-name' }))
      found.push(...batch.map(({ id }) => id));
    expect([found.length, new Set(found).size]).toEqual([PEOPLE, PEOPLE]);
  });

  test('has no page beyond its last: the last one is given', async () => {
    const last = await page({ page: 10 });
    expect(last.rows).toHaveLength(7);
    for (const number of [11, 1_000_000]) expect(await page({ page: number })).toEqual(last);
    expect(await page({ page: 5, search: 'nobody' })).toMatchObject({
      rows: [],
      metadata: { currentPage: 1, totalCount: 0 },
      before: null,
      after: null,
    });
  });

  test('that is scoped gives each user their own rows, on the page, in its count and in the file, whatever is sent', async () => {
    const { database } = college.platform;
    const seenBy = (userName: string, query: object = {}) => scoped.page(database, query, userCalled(userName));
    for (const userName of ['Person 3', 'Person 7', 'Person 3']) {
      const { rows, metadata } = await seenBy(userName);
      expect([new Set(rows.map(({ name }) => name)), rows.length, metadata.totalCount]).toEqual([
        new Set([userName]),
        10,
        10,
      ]);
    }
    for (const query of [{ name: 'Person 7' }, { search: 'person 7' }])
      expect(
        (await seenBy('Person 3', query)).rows.filter(({ name }) => name !== 'Person 3'),
        JSON.stringify(query),
      ).toEqual([]);
    expect(await seenBy('nobody')).toMatchObject({ rows: [], metadata: { totalCount: 0 } });
    const inFile: string[] = [];
    for await (const batch of scoped.batches(database, {}, userCalled('Person 7')))
      inFile.push(...batch.map(({ name }) => name));
    expect(inFile).toEqual(Array.from({ length: 10 }, () => 'Person 7'));
  });

  test('that is scoped answers nobody without a user', async () => {
    await expect(scoped.page(college.platform.database, {})).rejects.toThrow(
      "The list 'lists-test-scoped' has a scope, and no user asks for it",
    );
    await expect(scoped.batches(college.platform.database, {}).next()).rejects.toThrow('no user asks for it');
  });
});
