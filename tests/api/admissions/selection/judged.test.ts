import { beforeAll, expect, test } from 'vitest';
import type { SelectionPlace } from '#contract/admissions/selection.ts';
import type { Page } from '#contract/kit/list.ts';
import { namedProgramme } from '#server/admissions/admission-list/namedProgramme.ts';
import { dataRows, namedRows } from '#server/platform/lookups/dataFiles.ts';
import { onDatabases } from '../../../support/databases.ts';
import { writeCandidates } from '../../../support/manyCandidates.ts';
import { admissionsOfficer, type Officer } from '../../../support/selection.ts';
import {
  selectAgain,
  type TwinCandidate,
  type TwinQuota,
  type TwinRequirement,
} from '../../../support/selectionTwin.ts';
import { signedIn } from '../../../support/people.ts';
import { freshServer, type TestServer } from '../../../support/server.ts';
import { until } from '../../../support/until.ts';
import { volumeOf } from '../../../support/volume.ts';

const SEED = 20261129;
const EACH = volumeOf('SELECTION_EACH');
const PLANTED = volumeOf('SELECTION_PLANTED');
const SLOTS = volumeOf('SELECTION_PROGRAMMES');
const AGE_DAY = '2026-09-30';
const SIX = [
  'B.Sc. Physics',
  'B.Sc. Microbiology',
  'B.Sc. Chemistry',
  'B.Sc. Biochemistry',
  'B.Sc. Economics',
  'B.Sc. Psychology',
].map((programme) => ({ programme, department: programme.replace('B.Sc. ', '') }));
interface Offered {
  readonly studentTypeId: number;
  readonly name: string;
  readonly departmentIds: readonly number[];
}
const DEPARTMENTS = new Map(namedRows('departments').map(({ id, name }) => [Number(id), name]));
const OTHERS = [
  ...new Map(
    dataRows<Offered>('school-programmes')
      .filter(({ studentTypeId }) => studentTypeId === 1)
      .map(({ name, departmentIds: [id] }) => [DEPARTMENTS.get(id!)!, name] as const),
  ),
]
  .map(([department, programme]) => ({ programme, department }))
  .filter(({ department }) => !SIX.some((each) => each.department === department));
/** A college has some forty departments with a degree; those beyond are made. */
const MADE = Array.from({ length: Math.max(0, SLOTS - SIX.length - OTHERS.length) }, (_, index) => ({
  programme: `B.Sc. Studies ${index + 1}`,
  department: `Studies ${index + 1}`,
}));
const PROGRAMMES = [...SIX, ...OTHERS, ...MADE].slice(0, SLOTS);
const SHARED = ['Biology', 'Chemistry', 'Economics', 'Geography', 'Government', 'Mathematics', 'Physics'];
const STATES = ['Lagos', 'Ogun', 'Kogi', 'Benue', 'Anambra', 'Enugu'];
const GRADES = ['A1', 'B2', 'B3', 'C4', 'C5', 'C6', 'C6', 'C5', 'C4', 'D7', 'E8', 'F9', 'AR'];

/** Of one seed always the same. */
function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  const some = <T>(items: readonly T[], count: number): T[] =>
    items
      .map((item) => [next(), item] as const)
      .sort(([a], [b]) => a - b)
      .slice(0, count)
      .map(([, item]) => item);
  return { next, below, some, one: <T>(items: readonly T[]) => items[below(items.length)]! };
}
type Random = ReturnType<typeof randomOf>;

function requirementOf({ some, below, one, next }: Random): TwinRequirement {
  const [first, second, third, fourth] = some(SHARED, 4) as [string, string, string, string];
  const subjects = { must: [first], some: [{ of: [second, third], n: 1 }] };
  return {
    utme: subjects,
    ssce: {
      must: ['English Language', first],
      some: next() < 0.5 ? [{ of: [second, third, fourth], n: 2 }] : [],
      credits: 5,
      sittings: 1 + below(2),
    },
    leastUtme: one([null, 160, 180]),
    leastPost: one([null, 30, 40]),
    leastAge: one([null, 16, 17]),
    lenient: one<TwinRequirement['lenient']>([[], [[first, '']], [[first, 'Commerce']]]),
  };
}

