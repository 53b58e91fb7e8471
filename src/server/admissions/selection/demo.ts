import { dayAfter } from '#rules/days/calendar.ts';
import type { FormulaTerms } from '#rules/admissions/aggregate.ts';
import { later, startOf } from '../../kit/demo/calendar.ts';
import { DEMO_DEPARTMENTS } from '../../kit/demo/departments.ts';
import { randomOf } from '../../kit/demo/random.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Demo, DemoStep } from '../../platform/demo.ts';
import { candidacy } from '../admission-list/service.ts';
import { namedProgramme } from '../admission-list/namedProgramme.ts';
import { formulaOf } from '../formulas/service.ts';
import { importJambList, importPutmeResults } from '../jamb/service.ts';
import { offerPlaces } from './commit.ts';
import { inputsOf } from './inputs.ts';
import {
  deliverDemoOffers,
  insertDemoContacts,
  insertDemoExceptions,
  insertDemoQuotas,
  pauseDemoList,
  putLastDay,
} from './sql/demo.ts';
import { writeTrial } from './trial.ts';
import { moveWithin } from './waiting/moving.ts';
import { workOut, type PlaceRow } from './workOut.ts';

const ACTOR = 'system:demo';
const UNDERGRADUATE = 1;
const CATCHMENT = 'Ekiti, Lagos, Ogun, Ondo, Osun, Oyo';
/** Of the candidates with a score, so many have a seat. */
const SHARE = 0.6;
const [COMMITTED_DAYS_AGO, OPEN_DAYS, OVER_DAYS] = [5, 2, -2];
/** The first department has two candidates for its last seat. */
const TIED = DEMO_DEPARTMENTS[0]!;
/** Microbiology: nobody has looked at its candidates yet. Elsewhere an officer has let in one of so many for whom something is missing. */
const UNSEEN_DEPARTMENT = 24;
const ONE_OF = 4;
const UNREACHED_OF = 10;
const TIED_SCORES = { each: 48, putmeScore: 41 };

/** A run that was committed days ago, with offers in every state, and a tie that nobody has decided. */
export const demoSelection: DemoStep = {
  name: 'selection',
  needs: ['applications', 'admission list', 'student records'],
  slice: (demo) => async (tx) => {
    await listTied(tx, demo);
    const { id: formulaId, terms } = await formulaOf(tx, demo.session.id);
    await setQuotas(tx, demo, formulaId, terms);
    const inputs = await inputsOf(tx, { sessionId: demo.session.id, formulaId, terms, now: startOf(demo.day) });
    const { snapshot, places } = workOut(demo.lookups, terms, inputs);
    const committedAt = later(startOf(dayAfter(demo.day, -COMMITTED_DAYS_AGO)), 10 * 60);
    const runId = randomOf('selection run').uuidAt(committedAt);
    const { digest } = inputs;
    await writeTrial(
      tx,
      {
        id: runId,
        sessionId: demo.session.id,
        formulaId,
        digest,
        snapshot,
        changes: null,
        now: committedAt,
        actor: ACTOR,
      },
      places,
    );
    const until = dayAfter(demo.day, OPEN_DAYS);
    const ids = await offerPlaces(tx, { runId, until: null, now: committedAt, actor: ACTOR, ip: '' });
    await deliver(tx, ids, { until, at: later(committedAt, 2) });
    await answer(tx, demo, ids, committedAt);
    await pauseDemoList(tx, { sessionId: demo.session.id, departmentId: TIED.id });
    const movedAt = later(committedAt, 90 * 60);
    const moved = await moveWithin(demo, tx, demo.session.id, movedAt);
    await deliver(tx, moved, { until: dayAfter(demo.day, OPEN_DAYS + 1), at: later(movedAt, 1) });
  },
};

async function listTied(tx: Queryable, { lookups, session, day }: Demo): Promise<void> {
  const request = { sessionId: session.id, commit: true, actor: ACTOR, now: startOf(dayAfter(day, -40)) };
  const subjects = Object.fromEntries(
    ['Use of English', 'Mathematics', 'Physics', 'Chemistry'].flatMap((subject, index) => [
      [`subject${index + 1}`, subject],
      [`score${index + 1}`, TIED_SCORES.each],
    ]),
  );
  const rows = [
    ['Danjuma', 'Hauwa', 'F', 'Kaduna', 'TA'],
    ['Okeke', 'Chidinma', 'F', 'Anambra', 'TB'],
  ].map(([surname, firstname, sex, state, letters]) => ({
    registrationNumber: `${session.name.slice(0, 4)}69999990${letters}`,
    surname: surname!,
    firstname: firstname!,
    sex: sex!,
    state: state!,
    department: lookups.nameOf('departments', TIED.id) ?? '',
    ...subjects,
  }));
  await importJambList(tx, lookups, 'UTME', { ...request, rows });
  await importPutmeResults(tx, {
    ...request,
    rows: rows.map(({ registrationNumber }) => ({ registrationNumber, putmeScore: TIED_SCORES.putmeScore })),
  });
}

