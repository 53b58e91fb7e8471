import { dayBefore, later, startOf } from '../../kit/demo/calendar.ts';
import { DEMO_DEPARTMENTS } from '../../kit/demo/departments.ts';
import { addressOf, personOf } from '../../kit/demo/people.ts';
import { randomOf, type Random } from '../../kit/demo/random.ts';
import { UNDERGRADUATE } from '../../kit/demo/students.ts';
import type { Demo, DemoStep } from '../../platform/demo.ts';
import { importAdmissions } from '../admission-list/importList.ts';
import { namedProgramme } from '../admission-list/namedProgramme.ts';
import { scan } from '../applications/demo/pictures.ts';
import { insertDemoCandidates } from './sql/demo.ts';

const ACTOR = 'system:demo';
const FEWEST = 12;
const SHARE = 0.02;
const LISTED_DAYS_AGO = 24;

/** How a candidate's documents stand, in turn. */
const FATES = ['profiled', 'profiled', 'queried', 'cleared', 'profiled', 'refused', 'cleared', 'queried'] as const;

const QUERIES = [
  'The stamp cannot be read. Please send a clear scan.',
  'This is page 2 only. Please send all pages.',
  'The name differs from the form. Please send a sworn affidavit too.',
];

/** New candidates who have accepted, with documents for the office to look at. */
export const demoClearance: DemoStep = {
  name: 'clearance',
  needs: ['students'],
  async slice(demo) {
    const candidates = Array.from({ length: Math.max(FEWEST, Math.round(demo.students * SHARE)) }, (_, place) =>
      candidateAt(demo, place),
    );
    const fileId = randomOf('clearance file').uuid();
    const bytes = await scan();
    await demo.files.put(fileId, bytes);
    const now = later(startOf(dayBefore(demo.day, LISTED_DAYS_AGO)), 11 * 60);
    return async (tx) => {
      await importAdmissions(tx, demo.lookups, {
        sessionId: demo.session.id,
        rows: candidates.map(({ listed }) => listed),
        now,
        actor: ACTOR,
      });
      await insertDemoCandidates(tx, {
        rows: candidates.map(({ account }) => account),
        fileId,
        byteCount: bytes.length,
        sessionId: demo.session.id,
        now,
        actor: ACTOR,
      });
    };
  },
};

function candidateAt({ day, session, lookups }: Demo, place: number) {
  const random = randomOf(`clearance ${day} ${place}`);
  const year = Number(session.name.slice(0, 4));
  const person = personOf(random, year - 20, year - 16);
  const regNumber = `${year}7${String(place).padStart(7, '0')}CL`;
  const department = DEMO_DEPARTMENTS[place % DEMO_DEPARTMENTS.length]!;
  const email = addressOf(person, place + 1, 'candidates.example');
  const fullName = [person.surname, person.firstname, person.middlename].filter(Boolean).join(' ');
  const fate = FATES[place % FATES.length]!;
  return {
    listed: {
      regNumber,
      studentTypeId: UNDERGRADUATE,
      fullName,
      ...namedProgramme(lookups, UNDERGRADUATE, department.degree),
      admittedOn: dayBefore(day, LISTED_DAYS_AGO),
      email,
    },
    account: {
      regNumber,
      ...person,
      email,
      fate,
      ids: { user: random.uuid(), claim: random.uuid(), request: random.uuid() },
      sent: sentBy(random, fate),
      query: random.pick(QUERIES),
    },
  };
}

/** How many of the items have a file; who is cleared has sent all. */
const sentBy = (random: Random, fate: (typeof FATES)[number]): number =>
  fate === 'profiled' ? random.between(2, 5) : 6;
