/** The long run, `npm run test:long`: every test in its full volume. */
export const isLong = Boolean(process.env['LONG']);

/** How much of it a test does: in every run, and in the long one. A variable of the same name sets another count. */
const VOLUMES = {
  /** Of a server under load, on each database: on PostgreSQL at least two, of which the last meets the database itself. */
  KILLS: [1, 50],
  /** Of the servers behind nginx, in turn, in good order and with no warning. */
  FLEET_STOPS: [1, 4],
  /** Of a server that is being sent a file. */
  UPLOAD_KILLS: [2, 6],
  /** Of a server that tries or writes a spreadsheet. */
  SHEET_KILLS: [1, 20],
  /** Of applicants on a line that loses two requests in five, in the five ways that it does; a multiple of five. */
  SESSIONS: [5, 100],
  /** Made from the contract. */
  REQUESTS: [2_200, 22_000],
  /** Of the provider, to be reconciled, ten a second; a multiple of ten. */
  ORDERS: [40, 2_000],
  /** For which PostgreSQL is taken away. */
  AWAY_SECONDS: [3, 30],
  /** Answers of each programme, judged by the browser and by the server. */
  INPUTS: [250, 5_000],
  /** Answers of each section and form, judged by RJSF's own validator and by ours. */
  ORACLE: [20, 1_000],
  /** Files that wish the server ill, and bodies. */
  HOSTILE_FILES: [40, 1_000],
  HOSTILE_BODIES: [300, 10_000],
  /** Shared sections of which a programme is made alone, beside the one that is made of all. */
  ALONE: [1, 100],
  /** Of one secret from one address; a multiple of fifty. */
  GUESSES: [1_000, 10_000],
  /** Of each endpoint, with the ids of somebody else. */
  STRANGE_CALLS: [8, 25],
  /** Of invoices to other people while their log-ins and saves are under way, on each database. */
  MOVES: [12, 200],
  /** Registrations, judged by browser code, in a trial and by the server; a multiple of twenty. */
  REGISTRATIONS: [200, 2_000],
  /** Of a server that gives matric numbers. */
  MATRIC_KILLS: [1, 20],
  /** Of a process that writes to the embedded database. */
  WRITER_KILLS: [3, 10],
  /** Who want the beds of one hostel, five for each bed; a multiple of twenty. */
  BED_CROWD: [40, 500],
  /** On the money of students, on each database: charges, payments in full and short, awards, changes of fees, voids. */
  MONEY_ACTS: [1_000, 10_000],
  /** On the money of 200 students, whom a second program follows. */
  SIMULATED_ACTS: [1_000, 10_000],
  /** The same on the embedded database, which does one thing at a time. */
  EMBEDDED_SIMULATED_ACTS: [250, 10_000],
  /** Of a selection that a second program repeats: programmes with requirements, candidates of each, and ineligible ones in all. */
  SELECTION_PROGRAMMES: [6, 60],
  SELECTION_EACH: [100, 84],
  SELECTION_PLANTED: [50, 200],
} as const;

type Volume = keyof typeof VOLUMES;

export function volumeOf(name: Volume): number {
  const [usual, long] = VOLUMES[name];
  return Number(process.env[name] ?? (isLong ? long : usual));
}

const USUAL_SEED = 2026;

/** What is left to chance follows from it: the same in every run, another in each long one. Printed, so that `SEED` replays it. */
export function seedOf(what: string): number {
  const seed = Number(process.env['SEED'] ?? (isLong ? Date.now() % 2 ** 31 : USUAL_SEED));
  console.log(`${what}: SEED=${seed}`);
  return seed;
}
