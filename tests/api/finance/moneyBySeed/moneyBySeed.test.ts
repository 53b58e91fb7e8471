import { expect, test } from 'vitest';
import { randomOf } from '#server/kit/demo/random.ts';
import { onBothDatabases } from '../../../support/databases.ts';
import { freshServer } from '../../../support/server.ts';
import { ledgerOf } from '../../../support/studentMoney.ts';
import { seedOf, volumeOf } from '../../../support/volume.ts';
import { giveBedBack, daysGoBy, reserveBed, takeBedBack } from './acts/beds.ts';
import { giveAward, publish, voidInvoice, withdrawAward } from './acts/bursary.ts';
import { askForBalance, askForSchoolFees, askForSundryFees, openInvoice } from './acts/invoices.ts';
import { settleCase } from './acts/cases.ts';
import { payAnotherAmount, payAnyway, payExactly, reportAgain } from './acts/payments.ts';
import { simulatedCollege } from './college.ts';
import { differences, expectedOf, expectedReport, feesPage, otherPages, recordedOf, reported } from './figures.ts';
import { Difference, newSimulation, pricesOf, type Act, type Done, type Payer, type Simulation } from './simulation.ts';

const STUDENTS = 200;
const PUBLICATIONS = 3;

/** How often each comes beside the others. `WITHOUT=giveAward,publish` leaves some out, to see which act another needs to go wrong. */
const WEIGHTS = {
  askForSchoolFees: [askForSchoolFees, 20],
  askForBalance: [askForBalance, 4],
  askForSundryFees: [askForSundryFees, 9],
  openInvoice: [openInvoice, 8],
  payExactly: [payExactly, 18],
  payAnotherAmount: [payAnotherAmount, 2],
  settleCase: [settleCase, 2],
  reportAgain: [reportAgain, 2],
  giveAward: [giveAward, 8],
  withdrawAward: [withdrawAward, 4],
  voidInvoice: [voidInvoice, 4],
} as const satisfies Weights;

/** Of these one at a time is done: whoever is first has the bed. */
const WEIGHTS_OF_BEDS = {
  payAnyway: [payAnyway, 5],
  reserveBed: [reserveBed, 8],
  giveBedBack: [giveBedBack, 2],
  takeBedBack: [takeBedBack, 1],
} as const satisfies Weights;

type Weights = Readonly<Record<string, readonly [Act, number]>>;

/** So many students act at once, as in a college, and each waits until what became of it is compared. */
const AT_ONCE = 8;

/** Days go by once in so many acts. */
const ACTS_A_DAY = 100;

const WITHOUT = (process.env['WITHOUT'] ?? '').split(',');

/** So many stories are told before the test gives up; whoever has told one is left out from there on. */
const STORIES = Number(process.env['STORIES'] ?? 1);

const actsOf = (weights: Weights) =>
  Object.entries(weights)
    .filter(([name]) => !WITHOUT.includes(name))
    .map(([, [act, weight]]) => [act, weight] as const);

/** Each act of the round is of other students, and one of them may be about beds. What it draws it draws before it waits for anything. */
async function roundOf(simulation: Simulation, round: number, count: number): Promise<Done[]> {
  const [acts, ofBeds] = [actsOf(WEIGHTS), actsOf(WEIGHTS_OF_BEDS)];
  const some = [...acts, ...ofBeds.map(([act, weight]) => [act, weight * count] as const)];
  const ended = await Promise.allSettled(
    Array.from({ length: count }, async (_, nth) => {
      const payers = simulation.payers.filter((_payer, place) => place % AT_ONCE === (nth + round) % AT_ONCE);
      for (;;) {
        const done = await simulation.random.weighted(nth === 0 ? some : acts)({ ...simulation, payers });
        if (done) return done;
      }
    }),
  );
  return ended.map((each) => {
    if (each.status === 'rejected') throw each.reason;
    return each.value;
  });
}

/** Nobody else acts while days go by. */
async function someActs(simulation: Simulation, round: number, left: number): Promise<Done[]> {
  const isDay = !WITHOUT.includes('daysGoBy') && simulation.random.chance(AT_ONCE / ACTS_A_DAY);
  return isDay ? [(await daysGoBy(simulation))!] : roundOf(simulation, round, Math.min(AT_ONCE, left));
}