/** Most of them fit, or nearly do. */
function candidateOf({ next, below, some, one }: Random, number: string, requirement: TwinRequirement): TwinCandidate {
  const wanted = [...requirement.utme.must, one(requirement.utme.some[0]!.of)];
  const chosen = next() < 0.8 ? wanted : [];
  const subjects = [
    'Use of English',
    ...chosen,
    ...some(
      ['Commerce', ...SHARED].filter((s) => !chosen.includes(s)),
      3 - chosen.length,
    ),
  ];
  const sittings = Array.from({ length: 1 + below(2) }, () =>
    Object.fromEntries(
      ['English Language', ...some(['Commerce', ...SHARED], 5 + below(3))].map((subject) => [
        subject,
        next() < 0.6 ? 'C4' : one(GRADES),
      ]),
    ),
  );
  return {
    number,
    state: one(STATES),
    subjects,
    utme: 140 + below(160),
    post: 25 + below(60),
    form:
      next() < 0.08
        ? null
        : {
            emails:
              next() < 0.05 ? [`${number}@example.com`, `other.${number}@example.com`] : [`${number}@example.com`],
            born: next() < 0.04 ? null : `${2005 + below(6)}-${one(['01-15', '09-30', '10-01', '12-31'])}`,
            sittings,
          },
  };
}

/** Better than anybody by its scores, and ineligible in one way. */
function planted(random: Random, index: number, candidate: TwinCandidate, requirement: TwinRequirement): TwinCandidate {
  const sound: TwinCandidate = {
    ...candidate,
    utme: 320 + random.below(60),
    post: 85 + random.below(15),
    subjects: ['Use of English', requirement.utme.must[0]!, ...requirement.utme.some[0]!.of].slice(0, 4),
    form: {
      emails: [`${candidate.number}@example.com`],
      born: '2004-01-01',
      sittings: [Object.fromEntries(['English Language', ...SHARED].map((subject) => [subject, 'B3']))],
    },
  };
  const form = sound.form!;
  const without = (subject: string) => ({ ...form, sittings: [{ ...form.sittings[0], [subject]: 'F9' }] });
  const ways: readonly TwinCandidate[] = [
    { ...sound, form: null },
    { ...sound, subjects: ['Use of English', ...SHARED.filter((s) => !requirement.utme.must.includes(s)).slice(0, 3)] },
    { ...sound, form: without('English Language') },
    { ...sound, form: without(requirement.ssce.must[1]!) },
    { ...sound, form: { ...form, emails: [...form.emails, `two.${candidate.number}@example.com`] } },
    { ...sound, form: { ...form, sittings: [{ 'English Language': 'A1', [requirement.ssce.must[1]!]: 'A1' }] } },
  ];
  return ways[index % ways.length]!;
}

const random = randomOf(SEED);
const WORLD = PROGRAMMES.map((named, place) => {
  const requirement = requirementOf(random);
  const quota: TwinQuota = {
    seats: 20 + random.below(20),
    capacity: place === 0 ? 40 : null,
    shares: [45, 35, 20],
    catchment: ['Lagos', 'Ogun'],
    elds: dataRows<string>('elds-states'),
    cutOff: 40,
  };
  const candidates = Array.from({ length: EACH }, (_, index) => {
    const number = `2026${String(88000000 + place * 1000 + index)}AA`;
    return candidateOf(random, number, requirement);
  });
  const share = Math.ceil(PLANTED / PROGRAMMES.length);
  const mixed = candidates.map((each, index) => (index < share ? planted(random, index, each, requirement) : each));
  return {
    ...named,
    requirement,
    quota,
    candidates: mixed,
    ineligible: mixed.slice(0, share).map(({ number }) => number),
  };
});

const listText = (names: readonly string[]) => names.join(', ');
const groupsText = (groups: TwinRequirement['utme']['some']) =>
  groups.map(({ of, n }) => `${n} of ${listText(of)}`).join('; ');

async function makeDepartments(server: TestServer): Promise<void> {
  const { token } = await signedIn(server, 'admin');
  const make = async (path: string, body: Readonly<Record<string, unknown>>) => {
    const { status, text, data } = await server.call<{ readonly id: number }>('POST', path, { token, body });
    expect(status, text).toBe(200);
    return data.id;
  };
  for (const { programme, department } of MADE) {
    const departmentId = await make('/api/Department/departments', { facultyId: 1, name: department });
    const schoolProgrammeId = await make('/api/SchoolProgramme/programmes', { studentTypeId: 1, name: programme });
    const offers = { studentTypeId: 1, schoolProgrammeId, facultyId: 1, departmentId };
    await make('/api/SchoolProgramme/programme-departments', offers);
  }
  await until('the last of them is offered', () =>
    MADE.forEach(({ programme }) => namedProgramme(server.platform.lookups, 1, programme)),
  );
}

