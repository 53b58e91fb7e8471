import { expect, test } from 'vitest';
import { LOOKUPS, type LookupName } from '#catalogue/registry/lookups.ts';
import { createCollegeLookups } from './lookups.ts';
import { dataRows, namedRows } from './platform/lookups/dataFiles.ts';

/** Sessions are no file's: the database alone has them. */
const NAMES = (Object.keys(LOOKUPS) as LookupName[]).filter((name) => name !== 'sessions');

/** A new college has none: it makes its own. */
const MADE_BY_COLLEGE: ReadonlySet<LookupName> = new Set(['fee-categories', 'fee-types', 'hostels', 'room-categories']);
const lookups = createCollegeLookups(() => new Date('2026-11-02T09:00:00Z'));

function departmentsWith(list: LookupName): readonly number[][] {
  return lookups
    .list('all-departments', [])
    .map(({ id }) => [Number(id)])
    .filter((department) => lookups.list(list, department).length > 0);
}

const PARENTS_WITH_OPTIONS: Partial<Record<LookupName, readonly number[][]>> = {
  states: [[566]],
  lgas: lookups.list('states', [566]).map(({ id }) => [Number(id)]),
  departments: lookups.list('faculties', []).map(({ id }) => [Number(id)]),
  'department-options': departmentsWith('department-options'),
  'areas-of-specialization': departmentsWith('areas-of-specialization'),
  courses: departmentsWith('courses'),
  'application-departments': [[1], [5], [11], [12]],
  'student-levels': lookups.list('student-types', []).map(({ id }) => [Number(id)]),
  'certificate-grades': lookups.list('certificate-types', []).map(({ id }) => [Number(id)]),
  'school-programmes': [[5], [11], [12]],
  'programme-departments': (['diploma-programmes', 'cce-programmes', 'certificate-programmes'] as const).flatMap(
    (name) => lookups.list(name, []).map(({ id }) => [Number(id)]),
  ),
  'jupeb-combinations': lookups.list('jupeb-faculties', []).map(({ id }) => [Number(id)]),
};

test.each(NAMES)('%s has options, no id and no name twice under the same parents, and a name for each id', (name) => {
  for (const parents of PARENTS_WITH_OPTIONS[name] ?? [[]]) {
    const options = lookups.list(name, parents);
    expect(options.length > 0).toBe(!MADE_BY_COLLEGE.has(name));
    expect(new Set(options.map((option) => option.id)).size).toBe(options.length);
    expect(new Set(options.map((option) => option.name.toLowerCase())).size).toBe(options.length);
    for (const option of options) expect(lookups.nameOf(name, option.id)).toBe(option.name);
    expect([...lookups.options(name, parents)!]).toEqual(options.map((option) => option.id));
    expect(JSON.parse(lookups.reply(name, parents).text)).toEqual(options);
  }
});

test('countries begin with Nigeria and go on by name', () => {
  const names = lookups.list('countries', []).map(({ name }) => name);
  expect(lookups.list('countries', [])[0]).toEqual({ id: 566, name: 'Nigeria' });
  expect(names).toContain('Ghana');
  expect(names.slice(1)).toEqual(names.slice(1).toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('the years of an O-Level end with the current one, as Lagos counts, newest first', () => {
  let now = new Date('2026-12-31T22:59:59Z');
  const moving = createCollegeLookups(() => now);
  expect(moving.list('o-level-years', [])[0]).toEqual({ id: 2026, name: '2026' });
  expect(moving.list('o-level-years', []).at(-1)).toEqual({ id: 1980, name: '1980' });
  now = new Date('2026-12-31T23:00:00Z');
  expect(moving.list('o-level-years', [])[0]).toEqual({ id: 2027, name: '2027' });
});

test('a country without states, an unknown parent and a parent of any other shape have no options', () => {
  expect(lookups.list('states', [288])).toEqual([]);
  for (const parent of [99999, -1, '20', undefined, null, {}, [20], JSON.parse('['.repeat(5000) + ']'.repeat(5000))]) {
    expect(lookups.options('lgas', [parent])?.size).toBe(0);
  }
});

test('a name that no lookup has leads to no options and no name', () => {
  expect(lookups.options('uploads', [])).toBeUndefined();
  expect(lookups.nameOf('uploads', 'x')).toBeUndefined();
});

test('a combination carries the code of the board', () => {
  const sciences = lookups.list('jupeb-faculties', []).find(({ name }) => name === 'Faculty of Sciences')!;
  expect(lookups.list('jupeb-combinations', [sciences.id]).map(({ name }) => name)).toEqual([
    'SC-031 Biology, Chemistry, Physics',
    'SC-038 Chemistry, Mathematics, Physics',
  ]);
});

test('every department belongs to a faculty, and every option to a department', () => {
  const idsOf = (name: LookupName, parents: readonly unknown[] = []) => lookups.list(name, parents).map(({ id }) => id);
  const reached = idsOf('faculties').flatMap((faculty) => idsOf('departments', [faculty]));
  expect(reached).toEqual(idsOf('all-departments'));
  const options = reached.flatMap((department) => idsOf('department-options', [department]));
  expect(options).toEqual(namedRows('department-options').map(({ id }) => id));
});

test("a bank's id is its code without leading zeros, so that the code can be written from it", () => {
  const banks = dataRows<{ id: number; code: string; name: string }>('banks');
  expect(banks.map(({ id }) => String(id).padStart(3, '0'))).toEqual(banks.map(({ code }) => code));
  expect(lookups.list('banks', []).find(({ id }) => id === 44)).toEqual({ id: 44, name: 'Access Bank' });
});

test('a student type has its own levels, and a department stands once among those that it may apply to', () => {
  expect(lookups.list('student-levels', [5]).map(({ id }) => id)).toEqual([100, 200]);
  expect(lookups.list('student-levels', [2]).map(({ id }) => id)).toEqual([700, 800, 900]);
  expect(lookups.list('application-departments', [12]).map(({ name }) => name)).toEqual([
    'Accountancy',
    'Office Technology and Management',
    'Computer Science',
    'Electrical and Electronics Engineering',
    'Mechanical Engineering',
    'Early Childhood and Primary Education',
  ]);
});

test('places begin with a capital', () => {
  const places = [
    ...lookups.list('states', [566]),
    ...PARENTS_WITH_OPTIONS.lgas!.flatMap((state) => lookups.list('lgas', state)),
  ];
  expect(places.length).toBeGreaterThan(700);
  expect(places.filter(({ name }) => !/^\p{Lu}/u.test(name))).toEqual([]);
});

test('people are called by the titles that they bear', () => {
  const titles = lookups.list('titles', []).map(({ name }) => name);
  expect(titles).toEqual(expect.arrayContaining(['Malam', 'Hajiya', 'Alhaji', 'Chief', 'Engr', 'Pastor', 'Rev']));
});