onBothDatabases('the money of 200 students, whom a second program follows', (databases) => {
  const acts = volumeOf(databases.kind === 'embedded' ? 'EMBEDDED_SIMULATED_ACTS' : 'SIMULATED_ACTS');
  test(`is the same by ledger, page, statement, report and program after each of ${acts} acts`, async () => {
    const seed = seedOf('money by seed');
    const server = await freshServer(databases);
    const simulation = newSimulation(await simulatedCollege(server, STUDENTS), randomOf(`money ${seed}`));
    const publications = WITHOUT.includes('publish') ? [] : placesOf(PUBLICATIONS, acts);
    const chronicle: string[] = [];
    const stories: string[] = [];
    for (let act = 0, round = 0; act < acts && stories.length < STORIES; round += 1) {
      try {
        const isPublication = act >= (publications[0] ?? Infinity);
        if (isPublication) publications.shift();
        const done = isPublication ? [(await publish(simulation))!] : await someActs(simulation, round, acts - act);
        act += done.length;
        chronicle.push(...done.map(({ words }) => `${act}. ${words}`));
        // Those who are left out have new prices too.
        if (isPublication && stories.length > 0) await measureReport(simulation);
        await requireAfter(simulation, done, { isPublication, isOver: act >= acts });
      } catch (error) {
        if (!(error instanceof Difference)) throw error;
        stories.push(storyOf(seed, act, chronicle, error));
        console.log(stories.at(-1));
        await leaveOut(simulation, error);
      }
    }
    if (stories.length > 0) expect.fail(stories.join('\n\n'));
    await ledgerOf(server);
  });
});

const placesOf = (count: number, acts: number): number[] =>
  Array.from({ length: count }, (_, nth) => Math.round(((nth + 1) * acts) / (count + 1)) + 1);

const TOGETHER = AT_ONCE;

/** A publication changes what many owe, so its students' ledgers and fees pages are compared; the end compares everything of all. */
async function requireAfter(
  simulation: Simulation,
  done: readonly Done[],
  { isPublication, isOver }: { readonly isPublication: boolean; readonly isOver: boolean },
): Promise<void> {
  const words = done.map((each) => each.words).join('; ');
  if (isPublication) simulation.compared.clear();
  await requireSame(simulation, { payers: done.flatMap(({ touched }) => touched), isAll: !isPublication, words });
  if (!isOver) return;
  simulation.compared.clear();
  await requireSame(simulation, { payers: simulation.payers, isAll: true, words });
}

/** @param isAll whether each page is read, and not the ledger and the fees page alone; of whom nothing was written since, none is read again */
async function requireSame(
  simulation: Simulation,
  { payers, isAll, words }: { readonly payers: readonly Payer[]; readonly isAll: boolean; readonly words: string },
): Promise<void> {
  const { college, hostel } = simulation;
  const lines: string[] = [];
  const people = payers.map(({ person }) => person);
  const recorded = await recordedOf(college, people);
  for (let first = 0; first < payers.length; first += TOGETHER)
    await Promise.all(
      payers.slice(first, first + TOGETHER).map(async ({ person, account }) => {
        const { figures, written } = recorded.get(person)!;
        const expected = expectedOf(account, hostel, pricesOf(simulation, person));
        const same = JSON.stringify([written, expected]);
        const isRead = simulation.compared.get(person) === same;
        const pages = isRead ? [] : [feesPage(college, person), ...(isAll ? [otherPages(college, person)] : [])];
        const shown = Object.assign({ ...figures }, ...(await Promise.all(pages)));
        lines.push(...differences(shown, expected).map((line) => `${person.name}, ${line}`));
        if (isAll) simulation.compared.set(person, same);
      }),
    );
  lines.push(...differences(await reported(college), expectedReport(simulation)));
  if (lines.length > 0) throw new Difference(words, lines);
}

const namesIn = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => text.match(/payer\d{3}/g) ?? []));

/** Whose figures differ, with what was done to the first of them before. */
function storyOf(seed: number, act: number, chronicle: readonly string[], { words, lines }: Difference): string {
  const names = namesIn([...lines, words]);
  const [name] = names;
  const before = chronicle.filter((each) => (name && each.includes(name)) || /days go by|published/.test(each));
  return [
    `SEED=${seed}, act ${act}: ${words}`,
    `  Of ${names.size} students:`,
    ...lines.slice(0, 20).map((line) => `  ${line}`),
    `  What ${name ?? 'nobody'} did before:`,
    ...before.map((each) => `  ${each}`),
  ].join('\n');
}

async function leaveOut(simulation: Simulation, { words, lines }: Difference): Promise<void> {
  const names = namesIn([...lines, words]);
  simulation.payers = simulation.payers.filter(({ person }) => !names.has(person.name));
  await measureReport(simulation);
}

/** From here on the report is compared by what those change who are not left out. */
async function measureReport(simulation: Simulation): Promise<void> {
  simulation.reportedBefore = {};
  const [shown, expected] = [await reported(simulation.college), expectedReport(simulation)];
  simulation.reportedBefore = Object.fromEntries(
    Object.entries(shown).map(([name, kobo]) => [name, Number(kobo) - Number(expected[name])]),
  );
}
