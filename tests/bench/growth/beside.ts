import type pg from 'pg';
import type { Fleet } from '../journey/fleet.ts';
import { familySeconds } from '../journey/processes.ts';
import { Visitor } from '../journey/visitor.ts';
import { median } from '../report.ts';
import { draw, REQUESTS } from './requests.ts';
import { sized } from '../size.ts';

const BLOCKS = sized(8, 1);
const SAVES = sized(100, 5);

/** A college that stands, each in a database of its own in one PostgreSQL. */
export interface StandingCollege {
  readonly client: pg.Client;
  readonly fleet: Fleet;
}

/** What a save in one college takes, as a multiple of the same in another: by the clock, and of PostgreSQL's processor. */
export interface Beside {
  readonly clock: number;
  readonly processor: number;
}

/** A hundred saves in one, a hundred in the other, and so on: whatever else this machine does meanwhile meets both. */
export async function saveBeside(
  grown: StandingCollege,
  small: StandingCollege,
  postmaster: number,
  among: number,
): Promise<Beside> {
  await block(grown, postmaster, among);
  await block(small, postmaster, among);
  const [ofGrown, ofSmall]: [Spent[], Spent[]] = [[], []];
  for (let each = 0; each < BLOCKS; each += 1) {
    ofGrown.push(await block(grown, postmaster, among));
    ofSmall.push(await block(small, postmaster, among));
  }
  const clock = (spent: readonly Spent[]) => median(spent.flatMap(({ times }) => times));
  const processor = (spent: readonly Spent[]) => spent.reduce((sum, { seconds }) => sum + seconds, 0);
  return { clock: clock(ofGrown) / clock(ofSmall), processor: processor(ofGrown) / processor(ofSmall) };
}

interface Spent {
  readonly times: readonly number[];
  readonly seconds: number;
}

async function block({ client, fleet }: StandingCollege, postmaster: number, among: number): Promise<Spent> {
  const applicants = await draw(client, among, SAVES);
  const visitor = new Visitor(fleet.ports, 1);
  const before = familySeconds(postmaster);
  for (const stored of applicants) await REQUESTS.save(visitor, stored);
  const seconds = familySeconds(postmaster) - before;
  visitor.leave();
  return { times: visitor.sent.map(({ milliseconds }) => milliseconds), seconds };
}
