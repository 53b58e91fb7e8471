import type { Catalogue, Refusal } from '#catalogue/catalogue.ts';
import type { Programme } from '#catalogue/programme.ts';
import { createCatalogue } from '#catalogue/reading/load.ts';
import { clashOf, refusal, refusalOf } from '#catalogue/reading/redeclare.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Queryable } from '../database/database.ts';
import { countUnsettled, listServed, listUndeclared } from './sql.ts';

/**
 * Who has paid for a programme whose files were taken away goes on: it is served as it was published last until the last of them is
 * settled, and makes no new invoices. Settled is who has submitted, once the session is over. `refusals` say so, for its authors. One that
 * was never served and claims what is theirs waits until then, as `redeclare` has it of a running server.
 */
export async function withRemoved(db: Queryable, declared: Catalogue, now: Date): Promise<Catalogue> {
  const removed: Programme[] = [];
  let taken = declared.programmes;
  const refusals: Refusal[] = [];
  const known = [...declared.programmes, ...declared.refusals.flatMap(({ programme }) => programme ?? [])];
  for (const { declaration } of await listUndeclared(db, { declared: known.map(({ id }) => id) })) {
    const programme = closed(JSON.parse(declaration) as Programme, lagosDay(now));
    const [count] = await countUnsettled(db, { applicationTypeId: programme.applicationTypeId });
    const people = count!.unsettled;
    if (people === 0) continue;
    const served = new Set((await listServed(db)).map((row) => row.programme));
    const newcomers = taken.flatMap((other) => (served.has(other.id) ? [] : (refusalOf(other, [programme]) ?? [])));
    taken = taken.filter(({ id }) => !newcomers.some((newcomer) => newcomer.programme?.id === id));
    const clash = clashOf(programme, taken);
    if (!clash) removed.push(programme);
    refusals.push(...newcomers, { ...refusal(programme, sentenceOf(people, clash)), ...(!clash && { stands: true }) });
  }
  return createCatalogue(
    [...taken, ...removed].sort((one, other) => (one.id < other.id ? -1 : 1)),
    declared.forms.sections,
    [...declared.refusals, ...refusals],
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

function closed(programme: Programme, today: string): Programme {
  const yesterday = new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10);
  const earlier = (day: string) => (day < yesterday ? day : yesterday);
  return { ...programme, opens: earlier(programme.opens), closes: earlier(programme.closes), removed: true };
}

function sentenceOf(people: number, clash: string | undefined): string {
  const who =
    people === 1 ? 'one person has an invoice of it that is' : `${people} people have invoices of it that are`;
  return clash === undefined
    ? `is not there any more, and ${who} not settled. It is served as it was published last, without new invoices, until it is.`
    : `is not there any more, and ${who} not settled. It cannot be served for them, because ${clash}.`;
}