onDatabases(`a selection of ${SLOTS * EACH} candidates of ${SLOTS} programmes`, (databases) => {
  let server: TestServer;
  let officer: Officer;
  let runId: string;
  beforeAll(async () => {
    server = await freshServer(databases);
    officer = await admissionsOfficer(server);
    await makeDepartments(server);
    // Places of the new college's own list would take seats of which the second program knows nothing.
    await server.platform.database.query({ name: '', values: [], text: `update admission set state = 'declined'` });
    for (const { programme, department, requirement: r, quota, candidates } of WORLD) {
      await writeCandidates(server, department, candidates);
      const { status, text } = await officer.call('POST', '/requirements', {
        studentTypeId: 1,
        ...namedProgramme(server.platform.lookups, 1, programme),
        mode: 'UTME',
        validFrom: '2026-06-01',
        utmeCompulsory: listText(r.utme.must),
        utmeAnyOf: groupsText(r.utme.some),
        oLevelCompulsory: listText(r.ssce.must),
        ...(r.ssce.some.length > 0 && { oLevelAnyOf: groupsText(r.ssce.some) }),
        oLevelCredits: r.ssce.credits,
        oLevelSittings: r.ssce.sittings,
        ...(r.leastUtme !== null && { minimumUtme: r.leastUtme }),
        ...(r.leastPost !== null && { minimumScreening: r.leastPost }),
        ...(r.leastAge !== null && { minimumAge: r.leastAge }),
        ...(r.lenient.length > 0 && {
          waivers: r.lenient
            .map(([of, instead]) => (instead === '' ? `pass in ${of}` : `${instead} for ${of}`))
            .join('; '),
        }),
        source: 'The test',
      });
      expect(status, text).toBe(200);
      const made = await officer.quota(programme, {
        seats: quota.seats,
        catchmentStates: listText(quota.catchment),
        cutOff: quota.cutOff,
        ...(quota.capacity !== null && { carryingCapacity: quota.capacity, capacitySource: 'NUC' }),
      });
      expect(made.status, made.text).toBe(200);
    }
    const from = performance.now();
    runId = await officer.trial();
    console.log(
      `${databases.kind}: a trial of ${SLOTS * EACH} candidates took ${Math.round(performance.now() - from)} ms`,
    );
  }, 600_000);

  const placed = async (): Promise<SelectionPlace[]> => {
    const pages = Array.from({ length: Math.ceil((EACH * PROGRAMMES.length) / 100) }, async (_, index) => {
      const { data } = await officer.call<Page<SelectionPlace>>(
        'GET',
        `/selection-places?runId=${runId}&pageSize=100&page=${index + 1}`,
      );
      return data.rows;
    });
    return (await Promise.all(pages)).flat();
  };

  test('agrees with a program that shares no code, in eligible, rank, decision and reason of every one', async () => {
    const expected = WORLD.flatMap(({ candidates, requirement, quota }) =>
      selectAgain(candidates, requirement, quota, AGE_DAY),
    );
    const rows = await placed();
    const seen = rows.map(({ regNumber, findings, rank, decision, reason }) => ({
      number: regNumber,
      eligible: findings.every(({ verdict }) => verdict === 'met'),
      rank,
      decision,
      reason,
    }));
    const inOrder = (a: { number: string }, b: { number: string }) => (a.number < b.number ? -1 : 1);
    expect(seen.sort(inOrder)).toEqual([...expected].sort(inOrder));
    expect(rows).toHaveLength(EACH * PROGRAMMES.length);
    const decisions = Map.groupBy(expected, ({ decision }) => decision);
    expect(['in', 'waiting', 'below', 'unclear'].map((each) => (decisions.get(each)?.length ?? 0) > 10)).toEqual(
      Array(4).fill(true),
    );
  });

  test('offers none of those who are the best by their scores and lack one requirement', async () => {
    const { status, text } = await officer.commit(runId);
    expect(status, text).toBe(200);
    const offered = (
      await server.platform.database.query({ name: '', text: 'select reg_number from admission', values: [] })
    ).rows.map(({ reg_number }) => String(reg_number));
    const ineligible = WORLD.flatMap((each) => each.ineligible);
    expect(ineligible.length).toBeGreaterThanOrEqual(PLANTED);
    expect(ineligible.filter((number) => offered.includes(number))).toEqual([]);
    expect(offered.filter((number) => number.startsWith('202688')).length).toBeGreaterThan(100);
  });
});