/** Seats follow from who may be offered one: most have one, and the first department's last seat is the tied ones'. */
async function setQuotas(tx: Queryable, demo: Demo, formulaId: number, terms: FormulaTerms): Promise<void> {
  const quotaOf = (seats: (departmentId: number) => number) =>
    DEMO_DEPARTMENTS.map(({ id, degree }) => {
      const shares =
        id === TIED.id
          ? { merit_share: 100, catchment_share: 0, elds_share: 0, cut_off: 40 }
          : { merit_share: 45, catchment_share: 35, elds_share: 20, cut_off: 45 };
      return {
        session_id: demo.session.id,
        department_id: id,
        programme_id: namedProgramme(demo.lookups, UNDERGRADUATE, degree).programmeId,
        seats: seats(id),
        catchment_states: CATCHMENT,
        ...shares,
      };
    });
  await insertDemoQuotas(tx, { quotas: quotaOf(() => 0) });
  const inputs = () => inputsOf(tx, { sessionId: demo.session.id, formulaId, terms, now: startOf(demo.day) });
  const { quotas: rows } = await inputs();
  const departments = new Map(rows.map(({ id, departmentId }) => [id, departmentId]));
  const listed = new Map(
    rows.map(({ id, held }) => [departments.get(id)!, (held as { readonly listed?: number }).listed ?? 0]),
  );
  const rank = async () => workOut(demo.lookups, terms, await inputs()).places;
  await letSomeIn(
    tx,
    demo,
    (await rank()).filter(({ quotaId }) => departments.get(quotaId) !== UNSEEN_DEPARTMENT),
  );
  const clear = (await rank()).filter(({ decision }) => decision !== 'unclear');
  const tied = clear.find(isTied)!;
  await insertDemoQuotas(tx, {
    quotas: quotaOf((id) => {
      const own = clear.filter(({ quotaId }) => departments.get(quotaId) === id);
      const before = own.filter(({ rank: place }) => place < tied.rank).length;
      return (listed.get(id) ?? 0) + (id === TIED.id ? before + 1 : Math.max(1, Math.ceil(own.length * SHARE)));
    }),
  });
}

const isTied = ({ regNumber }: Pick<PlaceRow, 'regNumber'>): boolean => /69999990T[AB]$/.test(regNumber);

/** The word of an officer for what is missing of a few, and of the two who are tied. */
async function letSomeIn(tx: Queryable, { session, day }: Demo, places: readonly PlaceRow[]): Promise<void> {
  const unclear = places.filter(({ decision }) => decision === 'unclear');
  const seen = unclear.filter((place, index) => isTied(place) || index % ONE_OF === 0);
  const words = seen.map(({ regNumber, doubts }) => ({ regNumber, doubts }));
  await insertDemoExceptions(tx, { sessionId: session.id, words, now: startOf(day) });
}

/** One of ten has not been reached: the office has a phone number of every other one of those. */
async function deliver(
  tx: Queryable,
  ids: readonly string[],
  { until, at }: { readonly until: string; readonly at: Date },
): Promise<void> {
  const isLost = (index: number) => index % UNREACHED_OF === UNREACHED_OF - 1;
  await deliverDemoOffers(tx, { ids: ids.filter((_, index) => !isLost(index)), until, at });
  await insertDemoContacts(tx, { ids: ids.filter((_, index) => index % 4 === 1) });
}

/** The first few have answered, one way or the other; of the others some are late. */
async function answer(tx: Queryable, { day }: Demo, ids: readonly string[], committedAt: Date): Promise<void> {
  const given = { reason: null, actor: ACTOR, ip: null };
  const take = (step: 'accept' | 'decline' | 'lapse', remainder: readonly number[], hours: number) =>
    candidacy.takeMany(tx, {
      ids: ids.filter((_, index) => remainder.includes(index % 8)),
      step,
      ...given,
      now: later(committedAt, hours * 60),
    });
  await take('accept', [0, 1], 20);
  await take('decline', [2], 26);
  await putLastDay(tx, { ids: await take('lapse', [3], 80), until: dayAfter(day, OVER_DAYS) });
}
