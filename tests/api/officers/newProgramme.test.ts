import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { compiledSection } from '#catalogue/compiling/compiledSection.ts';
import { journey, machineOf } from '#catalogue/journey.ts';
import { loadCatalogue, remarksOn } from '#catalogue/reading/load.ts';
import { houseAt, isRefusal, newProgramme } from '../../../scripts/new-programme/newProgramme.ts';
import { asksSomething, COLLEGES_OWN } from '../../support/programmes.ts';
import { temporaryCheckout } from '../../support/temporaryCheckout.ts';
import { volumeOf } from '../../support/volume.ts';

/** `npm run new-programme -- ...`, with what is typed meanwhile. */
function run(root: string, options: readonly string[], typed = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/new-programme.ts', ...options], {
    cwd: root,
    input: typed,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

const check = (root: string) =>
  spawnSync(process.execPath, ['scripts/generate.ts', '--check'], { cwd: root, encoding: 'utf8' });

/** All that it reads and writes, where the command is not run as a process. */
const DECLARATIONS = ['schemas', 'flows'];

const WEEKEND = [
  '--name',
  'Weekend College',
  '--summary',
  'Studies at weekends, for people at work.',
  '--nearest',
  'pre-degree',
  '--yes',
];

test('by arguments: it is written, passes the check at once, and is a whole programme', () => {
  const root = temporaryCheckout();
  const before = loadCatalogue(root).programmes;
  expect(
    run(root, [...WEEKEND, '--fee', '12500', '--opens', '2027-01-01', '--closes', '2027-06-30', '--card', 'login']),
  ).toMatchObject({ status: 0 });
  expect(check(root)).toMatchObject({ status: 0, stderr: '' });

  const after = loadCatalogue(root);
  expect(after.programmes.filter(({ id }) => id !== 'weekend-college').map(({ id, version }) => [id, version])).toEqual(
    before.map(({ id, version }) => [id, version]),
  );
  const made = after.byId('weekend-college')!;
  expect(made).toMatchObject({
    name: 'Weekend College',
    hasForm: true,
    card: { mode: 'weekend_college', fixed: true },
    opens: '2027-01-01',
    closes: '2027-06-30',
    invoice: { amount: 12500 },
    applicationTypeId: Math.max(...before.map(({ applicationTypeId }) => applicationTypeId)) + 1,
  });
  for (const section of Object.keys(made.sections))
    expect(compiledSection(made, section).validate({})).toEqual(expect.any(Boolean));
  const saved = Object.fromEntries(Object.keys(made.sections).map((name) => [name, {}]));
  expect(journey(machineOf(made.chart), { answers: saved, formCompleted: false })).toMatchObject({
    visited: expect.arrayContaining(Object.keys(made.sections)) as unknown,
    next: null,
  });
});

test('at a terminal: a wrong answer is told and asked again, and nothing is written before yes', () => {
  const root = temporaryCheckout();
  const typed = [
    'JUPEB',
    'Weekend College',
    'jupeb',
    '',
    'Studies at weekends.',
    '',
    '12,000',
    '12000',
    '',
    '2020-01-01',
    '',
    'none',
    'personal-details',
    'no',
    '',
  ].join('\n');
  const { status, said } = run(root, [], typed);
  expect(status).toBe(0);
  for (const sentence of [
    "The name 'JUPEB' is already that of jupeb.",
    "The id 'jupeb' is already that of JUPEB.",
    "'12,000' is no fee",
    'It would close on 2020-01-01, before it opens',
  ])
    expect(said).toContain(sentence);
  expect(said).toContain('"card": null');
  expect(said).toContain('Nothing was written.');
  expect(existsSync(join(root, 'flows/weekend-college'))).toBe(false);

  expect(run(root, ['--yes'])).toEqual({ status: 1, said: '--name is missing: What is the programme called?\n' });
  expect(readFileSync(join(root, 'package.json'), 'utf8')).toContain('"new-programme"');
});

/** `ALONE=100` makes one of each. */
test('every shared section with the others, and some alone, make a form that passes', async () => {
  const written = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => written.mockRestore());
  const root = temporaryCheckout(DECLARATIONS);
  const house = houseAt(root);
  const offered = /Known are: (.*)\./
    .exec(await refusalOf(newProgramme(house, [...WEEKEND, '--sections', 'nothing'])))![1]!
    .split(', ');
  expect(offered.length).toBeGreaterThan(2);
  for (const sections of [...offered.slice(0, volumeOf('ALONE')), offered.join(',')]) {
    const id = `only-${sections.replaceAll(',', '-')}`;
    expect(
      await newProgramme(houseAt(root), [
        '--name',
        id,
        '--id',
        id,
        '--summary',
        'A test.',
        '--sections',
        sections,
        '--yes',
      ]),
      sections,
    ).toBe(id);
    expect(Object.keys(loadCatalogue(root).byId(id)!.sections).sort()).toEqual(sections.split(',').sort());
  }
});

