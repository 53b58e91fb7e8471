/** A file, or each journey of it, that may take longer than the others do, and why. */
interface LargerBudget {
  readonly seconds: number;
  readonly why: string;
}

/** Of an API test file and of a journey. A budget is of an idle machine; a slower one is measured, and has more. */
export const USUAL_BUDGETS = { api: 20, journey: 10 } as const;

const SERVERS_KILLED = 'servers in processes of their own are killed and started again';
const FILLED_BY_HAND = 'a whole form is filled in, on a line or a phone that is slow';

/** By the file's path. To be shortened: whoever makes a file smaller takes its line away. */
export const LARGER_BUDGETS: Readonly<Record<string, LargerBudget>> = {
  'tests/api/admissions/applications/browserAndServer.test.ts': {
    seconds: 49,
    why: 'each section of each programme is judged by a real browser',
  },
  'tests/api/database/lock.test.ts': { seconds: 30, why: SERVERS_KILLED },
  'tests/api/durability/kills.test.ts': { seconds: 60, why: SERVERS_KILLED },
  'tests/api/durability/matricKills.test.ts': { seconds: 25, why: SERVERS_KILLED },
  'tests/api/durability/uploadKills.test.ts': { seconds: 25, why: SERVERS_KILLED },
  'tests/api/faults/databaseGone.test.ts': {
    seconds: 40,
    why: 'a PostgreSQL of its own goes and comes back, killed and frozen',
  },
  'tests/api/faults/diskFull.test.ts': { seconds: 30, why: 'a PostgreSQL of its own runs on a disk that is filled' },
  'tests/api/faults/paymentKills.test.ts': { seconds: 25, why: SERVERS_KILLED },
  'tests/api/admissions/applications/places.test.ts': {
    seconds: 40,
    why: 'five whole forms are filled in, and submitted at once',
  },
  'tests/api/admissions/programmes.test.ts': {
    seconds: 40,
    why: 'each programme is filled in, each field once left out',
  },
  'tests/api/finance/moneyBySeed/moneyBySeed.test.ts': {
    seconds: 75,
    why: 'a second program follows two hundred students on both databases',
  },
  'tests/api/hostile/files.test.ts': { seconds: 36, why: 'forty hostile files are sent to a server of its own' },
  'tests/api/hostile/json.test.ts': {
    seconds: 30,
    why: 'three hundred hostile bodies are sent to a server of its own',
  },
  'tests/api/officers/newProgramme.test.ts': {
    seconds: 25,
    why: 'the command runs in a process of its own, and the check',
  },
  'tests/api/officers/newScreen.test.ts': {
    seconds: 60,
    why: 'the types of a whole copy of the house are checked, and tests run in it',
  },
  'tests/api/officers/guides.test.ts': {
    seconds: 28,
    why: 'each example of the guides is carried out in a copy of the house',
  },
  'tests/api/operations/backup.test.ts': {
    seconds: 60,
    why: 'backups are made and restored under servers of their own',
  },
  'tests/api/operations/nginxStops.test.ts': { seconds: 30, why: SERVERS_KILLED },
  'tests/api/operations/stopping.test.ts': { seconds: 25, why: 'a server waits ten seconds for who does not finish' },
  'tests/api/platform/deadlines.test.ts': {
    seconds: 40,
    why: 'slow connections are ended after their time, and it closes when the last has gone',
  },
  'tests/api/platform/starting.test.ts': { seconds: 30, why: 'servers start in processes of their own' },
  'tests/api/people/roles/fuzz.test.ts': { seconds: 30, why: 'thousands of requests are made from the contract' },
  'tests/api/people/roles/others.test.ts': {
    seconds: 35,
    why: "every endpoint of one's own is asked for what is another's",
  },
  'operations/dev.spec.ts': { seconds: 60, why: 'the development server starts, builds and builds anew' },
  'admissions/everyProgramme.spec.ts': { seconds: 60, why: 'every state and every way of a chart is walked' },
  'admissions/hardship.spec.ts': { seconds: 60, why: FILLED_BY_HAND },
  'admissions/jupeb.spec.ts': { seconds: 15, why: FILLED_BY_HAND },
  'admissions/offline.spec.ts': { seconds: 40, why: FILLED_BY_HAND },
  'admissions/referees.spec.ts': { seconds: 40, why: FILLED_BY_HAND },
  'admissions/uploads.spec.ts': { seconds: 40, why: FILLED_BY_HAND },
  'operations/waiting-room.spec.ts': { seconds: 40, why: 'people wait in line until their places move' },
};

export const budgetOf = (kind: keyof typeof USUAL_BUDGETS, file: string): number =>
  LARGER_BUDGETS[file]?.seconds ?? USUAL_BUDGETS[kind];
