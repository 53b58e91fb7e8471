import type { Random } from '#server/kit/demo/random.ts';
import { BED_KOBO, type Person, type ScholarshipOfCollege, type Simulated } from './college.ts';
import { Account, type Fee, type Invoice } from './program/account.ts';
import { Hostel } from './program/beds.ts';
import { pricesFor } from './program/school.ts';

/** A student, and what the program knows of their money. */
export interface Payer {
  readonly person: Person;
  readonly account: Account;
  /** Nobody has a scholarship twice. */
  readonly awards: Map<ScholarshipOfCollege, 'awarded' | 'withdrawn'>;
}

export interface Simulation {
  readonly college: Simulated;
  readonly random: Random;
  payers: readonly Payer[];
  readonly hostel: Hostel;
  /** RRRs of invoices by the invoice; those that came by another amount are used up. */
  readonly rrrs: Map<Invoice, string>;
  /** What was written of each student and what the program said, as all pages were compared last. */
  readonly compared: Map<Person, string>;
  /** What the report says of others than these payers. */
  reportedBefore: Readonly<Record<string, number>>;
}

export function newSimulation(college: Simulated, random: Random): Simulation {
  return {
    college,
    random,
    payers: college.people.map((person) => ({ person, account: new Account(), awards: new Map() })),
    hostel: new Hostel(college.beds, college.hostelFee, BED_KOBO),
    rrrs: new Map(),
    compared: new Map(),
    reportedBefore: {},
  };
}

export const pricesOf = ({ college }: Simulation, { facts }: Person): Map<Fee, number> =>
  pricesFor(
    college.lists.map(({ list }) => list),
    facts,
  );

/** Few have much to do: what takes ten steps to go wrong happens to them. */
export const anyPayer = ({ payers, random }: Simulation): Payer =>
  payers[Math.floor(payers.length * random.next() ** 2.5)]!;

/** What an act did, in words, and whose money it touched. */
export interface Done {
  readonly words: string;
  readonly touched: readonly Payer[];
}

/** It does nothing where there is nothing of its kind to do, and another act is drawn. */
export type Act = (simulation: Simulation) => Promise<Done | undefined>;

/** The product did another thing than the program. */
export class Difference extends Error {
  readonly words: string;
  readonly lines: readonly string[];

  constructor(words: string, lines: readonly string[]) {
    super(words);
    this.words = words;
    this.lines = lines;
  }
}

const MOST_TRIES = 5;

/** A person tries again where the provider gave no answer in time, as on a busy machine. */
export async function answered<Reply extends { readonly status: number }>(ask: () => Promise<Reply>): Promise<Reply> {
  let reply = await ask();
  for (let tries = 1; reply.status === 424 && tries < MOST_TRIES; tries += 1) reply = await ask();
  return reply;
}