test('from whichever programme is nearest: all that it asks its applicants, and a slip that shows nothing twice', async () => {
  const written = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => written.mockRestore());
  for (const nearest of COLLEGES_OWN.filter(asksSomething)) {
    const root = temporaryCheckout(DECLARATIONS);
    const options = ['--name', 'Weekend College', '--summary', 'A test.', '--nearest', nearest.id, '--yes'];
    expect(await newProgramme(houseAt(root), options), nearest.id).toBe('weekend-college');
    const { sections, slip } = loadCatalogue(root).byId('weekend-college')!;
    const others = Object.values(nearest.endpoints.sections).flatMap(({ followUp }) => followUp?.form ?? []);
    const asked = Object.entries(nearest.endpoints.sections).filter(
      ([name, { followUp }]) => !followUp && !others.includes(name),
    );
    expect(Object.keys(sections).sort(), nearest.id).toEqual(asked.map(([name]) => name).sort());
    const shown = slip.groups
      .flatMap(({ rows = [], from = [] }) => [...rows.flatMap((row) => row.from), from].flat())
      .filter((path) => !path.startsWith('application/'));
    expect(shown, nearest.id).toEqual([...new Set(shown)]);
    expect(remarksOn('2026-11-26', root), nearest.id).toEqual({ mistakes: [], warnings: [] });
  }
});

/** The answer that is refused, and the sentence that says so; none of them writes, so that one house serves all. That the command ends with 1 is seen above. */
const REFUSALS: readonly [what: string, options: string[], says: string][] = [
  ['a name', ['--name', 'jupeb'], "--name: The name 'jupeb' is already that of jupeb."],
  ['an id', ['--id', 'jupeb'], "--id: The id 'jupeb' is already that of JUPEB."],
  ['a mode', ['--id', 'uni-transfer'], "--id: The mode 'uni_transfer' is already that of Inter University Transfer."],
  ['a folder name', ['--id', 'staff_request'], "--id: 'staff_request' cannot be a folder's name"],
  ['an unknown neighbour', ['--nearest', 'jupebs'], "--nearest: 'jupebs' is no programme with a form. Known are: "],
  ['a section twice', ['--sections', 'sponsor,sponsor'], "--sections: 'sponsor' stands there twice."],
  ['an unknown option', ['--price', '1'], "Unknown option '--price'"],
];

test('what cannot be taken is refused in a sentence, and nothing is written', async () => {
  const root = temporaryCheckout(DECLARATIONS);
  const house = houseAt(root);
  const programmes = () => readdirSync(join(root, 'flows')).sort();
  const before = programmes();
  for (const [what, options, says] of REFUSALS) {
    expect(await refusalOf(newProgramme(house, [...WEEKEND, ...options])), what).toContain(says);
    expect(programmes(), what).toEqual(before);
  }
});

/** What the command says and nothing else, where it ends with 1. */
async function refusalOf(made: Promise<unknown>): Promise<string> {
  const mistake: unknown = await made.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(mistake).toSatisfy(isRefusal);
  return (mistake as Error).message;
}
